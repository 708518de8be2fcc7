internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// The gestures that lists bring.
extension Resolver {
  func listPlans() -> [GesturePlan] {
    scene.lists.indices.flatMap { index -> [GesturePlan] in
      let id = EntityID<RowList>(index)
      let list = scene[id]
      func name(_ part: String) -> Located<String> {
        Located("\(list.name.value).\(part)", list.name.range)
      }
      var plans: [GesturePlan] = []
      if list.row.swipe != nil {
        if !claims(ofSwipe: id).isEmpty {
          plans.append(GesturePlan(name: name("swipe"), source: .swipe(id)))
        }
        if replacement(ofDismiss: id) == nil {
          plans.append(GesturePlan(name: name("dismiss"), source: .dismiss(id)))
        }
      }
      return plans + scroll(.list(id), list.name, Scroller.ofRows)
    }
  }

  /// The taps on rows and their buttons.
  func rowTaps() -> [GesturePlan] {
    var plans: [GesturePlan] = []
    for (index, list) in scene.lists.enumerated() {
      let id = EntityID<RowList>(index)
      func add(_ part: Located<String>, _ element: Element, _ actions: [Action]) {
        guard !actions.isEmpty else { return }
        let name = Located("\(list.name.value).\(part.value)", part.range)
        plans.append(GesturePlan(name: name, source: .tap(element, actions)))
      }
      add(Located("row", list.name.range), .row(id), list.row.tap)
      for (side, menu) in (list.row.swipe?.sides ?? []).enumerated() {
        for (number, button) in menu.buttons.enumerated() {
          add(button.name, .rowButton(id, side: side, number), button.tap)
        }
      }
    }
    return plans
  }

  /// The directions in which no authored gesture pulls the rows of a list.
  private func claims(ofSwipe id: EntityID<RowList>) -> [Side] {
    let taken = (document.gestures.value ?? []).flatMap { directions($0, ofSwipe: id) }
    return [PanelDirection.outward, .inward].filter { !taken.contains($0) }
      .map { $0.side(from: .left) }
  }

  /// The directions in which an authored gesture pulls the rows of a list.
  private func directions(
    _ gesture: Named<GestureDocument>, ofSwipe id: EntityID<RowList>
  ) -> Set<PanelDirection> {
    gesture.body.value?.directions(
      driving: ["\(scene[id].name.value).row"], at: .left, from: .left) ?? []
  }

  /// The authored gesture that takes the place of the default that pulls rows aside; the first of two.
  func replacement(ofSwipe id: EntityID<RowList>) -> Named<GestureDocument>? {
    guard claims(ofSwipe: id).isEmpty else { return nil }
    return document.gestures.value?.first { !directions($0, ofSwipe: id).isEmpty }
  }

  /// The authored tap in the list that closes its rows.
  func replacement(ofDismiss id: EntityID<RowList>) -> Named<GestureDocument>? {
    let name = scene[id].name.value
    return document.gestures.value?.first { gesture in
      guard let body = gesture.body.value, !body.tap.isAbsent else { return false }
      return (body.regions.value ?? []).contains { $0.spelling == name }
        && (body.actions.value ?? []).contains { action in
          guard case .plain(let plain) = action else { return false }
          return plain.verb == .close && plain.target?.spelling == name
        }
    }
  }

  /// The drag that pulls a row aside.
  func swipeGesture(
    _ name: Located<String>, _ id: EntityID<RowList>, among plans: [GesturePlan]
  ) -> Gesture {
    Gesture(
      name: name, origin: .swipe(id), kind: .pan(claims: claims(ofSwipe: id)), regions: [.row(id)],
      drives: .one(.mover(.row(id))), when: rootGuards(of: .list(id)),
      before: scrolling(.row(id), among: plans).map { Relation($0) })
  }

  /// The tap beside the buttons that closes what is open.
  func dismissGesture(_ name: Located<String>, _ id: EntityID<RowList>) -> Gesture {
    Gesture(
      name: name, origin: .dismiss(id), kind: .tap(count: 1), regions: [.list(id)],
      excludes: buttons(of: id), when: rootGuards(of: .list(id)) + [Guard(.rowOpen(id))],
      actions: [.closeRows(id)])
  }

