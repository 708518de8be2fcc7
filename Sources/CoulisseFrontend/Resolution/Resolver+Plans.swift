internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// Every gesture of the scene, in the order of the scene's table: authored ones, those of panels
  /// and lists, the platform's, taps.
  func plannedGestures() -> [GesturePlan] {
    authoredPlans() + panelPlans() + pagerPlans() + listPlans() + platformPlans() + tapPlans()
      + tilePlans()
  }

  private func authoredPlans() -> [GesturePlan] {
    (document.gestures.value ?? []).map {
      GesturePlan(name: $0.name, source: .authored($0.body.value ?? GestureDocument()))
    }
  }

  private func panelPlans() -> [GesturePlan] {
    panels.indices.flatMap { index in
      PanelDirection.allCases.compactMap { panelPlan(EntityID(index), $0) }
    }
  }

  private func panelPlan(
    _ id: EntityID<Panel>, _ direction: PanelDirection
  ) -> GesturePlan? {
    let entry = panels[id.index]
    let field = direction == .inward ? entry.document.pull : entry.document.push
    let changes: GestureDocument
    switch field {
    case .unreadable: return nil
    case .written(let written):
      guard let value = written.value else { return nil }
      changes = value
    case .absent:
      guard replacement(of: id, direction) == nil else { return nil }
      changes = GestureDocument()
    }
    return GesturePlan(
      name: Located("\(entry.name.value).\(direction.gestureName)", entry.name.range),
      source: .panel(id, direction, changes))
  }

  /// The authored gesture that takes the place of the panel's own.
  func replacement(
    of id: EntityID<Panel>, _ direction: PanelDirection
  ) -> Named<GestureDocument>? {
    document.gestures.value?.first { gesture in
      let names = [
        panels[id.index].name.value, panels[id.index].document.opens.value?.subject.spelling,
      ]
      return gesture.body.value?.directions(
        driving: names.compactMap(\.self), at: scene[id].edge.value,
        from: origin(of: gesture.body.value) ?? scene[id].edge.value
      ).contains(direction) ?? false
    }
  }

  /// The authored gesture that takes the place of something that drags both ways.
  func replacement(
    ofDrag name: String, from edge: Side
  ) -> Named<GestureDocument>? {
    document.gestures.value?.first { gesture in
      gesture.body.value?.directions(
        driving: [name], at: edge, from: origin(of: gesture.body.value) ?? edge
      ).count == PanelDirection.allCases.count
    }
  }

  /// The authored gesture that takes the place of the platform's scrolling: it moves the content in
  /// both directions.
  func replacement(ofScroll owner: ContentOwner, _ axis: Axis) -> Named<GestureDocument>? {
    replacement(
      ofDrag: "\(scene.name(of: owner)).scroll", from: axis == .vertical ? .bottom : .trailing)
  }

  /// The drags that turn pages, where nothing authored does.
  private func pagerPlans() -> [GesturePlan] {
    pagers.indices.compactMap { index in
      let (entry, id) = (pagers[index], EntityID<Pager>(index))
      guard entry.document.swipe.value ?? !entry.document.swipe.isUnreadable,
        replacement(ofDrag: entry.name.value, from: scene[id].next) == nil
      else { return nil }
      return GesturePlan(
        name: Located("\(entry.name.value).swipe", entry.name.range), source: .turn(id))
    }
  }

  private func platformPlans() -> [GesturePlan] {
    let hasContentPop = scene.platforms.contains { $0.numbers.hasContentPop }
    func stack(_ owner: ContentOwner, _ name: Located<String>) -> [GesturePlan] {
      let back = GesturePlan(
        name: Located("\(name.value).back", name.range), source: .back(owner))
      let pop = GesturePlan(
        name: Located("\(name.value).content-pop", name.range), source: .contentPop(owner))
      return hasContentPop ? [back, pop] : [back]
    }
    var plans: [GesturePlan] = []
    for (index, container) in scene.containers.enumerated() {
      let id = EntityID<Container>(index)
      plans += scroll(.container(id), container.name, container.scroller)
      if container.navigation { plans += stack(.container(id), container.name) }
    }
    for (index, panel) in scene.panels.enumerated() {
      let owner = ContentOwner.panel(EntityID(index))
      plans += scroll(owner, panel.name, panel.scroller)
      if panel.navigation { plans += stack(owner, panel.name) }
    }
    for (index, area) in scene.scrollAreas.enumerated() {
      let owner = ContentOwner.scrollArea(EntityID(index))
      plans += scroll(owner, Located(scene.name(of: owner), area.name.range), area.scroller)
    }
    return plans
  }

  func scroll(
    _ owner: ContentOwner, _ name: Located<String>, _ scroller: Scroller?
  ) -> [GesturePlan] {
    guard let scroller, replacement(ofScroll: owner, scroller.axis) == nil else { return [] }
    return [
      GesturePlan(
        name: Located("\(name.value).scroll", name.range),
        source: .scroll(owner, scroller.axis))
    ]
  }

  private func tapPlans() -> [GesturePlan] {
    var plans: [GesturePlan] = []
    func add(_ name: String, _ range: SourceRange, _ element: Element, _ actions: [Action]) {
      guard !actions.isEmpty else { return }
      plans.append(
        GesturePlan(name: Located(name, range), source: .tap(element, actions)))
    }
    for (index, container) in scene.containers.enumerated() {
      for (place, button) in container.bar.enumerated() {
        add(
          "\(container.name.value).\(button.name.value)", button.name.range,
          .barButton(EntityID(index), place), button.tap)
      }
    }
    for (index, panel) in scene.panels.enumerated() {
      let id = EntityID<Panel>(index)
      let name = panel.name.value
      for (place, item) in panel.items.enumerated() {
        add("\(name).\(item.name.value)", item.name.range, .item(id, place), item.tap)
      }
      add("\(name).outside", panel.name.range, .outside(id), panel.outside.tap)
    }
    plans += rowTaps()
    for (index, scrim) in scene.scrims.enumerated() {
      add(scrim.name.value, scrim.name.range, .scrim(EntityID(index)), scrim.tap)
    }
    return plans
  }
}
