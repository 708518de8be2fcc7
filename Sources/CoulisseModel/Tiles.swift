package import CoulisseRuntime
package import CoulisseSource

/// A control that follows the inner edge of a panel, in front of it.
package struct Handle: Sendable, Hashable {
  package var name: Located<String>
  package var panel: EntityID<Panel>
  package var size: Size
  /// Where its center is along the edge; a share of what the panel lies in.
  package var at: Length
  /// What of it takes touches, in its own coordinates; nil for what is drawn.
  package var grab: Frame? = nil
  /// For people who use it.
  package var label: String

  package init(
    name: Located<String>, panel: EntityID<Panel>, size: Size, at: Length, label: String
  ) {
    self.name = name
    self.panel = panel
    self.size = size
    self.at = at
    self.label = label
  }
}

/// Alike views that fingers carry, and that may be dropped into a panel.
package struct TileSet: Sendable, Hashable {
  package var name: Located<String>
  /// What they lie over, beside the panels over it.
  package var container: EntityID<Container>
  /// The last part of the name of each.
  package var names: [String]
  package var size: Size
  /// What of each takes touches, in its own coordinates; nil for what is drawn.
  package var grab: Frame? = nil
  /// The center of the first, in points from the leading top corner.
  package var first: Point
  /// From the center of one to that of the next, in points.
  package var step: Vector
  package var bounds: [TileBound]
  package var priorities: TilePriorities
  package var dock: Dock?
  package var elsewhere: DropPolicy
  package var motion: Motion
  package var doubleTap: [Action]

  package init(
    name: Located<String>, container: EntityID<Container>, names: [String], size: Size,
    first: Point, step: Vector, bounds: [TileBound], priorities: TilePriorities, dock: Dock?,
    elsewhere: DropPolicy, motion: Motion, doubleTap: [Action]
  ) {
    self.name = name
    self.container = container
    self.names = names
    self.size = size
    self.first = first
    self.step = step
    self.bounds = bounds
    self.priorities = priorities
    self.dock = dock
    self.elsewhere = elsewhere
    self.motion = motion
    self.doubleTap = doubleTap
  }

  /// The center of a tile in the beginning.
  package func start(of tile: Int) -> Point {
    Point(x: first.x + Double(tile) * step.dx, y: first.y + Double(tile) * step.dy)
  }
}

/// Where tiles stand in a panel that they were dropped into; points.
package struct Dock: Sendable, Hashable {
  package var panel: EntityID<Panel>
  /// From the panel's leading side to that of the first tile.
  package var first: Double
  /// From the leading side of a tile to that of the next.
  package var step: Double
  /// From the panel's top to that of the tiles.
  package var top: Double

  package init(panel: EntityID<Panel>, first: Double, step: Double, top: Double) {
    self.panel = panel
    self.first = first
    self.step = step
    self.top = top
  }
}

extension Scene {
  package subscript(id: EntityID<Handle>) -> Handle { handles[id.index] }
  package subscript(id: EntityID<TileSet>) -> TileSet { tiles[id.index] }

  /// The set and the place in it of a tile of the program.
  package func tile(at index: Int) -> (set: EntityID<TileSet>, place: Int)? {
    var rest = index
    for (set, tiles) in tiles.enumerated() {
      if rest < tiles.names.count { return rest < 0 ? nil : (EntityID(set), rest) }
      rest -= tiles.names.count
    }
    return nil
  }
}