  /// When a tap on a control counts: on a row, while none is open.
  func guards(ofTapOn element: Element) -> [Guard] {
    guard let id = element.row else { return [] }
    let isClosed = element == .row(id) && scene[id].row.swipe != nil
    return rootGuards(of: .list(id)) + (isClosed ? [Guard(.rowOpen(id), negated: true)] : [])
  }

  /// The buttons under a row have taps of their own, also while they are on their way.
  func excludes(ofTapOn element: Element) -> [Element] {
    guard let id = element.row, element == .row(id) else { return [] }
    return buttons(of: id)
  }

  private func buttons(of id: EntityID<RowList>) -> [Element] {
    (scene[id].row.swipe?.sides ?? []).enumerated().flatMap { side, menu in
      menu.buttons.indices.map { .rowButton(id, side: side, $0) }
    }
  }

  /// The platform's scrolling of what a row lies in waits for the drag that pulls it aside.
  private func scrolling(_ row: Element, among plans: [GesturePlan]) -> [EntityID<Gesture>] {
    plans.indices.filter { index in
      if case .scroll(let owner, _) = plans[index].source {
        contains(owner.window, row)
      } else {
        false
      }
    }.map { EntityID($0) }
  }

  /// A list, or a part that scrolls, lies on the root page: a page that is pushed covers it.
  func rootGuards(of element: Element) -> [Guard] {
    scene.containers.indices.map { EntityID<Container>($0) }.filter {
      scene[$0].navigation && contains(.container($0), element)
    }.map { Guard(.depth(.container($0), 0)) }
  }
}

extension Resolver {
  /// Says why a gesture that lists bring is not there. False if the name is none of theirs.
  mutating func reportMissingOfList(_ reference: Reference) -> Bool {
    guard reference.parts.count == 2, let entry = names.entry(.list, reference.parts[0]) else {
      return false
    }
    let id = EntityID<RowList>(entry.index)
    guard !lists[id.index].isTorn else { return true }
    let part = reference.parts[1]
    let other =
      switch part {
      case "swipe": replacement(ofSwipe: id)
      case "dismiss": replacement(ofDismiss: id)
      case _: Named<GestureDocument>?.none
      }
    if let other {
      reportReplaced(reference, by: other)
      return true
    }
    let isButton = buttons(of: id).contains { scene.name(of: $0) == reference.spelling }
    let reason: (String, String)? =
      switch part {
      case "swipe", "dismiss": ("its rows are not pulled aside", "give `rows` a `swipe`")
      case "row": ("nothing happens on a tap there", "give `rows` a `tap`")
      case _ where isButton: ("nothing happens on a tap there", "give the button a `tap`")
      case _: nil
      }
    guard let reason else { return false }
    report(
      .undefinedName, "there is no gesture \(quoted(reference.spelling)): \(reason.0)",
      at: reference.range, help: ["remove it, or \(reason.1)"])
    return true
  }

  /// The list whose rows an authored gesture begins in, as it is written.
  func rowScope(of gesture: GestureDocument) -> EntityID<RowList>? {
    var references = gesture.regions.value ?? []
    if gesture.regions.isAbsent, case .both(let drives)? = gesture.drives.value {
      references = drives
    }
    return references.lazy.compactMap { reference in
      guard reference.parts.count == 2, reference.parts[1] != "scroll",
        scrollArea(reference.parts[0], reference.parts[1]) == nil
      else { return nil }
      return names.entry(.list, reference.parts[0]).map { EntityID($0.index) }
    }.first
  }

  /// Reports a gesture that begins in a row and elsewhere as well: it is about no row in particular.
  mutating func checkRowScope(of regions: [Element], _ written: Field<[Reference]>) {
    guard let inside = regions.first(where: { $0.row != nil }),
      let outside = regions.first(where: { $0.row != inside.row }),
      let range = written.value?.first(where: { $0.spelling == scene.name(of: outside) })?.range
    else { return }
    report(
      .unknownValue, "a gesture of a row begins in rows of one list only", at: range,
      notes: [
        "\(quoted(scene.name(of: inside))) is a part of whichever row is touched, and "
          + "\(quoted(scene.name(of: outside))) is not in it"
      ], help: ["write two gestures"])
  }
}
