/// Widths or heights that stand for all in a range: between two neighboring critical ones the order
/// of all edges on the screen is the same.
struct ExtentSamples: Hashable {
  /// The critical extents and, between each two, one more, in growing order; points.
  private(set) var values: [Double]
  private var critical: Set<Double>

  /// - Parameters:
  ///   - critical: Extents at which the order changes; those outside the range do not count.
  init(critical: Set<Double>, in range: ClosedRange<Double>) {
    let ends = critical.union([range.lowerBound, range.upperBound]).filter(range.contains).sorted()
    self.critical = Set(ends)
    values = zip(ends, ends.dropFirst()).flatMap { [$0, ($0 + $1) / 2] } + [range.upperBound]
  }

  /// The parts of the range in which something holds that cannot change between critical extents.
  func intervals(where holds: (Double) -> Bool) -> [SizeInterval] {
    var intervals: [SizeInterval] = []
    var isRunning = false
    for (index, value) in values.enumerated() {
      guard holds(value) else {
        isRunning = false
        continue
      }
      let next = cell(index)
      if isRunning, let last = intervals.popLast() {
        intervals.append(
          SizeInterval(
            last.lower, next.upper, includesLower: last.includesLower,
            includesUpper: next.includesUpper))
      } else {
        intervals.append(next)
      }
      isRunning = true
    }
    return intervals
  }

  /// What a sample stands for: itself, or all between its two critical neighbors.
  private func cell(_ index: Int) -> SizeInterval {
    let value = values[index]
    if critical.contains(value) { return SizeInterval(value, value) }
    return SizeInterval(
      values[index - 1], values[index + 1], includesLower: false, includesUpper: false)
  }
}
