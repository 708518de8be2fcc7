/// Decimal numbers without loss: reading the text gives the same double.
enum DecimalText {
  /// `0.3`, `80`, `1e-7`.
  static func number(_ value: Double) -> String { shifted(value, by: 0) }

  /// The share as a percentage: `80%` for 0.8.
  static func percent(_ share: Double) -> String { shifted(share, by: 2) + "%" }

  /// `0.3s` for 300,000,000.
  static func seconds(_ nanoseconds: Int64) -> String {
    let whole = nanoseconds / 1_000_000_000
    let rest = String(nanoseconds % 1_000_000_000)
    var fraction = String(repeating: "0", count: 9 - rest.utf8.count) + rest
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? "\(whole)s" : "\(whole).\(fraction)s"
  }

  /// The shortest text that reads as `value`, its decimal point moved to the right.
  private static func shifted(_ value: Double, by places: Int) -> String {
    guard value.isFinite else { return value.description }
    var digits = value.magnitude.description
    var exponent = places
    if let mark = digits.firstIndex(of: "e") {
      exponent += Int(digits[digits.index(after: mark)...]) ?? 0
      digits = String(digits[..<mark])
    }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    var mantissa = String(parts[0])
    if parts.count > 1, parts[1] != "0" {
      mantissa += parts[1]
      exponent -= parts[1].utf8.count
    }
    let sign = value < 0 ? "-" : ""
    return sign + placed(String(mantissa.drop { $0 == "0" }), exponent)
  }

  /// The digits times ten to the power of `exponent`, written out if that is short.
  private static func placed(_ digits: String, _ exponent: Int) -> String {
    guard !digits.isEmpty else { return "0" }
    var digits = digits
    var exponent = exponent
    while digits.hasSuffix("0"), digits.utf8.count > 1 {
      digits.removeLast()
      exponent += 1
    }
    if exponent > 12 || exponent < -18 { return "\(digits)e\(exponent)" }
    if exponent >= 0 { return digits + String(repeating: "0", count: exponent) }
    let point = digits.utf8.count + exponent
    if point > 0 { return "\(digits.prefix(point)).\(digits.dropFirst(point))" }
    return "0." + String(repeating: "0", count: -point) + digits
  }
}
