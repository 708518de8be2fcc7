internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension SceneSpelling {
  func spelled(_ gesture: Gesture) -> GestureDocument {
    var document = GestureDocument()
    switch gesture.kind {
    case .tap(let count, let tolerance, let longest):
      document.tap = Field(count)
      document.tolerance = tolerance.map { Field($0) } ?? .absent
      document.longest = longest.map { Field($0) } ?? .absent
    case .swipe(let claims, let distance, let longest):
      document.swipe = Field(words(claims, drives: nil))
      document.distance = distance.map { Field($0) } ?? .absent
      document.longest = longest.map { Field($0) } ?? .absent
    case .longPress(let duration, let tolerance):
      document.longPress = Field(duration)
      document.tolerance = tolerance.map { Field($0) } ?? .absent
    case .pan(let claims): document.pan = Field(words(claims, drives: gesture.drives))
    case .edgePan(let edge, let band):
      document.edgePan = Field(edge)
      document.band = band.map { Field($0) } ?? .absent
    }
    document.regions = Field(gesture.regions.map { reference(scene.name(of: $0)) })
    document.excludes = listed(
      gesture.excludes.map { reference(scene.name(of: $0)) })
    switch gesture.drives {
    case .both, .legs:
      document.drives = gesture.drives.map { Field(spelled($0)) } ?? .absent
      document.slop = gesture.slop.map { Field($0) } ?? .absent
      document.extraTouch = Field(gesture.extraTouch)
      document.countsFrom = Field(gesture.countsFrom)
      if gesture.slop != 0, !gesture.isLongPress { document.lock = Field(gesture.lock) }
      document.gain = Field(gesture.gain)
    case nil: document.actions = Field(actions(gesture.actions))
    }
    document.fingers = gesture.fingers.map { Field($0) } ?? .absent
    document.when = listed(gesture.when.map(spelled))
    document.before = listed(gesture.before.map(spelled))
    document.after = listed(gesture.after.map(spelled))
    document.simultaneous = spelled(gesture.simultaneous)
    if let claims = gesture.claims {
      document.claims = Field(words(claims, drives: gesture.drives))
    }
    return document
  }

  func spelled(_ relation: Relation) -> RelationDocument {
    RelationDocument(
      gesture: Field(name(relation.gesture)), when: listed(relation.when.map(spelled)))
  }

  private func spelled(_ companions: Companions) -> Field<CompanionsDocument> {
    switch companions {
    case .all: Field(.all)
    case .some(let gestures): gestures.isEmpty ? .absent : Field(.these(gestures.map(name)))
    }
  }

  private func listed<Element>(_ elements: [Element]) -> Field<[Element]> {
    elements.isEmpty ? .absent : Field(elements)
  }

  private func words(_ claims: [Side], drives: Drives?) -> [Located<PanWord>] {
    if Set(claims) == [.left, .right] { return located([.horizontal]) }
    if Set(claims) == [.top, .bottom] { return located([.vertical]) }
    return located(claims.map { word($0, drives: drives) })
  }

  private func located(_ words: [PanWord]) -> [Located<PanWord>] {
    words.map { Located($0, SourceRange(at: 0)) }
  }

  private func word(_ side: Side, drives: Drives?) -> PanWord {
    switch side {
    case .left: return .left
    case .right: return .right
    case .top: return .up
    case .bottom: return .down
    case .leading, .trailing:
      guard case .mover(.panel(let id)) = drives?.all.first else {
        return origin(of: drives) == side ? .backward : .forward
      }
      return scene[id].edge.value == side ? .outward : .inward
    }
  }

  /// The side from which the first thing comes that is driven and is no panel.
  private func origin(of drives: Drives?) -> Side? {
    switch drives?.all.first {
    case .mover(.track(let id)): scene[id].toward.opposite
    case .mover(.row(let id)): scene[id].row.swipe?.toward.opposite
    case .mover(.pager(let id)): scene[id].next
    case .scroll: .trailing
    case .mover(.panel), .page, nil: nil
    }
  }

  private func spelled(_ drives: Drives) -> DrivesDocument {
    switch drives {
    case .both(let drives): .both(drives.map(name))
    case .legs(let legs):
      .legs(
        legs.map { leg in
          LegDocument(
            word: Located(word(leg.toward, drives: drives), SourceRange(at: 0)),
            references: leg.drives.map(name))
        })
    }
  }

  private func name(_ drive: Drive) -> Reference {
    switch drive {
    case .mover(let mover): name(mover)
    case .scroll(let owner): reference("\(scene.name(of: owner)).scroll")
    case .page(let owner): reference("\(scene.name(of: owner)).page")
    }
  }

  func spelled(_ condition: Guard) -> GuardDocument {
    let subject: Reference
    let predicate: GuardDocument.Predicate
    switch condition.word {
    case .depth(let owner, let depth): (subject, predicate) = (name(owner), .depth(depth))
    case .depthAtRest(let owner, let depth):
      (subject, predicate) = (name(owner), .depthAtRest(depth))
    case .atRest(let mover, let place):
      (subject, predicate) = (name(mover), .atRest(self.place(place, of: mover)))
    case .boundFor(let mover, let place):
      (subject, predicate) = (name(mover), .boundFor(self.place(place, of: mover)))
    case .moving(let mover): (subject, predicate) = (name(mover), .moving)
    case .dragged(let mover): (subject, predicate) = (name(mover), .dragged)
    case .rowOpen(let list):
      (subject, predicate) = (reference(scene[list].name.value), .rowOpen)
    case .mode(let mode, let value):
      (subject, predicate) = (
        reference(scene[mode].name.value), .value(self.value(value, of: mode))
      )
    }
    return GuardDocument(
      negated: condition.negated, subject: subject, predicate: predicate,
      range: SourceRange(at: 0))
  }
}
