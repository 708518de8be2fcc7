/// Fingers from down to up, by the numbers that the scene gives them.
nonisolated struct StrokeSet: OptionSet, Hashable, Sendable {
  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// One stroke.
  init(_ stroke: Int32) { rawValue = 1 << UInt64(truncatingIfNeeded: stroke) }

  var count: Int { rawValue.nonzeroBitCount }

  func contains(_ stroke: Int32) -> Bool { contains(StrokeSet(stroke)) }

  mutating func insert(_ stroke: Int32) { formUnion(StrokeSet(stroke)) }

  mutating func remove(_ stroke: Int32) { subtract(StrokeSet(stroke)) }

  /// The least number that is not in the set; nil when there is none.
  var unused: Int32? {
    let free = (~rawValue).trailingZeroBitCount
    return free < 64 ? Int32(free) : nil
  }
}
