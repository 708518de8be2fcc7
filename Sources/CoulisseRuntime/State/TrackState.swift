/// What a track is doing.
nonisolated public enum TrackPhase: Hashable, Sendable {
  case rest
  /// A recognizer moves it.
  case held(by: Int)
  case moving
}

/// A track while the scene runs.
nonisolated public struct TrackState: Hashable, Sendable {
  public internal(set) var phase: TrackPhase
  /// Points; where the track rests or is held. While it moves, `motion` says where it is.
  var position: Double
  /// The detent it rests on, is bound for, or is measured against while dragged; -1 for none.
  public internal(set) var base: Int
  /// The detent that it was told to go to, while it is bound for one on the way; -1 for none.
  public internal(set) var goal: Int
  /// Points; where the drag began.
  public internal(set) var dragStart: Double
  /// The base when the drag began.
  var dragBase: Int
  public internal(set) var motion: ActiveMotion?
  /// Points; where a finger put it last, or the detent away from home to which it was sent since.
  var reach = 0.0
  /// Length of a scroller's content in points, told by the host.
  var content: Double?
  /// Length of the window on it in points, told by the host; else that of the view it is.
  var window: Double?

  /// Whether a recognizer moves it.
  var isHeld: Bool { if case .held = phase { true } else { false } }

  /// The position in points at `time`.
  func position(at time: SceneTime) -> Double { motion?.position(at: time) ?? position }

  /// Whether the track has come to rest by `time`.
  func isAtRest(at time: SceneTime) -> Bool {
    switch phase {
    case .rest: true
    case .held: false
    case .moving: motion.map { $0.end <= time } ?? true
    }
  }
}

/// How long a scroller's content is.
nonisolated public struct ScrollMetrics: Hashable, Sendable {
  /// Points.
  public var content: Double
  /// Points.
  public var viewport: Double

  public init(content: Double, viewport: Double) {
    self.content = content
    self.viewport = viewport
  }
}
