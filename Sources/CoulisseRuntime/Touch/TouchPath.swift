/// The recent path of one finger, as straight segments between samples.
nonisolated struct TouchPath: Hashable, Sendable {
  struct Sample: Hashable, Sendable {
    var time: SceneTime
    var location: Point
  }

  /// How far back the velocity looks.
  static let windowNanoseconds: Int64 = 100_000_000

  private(set) var samples: [Sample]

  init(_ first: Sample) {
    samples = []
    samples.reserveCapacity(32)
    samples.append(first)
  }

  var last: Sample { samples[samples.count - 1] }

  /// Adds a sample and forgets what the velocity no longer needs: all but one of the samples that
  /// lie before the window, and all but the first and the last of one instant. A stamp that runs
  /// backwards counts as the latest before it.
  mutating func append(_ sample: Sample) {
    var sample = sample
    sample.time = Swift.max(sample.time, last.time)
    let count = samples.count
    if count > 1 && samples[count - 2].time == sample.time {
      samples[count - 1] = sample
    } else {
      samples.append(sample)
    }
    let start = sample.time.advanced(byNanoseconds: -TouchPath.windowNanoseconds)
    var stale = 0
    while stale + 1 < samples.count && samples[stale + 1].time <= start { stale += 1 }
    if stale > 0 { samples.removeFirst(stale) }
  }

  /// Points per second: the slope of the least-squares line through the path of the last 100 ms.
  ///
  /// With T the middle and L the length of the window, the slope is 12/L^3 times the integral of
  /// (t - T) x(t); over a straight segment that is closed form, so that extra samples on a straight
  /// line change nothing. The oldest segment is clipped at the window. Distances count from the last
  /// sample, so that it does not matter where on the stage the path lies.
  var velocity: Vector {
    let end = last
    let window = Swift.min(
      Double(TouchPath.windowNanoseconds), Double(end.time.nanoseconds(since: samples[0].time)))
    guard window > 0 else { return .zero }
    let length = window / 1e9
    var sumX = 0.0
    var sumY = 0.0
    var index = 1
    while index < samples.count {
      let start = samples[index - 1]
      let stop = samples[index]
      // Seconds relative to the middle of the window.
      var t0 = length / 2 - end.time.seconds(since: start.time)
      let t1 = length / 2 - end.time.seconds(since: stop.time)
      index += 1
      guard t1 > t0 else { continue }
      var from = start.location
      if t0 < -length / 2 {
        let share = (-length / 2 - t0) / (t1 - t0)
        guard share < 1 else { continue }
        from.x += (stop.location.x - from.x) * share
        from.y += (stop.location.y - from.y) * share
        t0 = -length / 2
      }
      let (here, there) = (
        Vector(from: end.location, to: from), Vector(from: end.location, to: stop.location)
      )
      sumX += TouchPath.moment(t0, t1, here.dx, there.dx)
      sumY += TouchPath.moment(t0, t1, here.dy, there.dy)
    }
    let scale = 12 / (length * length * length)
    return Grid.snap(Vector(dx: sumX * scale, dy: sumY * scale))
  }

  /// The integral of t x(t) from t0 to t1 for x linear from x0 to x1.
  private static func moment(_ t0: Double, _ t1: Double, _ x0: Double, _ x1: Double) -> Double {
    let width = t1 - t0
    return width / 6 * (x0 * (2 * t0 + t1) + x1 * (t0 + 2 * t1))
  }
}
