/// A rectangle on the stage that can be placed, hidden and hit.
nonisolated public struct ViewSpec: Hashable, Sendable {
  /// Index of the view it lies in; -1 for the stage.
  public var parent: Int
  /// The layout frame in the parent, before any offset.
  public var frame: Frame
  /// Whether the frame's x counts from the right in a right-to-left interface.
  public var mirrors: Bool
  public var hits: HitPolicy
  /// Whether assistive technology must stay inside while the view is shown.
  public var modal: Bool

  public init(
    parent: Int, frame: Frame, mirrors: Bool = true, hits: HitPolicy = .normal,
    modal: Bool = false
  ) {
    self.parent = parent
    self.frame = frame
    self.mirrors = mirrors
    self.hits = hits
    self.modal = modal
  }
}
