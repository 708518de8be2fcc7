/// Elementary functions that give the same bytes on every target: the platform libraries differ in
/// the last place, and a trace is compared byte by byte.
nonisolated enum Elementary {
  /// e to the power of `x`, within one unit in the last place.
  ///
  /// Reduces x to k ln 2 + r with |r| <= ln 2 / 2 (ln 2 split in two for exactness), then sums the
  /// Taylor series of e^r to the 13th power, which is below 2^-53 there. The terms from r on are
  /// added to 1 last, so that only one rounding is of the size of the result's last place.
  static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1 { return 0 }
    let k = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    let r = (x - k * 6.93147180369123816490e-01) - k * 1.90821492927058770002e-10
    var tail = 0.0
    var term = 13.0
    while term > 1 {
      tail = (1 + tail) * r / term
      term -= 1
    }
    let sum = 1 + (r + r * tail)
    // Two steps, so that the scale stays a normal number near the ends of the range.
    let half = Int(k) / 2
    return sum * powerOfTwo(half) * powerOfTwo(Int(k) - half)
  }

  /// The sine, within three units in the last place for |x| <= 1e6.
  static func sin(_ x: Double) -> Double { quarterTurns(x, ahead: 0) }

  /// The cosine, within three units in the last place for |x| <= 1e6.
  static func cos(_ x: Double) -> Double { quarterTurns(x, ahead: 1) }

  /// The sine of x plus `ahead` quarter turns.
  ///
  /// Reduces by multiples of pi/2, split in three parts (Cody and Waite), to |r| <= pi/4. Beyond 1e9
  /// the reduction has no place left; no spring gets there before its duration is over.
  private static func quarterTurns(_ x: Double, ahead: Int) -> Double {
    guard x.magnitude < 1e9 else { return x.isFinite ? 0 : .nan }
    let k = (x * 0.63661977236758134).rounded(.toNearestOrEven)
    let r =
      ((x - k * 1.57079632673412561417e+00) - k * 6.07710050630396597660e-11)
      - k * 2.02226624879595063154e-21
    switch (Int(k) + ahead) & 3 {
    case 0: return sineSeries(r)
    case 1: return cosineSeries(r)
    case 2: return -sineSeries(r)
    default: return -cosineSeries(r)
    }
  }

  private static func sineSeries(_ r: Double) -> Double {
    let square = r * r
    var sum = 1.0
    var term = 17.0
    while term > 1 {
      sum = 1 - sum * square / (term * (term - 1))
      term -= 2
    }
    return r * sum
  }

  private static func cosineSeries(_ r: Double) -> Double {
    let square = r * r
    var sum = 1.0
    var term = 18.0
    while term > 0 {
      sum = 1 - sum * square / (term * (term - 1))
      term -= 2
    }
    return sum
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
