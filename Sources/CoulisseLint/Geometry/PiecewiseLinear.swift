import CoulisseRuntime

/// A continuous piecewise-linear function over an interval of viewport extents: what every length of
/// a scene is as a function of the screen's width or height.
struct PiecewiseLinear: Hashable {
  struct Knot: Hashable {
    var argument: Double
    var value: Double
  }

  /// In order of their arguments; the first and the last are the ends of the interval.
  private(set) var knots: [Knot]

  /// The function that gives its argument back.
  static func identity(over range: ClosedRange<Double>) -> PiecewiseLinear {
    PiecewiseLinear(knots: [
      Knot(argument: range.lowerBound, value: range.lowerBound),
      Knot(argument: range.upperBound, value: range.upperBound),
    ])
  }

  /// A length of a parent whose extent is this function.
  ///
  /// - Parameter quantities: In points, by index.
  func applying(_ length: Length, _ quantities: [Double]) -> PiecewiseLinear {
    let measured =
      quantities.indices.contains(length.measured.quantity)
      ? length.measured.multiple * quantities[length.measured.quantity] : 0
    return map { length.fraction * $0 + length.points + measured }
      .bounded(by: length.atLeast) { max($0, $1) }
      .bounded(by: length.atMost) { min($0, $1) }
  }

  func adding(_ other: PiecewiseLinear, times factor: Double = 1) -> PiecewiseLinear {
    let arguments = Set(knots.map(\.argument) + other.knots.map(\.argument)).sorted()
    return PiecewiseLinear(
      knots: arguments.map {
        Knot(argument: $0, value: value(at: $0) + factor * other.value(at: $0))
      })
  }

  func adding(points: Double) -> PiecewiseLinear { map { $0 + points } }

  func value(at argument: Double) -> Double {
    guard let last = knots.last, let first = knots.first else { return 0 }
    if argument <= first.argument { return first.value }
    guard let upper = knots.firstIndex(where: { $0.argument >= argument }) else {
      return last.value
    }
    let (low, high) = (knots[upper - 1], knots[upper])
    let share = (argument - low.argument) / (high.argument - low.argument)
    return low.value + (high.value - low.value) * share
  }

  /// The arguments at which this function bends, and those at which it changes sign.
  var criticalArguments: [Double] {
    var result = knots.dropFirst().dropLast().map(\.argument)
    for (low, high) in zip(knots, knots.dropFirst()) where low.value * high.value < 0 {
      let share = low.value / (low.value - high.value)
      result.append(low.argument + (high.argument - low.argument) * share)
    }
    return result + knots.filter { $0.value == 0 }.map(\.argument)
  }

  private func map(_ transform: (Double) -> Double) -> PiecewiseLinear {
    PiecewiseLinear(
      knots: knots.map { Knot(argument: $0.argument, value: transform($0.value)) })
  }

  private func bounded(
    by bound: Double, _ choose: (Double, Double) -> Double
  ) -> PiecewiseLinear {
    guard bound.isFinite else { return self }
    let crossings = map { $0 - bound }.criticalArguments
    let arguments = Set(knots.map(\.argument) + crossings).sorted()
    return PiecewiseLinear(
      knots: arguments.map { Knot(argument: $0, value: choose(value(at: $0), bound)) })
  }
}
