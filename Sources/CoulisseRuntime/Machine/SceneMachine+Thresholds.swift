/// What happens to a recognizer when the finger gets some way from where it came down.
nonisolated private enum Crossing: Int {
  /// In order of precedence at one point of the segment.
  case tapFails, headingIsRead, slopIsPassed
}

extension SceneMachine {
  /// Crosses every threshold on the straight segment between two samples, in order along it; at one
  /// point failures come first, then deeper views, then earlier declared recognizers.
  mutating func crossThresholds(touch: Int32, from start: Point, to end: Point) {
    while let (recognizer, crossing, share) = nextCrossing(touch: touch, from: start, to: end) {
      let point = Point(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      switch crossing {
      case .tapFails: failed(recognizer)
      case .headingIsRead: readHeading(recognizer, at: point)
      case .slopIsPassed: becomeCertain(recognizer, at: point)
      }
    }
  }

  private mutating func readHeading(_ recognizer: Int, at point: Point) {
    let travel = Vector(from: state.recognizers[recognizer].origin, to: point)
    if state.recognizers[recognizer].armed.contains(Headings(Headings.side(of: travel))) {
      state.recognizers[recognizer].isHeadingClaimed = true
    } else {
      failed(recognizer)
    }
  }

  private func nextCrossing(
    touch: Int32, from start: Point, to end: Point
  ) -> (recognizer: Int, crossing: Crossing, share: Double)? {
    var best: (recognizer: Int, crossing: Crossing, share: Double)?
    for recognizer in program.recognizers.indices {
      let candidate = state.recognizers[recognizer]
      guard candidate.touch == touch, !candidate.isCertain,
        candidate.phase == .possible || candidate.isGhost,
        let (crossing, radius) = pendingThreshold(recognizer),
        let share = Circle(center: candidate.origin, radius: radius)
          .exit(from: start, to: end)
      else { continue }
      guard let current = best else {
        best = (recognizer, crossing, share)
        continue
      }
      let depth = state.recognizers[current.recognizer].depth
      if (share, crossing.rawValue, -candidate.depth)
        < (current.share, current.crossing.rawValue, -depth)
      {
        best = (recognizer, crossing, share)
      }
    }
    return best
  }

  /// The next threshold of a recognizer: the distance from touch down, in points, past which it
  /// changes.
  private func pendingThreshold(_ recognizer: Int) -> (Crossing, Double)? {
    let spec = program.recognizers[recognizer]
    switch spec.kind {
    case .tap(_, let tolerance, _, _):
      return state.recognizers[recognizer].deadline == nil ? nil : (.tapFails, tolerance)
    case .pan, .edgePan, .scroll:
      return state.recognizers[recognizer].isHeadingClaimed
        ? (.slopIsPassed, Swift.max(spec.slop, program.decisionRadius))
        : (.headingIsRead, program.decisionRadius)
    }
  }
}

/// A circle around the point where a finger came down.
nonisolated private struct Circle {
  var center: Point
  var radius: Double

  /// The share of the segment at which it leaves the circle; nil while its end is inside or on it.
  func exit(from start: Point, to end: Point) -> Double? {
    let whole = Vector(from: center, to: end)
    guard whole.length > radius else { return nil }
    let first = Vector(from: center, to: start)
    let step = Vector(from: start, to: end)
    let a = step.dx * step.dx + step.dy * step.dy
    let b = first.dx * step.dx + first.dy * step.dy
    let c = first.dx * first.dx + first.dy * first.dy - radius * radius
    guard a > 0, c < 0 else { return 0 }
    return Swift.min(1, (-b + Swift.max(0, b * b - a * c).squareRoot()) / a)
  }
}
