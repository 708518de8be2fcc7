internal import CoulisseDiagnostics
internal import CoulisseSource

/// libyaml's syntax errors in plain words. Each is known by libyaml's own sentence.
enum SyntaxTable {
  static func diagnostic(_ place: SyntaxPlace) -> Diagnostic {
    switch place.failure.problem {
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": unclosed(place)
    case "did not find expected node content": missingNode(place)
    case "did not find expected key", "did not find expected '-' indicator": misplaced(place)
    case "mapping values are not allowed in this context": misplacedColon(place)
    case "could not find expected ':'": missingColon(place)
    case "found unexpected end of stream", "found unexpected document indicator":
      unclosedQuote(place)
    case "found unknown escape character": unknownEscape(place)
    case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
      badEscapeCode(place)
    case "did not find expected comment or line break": textAfterIndicator(place)
    case "found character that cannot start any token": reservedCharacter(place)
    case "did not find expected <document start>": secondValue(place)
    case let problem: plain(problem, place)
    }
  }

  static func missingNode(_ place: SyntaxPlace) -> Diagnostic {
    if place.isAtEnd, let bracket = place.openBracket { return neverClosed(bracket, place) }
    let range = place.character(at: place.offset)
    let text = place.file.text(in: range)
    let (message, help) =
      switch text {
      case ":": ("there is no key before this `:`", "write `key: value`, or remove the entry")
      case "]", "}":
        ("`\(text)` does not close what is open here", "close each bracket with its own kind")
      case _: ("a value is missing here", "write one, or remove the `,` or `:` before it")
      }
    return Diagnostic(.syntax, message, at: Label(place.file, range), help: [help])
  }

  /// `...` ended the document; otherwise its one value has ended.
  private static func secondValue(_ place: SyntaxPlace) -> Diagnostic {
    let previous = place.previousLineStart.map { place.file.text(in: place.word(at: $0)) }
    if previous == "..." {
      return Diagnostic(
        .multipleDocuments, "a second document begins here; a file holds one",
        at: place.label(at: place.offset),
        help: ["move it into a file of its own, or remove the `...` before it"])
    }
    return Diagnostic(
      .syntax, "this cannot follow the value before it", at: place.label(at: place.offset),
      help: ["a scene is one mapping: begin each of its keys in the first column"])
  }

  private static let comparisonHelp =
    "comparisons are words: `past` (more than), `from` (at least), `before` (less than)"

  private static func textAfterIndicator(_ place: SyntaxPlace) -> Diagnostic {
    let indicator = place.file.text(in: place.character(at: place.opening))
    return Diagnostic(
      .syntax, "no text can follow `\(indicator)`: it begins a block of lines",
      at: place.label(at: place.offset),
      secondary: [place.label(at: place.opening, "the block begins here")],
      help: ["begin the text on the next line, or put the whole value in quotes"]
        + (indicator == ">" ? [comparisonHelp] : []))
  }

  private static func reservedCharacter(_ place: SyntaxPlace) -> Diagnostic {
    let text = place.file.text(in: place.character(at: place.offset))
    return Diagnostic(
      .syntax, "nothing can begin with \(text == "`" ? "a backtick" : quoted(text)) in YAML",
      at: place.label(at: place.offset),
      help: [text == ">" ? comparisonHelp : "put the text in quotes"])
  }

  /// The errors that need no look at the text around them.
  private static func plain(_ problem: String, _ place: SyntaxPlace) -> Diagnostic {
    let words = PlainWords(problem, context: place.failure.context)
    let offset = words?.isAboutContext == true ? place.opening : place.offset
    return Diagnostic(
      .syntax, words?.message ?? "this is not YAML: \(problem)", at: place.label(at: offset),
      help: words.map { [$0.help] } ?? [])
  }
}
