internal import CoulisseSource

/// Text made fit for a terminal: no character that moves the cursor, changes colors or turns the
/// reading direction gets through, and every character's width is known.
enum TerminalText {
  /// The columns between tab stops.
  private static let tabWidth = 4
  /// A message longer than this is cut; it would fill the screen.
  private static let messageLimit = 1_000

  /// `message` on one line.
  static func line(_ message: String) -> String {
    let shown = visible(message.prefix(messageLimit))
    return message.utf8.count > messageLimit && message.count > messageLimit ? shown + "…" : shown
  }

  /// `text` with its tabs as spaces and its invisible characters as visible ones.
  ///
  /// - Parameter column: where the text begins, from 0; tab stops count from column 0.
  static func expanded(_ text: String, from column: Int = 0) -> (text: String, width: Int) {
    var result = ""
    var end = column
    for character in text {
      if character == "\t" {
        let stop = (end / tabWidth + 1) * tabWidth
        result += String(repeating: " ", count: stop - end)
        end = stop
      } else {
        let shown = visible(String(character))
        result += shown
        end += width(of: shown)
      }
    }
    return (result, end - column)
  }

  /// The columns that a terminal gives to `text`, which has no control characters.
  static func width(of text: String) -> Int {
    text.reduce(0) { $0 + CharacterWidth.columns(of: $1) }
  }

  private static func visible<Text: StringProtocol>(_ text: Text) -> String {
    guard text.unicodeScalars.contains(where: \.isUnseen) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isUnseen {
        result += picture(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `␛` for U+001B, and `\u{202E}` where there is no picture.
  private static func picture(of scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
      return String(picture)
    }
    if scalar.value == 0x7F { return "␡" }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
