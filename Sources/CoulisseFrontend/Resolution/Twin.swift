internal import CoulisseRuntime
internal import CoulisseSource

/// A panel and its copy: where the original speaks of itself the copy means itself, and the other
/// way round.
struct TwinNames: Sendable, Hashable {
  var original: String
  var copy: String

  func exchanged(_ name: String) -> String {
    name == original ? copy : name == copy ? original : name
  }

  func exchanged(_ reference: Reference) -> Reference {
    var parts = reference.parts
    if let first = parts.first { parts[0] = exchanged(first) }
    return Reference(parts, reference.range)
  }
}

/// How a copy differs from its original: names, and the sides along `mirror`.
struct Twin: Sendable, Hashable {
  var names: TwinNames
  /// The axis along which the copy is mirrored; nil when it comes from the same edge.
  var mirror: Axis?

  func mirrored(_ side: Side) -> Side { side.axis == mirror ? side.opposite : side }

  func mirrored(_ frame: Frame) -> Frame {
    var frame = frame
    switch mirror {
    case .horizontal: frame.x = Self.opposite(frame.x, frame.width)
    case .vertical: frame.y = Self.opposite(frame.y, frame.height)
    case nil: break
    }
    return frame
  }

  /// The distance from the other side: all, minus the distance from this one and the extent.
  private static func opposite(_ distance: Length, _ extent: Length) -> Length {
    // Of two measures a copy is refused, see `copyPanel`.
    let measured = distance.measured == .none ? extent.measured : distance.measured
    let both = distance.measured != .none && extent.measured != .none
    let multiple = measured.multiple + (both ? extent.measured.multiple : 0)
    return Length(
      fraction: 1 - distance.fraction - extent.fraction, points: -distance.points - extent.points,
      measured: multiple == 0 ? .none : QuantityTerm(measured.quantity, times: -multiple))
  }

  func mirrored(_ word: PanWord) -> PanWord {
    switch (word, mirror) {
    case (.left, .horizontal): .right
    case (.right, .horizontal): .left
    case (.up, .vertical): .down
    case (.down, .vertical): .up
    case (.left, _), (.right, _), (.up, _), (.down, _), (.horizontal, _), (.vertical, _),
      (.inward, _), (.outward, _), (.forward, _), (.backward, _):
      word
    }
  }

  func copied(_ actions: [ActionDocument]) -> [ActionDocument] {
    actions.map { action in
      switch action {
      case .plain(var action):
        switch action.verb {
        case .open, .close, .toggle, .send, .next, .previous, .push, .pop:
          action.target = action.target.map(names.exchanged)
        case .emit, .set, .announce: break
        }
        return .plain(action)
      case .choice(let choice):
        return .choice(
          ChoiceDocument(
            when: choice.when.map(copied), actions: choice.actions.map(copied),
            otherwise: choice.otherwise.map(copied)))
      }
    }
  }

  func copied(_ statements: [GuardDocument]) -> [GuardDocument] {
    statements.map { statement in
      var statement = statement
      statement.subject = names.exchanged(statement.subject)
      return statement
    }
  }

  func copied(_ visibility: VisibilityDocument) -> VisibilityDocument {
    VisibilityDocument(
      hidden: visibility.hidden.map(copied), interactive: visibility.interactive.map(copied))
  }

  func copied(_ accessibility: AccessibilityDocument) -> AccessibilityDocument {
    AccessibilityDocument(
      actions: accessibility.actions.map { actions in
        actions.map { action in
          var action = action
          action.body = action.body.map { body in
            AccessibleActionDocument(label: body.label, actions: body.actions.map(copied))
          }
          return action
        }
      }, adjusts: accessibility.adjusts.map(names.exchanged),
      focus: accessibility.focus.map(names.exchanged))
  }

  func copied(_ item: Named<ItemDocument>) -> Named<ItemDocument> {
    var item = item
    item.body = item.body.map { body in
      var body = body
      body.frame = body.frame.map(mirrored)
      body.grab = body.grab.map(mirrored)
      body.tap = body.tap.map(copied)
      body.visibility = copied(body.visibility)
      body.accessibility = body.accessibility.map(copied)
      return body
    }
    return item
  }

  func copied(_ scroller: Named<ScrollerDocument>) -> Named<ScrollerDocument> {
    var scroller = scroller
    scroller.body = scroller.body.map { body in
      var body = body
      body.frame = body.frame.map(mirrored)
      return body
    }
    return scroller
  }

  func copied(_ gesture: GestureDocument) -> GestureDocument {
    var gesture = gesture
    gesture.edgePan = gesture.edgePan.map(mirrored)
    gesture.pan = gesture.pan.map { words in words.map { $0.map(mirrored) } }
    gesture.swipe = gesture.swipe.map { words in words.map { $0.map(mirrored) } }
    gesture.regions = gesture.regions.map { $0.map(names.exchanged) }
    gesture.excludes = gesture.excludes.map { $0.map(names.exchanged) }
    gesture.claims = gesture.claims.map { words in words.map { $0.map(mirrored) } }
    gesture.before = gesture.before.map { $0.map(copied) }
    gesture.after = gesture.after.map { $0.map(copied) }
    gesture.simultaneous = gesture.simultaneous.map(copied)
    gesture.when = gesture.when.map(copied)
    return gesture
  }

