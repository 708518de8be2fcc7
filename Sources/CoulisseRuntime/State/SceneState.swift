/// Everything that changes while a scene runs.
nonisolated public struct SceneState: Hashable, Sendable {
  /// The last committed time.
  public internal(set) var now: SceneTime
  public internal(set) var environment: SceneEnvironment
  public internal(set) var tracks: [TrackState]
  public internal(set) var stacks: [StackState]
  public internal(set) var lists: [ListState]
  /// In points, by index.
  public internal(set) var quantities: [Double]
  /// The views, back to front, each before what lies in it.
  var order: [Int]
  /// The value of each mode.
  public internal(set) var modes: [Int]
  var followers: [FollowerState]
  /// Whether the view of each presence is there.
  public internal(set) var presences: [Bool]
  public internal(set) var recognizers: [RecognizerState]
  public internal(set) var tiles: [TileState]
  /// The tiles of each dock, in order.
  public internal(set) var docks: [[Int]]
  /// Of each requirement, whether its condition held when the waiting one began to track its touch.
  var requirements: [Bool]
  var touches: [TouchState]
  var nextToken: Int32
}

/// What the host tells about the world around the scene.
nonisolated public struct SceneEnvironment: Hashable, Sendable {
  /// Points.
  public var size: Size
  public var insets: Insets
  /// Points at the bottom that a keyboard covers.
  public var keyboard: Double
  public var direction: ReadingDirection
  /// Settling goes to its end at once.
  public var reducesMotion: Bool
}

/// A finger that is down.
nonisolated struct TouchState: Hashable, Sendable {
  /// What the host calls it, perhaps like an earlier one.
  var id: Int32
  /// Different from every stroke that a recognizer still remembers.
  var stroke: Int32
  /// Where it came down.
  var origin: Point
  /// Where it is, as far as thresholds have been crossed.
  var location: Point
  /// The committed time of its last sample.
  var time: SceneTime
  var path: TouchPath
  /// Points per second, once it has lifted.
  var releaseVelocity = Vector.zero
}

/// Where a navigation stack is between two pages.
nonisolated public enum StackPhase: UInt8, Hashable, Sendable {
  case root, pushing, pushed, popping
}

/// A navigation stack while the scene runs.
nonisolated public struct StackState: Hashable, Sendable {
  /// Pages above the root, counted from the start of a push to the end of a pop.
  public var depth: Int
  public var phase: StackPhase

  /// Pages above the root, counted from the end of a push to the start of a pop.
  public var depthAtRest: Int {
    switch phase {
    case .root, .pushed: depth
    case .pushing, .popping: depth - 1
    }
  }
}

/// The residual that makes a follower continuous when its sources start to settle or are grabbed.
nonisolated struct FollowerState: Hashable, Sendable {
  /// What the value had more than its sources say when the fade began.
  var residual: Double
  /// When the fade began; it runs the follower's own motion.
  var start: SceneTime
  /// Whether it runs the one for reduced motion.
  var isReduced = false
}
