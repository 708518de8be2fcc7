internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  mutating func resolveGestures() {
    let plans = plannedGestures()
    for (index, plan) in plans.enumerated() { declareGesture(plan, index) }
    for plan in plans { scene.gestures.append(gesture(plan, among: plans)) }
  }

  private mutating func declareGesture(_ plan: GesturePlan, _ index: Int) {
    if let first = names.entry(.gesture, plan.name.value) {
      report(
        .duplicateName, "\(quoted(plan.name.value)) is the name of a gesture already",
        at: first.range, secondary: [(plan.name.range, "its tap is called so, too")],
        help: ["choose another name for one of the two"])
    }
    if plan.name.value == "all" {
      report(
        .reservedName, "`all` cannot be the name of a gesture: `simultaneous: all` means every one",
        at: plan.name.range, help: ["choose another name"])
    }
    names.add(.gesture, plan.name.value, index: index, at: plan.name.range)
  }

  private mutating func gesture(_ plan: GesturePlan, among plans: [GesturePlan]) -> Gesture {
    switch plan.source {
    case .authored(let document): return authored(plan.name, document)
    case .panel(let id, let direction, let changes):
      return panelGesture(plan.name, id, direction, changes, among: plans)
    case .turn(let id): return swipe(plan, id, among: plans)
    case .scroll(let id, let axis):
      var gesture = platformGesture(
        plan, .scroll(id), .pan(claims: axis == .horizontal ? [.left, .right] : [.top, .bottom]),
        id.window, .scroll(id), among: plans)
      // Rows do not stay open under a list that scrolls.
      if case .list(let list) = id, scene[list].row.swipe != nil {
        gesture.actions = [.closeRows(list)]
      }
      return gesture
    case .back(let owner):
      return platformGesture(
        plan, .pageBack(owner), .edgePan(edge: .leading, band: nil), owner.element, .page(owner),
        among: plans)
    case .contentPop(let owner):
      return platformGesture(
        plan, .contentPop(owner), .pan(claims: [.trailing]), owner.element, .page(owner),
        among: plans)
    case .swipe(let id): return swipeGesture(plan.name, id, among: plans)
    case .dismiss(let id): return dismissGesture(plan.name, id)
    case .tap(let element, let actions):
      return Gesture(
        name: plan.name, origin: .tapOf(element), kind: .tap(count: 1), regions: [element],
        excludes: excludes(ofTapOn: element), when: guards(ofTapOn: element), actions: actions)
    case .tileDrag(let id, let tile):
      return Gesture(
        name: plan.name, origin: .tileDrag(id, tile),
        kind: .pan(claims: [.left, .right, .top, .bottom]), regions: [.tile(id, tile)], lock: .free)
    case .tileTap(let id, let tile):
      return Gesture(
        name: plan.name, origin: .tileTap(id, tile), kind: .tap(count: 2),
        regions: [.tile(id, tile)], actions: scene[id].doubleTap)
    }
  }
}

extension Resolver {
  /// The gesture of this name; reported if there is none.
  mutating func gesture(_ reference: Reference) -> EntityID<Gesture>? {
    if let entry = names.entry(.gesture, reference.spelling) { return EntityID(entry.index) }
    if isPerhaps(reference) || reportMissingOfList(reference) || reportMissingImplicit(reference) {
      return nil
    }
    let isNone = ["none", "nothing", "null", "nil", "false"].contains(reference.spelling)
    reportUndefined(
      reference, "there is no gesture \(quoted(reference.spelling))", kinds: [.gesture],
      among: names.names(.gesture), help: isNone ? ["for none, remove the key, or write `[]`"] : [])
    return nil
  }

  /// Whether it may be the gesture of a container that could not be read, or not whole.
  private func isPerhaps(_ reference: Reference) -> Bool {
    if reference.parts.last == "scroll", isPerhapsScrollArea(reference) { return true }
    guard reference.parts.count == 2, let part = reference.parts.last,
      ["scroll", "back", "content-pop"].contains(part)
    else { return false }
    guard let entry = names.entry(.container, reference.parts[0]) else {
      return names.incomplete.contains(.container)
    }
    let body = containers[entry.index].document
    return part == "scroll" ? body.scrolls.isUnreadable : body.navigation.isUnreadable
  }

