/// Two numbers between which another one has to lie.
nonisolated enum Bounds {
  /// The number in a range that is closest to `value`; where its ends have passed each other the upper
  /// end.
  static func clamp(_ value: Double, from lower: Double, to upper: Double) -> Double {
    Swift.min(upper, Swift.max(lower, value))
  }
}
