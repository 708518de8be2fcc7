internal import CoulisseDiagnostics
internal import CoulisseSource

/// Errors about where a line or an entry begins.
extension SyntaxTable {
  static func misplaced(_ place: SyntaxPlace) -> Diagnostic {
    if place.byte == UInt8(ascii: ":") { return missingNode(place) }
    guard place.isFirstOnLine else {
      return Diagnostic(
        .syntax, "this cannot follow what stands before it on the line",
        at: place.label(at: place.offset),
        help: ["put the whole value in quotes, or begin a new line"])
    }
    return misindented(place, columns: [place.opening])
  }

  /// A second `:` in an entry, or an entry under one that has a value.
  static func misplacedColon(_ place: SyntaxPlace) -> Diagnostic {
    let isFirstColon = !place.file.bytes[place.lineStart..<max(place.lineStart, place.offset)]
      .contains(UInt8(ascii: ":"))
    if isFirstColon, let previous = place.previousLineStart,
      place.column(of: previous) < place.column(of: place.lineStart)
    {
      return misindented(place, columns: [])
    }
    return Diagnostic(
      .syntax, "`:` cannot stand here", at: place.label(at: place.offset),
      help: [
        "begin `key: value` on its own line; if the colon belongs to text, put the text in quotes"
      ])
  }

  static func missingColon(_ place: SyntaxPlace) -> Diagnostic {
    Diagnostic(
      .syntax, "`:` is missing after this key", at: place.label(at: place.opening),
      notes: ["a key stands on one line and has at most 1024 characters"],
      help: ["write `key: value`, with a space after the colon"])
  }

  /// - Parameter columns: offsets in whose column the line could begin, besides that of the line
  ///   before.
  private static func misindented(_ place: SyntaxPlace, columns others: [Int]) -> Diagnostic {
    let previous = place.previousLineStart ?? place.opening
    let column = place.column(of: previous)
    let columns = Set([column] + others.map(place.column)).sorted().map(String.init)
    return Diagnostic(
      .syntax, "this line is not indented like the entries before it",
      at: place.label(at: place.lineStart),
      secondary: [place.label(at: previous, "the line before begins in column \(column)")],
      help: ["begin the line in column \(columns.joined(separator: " or "))"])
  }
}
