/// How far a tile stays from a side of what it lies in.
nonisolated public struct TileBound: Hashable, Sendable {
  /// Leading, trailing, top or bottom.
  public var side: Side
  /// Between that side and the tile's, at least; a share is of what it lies in.
  public var inset: Length

  public init(_ side: Side, _ inset: Length) {
    self.side = side
    self.inset = inset
  }
}

/// Which of a tile's demands count first.
nonisolated public struct TilePriorities: Hashable, Sendable {
  public var bounds: Int
  /// Of its first place, and of its slot in a dock.
  public var place: Int
  /// Of the place to which a finger has brought it.
  public var drag: Int

  public init(bounds: Int, place: Int, drag: Int) {
    self.bounds = bounds
    self.place = place
    self.drag = drag
  }
}

/// What becomes of a tile that is dropped outside its dock.
nonisolated public enum DropPolicy: UInt8, Hashable, Sendable {
  /// Stay where the finger left it.
  case stay
  /// Go back to where the drag began, into its dock too.
  case goBack
}

/// A view that fingers carry in both axes, and that may be docked.
///
/// Its view is laid out at its first place, leading and top; from there it is displaced.
nonisolated public struct TileSpec: Hashable, Sendable {
  public var view: Int
  /// Tiles of one pile lie before and behind each other as they were touched last; their views stand
  /// one after the other.
  public var pile: Int
  public var bounds: [TileBound]
  public var priorities: TilePriorities
  /// The dock into which it can be dropped; -1 for none.
  public var dock: Int
  public var elsewhere: DropPolicy
  /// How it moves by itself: into its slot, and back.
  public var motion: MotionSpec

  public init(
    view: Int, pile: Int = 0, bounds: [TileBound], priorities: TilePriorities, dock: Int = -1,
    elsewhere: DropPolicy = .stay, motion: MotionSpec
  ) {
    self.view = view
    self.pile = pile
    self.bounds = bounds
    self.priorities = priorities
    self.dock = dock
    self.elsewhere = elsewhere
    self.motion = motion
  }
}

/// A row of slots at the top of a view, for the tiles that were dropped on it, in order.
nonisolated public struct DockSpec: Hashable, Sendable {
  /// The view on which tiles are dropped. What is docked is not put into it, it follows it.
  public var target: Int
  /// What has to hold for it to take a tile.
  public var condition: Condition
  /// Where the leading side of the first tile is to be, in points from that of the target.
  public var first: Double
  /// From the leading side of a tile to that of the next, in points.
  public var step: Double
  /// From the top of the target to that of its tiles, in points.
  public var inset: Double

  public init(
    target: Int, condition: Condition = .always, first: Double, step: Double, inset: Double
  ) {
    self.target = target
    self.condition = condition
    self.first = first
    self.step = step
    self.inset = inset
  }
}
