/// What is asked of one coordinate.
nonisolated public struct Demand: Hashable, Sendable {
  /// A bound, or a wish.
  public enum Kind: UInt8, Hashable, Sendable {
    case atLeast, atMost, wish
  }

  public var kind: Kind
  /// Points.
  public var value: Double
  /// The greater one counts first.
  public var priority: Int

  public init(_ kind: Kind, _ value: Double, priority: Int) {
    self.kind = kind
    self.value = value
    self.priority = priority
  }
}

/// Why nothing says where a coordinate is to be.
nonisolated public enum DemandClash: UInt8, Hashable, Sendable {
  /// Bounds of one priority leave nothing between them.
  case emptyInterval
  /// Wishes of one priority want different places.
  case tie
}

/// Where demands put a coordinate: constraints without a solver. From the highest priority to the
/// lowest, bounds narrow an interval, and a wish takes its nearest point; what comes later moves
/// within what is left. At one priority bounds come before wishes.
nonisolated public struct Placing: Hashable, Sendable {
  /// Points; 0 where nothing is asked.
  public private(set) var value = 0.0
  /// What nobody has decided; the value is then that of the first to ask.
  public private(set) var clash: DemandClash?
  private var lower = -Double.infinity
  private var upper = Double.infinity
  private var lowerPriority = Int.min
  private var upperPriority = Int.min

  public init(_ demands: [Demand]) {
    var priority = demands.reduce(Int.min) { Swift.max($0, $1.priority) }
    while demands.contains(where: { $0.priority == priority }) {
      for demand in demands where demand.priority == priority { narrow(by: demand) }
      grant(demands, of: priority)
      priority = demands.reduce(Int.min) {
        $1.priority < priority ? Swift.max($0, $1.priority) : $0
      }
    }
    value = lower.isFinite ? lower : upper.isFinite ? upper : 0
  }

  /// A bound that those of higher priority forbid comes as near as it can.
  private mutating func narrow(by bound: Demand) {
    switch bound.kind {
    case .atLeast where bound.value > lower:
      if bound.value > upper, bound.priority == upperPriority { clash = clash ?? .emptyInterval }
      (lower, lowerPriority) = (Swift.min(bound.value, upper), bound.priority)
    case .atMost where bound.value < upper:
      if bound.value < lower, bound.priority == lowerPriority { clash = clash ?? .emptyInterval }
      (upper, upperPriority) = (Swift.max(bound.value, lower), bound.priority)
    case .atLeast, .atMost, .wish: break
    }
  }

  /// The first wish of a priority takes its point.
  private mutating func grant(_ demands: [Demand], of priority: Int) {
    var taken: Double?
    for demand in demands where demand.priority == priority && demand.kind == .wish {
      let nearest = Swift.min(upper, Swift.max(lower, demand.value))
      if let taken, taken != nearest { clash = clash ?? .tie }
      taken = taken ?? nearest
    }
    if let taken { (lower, upper) = (taken, taken) }
  }
}
