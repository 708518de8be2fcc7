internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// The panel's own drag: the default, with what `pull:` or `push:` changes.
  mutating func panelGesture(
    _ name: Located<String>, _ id: EntityID<Panel>, _ direction: PanelDirection,
    _ changes: GestureDocument, among plans: [GesturePlan]
  ) -> Gesture {
    let regions =
      changes.regions.value.map { elements($0) }
      ?? (direction == .inward ? pullRegions(id) : pushRegions(id))
    checkPanelGesture(name, id, direction, changes)
    var gesture = Gesture(
      name: name, origin: direction == .inward ? .pull(id) : .push(id),
      kind: kind(id, direction, changes), regions: regions,
      excludes: excludes(changes.excludes, of: regions, name.value),
      drives: .one(.mover(.panel(id))),
      when: changes.when.isAbsent ? guards(of: id, direction) : guards(changes.when),
      before: changes.before.isAbsent
        ? preceded(by: id, direction, regions, plans).map { Relation($0) }
        : relations(changes.before, of: name),
      after: relations(changes.after, of: name),
      simultaneous: companions(changes.simultaneous, of: name),
      claims: claims(changes, at: scene[id].edge.value), slop: slop(changes),
      countsFrom: changes.countsFrom.value ?? .crossing,
      lock: changes.lock.value ?? .dominant, gain: changes.gain.value ?? 1)
    gesture.fingers = changes.fingers.value
    gesture.extraTouch = changes.extraTouch.value ?? .ignore
    return gesture
  }

  private func kind(
    _ id: EntityID<Panel>, _ direction: PanelDirection, _ changes: GestureDocument
  ) -> GestureKind {
    let edge = scene[id].edge.value
    if let start = changes.edgePan.value {
      return .edgePan(edge: start, band: changes.band.value)
    }
    if changes.pan.value != nil { return .pan(claims: changes.claims(at: edge)) }
    switch direction {
    case .inward where scene.peeks(id) && changes.band.isAbsent:
      return .pan(claims: [edge.opposite])
    case .inward: return .edgePan(edge: edge, band: changes.band.value)
    case .outward: return .pan(claims: [edge])
    }
  }

  private mutating func checkPanelGesture(
    _ name: Located<String>, _ id: EntityID<Panel>, _ direction: PanelDirection,
    _ changes: GestureDocument
  ) {
    if let band = changes.band.written, let pan = changes.pan.written, changes.edgePan.isAbsent {
      report(
        .unknownKey, "a drag that begins anywhere has no band", at: band.key,
        secondary: [(pan.key, "it begins anywhere")],
        help: ["remove `band`, or write `edge-pan` in place of `pan`"])
    }
    checkSense(of: id, direction, changes)
    if let second = changes.pan.written, let first = changes.edgePan.written {
      report(
        .unknownKey, "a gesture is one of `edge-pan` and `pan`", at: second.key,
        secondary: [(first.key, "this one is `edge-pan`")], help: ["remove one of the two"])
    }
    if changes.pan.isAbsent, !changes.edgePan.isAbsent || direction == .inward && !scene.peeks(id) {
      reportOddities(ofEdgePan: changes)
    }
    checkDirections(changes, .mover(.panel(id)))
    checkBand(changes.band, at: changes.edgePan.value ?? scene[id].edge.value)
  }

  /// What opens a panel goes inward, among other ways, and what closes it outward.
  private mutating func checkSense(
    of id: EntityID<Panel>, _ direction: PanelDirection, _ changes: GestureDocument
  ) {
    let edge = scene[id].edge.value
    let wanted = (direction == .inward ? edge.opposite : edge).physical(in: .leftToRight)
    let claims = changes.claims(at: edge).filter { $0.axis == edge.axis }
    guard !claims.isEmpty, !claims.contains(where: { $0.physical(in: .leftToRight) == wanted }),
      let range = changes.edgePan.written?.range ?? changes.pan.written?.range
    else { return }
    let (key, other) = direction == .inward ? ("pull", "push") : ("push", "pull")
    report(
      .unknownValue,
      "`\(key)` \(direction == .inward ? "opens" : "closes") the panel, and this drag goes the "
        + "other way", at: range,
      help: ["write it in `\(other)`, or `pan: \(direction == .inward ? "inward" : "outward")`"])
  }

  /// What lies around the panel, for a drag from the edge; one that can be seen when it is closed is
  /// dragged by itself.
  private func pullRegions(_ id: EntityID<Panel>) -> [Element] {
    scene.peeks(id) ? [.panel(id)] : [parent(of: scene[id].container)]
  }

  /// The panel, what slides away from it, and the scrims that show it is open.
  func pushRegions(_ id: EntityID<Panel>) -> [Element] {
    let scrims = scene.scrims.indices.filter { index in
      scene.scrims[index].sources.contains { $0.panel == id }
    }
    let covers: [Element] =
      switch scene[id].layer {
      case .under(picture: nil): [.container(scene[id].container)]
      case .over, .under: []
      }
    return [.panel(id)] + covers + scrims.map { .scrim(EntityID($0)) }
  }

  /// A pull needs every stack in its region at its root, where a pushed page has the edge for going
  /// back, and no other modal panel open there: one that is not modal is meant to be there along with
  /// the rest of the scene. A push needs the panel's own stack at its root.
  private func guards(of id: EntityID<Panel>, _ direction: PanelDirection) -> [Guard] {
    let own: [Guard] = scene[id].navigation ? [Guard(.depth(.panel(id), 0))] : []
    guard direction == .inward else { return own }
    let region = parent(of: scene[id].container)
    let inside = scene.containers.indices.map { EntityID<Container>($0) }.filter {
      scene[$0].navigation && contains(region, .container($0))
    }
    let others = scene.panels.indices.map { EntityID<Panel>($0) }.filter {
      $0 != id && contains(region, .panel($0))
    }
    return inside.map { Guard(.depth(.container($0), 0)) } + own
      + others.filter { scene[$0].navigation }.map { Guard(.depth(.panel($0), 0)) }
      + others.filter { scene[$0].modal }.map {
        Guard(.boundFor(.panel($0), scene.closedPlace(of: $0)))
      }
  }

  /// The platform's scrolling, and the closing drags of other panels, wait for a panel's own drag. The
  /// drags of rows wait for one that opens it, which begins at the edge.
  private func preceded(
    by id: EntityID<Panel>, _ direction: PanelDirection, _ regions: [Element],
    _ plans: [GesturePlan]
  ) -> [EntityID<Gesture>] {
    plans.indices.filter { index in
      switch plans[index].source {
      case .scroll(let owner, _): regions.contains { share($0, owner.window) }
      // A pager in the panel hands over to it at its last page, and goes first.
      case .turn(let pager):
        regions.contains { share($0, scene.window(of: pager)) }
          && (direction == .inward || !contains(.panel(id), scene.window(of: pager)))
      case .panel(let other, .outward, _):
        direction == .inward && other != id
          && regions.contains { share($0, .panel(other)) }
      case .authored(let document):
        direction == .inward && closes(document, besides: id, in: regions)
      case .swipe(let list):
        direction == .inward && regions.contains { share($0, .row(list)) }
      case .panel, .dismiss, .back, .contentPop, .tap, .tileDrag, .tileTap: false
      }
    }.map { EntityID($0) }
  }

  /// Whether an authored drag closes another panel in one of the regions.
  private func closes(
    _ document: GestureDocument, besides id: EntityID<Panel>, in regions: [Element]
  ) -> Bool {
    panels.indices.contains { index in
      let other = EntityID<Panel>(index)
      guard index != id.index else { return false }
      let directions = document.directions(
        driving: [panels[index].name.value], at: scene[other].edge.value,
        from: origin(of: document) ?? scene[other].edge.value)
      return directions == [.outward] && regions.contains { share($0, .panel(other)) }
    }
  }
}
