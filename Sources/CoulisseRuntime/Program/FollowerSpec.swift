/// What a follower changes on its view.
nonisolated public enum FollowedProperty: Hashable, Sendable {
  /// Points of displacement toward a side.
  case offset(toward: Side)
  /// 0 to 1.
  case opacity
  /// Points of width or height, in place of those of the layout frame; the side from which the frame
  /// counts stays where it is.
  case extent(Axis)
}

/// One breakpoint of a follower: at this position of the track, this value.
nonisolated public struct FollowerStop: Hashable, Sendable {
  public var position: Length
  public var value: Length

  public init(_ position: Length, _ value: Length) {
    self.position = position
    self.value = value
  }
}

/// What a follower does before its first and after its last stop.
nonisolated public enum FollowerEnds: UInt8, Hashable, Sendable {
  /// The value of that stop.
  case hold
  /// The line goes on.
  case extend
}

/// Which position of its track a follower reads.
nonisolated public enum FollowedPosition: UInt8, Hashable, Sendable {
  /// Where it is.
  case present
  /// Where a finger put it last; once it is sent to a detent away from home, that one. On its way home
  /// it keeps what it was: sample and hold.
  case reach
}

/// A piecewise-linear function of one track.
nonisolated public struct FollowerSource: Hashable, Sendable {
  public var track: Int
  public var stops: [FollowerStop]
  public var beyond: FollowerEnds
  public var reads: FollowedPosition

  public init(
    track: Int, stops: [FollowerStop], beyond: FollowerEnds = .hold,
    reads: FollowedPosition = .present
  ) {
    self.track = track
    self.stops = stops
    self.beyond = beyond
    self.reads = reads
  }
}

/// How several sources make one value.
nonisolated public enum FollowerCombination: UInt8, Hashable, Sendable {
  case max, sum
}

/// A view property that follows tracks.
nonisolated public struct FollowerSpec: Hashable, Sendable {
  public var view: Int
  public var property: FollowedProperty
  public var sources: [FollowerSource]
  public var combination: FollowerCombination
  /// Nil: follows its sources while they settle, too. Else it runs to its final value on a motion of
  /// its own as soon as a source starts to settle.
  public var settling: MotionSpec?
  /// That motion while motion is reduced; nil: it is over at once.
  public var reduced: MotionSpec?

  public init(
    view: Int, property: FollowedProperty, sources: [FollowerSource],
    combination: FollowerCombination = .max, settling: MotionSpec? = nil, reduced: MotionSpec? = nil
  ) {
    self.view = view
    self.property = property
    self.sources = sources
    self.combination = combination
    self.settling = settling
    self.reduced = reduced
  }
}

/// A yes-or-no property of a view.
nonisolated public enum ViewPredicate: UInt8, Hashable, Sendable {
  /// Neither drawn nor hit, with all that lies in it.
  case hidden
  /// Hit only while it holds, with all that lies in it; drawn all the same.
  case interactive
  /// Keeps assistive technology inside.
  case modal
  /// Kept from assistive technology, with all that lies in it.
  case inaccessible
}

/// A view that is only there at times: it comes when one condition holds and goes when the other
/// does; in between it stays as it is.
nonisolated public struct PresenceSpec: Hashable, Sendable {
  public var view: Int
  public var appears: Condition
  public var goes: Condition
  /// The view of which it is a still picture, taken as it comes; -1 for none.
  public var pictures: Int

  public init(view: Int, appears: Condition, goes: Condition, pictures: Int = -1) {
    self.view = view
    self.appears = appears
    self.goes = goes
    self.pictures = pictures
  }
}

/// A shadow that a view has while a condition holds.
nonisolated public struct ShadowSpec: Hashable, Sendable {
  public var view: Int
  /// 0 to 1.
  public var opacity: Double
  public var condition: Condition

  public init(view: Int, opacity: Double, condition: Condition) {
    self.view = view
    self.opacity = opacity
    self.condition = condition
  }
}

/// A view property that holds while a condition does.
nonisolated public struct PredicateSpec: Hashable, Sendable {
  public var view: Int
  public var property: ViewPredicate
  public var condition: Condition

  public init(view: Int, property: ViewPredicate, condition: Condition) {
    self.view = view
    self.property = property
    self.condition = condition
  }
}
