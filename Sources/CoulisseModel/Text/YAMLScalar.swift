internal import CoulisseSource

/// Text as YAML reads it back, wherever it stands.
package enum YAMLScalar {
  /// `text` as it is if it is made of letters, digits, dots, dashes and single blanks, begins with a
  /// letter and means nothing else to YAML; in quotes otherwise.
  package static func word(_ text: String) -> String {
    let isPlain = text.utf8.first.map(isLetter) == true && isPlainText(text)
    return isPlain && !meansSomethingElse(text) ? text : quoted(text)
  }

  /// A value of the scene language, which never means something else: in quotes only where its
  /// characters ask for it.
  package static func form(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let second = bytes.count > 1 ? bytes[1] : 0
    let isStart =
      bytes.first.map { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") && isDigit(second) }
    return isStart == true && isPlainText(text) ? text : quoted(text)
  }

  /// `text` in double quotes, whatever it contains.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where mustEscape(scalar): quoted += escape(scalar)
      case _: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func isPlainText(_ text: String) -> Bool {
    text.utf8.last != UInt8(ascii: " ")
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || " .-_%+/()".utf8.contains($0) }
  }

  private static func meansSomethingElse(_ word: String) -> Bool {
    ["true", "false", "null", "yes", "no", "on", "off", "y", "n", "none", "inf", "nan"]
      .contains(word.lowercased())
  }

  /// What YAML does not print, or folds.
  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .unassigned, .privateUse: true
    case _: scalar.isUnseen
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
