internal import CoulisseModel
internal import CoulisseRuntime

/// A track with everything that its releases depend on, and the extents of the screen along it.
struct ReleaseCase: Sendable, Hashable {
  var definition: TrackDefinition
  var axis: Axis
  /// For each detent the points of the track for each point of the finger, the most that a drag has
  /// that can set out from there; 0 where none can.
  var gains: [Double]
  /// Points of the finger before the track follows.
  var slop: Double
  var extents: ClosedRange<Double>

  var rule: SettleRule { definition.settle }

  /// The detents from which a drag can set out.
  var starts: [Int] { gains.indices.filter { gains[$0] > 0 } }

  /// How far a finger that crosses the whole screen moves the track from a detent, in points.
  func reach(from start: Int, at extent: Double) -> Double {
    max(0, gains[start] * (extent - slop))
  }

  /// The case with a rule of one clause: what decides is whether its condition holds.
  func asking(_ clause: SettleClause) -> ReleaseCase {
    var copy = self
    copy.definition.settle = SettleRule(
      [clause, SettleClause(nil, to: .base)], measuredFrom: rule.measuredFrom)
    return copy
  }
}

extension ReleaseCase {
  /// Those extents at which something is so. It can change only once between two samples: they are
  /// the ends, where a limit of a length sets in, and some in between.
  ///
  /// - Parameter parts: Into how many parts the extents are cut.
  func extents(parts: Int = 8, where isSo: (Double) -> Bool) -> [ClosedRange<Double>] {
    var runs: [ClosedRange<Double>] = []
    var previous: (extent: Double, isSo: Bool)?
    for extent in samples(parts) {
      let here = isSo(extent)
      let last = previous
      previous = (extent, here)
      if here, last?.isSo == true, let run = runs.popLast() {
        runs.append(run.lowerBound...extent)
      } else if here {
        let first = last.map { border(from: $0.extent, to: extent, isSo) } ?? extent
        runs.append(first...extent)
      } else if let last, last.isSo, let run = runs.popLast() {
        runs.append(run.lowerBound...border(from: extent, to: last.extent, isSo))
      }
    }
    return runs
  }

  /// Where something that is not so at one extent begins to be so on the way to another.
  private func border(from no: Double, to yes: Double, _ isSo: (Double) -> Bool) -> Double {
    var (no, yes) = (no, yes)
    for _ in 0..<30 {
      let middle = (no + yes) / 2
      if isSo(middle) { yes = middle } else { no = middle }
    }
    return yes
  }

  private func samples(_ parts: Int) -> [Double] {
    let lengths = definition.detents.map(\.position)
    let corners = lengths.flatMap { length in
      [length.atLeast, length.atMost].map { ($0 - length.points) / length.fraction }
    }
    let (first, last) = (extents.lowerBound, extents.upperBound)
    let between = (0...parts).map { first + (last - first) * Double($0) / Double(parts) }
    return Set(between + corners.filter { $0.isFinite && extents.contains($0) }).sorted()
  }
}
