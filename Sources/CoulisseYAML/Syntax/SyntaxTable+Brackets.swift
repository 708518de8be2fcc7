internal import CoulisseDiagnostics
internal import CoulisseSource

/// Errors about what has an opening and an end.
extension SyntaxTable {
  static func unclosed(_ place: SyntaxPlace) -> Diagnostic {
    if place.isAtEnd { return neverClosed(place.opening, place) }
    var bracket = Label(place.file, place.character(at: place.opening))
    let words = BracketWords(place.opening, place)
    if !place.isOnLineOfOpening {
      if let comment = place.commentWithBracket(after: place.opening) {
        return swallowed(place.opening, by: comment, place)
      }
      return Diagnostic(
        .syntax, "`\(words.open)` is not closed", at: bracket,
        secondary: [place.label(at: place.offset, "this cannot follow inside the \(words.what)")],
        help: ["write `\(words.close)` where the \(words.what) ends, and `,` between its entries"])
    }
    bracket.message = "the \(words.what) begins here"
    return Diagnostic(
      .syntax, "expected `,` or `\(words.close)` here", at: place.label(at: place.offset),
      secondary: [bracket],
      help: [
        "separate the entries with `,`; put text that holds `,` `[` `]` `{` `}` or `: ` in quotes"
      ])
  }

  static func neverClosed(_ bracket: Int, _ place: SyntaxPlace) -> Diagnostic {
    let words = BracketWords(bracket, place)
    if let comment = place.commentWithBracket(after: bracket) {
      return swallowed(bracket, by: comment, place)
    }
    return Diagnostic(
      .syntax, "`\(words.open)` is never closed",
      at: Label(place.file, place.character(at: bracket)),
      help: ["write `\(words.close)` where the \(words.what) ends"])
  }

  /// `{ color: #000 }`: the closing bracket is part of a comment.
  private static func swallowed(
    _ bracket: Int, by comment: SourceRange, _ place: SyntaxPlace
  ) -> Diagnostic {
    let color = place.file.text(in: place.word(at: comment.lowerBound))
    return Diagnostic(
      .syntax, "`\(BracketWords(bracket, place).open)` is never closed",
      at: Label(place.file, place.character(at: bracket)),
      secondary: [Label(place.file, comment, "`#` begins a comment")],
      help: ["put text that begins with `#`, such as a color, in quotes: `\"\(color)\"`"])
  }

  static func unclosedQuote(_ place: SyntaxPlace) -> Diagnostic {
    let quote = place.character(at: place.opening)
    return Diagnostic(
      .syntax, "this quoted text is never closed", at: Label(place.file, quote),
      help: ["write `\(place.file.text(in: quote))` where the text ends"])
  }

  static func unknownEscape(_ place: SyntaxPlace) -> Diagnostic {
    // libyaml points at the backslash.
    let next = place.character(at: place.offset + 1)
    let range = SourceRange(place.offset, next.upperBound)
    return Diagnostic(
      .syntax, "\(quoted(place.file.text(in: range))) is not an escape that YAML knows",
      at: Label(place.file, range),
      help: ["write `\\\\` for a backslash, or put the text in single quotes"])
  }

  static func badEscapeCode(_ place: SyntaxPlace) -> Diagnostic {
    // libyaml points behind the letter.
    let start = max(0, place.offset - 2)
    let digits = place.file.bytes[place.offset...].prefix { $0.isHexadecimalDigit }
    let range = SourceRange(start, min(digits.endIndex, place.offset + 8))
    let namesNothing = place.failure.problem.hasPrefix("found invalid")
    return Diagnostic(
      .syntax,
      namesNothing
        ? "\(quoted(place.file.text(in: range))) names no character"
        : "hexadecimal digits are missing: two after `\\x`, four after `\\u`, eight after `\\U`",
      at: Label(place.file, range),
      help: [
        namesNothing
          ? "write the character itself"
          : "write `\\\\` for a backslash, or put the text in single quotes"
      ])
  }
}

/// What to call a bracket, what it holds and its other half.
private struct BracketWords {
  let open: String
  let close: String
  let what: String

  init(_ offset: Int, _ place: SyntaxPlace) {
    open = place.file.text(in: place.character(at: offset))
    (close, what) = open == "{" ? ("}", "mapping") : ("]", "list")
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool { "0123456789abcdefABCDEF".utf8.contains(self) }
}
