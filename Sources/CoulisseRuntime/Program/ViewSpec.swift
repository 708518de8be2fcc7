/// A rectangle on the stage that can be placed, hidden and hit.
nonisolated public struct ViewSpec: Hashable, Sendable {
  /// Index of the view it lies in; -1 for the stage.
  public var parent: Int
  /// The layout frame in the parent, before any offset.
  public var frame: Frame
  /// The side of the parent that the frame's x counts from; a relative side mirrors.
  public var originX: Side
  /// The side of the parent that the frame's y counts from: top or bottom.
  public var originY: Side
  public var hits: HitPolicy
  /// The part that takes touches, of its own size, from its leading top corner, or, of a view whose frame
  /// counts from a side that does not turn, from its left one; nil for all of it and nothing more.
  public var grab: Frame?
  /// Whether its bounds cut what is drawn of the views that lie in it. Hits end there anyway.
  public var clips: Bool
  /// The row that it is or lies in; nil for a view that lies in no row.
  public var row: RowPlace?

  public init(
    parent: Int, frame: Frame, originX: Side = .leading, originY: Side = .top,
    hits: HitPolicy = .normal, grab: Frame? = nil, clips: Bool = false, row: RowPlace? = nil
  ) {
    self.parent = parent
    self.frame = frame
    self.originX = originX
    self.originY = originY
    self.hits = hits
    self.grab = grab
    self.row = row
    self.clips = clips
  }
}

extension ViewSpec {
  /// The side from which x counts within the view: the leading one, or left where nothing turns.
  var start: Side { originX == .left || originX == .right ? .left : .leading }
}
