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
  /// What the host calls the finger that it tracks; -1 for none.
  public internal(set) var touch: Int32 = -1
  /// The strokes that it tracks, also those that have lifted. The host may call the next finger like
  /// one of these.
  var strokes: StrokeSet = []
  /// Those of them that are down.
  var down: StrokeSet = []
  /// Fingers that are down beside them and mean nothing but that they are there.
  var others: StrokeSet = []
  /// Depth in the view tree of the watched view that the touch hit.
  var depth = 0
  /// What it claimed at touch down.
  var armed: Headings = []
  /// Where the finger came down, or the middle of several as the last of them did.
  public internal(set) var origin = Point(x: 0, y: 0)
  /// The heading was read and is claimed; only the slop is missing.
  var isHeadingClaimed = false
  /// Its own condition is met: its place, from 1, in the order in which that happened; else 0.
  var certainty = 0
  /// It lost the touch to this recognizer and runs on without effects; -1 for none.
  var winner = -1
  /// Completed taps of a sequence.
  var taps = 0
  /// The strokes of the earlier taps of a sequence.
  var earlierStrokes: StrokeSet = []
  /// It waits for the next tap of a sequence.
  var isBetweenTaps = false
  /// It became certain by time, while its finger rested.
  var isHeldLongEnough = false
  /// When a tap or a swipe gives up, or a long press is certain.
  var deadline: SceneTime?
  /// Translation in container coordinates at which it began, for recognized gestures; nil until the
  /// host gives one that is a number.
  var baseline: Vector?
  var drag = Drag()

  var isCertain: Bool { certainty > 0 }
  var isGhost: Bool { winner >= 0 }
  /// It could begin but for a failure requirement.
  var isWaiting: Bool { phase == .possible && isCertain && winner < 0 }

  /// Whether it tracks nothing, or waits for the next tap of a sequence.
  var isReadyForTouch: Bool { isBetweenTaps || (strokes.isEmpty && !phase.isActive) }

  /// The strokes that it remembers: of a sequence of taps, all of them.
  var sequence: StrokeSet { strokes.union(earlierStrokes) }

  /// Whether all its fingers are gone.
  var isTouchLifted: Bool { !strokes.isEmpty && down.isEmpty }

  /// Tracks a finger that has come down at `origin`; within a sequence of taps what it is so far
  /// stays.
  mutating func track(stroke: Int32, touch: Int32, from origin: Point) {
    let last = self
    reset()
    strokes.insert(stroke)
    down.insert(stroke)
    self.touch = touch
    self.origin = origin
    if last.isBetweenTaps {
      taps = last.taps
      earlierStrokes = last.sequence
      winner = last.winner
      phase = last.phase
    }
  }

  /// Ready for the next touch; what the host decided stays.
  mutating func reset() {
    let (isHostEnabled, isEnabled) = (isHostEnabled, isEnabled)
    self = RecognizerState()
    self.isHostEnabled = isHostEnabled
    self.isEnabled = isEnabled
  }
}

/// How far a drag has come along its axis, and which track of its route takes it.
///
/// The track that takes it is where an anchor puts it: `anchorPosition` at `anchorTravel`, and from
/// there point for point. The anchor lies beyond the track's range while the finger does.
nonisolated struct Drag: Hashable, Sendable {
  /// Where the finger's travel counts from, in stage coordinates.
  var origin = Point(x: 0, y: 0)
  /// The next sample is to be the origin.
  var isOriginOpen = false
  /// Points along the axis, gain included, positive rightward or downward.
  var travel = 0.0
  /// The track that takes the drag now; -1 for none.
  var track = -1
  var anchorTravel = 0.0
  var anchorPosition = 0.0
  /// The track that moved last; -1 for none.
  var mover = -1
}
