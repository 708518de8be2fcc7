/// The life of a recognizer.
nonisolated public enum RecognizerPhase: UInt8, Hashable, Sendable {
  case possible, began, changed, ended, cancelled, failed

  /// Whether it has begun and not yet ended.
  public var isActive: Bool { self == .began || self == .changed }
}

/// A recognizer while the scene runs.
nonisolated public struct RecognizerState: Hashable, Sendable {
  public internal(set) var phase: RecognizerPhase = .possible
  /// Whether the host lets it take part.
  public internal(set) var isHostEnabled = true
  /// Whether guard and live claim would let it take a touch now; changes only between touches.
  public internal(set) var isEnabled = true
  /// The finger it tracks; -1 for none.
  public internal(set) var touch: Int32 = -1
  var isTouchLifted = false
  /// Depth in the view tree of the watched view that the touch hit.
  var depth = 0
  /// What it claimed at touch down.
  var armed: Headings = []
  /// Where the finger came down.
  var origin = Point(x: 0, y: 0)
  /// The heading was read and is claimed; only the slop is missing.
  var isHeadingClaimed = false
  /// Its own condition is met.
  var isCertain = false
  /// It lost the touch to this recognizer and runs on without effects; -1 for none.
  var winner = -1
  /// Completed taps of a sequence.
  var taps = 0
  /// The finger of the first tap of a sequence; -1 for none.
  var firstTouch: Int32 = -1
  /// It waits for the next tap of a sequence.
  var isBetweenTaps = false
  /// When a tap gives up.
  var deadline: SceneTime?
  /// Translation in container coordinates at which it began, for recognized gestures.
  var baseline = Vector.zero
  var drag = Drag()

  var isGhost: Bool { winner >= 0 }
  /// It could begin but for a failure requirement.
  var isWaiting: Bool { phase == .possible && isCertain && winner < 0 }

  /// Whether it tracks nothing, or waits for the next tap of a sequence.
  var isReadyForTouch: Bool { isBetweenTaps || (touch < 0 && !phase.isActive) }

  /// Ready for the next touch; what the host decided stays.
  mutating func reset() {
    let (isHostEnabled, isEnabled) = (isHostEnabled, isEnabled)
    self = RecognizerState()
    self.isHostEnabled = isHostEnabled
    self.isEnabled = isEnabled
  }
}

/// How far a drag has come along its axis, and which track of its route takes it.
nonisolated struct Drag: Hashable, Sendable {
  /// Where the finger's travel counts from, in stage coordinates.
  var origin = Point(x: 0, y: 0)
  /// Points along the axis, gain included, positive rightward or downward.
  var travel = 0.0
  /// The track that takes the drag now; -1 for none.
  var track = -1
  /// The travel at which that track was at `anchorPosition`.
  var anchorTravel = 0.0
  var anchorPosition = 0.0
}
