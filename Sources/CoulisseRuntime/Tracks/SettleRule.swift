/// How a settle clause compares: the words of the scene language.
nonisolated public enum Comparator: UInt8, Hashable, Sendable {
  /// Strictly more: `past`.
  case past
  /// As much or more: `from`.
  case from
  /// Strictly less: `before`.
  case before

  /// Whether `value` is past, at or before `threshold`; both in the same unit.
  public func holds(_ value: Double, _ threshold: Double) -> Bool {
    switch self {
    case .past: value > threshold
    case .from: value >= threshold
    case .before: value < threshold
    }
  }
}

/// What a settle clause looks at when the fingers lift.
nonisolated public enum SettleQuantity: UInt8, Hashable, Sendable {
  /// The track's position in points.
  case position
  /// The displacement in points since the rule's frame.
  case travel
  /// The release velocity in points per second.
  case speed
  /// The displacement plus `projectionSeconds` of the release velocity, in points.
  case projected
}

/// The unit that a clause's share counts in.
nonisolated public enum SettleUnit: UInt8, Hashable, Sendable {
  /// Points, or points per second.
  case absolute
  /// Share of the gap between the base detent and its neighbor in the direction of the travel.
  case gap
  /// Share of the whole range of the track.
  case travel
  /// Share of the reference element's extent along the track.
  case extent
}

/// Which sign of the quantity counts; `ahead` is the direction of the displacement, or of the
/// velocity where there is no displacement.
nonisolated public enum SettleDirection: UInt8, Hashable, Sendable {
  case ahead, back, any
  /// As `ahead`, and only if the velocity's component across the track is smaller.
  case dominant
}

/// Where a clause sends the track.
nonisolated public enum SettleTarget: Hashable, Sendable {
  /// The next detent from the base in the direction of the travel; the base at the last detent.
  case ahead
  /// The next detent from the base against the direction of the travel.
  case back
  /// The detent that the drag began from, or the last one it passed.
  case base
  /// The closest detent; a tie goes to the base if it is one of the two, else to the lower one.
  case nearest
  case detent(Int)
}

/// One line of a settle rule. The first clause that holds decides.
nonisolated public struct SettleClause: Hashable, Sendable {
  /// Nil on the last clause, which always holds.
  public var test: SettleTest?
  public var target: SettleTarget

  public init(_ test: SettleTest?, to target: SettleTarget) {
    self.test = test
    self.target = target
  }
}

/// The condition of a settle clause.
nonisolated public struct SettleTest: Hashable, Sendable {
  public var quantity: SettleQuantity
  public var comparator: Comparator
  public var value: Double
  public var unit: SettleUnit
  public var direction: SettleDirection
  /// Seconds of velocity added by `projected`.
  public var projectionSeconds: Double

  public init(
    _ quantity: SettleQuantity, _ comparator: Comparator, _ value: Double, of unit: SettleUnit,
    direction: SettleDirection = .ahead, projectionSeconds: Double = 0
  ) {
    self.quantity = quantity
    self.comparator = comparator
    self.value = value
    self.unit = unit
    self.direction = direction
    self.projectionSeconds = projectionSeconds
  }
}

/// From where a drag's displacement is measured.
nonisolated public enum SettleFrame: UInt8, Hashable, Sendable {
  /// From the base detent.
  case base
  /// From where the track was when the drag began.
  case start
}

/// What a track does when the fingers lift.
nonisolated public struct SettleRule: Hashable, Sendable {
  /// In order; empty means the track stays where it is.
  public var clauses: [SettleClause]
  public var measuredFrom: SettleFrame

  public init(_ clauses: [SettleClause], measuredFrom: SettleFrame = .base) {
    self.clauses = clauses
    self.measuredFrom = measuredFrom
  }

  /// The track stays where the fingers leave it.
  public static var stay: SettleRule { SettleRule([]) }
}
