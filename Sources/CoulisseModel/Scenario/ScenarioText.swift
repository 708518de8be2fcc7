/// The lines of a scenario file, and the spelling of what stands in them.
struct ScenarioText {
  private(set) var text = ""

  /// Adds a line, indented by `depth` levels of two blanks.
  mutating func line(_ line: String, depth: Int = 0) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  /// `word` as YAML reads it back: in quotes unless it is made of letters, digits, dots, dashes and
  /// single blanks, begins with a letter, and means nothing else to YAML.
  static func word(_ word: String) -> String {
    let bytes = Array(word.utf8)
    let isPlain =
      bytes.first.map(isLetter) == true && bytes.last != UInt8(ascii: " ")
      && bytes.allSatisfy { isLetter($0) || isDigit($0) || " .-_".utf8.contains($0) }
    return isPlain && !meansSomethingElse(word) ? word : quotedScalar(word)
  }

  /// `{ a: 1, b: 2 }`
  static func mapping(_ entries: [(key: String, value: String)]) -> String {
    "{ " + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
  }

  /// `[a, b]`
  static func list(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  static func point(_ x: Double, _ y: Double) -> String {
    list([DecimalText.number(x), DecimalText.number(y)])
  }

  private static func meansSomethingElse(_ word: String) -> Bool {
    ["true", "false", "null", "yes", "no", "on", "off", "y", "n", "none", "inf", "nan"]
      .contains(word.lowercased())
  }

  private static func quotedScalar(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where mustEscape(scalar): quoted += escape(scalar)
      case _: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// What YAML does not print, or folds.
  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format, .unassigned, .privateUse: true
    case _: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let width = scalar.value > 0xFFFF ? 8 : 4
    let sign = width == 8 ? "\\U" : "\\u"
    return sign + String(repeating: "0", count: width - digits.utf8.count) + digits
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
  }
}
