/// Where and how a view is to be shown, in physical coordinates.
nonisolated public struct Placement: Hashable, Sendable {
  /// The layout frame in the parent view, points.
  public var frame: Rect
  /// Displacement from the layout frame, points.
  public var offset: Vector
  /// Whether the frame's size changes with a track, so that an offset alone does not show it. Always
  /// false in version 1 of the language, in which nothing changes its size.
  public var sizeFollowsTrack: Bool
  /// 0 to 1.
  public var opacity: Double
  public var isHidden: Bool
  /// Whether the view or something in it can be hit.
  public var isInteractive: Bool
  /// Back to front among all views of the scene, from 0.
  public var order: Int
  /// Whether the parent's bounds cut what is drawn. Always false in version 1 of the language, in
  /// which no scene can ask for it.
  public var isClipped: Bool
  /// Opacity of the shadow, 0 to 1.
  public var shadowOpacity: Double
  public var isModal: Bool
  public var isHiddenFromAccessibility: Bool
}
