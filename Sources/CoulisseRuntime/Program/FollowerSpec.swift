/// What a follower changes on its view.
nonisolated public enum FollowedProperty: Hashable, Sendable {
  /// Points of displacement toward a side.
  case offset(toward: Side)
  /// 0 to 1.
  case opacity
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

/// A piecewise-linear function of one track; constant before the first and after the last stop.
nonisolated public struct FollowerSource: Hashable, Sendable {
  public var track: Int
  public var stops: [FollowerStop]

  public init(track: Int, stops: [FollowerStop]) {
    self.track = track
    self.stops = stops
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

  public init(
    view: Int, property: FollowedProperty, sources: [FollowerSource],
    combination: FollowerCombination = .max, settling: MotionSpec? = nil
  ) {
    self.view = view
    self.property = property
    self.sources = sources
    self.combination = combination
    self.settling = settling
  }
}

/// A yes-or-no property of a view.
nonisolated public enum ViewPredicate: UInt8, Hashable, Sendable {
  /// Neither drawn nor hit, with all that lies in it.
  case hidden
  /// Keeps assistive technology inside.
  case modal
  /// Kept from assistive technology, with all that lies in it.
  case inaccessible
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
