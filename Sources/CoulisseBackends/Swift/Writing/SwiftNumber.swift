/// Numbers as Swift code writes them.
package enum SwiftNumber {
  /// A literal, or a constant, that gives the same bits where a `Double` is expected.
  package static func literal(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    if let whole = Int64(exactly: value), whole.magnitude < 1 << 53,
      value.sign == .plus || whole != 0
    {
      return String(whole)
    }
    // The compiler warns of a literal that is below the normal numbers.
    if value.isSubnormal { return "Swift.Double(bitPattern: \(value.bitPattern))" }
    return value.description
  }
}
