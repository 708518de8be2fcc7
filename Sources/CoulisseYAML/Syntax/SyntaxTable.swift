internal import CoulisseDiagnostics
internal import CoulisseSource

/// libyaml's syntax errors in plain words. Each is known by libyaml's own sentence.
enum SyntaxTable {
  static func diagnostic(_ place: SyntaxPlace) -> Diagnostic {
    switch place.failure.problem {
    case "did not find expected ',' or ']'": unclosed("[", "]", "list", place)
    case "did not find expected ',' or '}'": unclosed("{", "}", "mapping", place)
    case "found unexpected end of stream", "found unexpected document indicator":
      unclosedQuote(place)
    case "did not find expected key", "did not find expected '-' indicator": misplaced(place)
    case "could not find expected ':'": missingColon(place)
    case "found character that cannot start any token": reservedCharacter(place)
    case "found unknown escape character": unknownEscape(place)
    case "did not find expected comment or line break": textAfterIndicator(place)
    case "did not find expected node content": missingNode(place)
    case let problem: plain(problem, place)
    }
  }

  private static func unclosed(
    _ open: String, _ close: String, _ what: String, _ place: SyntaxPlace
  ) -> Diagnostic {
    let bracket = Label(place.file, place.character(at: place.opening))
    if place.isAtEnd {
      return Diagnostic(
        .syntax, "`\(open)` is never closed", at: bracket,
        help: ["write `\(close)` where the \(what) ends"])
    }
    if !place.isOnLineOfOpening {
      return Diagnostic(
        .syntax, "`\(open)` is not closed", at: bracket,
        secondary: [place.label(at: place.offset, "this cannot follow inside the \(what)")],
        help: ["write `\(close)` where the \(what) ends, and `,` between its entries"])
    }
    var opening = bracket
    opening.message = "the \(what) begins here"
    return Diagnostic(
      .syntax, "expected `,` or `\(close)` here", at: place.label(at: place.offset),
      secondary: [opening],
      help: [
        "separate the entries with `,`; put text that holds `,` `[` `]` `{` `}` or `: ` in quotes"
      ])
  }

  private static func unclosedQuote(_ place: SyntaxPlace) -> Diagnostic {
    let quote = place.character(at: place.opening)
    return Diagnostic(
      .syntax, "this quoted text is never closed", at: Label(place.file, quote),
      help: ["write `\(place.file.text(in: quote))` where the text ends"])
  }

  private static func misplaced(_ place: SyntaxPlace) -> Diagnostic {
    if place.byte == UInt8(ascii: ":") { return missingNode(place) }
    guard place.isFirstOnLine else {
      return Diagnostic(
        .syntax, "this cannot follow what stands before it on the line",
        at: place.label(at: place.offset),
        help: ["put the whole value in quotes, or begin a new line"])
    }
    let column = place.column(of: place.opening)
    return Diagnostic(
      .syntax, "this line is not indented like the entries before it",
      at: place.label(at: place.offset),
      secondary: [place.label(at: place.opening, "they begin here, in column \(column)")],
      help: ["begin the line in column \(column), or in the column of an outer entry"])
  }

  private static func missingColon(_ place: SyntaxPlace) -> Diagnostic {
    Diagnostic(
      .syntax, "`:` is missing after this key", at: place.label(at: place.opening),
      notes: ["a key stands on one line and has at most 1024 characters"],
      help: ["write `key: value`, with a space after the colon"])
  }

  private static func reservedCharacter(_ place: SyntaxPlace) -> Diagnostic {
    let text = place.file.text(in: place.character(at: place.offset))
    return Diagnostic(
      .syntax, "nothing can begin with \(text == "`" ? "a backtick" : quoted(text)) in YAML",
      at: place.label(at: place.offset), help: ["put the text in quotes"])
  }

  private static func unknownEscape(_ place: SyntaxPlace) -> Diagnostic {
    // libyaml points at the backslash.
    let next = place.character(at: place.offset + 1)
    let range = SourceRange(place.offset, next.upperBound)
    return Diagnostic(
      .syntax, "\(quoted(place.file.text(in: range))) is not an escape that YAML knows",
      at: Label(place.file, range),
      help: ["write `\\\\` for a backslash, or put the text in single quotes"])
  }

  private static func textAfterIndicator(_ place: SyntaxPlace) -> Diagnostic {
    let indicator = place.file.text(in: place.character(at: place.opening))
    return Diagnostic(
      .syntax, "no text can follow `\(indicator)`: it begins a block of lines",
      at: place.label(at: place.offset),
      secondary: [place.label(at: place.opening, "the block begins here")],
      help: ["begin the text on the next line, or put the whole value in quotes"])
  }

  private static func missingNode(_ place: SyntaxPlace) -> Diagnostic {
    let text = place.file.text(in: place.character(at: place.offset))
    let (message, help) =
      switch text {
      case ":": ("there is no key before this `:`", "write `key: value`, or remove the entry")
      case "]", "}":
        ("`\(text)` does not close what is open here", "close each bracket with its own kind")
      case _: ("a value is missing here", "write one, or remove the `,` or `:` before it")
      }
    return Diagnostic(
      .syntax, message, at: Label(place.file, place.character(at: place.offset)), help: [help])
  }

  private static func plain(_ problem: String, _ place: SyntaxPlace) -> Diagnostic {
    let words = plainWords[problem]
    return Diagnostic(
      .syntax, words?.message ?? "this is not YAML: \(problem)",
      at: place.label(at: place.offset), help: words.map { [$0.help] } ?? [])
  }
}
