/// A damped spring and how long it takes to settle. The formulas stand in `Spec/Semantics.md`,
/// Motion.
struct SpringModel: Hashable {
  var mass: Double
  var stiffness: Double
  var damping: Double

  init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// - Parameters:
  ///   - period: of the undamped spring, in seconds.
  ///   - bounce: from -1, infinitely stiff, to 1, undamped.
  init(period: Double, bounce: Double) {
    let frequency = 2 * Double.pi / period
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// A spring that is within a thousandth of its end after `settlingSeconds`.
  init(settlingSeconds: Double, dampingRatio: Double) {
    let frequency = Self.settlingAngle(dampingRatio) / settlingSeconds
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// The time after which it stays within a thousandth of the way; infinite without damping.
  var settlingSeconds: Double {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return Self.settlingAngle(ratio) / frequency
  }

  /// Settling time times frequency.
  ///
  /// The closed form for swinging springs runs away near ratio 1; from 0.99 to 1 it is interpolated
  /// to the true value at 1, and so is the slow root of creeping springs, from 1 to 1.01.
  private static func settlingAngle(_ ratio: Double) -> Double {
    let critical = 9.2334
    let tolerance = 0.001
    func swinging(_ ratio: Double) -> Double {
      NaturalLogarithm.of(1 / (tolerance * (1 - ratio * ratio).squareRoot())) / ratio
    }
    func creeping(_ ratio: Double) -> Double {
      let spread = (ratio * ratio - 1).squareRoot()
      let share = (ratio + spread) / (2 * spread)
      // The slow root is ratio - spread, written without cancellation.
      return NaturalLogarithm.of(share / tolerance) * (ratio + spread)
    }
    if ratio <= 0.99 { return swinging(ratio) }
    if ratio <= 1 { return swinging(0.99) + (ratio - 0.99) / 0.01 * (critical - swinging(0.99)) }
    if ratio < 1.01 { return critical + (ratio - 1) / 0.01 * (creeping(1.01) - critical) }
    return creeping(ratio)
  }
}

/// The natural logarithm, the same on every machine.
enum NaturalLogarithm {
  private static let two = 0.693_147_180_559_945_3

  /// Of a positive finite number; infinite for others.
  static func of(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return .infinity }
    var significand = value.significand
    var exponent = Double(value.exponent)
    if significand > 1.414_213_562_373_095_1 {
      significand /= 2
      exponent += 1
    }
    // atanh series: the ratio is below 0.172, so that twelve terms are enough.
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for odd in stride(from: 25, through: 1, by: -2) { sum = sum * square + 1 / Double(odd) }
    return 2 * ratio * sum + exponent * two
  }
}
