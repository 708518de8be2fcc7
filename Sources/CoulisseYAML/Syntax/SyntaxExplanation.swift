internal import CoulisseDiagnostics
internal import CoulisseSource

/// What libyaml's failure means to the person who wrote the file.
struct SyntaxExplanation {
  let diagnostic: Diagnostic

  /// - Parameter openBracket: byte offset of the innermost `[` or `{` that has not ended.
  init(_ failure: YAMLFailure, in file: SourceFile, openBracket: Int?) {
    let place = SyntaxPlace(failure, in: file, openBracket: openBracket)
    switch failure.kind {
    case .memory:
      diagnostic = Diagnostic(
        .tooLarge, "there is not enough memory to read the file", at: place.label(at: 0))
    case .encoding: diagnostic = Self.encoding(place)
    case .controlCharacter(let value): diagnostic = Self.control(value, place)
    case .syntax:
      diagnostic = place.tab.map { Self.tab($0, place) } ?? SyntaxTable.diagnostic(place)
    }
  }

  private static func encoding(_ place: SyntaxPlace) -> Diagnostic {
    let start = place.brokenSequenceStart
    let byte = String(place.file.bytes[start], radix: 16, uppercase: true)
    return Diagnostic(
      .invalidUTF8, "this is not UTF-8 text (byte 0x\(byte))",
      at: Label(place.file, SourceRange(start, start + 1)),
      notes: ["the rest of the file was not read"],
      help: ["save the file with the encoding UTF-8"])
  }

  private static func control(_ value: UInt32, _ place: SyntaxPlace) -> Diagnostic {
    let digits = String(value, radix: 16, uppercase: true)
    let name = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return Diagnostic(
      .syntax, "the invisible character U+\(name) may not stand in a YAML file",
      at: Label(place.file, SourceRange(place.offset, place.offset + 1)),
      help: [
        value > 0xFFFF
          ? "remove it" : "remove it, or write `\\u\(name)` between double quotes where it is meant"
      ])
  }

  private static func tab(_ offset: Int, _ place: SyntaxPlace) -> Diagnostic {
    let others = place.linesIndentedWithTabs(after: offset)
    return Diagnostic(
      .tabIndentation, "a tab stands where the indentation belongs; YAML wants spaces",
      at: Label(place.file, SourceRange(offset, offset + 1)),
      notes: others == 0
        ? [] : ["\(others) more \(others == 1 ? "line begins" : "lines begin") with a tab"],
      help: ["replace each tab at the start of a line with two spaces"])
  }
}
