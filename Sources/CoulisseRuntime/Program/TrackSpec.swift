/// One axis of motion with ordered detents.
nonisolated public struct TrackSpec: Hashable, Sendable {
  /// The side toward which the position grows.
  public var positive: Side
  /// Index of the view whose extent along the axis all lengths of this track refer to.
  public var reference: Int
  /// Positions at which the track may rest, in growing order; may be empty on a track that stays.
  public var detents: [Length]
  public var lower: Length
  public var upper: Length
  /// Index of the detent at the start; ignored where there are none.
  public var start: Int
  /// Index of the detent at which what the track moves is closed: where a toggle goes back to, and
  /// where at most one member of a group may be away from.
  public var home: Int
  public var outOfRange: OutOfRangePolicy
  public var settle: SettleRule
  public var motion: MotionSpec
  /// How a released drag runs to its end, with the duration of the whole range, of which it takes the
  /// share that is left: a percent-driven transition. Nil: as `motion`.
  public var released: MotionSpec?
  /// How it moves while motion is reduced. Nil: it is at its end at once.
  public var reduced: MotionSpec?
  public var requests: RequestPolicy
  public var cancel: CancelPolicy
  public var whileMoving: WhileMovingPolicy
  public var resize: ResizePolicy

  public init(
    positive: Side, reference: Int, detents: [Length], lower: Length, upper: Length, start: Int = 0,
    home: Int = 0,
    outOfRange: OutOfRangePolicy = .clamp, settle: SettleRule, motion: MotionSpec,
    released: MotionSpec? = nil, reduced: MotionSpec? = nil, requests: RequestPolicy = .direct,
    cancel: CancelPolicy = .settle, whileMoving: WhileMovingPolicy = .grab,
    resize: ResizePolicy = .keepProgress
  ) {
    self.positive = positive
    self.reference = reference
    self.detents = detents
    self.lower = lower
    self.upper = upper
    self.start = start
    self.home = home
    self.outOfRange = outOfRange
    self.settle = settle
    self.motion = motion
    self.released = released
    self.reduced = reduced
    self.requests = requests
    self.cancel = cancel
    self.whileMoving = whileMoving
    self.resize = resize
  }
}

/// At most one of the tracks may be away from its home.
nonisolated public struct GroupSpec: Hashable, Sendable {
  public var members: [Int]

  public init(members: [Int]) { self.members = members }
}

/// A navigation stack whose topmost page is moved by a track: detent 0 is the page in place, detent
/// 1 the page gone.
nonisolated public struct StackSpec: Hashable, Sendable {
  public var track: Int

  public init(track: Int) { self.track = track }
}
