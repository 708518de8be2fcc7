/// What happens to a recognizer when the finger gets some way from where it came down.
nonisolated private enum Crossing: Int {
  /// In order of precedence at one point of the segment.
  case strays, headingIsRead, slopIsPassed
}

extension SceneMachine {
  /// Crosses every threshold on the straight segment between two samples, in order along it; at one
  /// point failures come first, then deeper views, then earlier declared recognizers. What happens on
  /// the way happens where and when the finger passed there, so that it does not matter how a stroke
  /// is sampled; only timers that were due before the second sample have run already.
  mutating func crossThresholds(_ slot: Int, to end: Point, at instant: SceneTime) {
    let touch = state.touches[slot]
    while let next = nextCrossing(state.touches[slot], to: end) {
      let passed = touch.time.interpolated(to: instant, share: next.share)
      runTimers(until: passed, beforeTouch: true)
      commit(Swift.max(state.now, passed))
      state.touches[slot].location = next.location
      switch next.crossing {
      case .strays: failed(next.recognizer)
      case .headingIsRead: readHeading(next.recognizer, next.travel)
      case .slopIsPassed:
        state.recognizers[next.recognizer].deadline = nil
        becomeCertain(next.recognizer)
      }
      react()
    }
    state.touches[slot].location = end
    state.touches[slot].time = instant
    runTimers(until: instant, beforeTouch: true)
    commit(instant)
  }

  private mutating func readHeading(_ recognizer: Int, _ travel: Vector) {
    if state.recognizers[recognizer].armed.contains(Headings(Headings.side(of: travel))) {
      state.recognizers[recognizer].isHeadingClaimed = true
    } else {
      failed(recognizer)
    }
  }

  private func nextCrossing(_ touch: TouchState, to end: Point) -> NextCrossing? {
    var best: NextCrossing?
    for recognizer in program.recognizers.indices {
      let candidate = state.recognizers[recognizer]
      guard candidate.down.contains(touch.stroke), !candidate.isCertain,
        candidate.phase == .possible || candidate.isGhost,
        let (crossing, radius) = pendingThreshold(recognizer)
      else { continue }
      // The middle of several fingers moves by its share of what one of them does.
      let isDrag = program.recognizers[recognizer].isDrag
      let count = isDrag ? Double(candidate.down.count) : 1
      let origin = isDrag ? candidate.origin : touch.origin
      var (from, to) = (Vector(from: origin, to: touch.location), Vector(from: origin, to: end))
      if count > 1 {
        let step = Vector(from: touch.location, to: end)
        from = Vector(from: origin, to: place(of: recognizer))
        to = Vector(dx: from.dx + step.dx / count, dy: from.dy + step.dy / count)
      }
      guard let share = Circle(radius: radius).exit(from: from, to: to) else { continue }
      let travel = Grid.snap(
        Vector(dx: from.dx + (to.dx - from.dx) * share, dy: from.dy + (to.dy - from.dy) * share))
      let next = NextCrossing(
        recognizer: recognizer, crossing: crossing, share: share, travel: travel,
        location: count > 1
          ? touch.location
            + Vector(dx: (travel.dx - from.dx) * count, dy: (travel.dy - from.dy) * count)
          : origin + travel,
        depth: candidate.depth)
      if best.map({ next.isBefore($0) }) ?? true { best = next }
    }
    return best
  }

  /// The next threshold of a recognizer: the distance from touch down, in points, past which it
  /// changes.
  private func pendingThreshold(_ recognizer: Int) -> (Crossing, Double)? {
    let spec = program.recognizers[recognizer]
    switch spec.kind {
    case .swipe, .pan, .edgePan, .scroll: if !hasEnoughFingers(recognizer) { return nil }
    case .tap, .longPress: break
    }
    switch spec.kind {
    case .tap(_, let tolerance, _, _), .longPress(let tolerance, _):
      return (.strays, tolerance)
    case .swipe, .pan, .edgePan, .scroll:
      guard state.recognizers[recognizer].isHeadingClaimed else {
        return (.headingIsRead, program.decisionRadius)
      }
      return spec.reach(from: program.decisionRadius).map { (.slopIsPassed, $0) }
    }
  }
}

/// A threshold on a segment.
nonisolated private struct NextCrossing {
  var recognizer: Int
  var crossing: Crossing
  /// Of the segment, 0 to 1.
  var share: Double
  /// From touch down to the crossing.
  var travel: Vector
  /// Where the finger is then.
  var location: Point
  var depth: Int

  func isBefore(_ other: NextCrossing) -> Bool {
    (share, crossing.rawValue, -depth) < (other.share, other.crossing.rawValue, -other.depth)
  }
}

/// A circle around the point where a finger came down.
nonisolated private struct Circle {
  var radius: Double

  /// The share of a segment at which it leaves the circle; nil while its end is inside or on it.
  func exit(from start: Vector, to end: Vector) -> Double? {
    guard end.length > radius else { return nil }
    let step = Vector(dx: end.dx - start.dx, dy: end.dy - start.dy)
    let a = step.dx * step.dx + step.dy * step.dy
    let b = start.dx * step.dx + start.dy * step.dy
    let c = start.dx * start.dx + start.dy * start.dy - radius * radius
    guard a > 0, c < 0 else { return 0 }
    return Swift.min(1, (-b + Swift.max(0, b * b - a * c).squareRoot()) / a)
  }
}
