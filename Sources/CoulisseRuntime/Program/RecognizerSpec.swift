/// What a recognizer looks for.
nonisolated public enum RecognizerKind: Hashable, Sendable {
  /// `count` taps, each at most `tolerance` points of movement and `maximumNanoseconds` long, with at
  /// most `gapNanoseconds` between them.
  case tap(count: Int, tolerance: Double, maximumNanoseconds: Int64, gapNanoseconds: Int64)
  /// A finger that rests for so long, with at most `tolerance` points of movement until then: it does
  /// its actions, or, with a route, begins to drag.
  case longPress(tolerance: Double, nanoseconds: Int64)
  /// A flick: at least `distance` points toward a side that it claims within `maximumNanoseconds`.
  case swipe(distance: Double, maximumNanoseconds: Int64)
  /// A drag that starts anywhere in the region.
  case pan
  /// A drag that starts within `band` points (plus the safe inset) of an edge of the region.
  case edgePan(edge: Side, band: Double)
  /// The pan of a scrolling container.
  case scroll
}

extension RecognizerKind {
  /// The fingers that it takes if nothing is said.
  public var fingers: FingerCount {
    switch self {
    case .tap, .longPress: .one
    case .swipe, .pan, .edgePan, .scroll: .any
    }
  }
}

/// Who owns a recognizer: it says which part of the host has to install it.
nonisolated public enum RecognizerRole: UInt8, Hashable, Sendable {
  /// Installed by the app from the recognizer table.
  case own
  /// The platform's scroll view.
  case scroll
  /// The platform's page-back edge gesture.
  case pageBack
  /// The platform's content pop gesture.
  case contentPop
}

/// Whether a pan commits to an axis.
nonisolated public enum AxisLock: UInt8, Hashable, Sendable {
  /// Takes only headings that it claims: 45 degrees decide.
  case dominant
  /// Takes every heading while its route can move at all.
  case free
}

/// Where the travel of a drag counts from.
nonisolated public enum DragOrigin: UInt8, Hashable, Sendable {
  /// Where the finger is as the drag begins: nothing jumps.
  case crossing
  /// Where the finger came down: what it needed to begin counts.
  case down
  /// The first sample at or after the beginning: what lies between the beginning and that sample is
  /// lost, so that it matters how a stroke is sampled. Exists because toolkits do it.
  case sample
}

/// Whether a recognizer's claim follows what its route can do.
nonisolated public enum ClaimPolicy: UInt8, Hashable, Sendable {
  /// It claims those of its directions in which its route can move.
  case live
  /// It claims its directions whatever its route can do. Exists because apps do it.
  case fixed
}

/// The tracks that take a drag toward one side, in order: what the first cannot take goes on.
nonisolated public struct RouteLeg: Hashable, Sendable {
  public var toward: Side
  public var tracks: [Int]

  public init(toward: Side, tracks: [Int]) {
    self.toward = toward
    self.tracks = tracks
  }
}

/// A recognizer, its region, its guard and what it does.
nonisolated public struct RecognizerSpec: Hashable, Sendable {
  public var kind: RecognizerKind
  public var role: RecognizerRole
  /// Views that it watches: it sees a touch that hits one of them or a descendant.
  public var views: [Int]
  /// Views in which it takes no touch: the way up from the hit view to a watched one meets none of them.
  public var excludes: [Int]
  public var fingers: FingerCount
  /// Of a drag.
  public var extraTouch: ExtraTouchPolicy
  /// Read at touch down.
  public var condition: Condition
  /// Points of travel after which a drag begins; 0 for one that begins as the finger comes down,
  /// before there is any heading to read.
  public var slop: Double
  public var origin: DragOrigin
  public var lock: AxisLock
  /// Directions it may claim; the live claim is the part in which its route can move.
  public var claims: [Side]
  public var claimPolicy: ClaimPolicy
  public var route: [RouteLeg]
  /// Points of track per point of finger.
  public var gain: Double
  /// The tile that it carries, instead of a route; -1 for none.
  public var tile: Int
  /// What a completed tap does, or a drag as it begins.
  public var actions: [SceneAction]

  /// - Parameter fingers: Nil for those that its kind takes: a tap or a long press one alone, all others
  ///   one, whoever else comes.
  public init(
    _ kind: RecognizerKind, role: RecognizerRole = .own, views: [Int],
    excludes: [Int] = [], fingers: FingerCount? = nil, extraTouch: ExtraTouchPolicy = .ignore,
    condition: Condition = .always, slop: Double = 10, origin: DragOrigin = .crossing,
    lock: AxisLock = .dominant, claims: [Side] = [], claimPolicy: ClaimPolicy = .live,
    route: [RouteLeg] = [], gain: Double = 1, tile: Int = -1,
    actions: [SceneAction] = []
  ) {
    self.kind = kind
    self.role = role
    self.views = views
    self.excludes = excludes
    self.fingers = fingers ?? kind.fingers
    self.extraTouch = extraTouch
    self.condition = condition
    self.slop = slop
    self.origin = origin
    self.lock = lock
    self.claims = claims
    self.claimPolicy = claimPolicy
    self.route = route
    self.gain = gain
    self.tile = tile
    self.actions = actions
  }
}

extension RecognizerSpec {
  /// Whether it is a drag that begins as the finger comes down: raw touches.
  public var beginsAtTouch: Bool {
    switch kind {
    case .tap, .longPress, .swipe: false
    case .pan, .edgePan, .scroll: slop <= 0
    }
  }

  /// Whether how far its fingers have gone together is what matters; else each may stray for itself.
  var isDrag: Bool {
    switch kind {
    case .tap, .longPress: false
    case .swipe, .pan, .edgePan, .scroll: true
    }
  }

  /// Whether it is over as soon as it is recognized: it does its actions, and drags nothing.
  public var isDiscrete: Bool {
    switch kind {
    case .tap, .swipe: true
    case .longPress: route.isEmpty
    case .pan, .edgePan, .scroll: false
    }
  }

  /// Whether it takes a touch whatever its heading.
  public var takesEveryHeading: Bool {
    switch kind {
    case .tap, .longPress: true
    case .swipe: false
    case .pan, .edgePan, .scroll: lock == .free || beginsAtTouch
    }
  }

  /// Points of travel past which it is certain, where the heading of a touch is read at `radius`; nil
  /// for one that no movement makes certain.
  public func reach(from radius: Double) -> Double? {
    switch kind {
    case .tap, .longPress: nil
    case .swipe(let distance, _): Swift.max(distance, radius)
    case .pan, .edgePan, .scroll: beginsAtTouch ? 0 : Swift.max(slop, radius)
    }
  }
}

/// `waiting` requires `blocker` to fail, for touches at whose beginning a condition holds.
nonisolated public struct FailureRequirement: Hashable, Sendable {
  public var waiting: Int
  public var blocker: Int
  /// Read at touch down of the one that waits.
  public var condition: Condition

  public init(waiting: Int, blocker: Int, condition: Condition = .always) {
    self.waiting = waiting
    self.blocker = blocker
    self.condition = condition
  }
}

/// Both may recognize at once.
nonisolated public struct Simultaneity: Hashable, Sendable {
  public var first: Int
  public var second: Int

  public init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }
}
