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
  /// Toward greater positions, and toward smaller ones, wherever the drag went.
  case inward, outward
}

/// How much faster a release has to be along the track than across it.
nonisolated public struct SettleLead: Hashable, Sendable {
  public var comparator: Comparator
  /// Points per second.
  public var speed: Double

  public init(_ comparator: Comparator, _ speed: Double) {
    self.comparator = comparator
    self.speed = speed
  }
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
  /// Nil for a clause that holds wherever it counts, as the last one does.
  public var test: SettleTest?
  /// The detent beyond whose position the clause does not count; nil for none.
  public var limit: Int?
  public var target: SettleTarget

  public init(_ test: SettleTest?, upTo limit: Int? = nil, to target: SettleTarget) {
    self.test = test
    self.limit = limit
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
  /// Seconds of velocity that a position and what is `projected` get on top.
  public var projectionSeconds: Double
  /// What the velocity has to be more along the track than across it; nil for anything.
  public var lead: SettleLead?

  public init(
    _ quantity: SettleQuantity, _ comparator: Comparator, _ value: Double, of unit: SettleUnit,
    direction: SettleDirection = .ahead, projectionSeconds: Double = 0, lead: SettleLead? = nil
  ) {
    self.quantity = quantity
    self.comparator = comparator
    self.value = value
    self.unit = unit
    self.direction = direction
    self.projectionSeconds = projectionSeconds
    self.lead = lead
  }
}

/// From where a drag's displacement is measured.
nonisolated public enum SettleFrame: UInt8, Hashable, Sendable {
  /// From the base detent.
  case base
  /// From where the track was when the drag began.
  case start
}

/// How many detents a release may pass.
nonisolated public enum SettleCrossing: UInt8, Hashable, Sendable {
  /// None: to the next one at most.
  case one
  /// As many as what is projected passes, one gap after the other.
  case any
}

/// What a track does when the fingers lift.
nonisolated public struct SettleRule: Hashable, Sendable {
  /// In order; empty means the track stays where it is.
  public var clauses: [SettleClause]
  public var measuredFrom: SettleFrame
  public var crossing: SettleCrossing

  public init(
    _ clauses: [SettleClause], measuredFrom: SettleFrame = .base, crossing: SettleCrossing = .one
  ) {
    self.clauses = clauses
    self.measuredFrom = measuredFrom
    self.crossing = crossing
  }

  /// The track stays where the fingers leave it.
  public static var stay: SettleRule { SettleRule([]) }
}
