/// A tile while the scene runs.
nonisolated public struct TileState: Hashable, Sendable {
  /// Where a finger has brought its center, in points from the leading top corner of what it lies in;
  /// nil while it is where it was in the beginning.
  var wish: Point?
  /// The recognizer that carries it; -1 for none.
  var holder = -1
  /// How far the finger that carries it had come at the last sample.
  var translation = Vector.zero
  /// What `goBack` restores: the wish, and the slot in its dock, -1 for none.
  var wishBefore: Point?
  var slotBefore = -1
  /// By how much it was elsewhere than it is to be when its own motion began; it runs out.
  var residual = Vector.zero
  var start = SceneTime.distantPast

  /// Whether a finger carries it.
  public var isHeld: Bool { holder >= 0 }

  /// Whether it moves by itself.
  public var isMoving: Bool { residual != .zero }
}
