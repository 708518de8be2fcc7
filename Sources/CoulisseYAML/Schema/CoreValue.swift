/// What the YAML 1.2 core schema takes a plain scalar for.
package enum CoreValue: Sendable, Equatable {
  case null
  case boolean(Bool)
  /// A whole number that fits.
  case integer(Int)
  /// Any other number, infinities and NaN included.
  case float(Double)
  case string

  /// Reads the text of a plain scalar; quoted and block scalars are strings, whatever they hold.
  package init(plain text: String) {
    switch text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .boolean(true)
    case "false", "False", "FALSE": self = .boolean(false)
    case ".nan", ".NaN", ".NAN": self = .float(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": self = .float(.infinity)
    case "-.inf", "-.Inf", "-.INF": self = .float(-.infinity)
    case _: self = Self.number(text) ?? .string
    }
  }

  private static func number(_ text: String) -> CoreValue? {
    // Most scalars are words; their first byte says so.
    guard let first = text.utf8.first, "+-.0123456789".utf8.contains(first) else { return nil }
    if text.hasPrefix("0o") { return whole(text.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return whole(text.dropFirst(2), radix: 16) }
    var scan = NumberScan(text)
    guard scan.readsNumber() else { return nil }
    if scan.isWhole, let value = Int(text) { return .integer(value) }
    return Double(text).map(CoreValue.float)
  }

  private static func whole(_ digits: Substring, radix: Int) -> CoreValue? {
    guard let first = digits.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-")
    else { return nil }
    if let value = Int(digits, radix: radix) { return .integer(value) }
    let values = digits.map { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.allSatisfy({ $0.map { $0 < radix } ?? false }) else { return nil }
    return .float(values.reduce(0) { $0 * Double(radix) + Double($1 ?? 0) })
  }
}

/// The decimal form of the core schema: `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]?
/// [0-9]+ )?`.
private struct NumberScan {
  private var rest: Substring.UTF8View
  private(set) var isWhole = true

  init(_ text: String) { rest = text[...].utf8 }

  /// Whether the whole text is a number.
  mutating func readsNumber() -> Bool {
    skip(in: "+-")
    let whole = digits()
    if skip(in: ".") {
      isWhole = false
      if digits() + whole == 0 { return false }
    } else if whole == 0 {
      return false
    }
    if skip(in: "eE") {
      isWhole = false
      skip(in: "+-")
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }

  @discardableResult
  private mutating func skip(in choices: String) -> Bool {
    guard let first = rest.first, choices.utf8.contains(first) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func digits() -> Int {
    let run = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    rest = rest.dropFirst(run)
    return run
  }
}
