/// A plain scalar that YAML 1.1 and YAML 1.2 read as different values (Y005).
package enum AmbiguousNumber: Sendable, Equatable {
  /// `010`, `-08`: octal in 1.1, decimal in 1.2.
  case leadingZero
  /// `0o17`: text in 1.1, octal in 1.2.
  case octal
  /// `0b101`: binary in 1.1, text in 1.2.
  case binary
  /// `12:30`: 750 in 1.1, text in 1.2.
  case sexagesimal
  /// `1_000`: 1000 in 1.1, text in 1.2.
  case underscores

  /// Nil if both read the same.
  package init?(plain text: String) {
    var body = text[...].utf8
    if let sign = body.first, "+-".utf8.contains(sign) { body.removeFirst() }
    guard let first = body.first, first.isDigit else { return nil }
    let second = body.dropFirst().first
    if first == UInt8(ascii: "0"), let second, "oObB".utf8.contains(second) {
      let digits = body.dropFirst(2)
      let isOctal = "oO".utf8.contains(second)
      let isNumber =
        !digits.isEmpty
        && digits.allSatisfy { isOctal ? $0.isOctal : $0.isBinary || $0 == UInt8(ascii: "_") }
      guard isNumber else { return nil }
      self = isOctal ? .octal : .binary
    } else if body.contains(UInt8(ascii: ":")) {
      guard Self.isSexagesimal(body) else { return nil }
      self = .sexagesimal
    } else if body.contains(UInt8(ascii: "_")) {
      guard Self.isUnderscored(body) else { return nil }
      self = .underscores
    } else if first == UInt8(ascii: "0"), second?.isDigit == true, body.allSatisfy(\.isDigit) {
      self = .leadingZero
    } else {
      return nil
    }
  }

  /// What a YAML 1.1 tool and a YAML 1.2 tool would make of it, in a few words.
  package var explanation: String {
    switch self {
    case .leadingZero: "a leading zero makes the number octal for YAML 1.1 tools"
    case .octal: "`0o` makes the number octal for YAML 1.2 tools and text for others"
    case .binary: "`0b` makes the number binary for YAML 1.1 tools and text for others"
    case .sexagesimal: "a colon makes the number count in sixties for YAML 1.1 tools"
    case .underscores: "`_` between digits is passed over by YAML 1.1 tools only"
    }
  }

  private static func isSexagesimal(_ body: Substring.UTF8View) -> Bool {
    let parts = body.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let digits = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "_") }
    }
    // Each part but the first is below 60, that is, has at most two digits.
    return digits
      && parts.dropFirst().allSatisfy {
        $0.count == 1 || $0.count == 2 && ($0.first ?? 0) < UInt8(ascii: "6")
      }
  }

  private static func isUnderscored(_ body: Substring.UTF8View) -> Bool {
    body.allSatisfy { $0.isDigit || "_.".utf8.contains($0) }
      && body.count { $0 == UInt8(ascii: ".") } <= 1
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  fileprivate var isOctal: Bool { UInt8(ascii: "0")...UInt8(ascii: "7") ~= self }
  fileprivate var isBinary: Bool { UInt8(ascii: "0")...UInt8(ascii: "1") ~= self }
}