  private func copied(_ relation: RelationDocument) -> RelationDocument {
    RelationDocument(
      gesture: relation.gesture.map(names.exchanged), when: relation.when.map(copied))
  }

  private func copied(_ companions: CompanionsDocument) -> CompanionsDocument {
    switch companions {
    case .all: .all
    case .these(let references): .these(references.map(names.exchanged))
    }
  }
}

extension PanelDocument {
  /// Fills in what is not written here from a copy of `original`.
  mutating func takeMissing(from original: PanelDocument, _ twin: Twin) {
    edge = edge.or(original.edge)
    if over.isAbsent, under.isAbsent {
      over = original.over
      under = original.under
    }
    picture = picture.or(original.picture)
    if opens.isAbsent {
      detents = detents.or(original.detents)
      opens = detents.isAbsent ? original.opens : .absent
    }
    isLazy = isLazy.or(original.isLazy)
    range = range.or(original.range)
    stretches = stretches.or(original.stretches)
    size = size.or(original.size)
    insetContent = insetContent.or(original.insetContent)
    navigation = navigation.or(original.navigation)
    scrolls = scrolls.or(original.scrolls)
    content = content.or(original.content)
    scrollers = scrollers.or(original.scrollers.map { $0.map(twin.copied) })
    items = items.or(original.items.map { $0.map(twin.copied) })
    outside = outside.or(
      original.outside.map {
        OutsideDocument(label: $0.label, tap: $0.tap.map(twin.copied))
      })
    scrim = scrim.or(
      original.scrim.map { scrim in
        scrim.map { scrim in
          var scrim = scrim
          scrim.tap = scrim.tap.map(twin.copied)
          scrim.visibility = twin.copied(scrim.visibility)
          return scrim
        }
      })
    let copy = twin.copied(original.visibility)
    visibility.hidden = visibility.hidden.or(copy.hidden)
    visibility.interactive = visibility.interactive.or(copy.interactive)
    accessibility = accessibility.or(original.accessibility.map(twin.copied))
    modal = modal.or(original.modal)
    grab = grab.or(original.grab.map(twin.mirrored))
    opener = opener.or(original.opener)
    starts = starts.or(original.starts)
    pull = pull.or(original.pull.map { $0.map(twin.copied) })
    push = push.or(original.push.map { $0.map(twin.copied) })
    motion = motion.or(original.motion)
    behavior.takeMissing(from: original.behavior)
  }
}

extension BehaviorDocument {
  mutating func takeMissing(from original: BehaviorDocument) {
    settle = settle.or(original.settle)
    cross = cross.or(original.cross)
    requests = requests.or(original.requests)
    outOfRange = outOfRange.or(original.outOfRange)
    cancel = cancel.or(original.cancel)
    whileMoving = whileMoving.or(original.whileMoving)
    resize = resize.or(original.resize)
  }
}

extension TransitionDocument {
  mutating func takeMissing(from original: TransitionDocument) {
    // Curve and spring exclude each other: what is written here replaces both.
    if motion.curve.isAbsent, motion.spring.isAbsent {
      motion.curve = original.motion.curve
      motion.spring = original.motion.spring
    }
    motion.duration = motion.duration.or(original.motion.duration)
    motion.takesVelocity = motion.takesVelocity.or(original.motion.takesVelocity)
    motion.percentDriven = motion.percentDriven.or(original.motion.percentDriven)
    motion.reduced = motion.reduced.or(original.motion.reduced)
    behavior.takeMissing(from: original.behavior)
  }

  /// Leaves out what the copy of a panel says itself.
  mutating func yield(to panel: PanelDocument) {
    if !panel.motion.isAbsent { motion = MotionDocument() }
    if !panel.behavior.settle.isAbsent { behavior.settle = .absent }
    if !panel.behavior.cross.isAbsent { behavior.cross = .absent }
    if !panel.behavior.requests.isAbsent { behavior.requests = .absent }
    if !panel.behavior.outOfRange.isAbsent { behavior.outOfRange = .absent }
    if !panel.behavior.cancel.isAbsent { behavior.cancel = .absent }
    if !panel.behavior.whileMoving.isAbsent { behavior.whileMoving = .absent }
    if !panel.behavior.resize.isAbsent { behavior.resize = .absent }
  }
}

extension ListDocument {
  /// Fills in what is not written here from a copy of `original`.
  mutating func takeMissing(from original: ListDocument, _ twin: Twin) {
    holder = holder.or(original.holder)
    frame = frame.or(original.frame)
    rows = rows.or(original.rows.map(twin.copied))
    scrollers = scrollers.or(original.scrollers)
  }
}

extension Twin {
  fileprivate func copied(_ rows: RowsDocument) -> RowsDocument {
    var rows = rows
    rows.tap = rows.tap.map(copied)
    rows.swipe = rows.swipe.map { swipe in
      var swipe = swipe
      for side in swipe.sides { swipe[side] = swipe[side].map { $0.map(copied) } }
      return swipe
    }
    return rows
  }

  private func copied(_ button: Named<SwipeButtonDocument>) -> Named<SwipeButtonDocument> {
    var button = button
    button.body = button.body.map { body in
      var body = body
      body.tap = body.tap.map(copied)
      return body
    }
    return button
  }
}
