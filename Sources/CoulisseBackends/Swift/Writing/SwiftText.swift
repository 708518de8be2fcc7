internal import CoulisseSource

/// Text of the scene as Swift code can hold it. There is no other way from text to code.
package enum SwiftText {
  /// `text` as a string literal, with its quotes.
  package static func literal(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// `text` as the rest of a line comment: on one line, with nothing in it that steers an editor.
  package static func comment(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if needsNumber(scalar) {
        result += number(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where needsNumber(scalar): result += number(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Control characters, line and paragraph separators, and what cannot be seen, such as a change of
  /// the direction of writing. The joiner and the variation selectors of emoji stay.
  private static func needsNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse: true
    case _: scalar.isUnseen
    }
  }

  private static func number(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
