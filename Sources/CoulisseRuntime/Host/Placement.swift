/// Where and how a view is to be shown, in physical coordinates.
nonisolated public struct Placement: Hashable, Sendable {
  /// The frame in the parent view without the offset, points.
  public var frame: Rect
  /// Where in the parent view it takes touches, points: its frame, unless the scene says otherwise.
  public var touches: Rect
  /// Displacement from the layout frame, points.
  public var offset: Vector
  /// Whether the frame changes with a track, its own or that of something it lies in, so that an
  /// offset alone does not show it.
  public var sizeFollowsTrack: Bool
  /// 0 to 1.
  public var opacity: Double
  public var isHidden: Bool
  /// Whether the view or something in it can be hit.
  public var isInteractive: Bool
  /// Back to front among all views of the scene, from 0.
  public var order: Int
  /// Whether the parent's bounds cut what is drawn.
  public var isClipped: Bool
  /// Opacity of the shadow, 0 to 1.
  public var shadowOpacity: Double
  public var isModal: Bool
  public var isHiddenFromAccessibility: Bool
}
