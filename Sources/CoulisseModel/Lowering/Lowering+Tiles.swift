import CoulisseRuntime
import CoulisseSource

extension Lowering {
  /// The handles and tiles that stand in front of the panels over a container.
  mutating func lowerLooseViews(over container: EntityID<Container>, into view: Int) {
    for (index, handle) in scene.handles.enumerated()
    where scene[handle.panel].container == container {
      _ = add(.handle(EntityID(index)), self.view(of: handle, in: view))
    }
    for (index, tiles) in scene.tiles.enumerated() where tiles.container == container {
      for tile in tiles.names.indices {
        let center = tiles.start(of: tile)
        let frame = Frame(
          x: Length(points: center.x - tiles.size.width / 2),
          y: Length(points: center.y - tiles.size.height / 2),
          width: Length(points: tiles.size.width), height: Length(points: tiles.size.height))
        _ = add(
          .tile(EntityID(index), tile), ViewSpec(parent: view, frame: frame, grab: tiles.grab))
      }
    }
  }

  /// With its center on the edge from which the panel comes: from there it goes with the panel.
  private func view(of handle: Handle, in parent: Int) -> ViewSpec {
    let edge = scene[handle.panel].edge.value
    let (width, height) = (Length(points: handle.size.width), Length(points: handle.size.height))
    func centered(_ length: Length, _ extent: Double) -> Length {
      Length(fraction: length.fraction, points: length.points - extent / 2)
    }
    switch edge.axis {
    case .horizontal:
      return ViewSpec(
        parent: parent,
        frame: Frame(
          x: Length(points: -handle.size.width / 2),
          y: centered(handle.at, handle.size.height), width: width, height: height),
        originX: edge, grab: handle.grab)
    case .vertical:
      return ViewSpec(
        parent: parent,
        frame: Frame(
          x: centered(handle.at, handle.size.width), y: Length(points: -handle.size.height / 2),
          width: width, height: height),
        originY: edge, grab: handle.grab)
    }
  }

  mutating func lowerHandles() {
    for (index, handle) in scene.handles.enumerated() {
      let size = scene[handle.panel].size
      slide(
        view(of: .handle(EntityID(index))), toward: scene[handle.panel].edge.value.opposite,
        with: .panel(handle.panel), [FollowerStop(.zero, .zero), FollowerStop(size, size)])
    }
  }

  mutating func lowerTiles() {
    for (index, tiles) in scene.tiles.enumerated() {
      var dock = -1
      if let written = tiles.dock {
        dock = program.docks.count
        let isClosed = ConfigurationTerm(
          .boundFor(
            track: track(of: Mover.panel(written.panel)),
            detent: scene.definition(of: .panel(written.panel)).home))
        program.docks.append(
          DockSpec(
            target: view(of: .panel(written.panel)), condition: Condition([[isClosed.opposite]]),
            first: written.first, step: written.step, inset: written.top))
      }
      for tile in tiles.names.indices {
        program.tiles.append(
          TileSpec(
            view: view(of: .tile(EntityID(index), tile)), pile: index, bounds: tiles.bounds,
            priorities: tiles.priorities, dock: dock, elsewhere: tiles.elsewhere,
            motion: lowered(tiles.motion)))
      }
    }
  }

  /// The tile that a gesture carries; -1 for none.
  func tile(of gesture: Gesture) -> Int {
    guard case .tileDrag(let set, let place) = gesture.origin else { return -1 }
    return tile(place, of: set)
  }

  /// What a gesture does; of a tile, the app is told which one it was.
  func actions(of gesture: Gesture) -> [SceneAction] {
    let actions = scene.sceneActions(for: gesture.actions, symbols)
    guard case .tileTap(let set, let place) = gesture.origin else { return actions }
    return actions.map { $0.emitting(of: tile(place, of: set)) }
  }

  private func tile(_ place: Int, of set: EntityID<TileSet>) -> Int {
    scene.tiles[..<set.index].reduce(place) { $0 + $1.names.count }
  }
}

extension SceneAction {
  /// The same, for one tile: the app is told which.
  fileprivate func emitting(of tile: Int) -> SceneAction {
    switch self {
    case .emit(let action): .emitOfTile(action: action, tile: tile)
    case .choose(let condition, let actions, let others):
      .choose(
        condition, then: actions.map { $0.emitting(of: tile) },
        otherwise: others.map { $0.emitting(of: tile) })
    case .settle, .close, .toggle, .next, .previous, .push, .pop, .emitOfTile, .closeRows, .set,
      .announce:
      self
    }
  }
}