  /// Says why a gesture that panels or containers bring is not there. False if the name is none of
  /// theirs.
  private mutating func reportMissingImplicit(_ reference: Reference) -> Bool {
    if let owner = contentOwner(scrolledBy: reference), let axis = scene.scroller(of: owner)?.axis,
      let other = replacement(ofScroll: owner, axis)
    {
      reportReplaced(reference, by: other)
      return true
    }
    guard reference.parts.count == 2 else { return false }
    let owner = reference.parts[0]
    if reference.parts[1] == "swipe", let entry = names.entry(.pager, owner) {
      reportMissingSwipe(reference, EntityID(entry.index))
      return true
    }
    if let entry = names.entry(.panel, owner) {
      let id = EntityID<Panel>(entry.index)
      guard !panels[id.index].isBroken else { return true }
      for direction in PanelDirection.allCases where direction.gestureName == reference.parts[1] {
        reportMissing(reference, id, direction)
        return true
      }
    }
    let isOwner = names.entry(.container, owner) != nil || names.entry(.panel, owner) != nil
    let reason: (String, String)? =
      switch reference.parts[1] {
      case "scroll": ("does not scroll", "`scrolls: vertical`")
      case "back": ("has no navigation stack", "`navigation: stack`")
      case "content-pop":
        ("has none on these platforms", "`navigation: stack`, on `ios 26` or later")
      case _: nil
      }
    guard isOwner, let reason else { return false }
    report(
      .undefinedName,
      "there is no gesture \(quoted(reference.spelling)): \(quoted(owner)) \(reason.0)",
      at: reference.range, help: ["remove it, or give \(quoted(owner)) \(reason.1)"])
    return true
  }

  private mutating func reportMissing(
    _ reference: Reference, _ id: EntityID<Panel>, _ direction: PanelDirection
  ) {
    let field =
      direction == .inward ? panels[id.index].document.pull : panels[id.index].document.push
    guard !field.isUnreadable else { return }
    if let other = replacement(of: id, direction) {
      reportReplaced(reference, by: other)
    } else {
      report(
        .undefinedName, "there is no gesture \(quoted(reference.spelling)): the panel has none",
        at: reference.range,
        secondary: [(field.written?.key ?? panels[id.index].name.range, "said here")],
        help: ["remove one of the two"])
    }
  }

  mutating func reportReplaced(
    _ reference: Reference, by other: Named<GestureDocument>
  ) {
    report(
      .undefinedName,
      "there is no gesture \(quoted(reference.spelling)): \(quoted(other.name.value)) replaces it",
      at: reference.range, secondary: [(other.name.range, "this drives the same that way")],
      help: ["did you mean `\(other.name.value)`?"])
  }

  /// The statements of a `when:`.
  mutating func guards(_ field: Field<[GuardDocument]>) -> [Guard] {
    (field.value ?? []).compactMap { statement in
      word(statement).map { Guard($0, negated: statement.negated) }
    }
  }

  /// A list whose rows can be open.
  private mutating func movingRows(_ reference: Reference) -> EntityID<RowList>? {
    guard let id = list(reference), !lists[id.index].isTorn else { return nil }
    if lists[id.index].rows.swipe.isAbsent {
      reportStill(id, at: reference.range)
      return nil
    }
    return id
  }

  private mutating func word(_ statement: GuardDocument) -> GuardWord? {
    switch statement.predicate {
    case .depth(let depth): stack(statement.subject).map { .depth($0, depth) }
    case .depthAtRest(let depth): stack(statement.subject).map { .depthAtRest($0, depth) }
    case .atRest(let name):
      place(name, of: statement.subject).map { .atRest($0.mover, $0.place) }
    case .boundFor(let name):
      place(name, of: statement.subject).map { .boundFor($0.mover, $0.place) }
    case .moving: mover(statement.subject).map { .moving($0) }
    case .dragged: mover(statement.subject).map { .dragged($0) }
    case .rowOpen: movingRows(statement.subject).map { .rowOpen($0) }
    case .value(let name): asked(statement.subject, at: name).map { .mode($0.mode, $0.value) }
    }
  }
}
