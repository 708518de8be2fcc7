/// Where tiles are.
extension SceneMachine {
  /// The place of a tile in its dock, from 0; nil for one that is free.
  public func slot(ofTile tile: Int) -> Int? {
    guard program.tiles.indices.contains(tile) else { return nil }
    let dock = program.tiles[tile].dock
    return dock < 0 ? nil : state.docks[dock].firstIndex(of: tile)
  }

  /// Where the center of a tile is shown, in points from the leading top corner of what it lies in.
  public func center(ofTile tile: Int, at time: SceneTime) -> Point {
    guard program.tiles.indices.contains(tile) else { return Point(x: 0, y: 0) }
    let center = settledCenter(ofTile: tile, at: time)
    let residual = state.tiles[tile].residual
    guard residual != .zero else { return center }
    let left = 1 - program.tiles[tile].motion.progress(from: state.tiles[tile].start, at: time)
    return center + Vector(dx: residual.dx * left, dy: residual.dy * left)
  }

  /// Where it is to be, when its own motion is over.
  func settledCenter(ofTile tile: Int, at time: SceneTime) -> Point {
    let dock = program.tiles[tile].dock
    let members = dock < 0 ? [] : state.docks[dock]
    return Point(
      x: Placing(demands(onTile: tile, along: .horizontal, docked: members, at: time)).value,
      y: Placing(demands(onTile: tile, along: .vertical, docked: members, at: time)).value)
  }

  /// What would become of the center of a tile along an axis, now, if these were in its dock in this
  /// order: the checker looks for what cannot be.
  public func placing(ofTile tile: Int, along axis: Axis, docked members: [Int]) -> Placing {
    Placing(demands(onTile: tile, along: axis, docked: members, at: state.now))
  }

  private func demands(
    onTile tile: Int, along axis: Axis, docked members: [Int], at time: SceneTime
  ) -> [Demand] {
    let spec = program.tiles[tile]
    var demands = bounds(onTile: tile, along: axis)
    if let slot = members.firstIndex(of: tile) {
      demands += slotDemands(on: members, slot, along: axis, at: time)
    } else {
      let first = firstCenter(ofTile: tile)
      demands.append(
        Demand(.wish, axis == .horizontal ? first.x : first.y, priority: spec.priorities.place))
      if let wish = state.tiles[tile].wish {
        demands.append(
          Demand(.wish, axis == .horizontal ? wish.x : wish.y, priority: spec.priorities.drag))
      }
    }
    return demands
  }

  private func bounds(onTile tile: Int, along axis: Axis) -> [Demand] {
    let spec = program.tiles[tile]
    let view = program.views[spec.view]
    let extent = layoutSize(of: view.parent).extent(along: axis)
    let half = layoutSize(of: spec.view).extent(along: axis) / 2
    var demands: [Demand] = []
    for bound in spec.bounds where bound.side.axis == axis {
      let inset = value(bound.inset, of: extent)
      switch bound.side {
      case .leading, .left, .top:
        demands.append(Demand(.atLeast, inset + half, priority: spec.priorities.bounds))
      case .trailing, .right, .bottom:
        demands.append(Demand(.atMost, extent - inset - half, priority: spec.priorities.bounds))
      }
    }
    return demands
  }

  /// A slot wants its place; behind another tile it may not come nearer than a step.
  private func slotDemands(
    on members: [Int], _ slot: Int, along axis: Axis, at time: SceneTime
  ) -> [Demand] {
    let spec = program.tiles[members[slot]]
    let dock = program.docks[spec.dock]
    let half = layoutSize(of: spec.view).extent(along: axis) / 2
    let corner = corner(of: dock.target, besides: spec.view, at: time)
    guard axis == .horizontal else {
      return [Demand(.wish, corner.y + dock.inset + half, priority: spec.priorities.place)]
    }
    guard slot > 0 else {
      return [Demand(.wish, corner.x + dock.first + half, priority: spec.priorities.place)]
    }
    let previous = members[slot - 1]
    let before = Placing(
      demands(onTile: previous, along: .horizontal, docked: members, at: time)
    ).value
    let other = layoutSize(of: program.tiles[previous].view).width / 2
    let next = before - other + dock.step + half
    return [
      Demand(.atLeast, next, priority: spec.priorities.bounds),
      Demand(.wish, next, priority: spec.priorities.place),
    ]
  }

  /// The leading top corner of a view, counted from that of what a tile lies in.
  private func corner(of view: Int, besides tile: Int, at time: SceneTime) -> Point {
    let rect = stageRect(of: view, at: time)
    let outer = stageRect(of: program.views[tile].parent, at: time)
    let x = state.environment.direction == .leftToRight ? rect.x - outer.x : outer.maxX - rect.maxX
    return Point(x: x, y: rect.y - outer.y)
  }

  private func firstCenter(ofTile tile: Int) -> Point {
    let view = program.views[program.tiles[tile].view]
    let outer = layoutSize(of: view.parent)
    let rect = view.frame.rect(in: outer, fromX: .left, fromY: .top, state.quantities)
    return Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
  }

  /// How far a tile's view is from where it is laid out.
  func displacement(ofTile tile: Int, at time: SceneTime) -> Vector {
    let way = Vector(from: firstCenter(ofTile: tile), to: center(ofTile: tile, at: time))
    return state.environment.direction == .leftToRight ? way : Vector(dx: -way.dx, dy: way.dy)
  }

  // MARK: Before and behind

  /// The tile whose view it is; nil for none.
  func tile(ofView view: Int) -> Int? {
    let tile = shared.indexed.parts[view].tile
    return tile < 0 ? nil : tile
  }

  /// A tile comes before the others of its pile.
  mutating func raise(_ tile: Int) {
    let (view, pile) = (program.tiles[tile].view, program.tiles[tile].pile)
    let front = state.order.lastIndex { other in
      self.tile(ofView: other).map { program.tiles[$0].pile == pile } ?? false
    }
    guard let front, let place = state.order.firstIndex(of: view), place < front else { return }
    state.order.remove(at: place)
    state.order.insert(view, at: front)
    effects.append(.raised(tile: tile))
  }
}
