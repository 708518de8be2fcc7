extension MotionCurve {
  /// How far the motion has come, 0 at the start and 1 at the end; springs may pass 1 in between.
  ///
  /// - Parameters:
  ///   - elapsedNanoseconds: Since the start.
  ///   - durationNanoseconds: After which the end is reached, whatever the curve says.
  ///   - velocity: At the start, in distances per second; only springs use it.
  public func progress(
    elapsedNanoseconds: Int64, durationNanoseconds: Int64, velocity: Double = 0
  ) -> Double {
    if elapsedNanoseconds >= durationNanoseconds { return 1 }
    if elapsedNanoseconds <= 0 { return 0 }
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      let share = Double(elapsedNanoseconds) / Double(durationNanoseconds)
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).y(atX: share)
    case .spring(let mass, let stiffness, let damping):
      return SpringResponse(mass: mass, stiffness: stiffness, damping: damping)
        .position(at: Double(elapsedNanoseconds) / 1e9, velocity: velocity)
    }
  }
}

extension MotionSpec {
  /// When a motion is over that began at `start`.
  func end(from start: SceneTime) -> SceneTime {
    start.advanced(byNanoseconds: durationNanoseconds)
  }

  /// How far a motion has come at `time` that began at `start`: 0 at the start and 1 at the end.
  ///
  /// - Parameter velocity: At the start, in distances per second; only springs use it.
  func progress(from start: SceneTime, at time: SceneTime, velocity: Double = 0) -> Double {
    curve.progress(
      elapsedNanoseconds: time.nanoseconds(since: start),
      durationNanoseconds: durationNanoseconds, velocity: velocity)
  }
}

/// A cubic Bezier from (0, 0) to (1, 1), read as a function of x.
nonisolated struct CubicBezier {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Bisection to the last place: fixed work, and no case in which Newton's method would diverge.
  func y(atX x: Double) -> Double {
    if x1 == y1 && x2 == y2 { return x }
    var low = 0.0
    var high = 1.0
    var steps = 0
    while steps < 60 {
      let middle = (low + high) / 2
      if CubicBezier.value(middle, x1, x2) < x { low = middle } else { high = middle }
      steps += 1
    }
    return CubicBezier.value((low + high) / 2, y1, y2)
  }

  /// 3 (1-t)^2 t a + 3 (1-t) t^2 b + t^3.
  private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}

/// The step response of a damped spring, normalized to go from 0 to 1.
///
/// Formulas: `Spec/Semantics.md`, Motion. w is the natural frequency, z the damping ratio.
nonisolated struct SpringResponse {
  var frequency: Double
  var ratio: Double

  /// Numbers that no spring has count as 1, a damping that is none as 0.
  init(mass: Double, stiffness: Double, damping: Double) {
    let possible = 1e-9...1e9
    let m = possible.contains(mass) ? mass : 1
    let k = possible.contains(stiffness) ? stiffness : 1
    frequency = (k / m).squareRoot()
    ratio = (damping > 0 ? Swift.min(damping, 1e9) : 0) / (2 * (k * m).squareRoot())
  }

  /// The position after `seconds`, for a start velocity in distances per second.
  func position(at seconds: Double, velocity: Double) -> Double {
    let decay = ratio * frequency
    // Closer to critical damping both general forms cancel to noise; the critical one is less than
    // 1e-9 off there.
    if (ratio - 1).magnitude < 1e-9 {
      let envelope = Elementary.exp(-frequency * seconds)
      return 1 + envelope * (-1 + (velocity - frequency) * seconds)
    }
    if ratio < 1 {
      let damped = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let envelope = Elementary.exp(-decay * seconds)
      let sine = (velocity - decay) / damped * Elementary.sin(damped * seconds)
      return 1 + envelope * (-Elementary.cos(damped * seconds) + sine)
    }
    let spread = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
    let fast = -decay - spread
    // The product of the roots is w^2; their difference from -z w would cancel for strong damping.
    let slow = frequency * frequency / fast
    let first = (velocity + fast) / (slow - fast)
    let second = -1 - first
    return 1 + first * Elementary.exp(slow * seconds) + second * Elementary.exp(fast * seconds)
  }
}
