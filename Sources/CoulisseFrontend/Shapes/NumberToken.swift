/// A number and the unit that is written right behind it.
struct NumberToken: Hashable {
  /// Sign, digits and point.
  var mantissa: String
  var exponent: Int
  var unit: String
  /// UTF-8 offsets in the scalar.
  var part: Range<Int>

  /// The number times ten to the power of `shift`, correctly rounded: shifting the decimal point in
  /// the text is exact, dividing by 100 is not.
  func value(shiftedBy shift: Int = 0) -> Double {
    let (sum, overflow) = exponent.addingReportingOverflow(shift)
    return Double("\(mantissa)e\(overflow ? exponent : sum)") ?? .infinity
  }

  var hasLeadingZero: Bool {
    let digits = mantissa.utf8.drop { "+-".utf8.contains($0) }
    return digits.first == UInt8(ascii: "0")
      && digits.dropFirst().first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 } == true
  }
}

/// Reads numbers with units from the text of a scalar.
struct NumberScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func skipBlanks() { _ = run { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

  /// Goes back over `count` bytes that were read.
  mutating func rewind(by count: Int) { offset = max(0, offset - count) }

  /// Passes over `text` if it comes next.
  mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes[offset...].starts(with: wanted) else { return false }
    offset += wanted.count
    return true
  }

  /// A number with an optional sign and the letters, `%` and `/` that follow it; nil, and nothing is
  /// read, if there is none.
  mutating func number() -> NumberToken? {
    let start = offset
    var mantissa = ""
    if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      mantissa = sign == UInt8(ascii: "-") ? "-" : ""
      offset += 1
    }
    let whole = run(Self.isDigit)
    var fraction = ""
    if peek == UInt8(ascii: "."), isDigit(at: offset + 1) {
      offset += 1
      fraction = run(Self.isDigit)
    }
    guard !(whole.isEmpty && fraction.isEmpty) else {
      offset = start
      return nil
    }
    mantissa += (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    let exponent = exponent()
    let unit = run { Self.isLetter($0) || "%/".utf8.contains($0) }
    return NumberToken(mantissa: mantissa, exponent: exponent, unit: unit, part: start..<offset)
  }

  /// A name of letters, digits, `-` and `_` that begins with a letter, and where it stands; nil, and
  /// nothing is read, if there is none.
  mutating func name() -> (text: String, part: Range<Int>)? {
    guard let first = peek, Self.isLetter(first) else { return nil }
    let start = offset
    let text = run { Self.isLetter($0) || Self.isDigit($0) || "-_".utf8.contains($0) }
    return (text, start..<offset)
  }

  /// Whether a text is such a name and nothing else.
  static func isName(_ text: String) -> Bool {
    var scanner = NumberScanner(text)
    return scanner.name() != nil && scanner.isAtEnd
  }

  /// What is left, without reading it.
  var rest: String { String(decoding: bytes[offset...], as: UTF8.self) }

  private mutating func exponent() -> Int {
    let start = offset
    guard peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") else { return 0 }
    offset += 1
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    let digits = run(Self.isDigit)
    guard !digits.isEmpty else {
      offset = start
      return 0
    }
    // No double needs more; a longer exponent stands for zero or infinity all the same.
    let magnitude = Int(digits.prefix(6)) ?? 0
    return isNegative ? -magnitude : magnitude
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isDigit(at index: Int) -> Bool { index < bytes.count && Self.isDigit(bytes[index]) }

  private mutating func run(_ belongs: (UInt8) -> Bool) -> String {
    let start = offset
    while offset < bytes.count, belongs(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte
  }
}
