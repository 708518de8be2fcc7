internal import CoulisseDiagnostics
internal import CoulisseSource

/// The text around a failure, in the questions that the explanations ask.
struct SyntaxPlace {
  let failure: YAMLFailure
  let file: SourceFile
  /// Byte offset of the innermost `[` or `{` that has not ended.
  let openBracket: Int?

  init(_ failure: YAMLFailure, in file: SourceFile, openBracket: Int?) {
    self.failure = failure
    self.file = file
    self.openBracket = openBracket
  }

  /// Byte offset of the failure, at most the end of the file.
  var offset: Int { min(failure.offset, file.bytes.count) }

  /// Byte offset of the construct that was being read.
  var opening: Int { min(failure.contextOffset ?? failure.offset, file.bytes.count) }

  var byte: UInt8? { offset < file.bytes.count ? file.bytes[offset] : nil }

  /// The first byte of the sequence that is not UTF-8; libyaml points at the byte that breaks it.
  var brokenSequenceStart: Int {
    var start = min(offset, file.bytes.count - 1)
    guard failure.problem == "invalid trailing UTF-8 octet" else { return start }
    repeat { start -= 1 } while start > 0 && file.bytes[start].isContinuation
    return max(start, 0)
  }

  /// Whether nothing follows but white space: what is missing was never written.
  var isAtEnd: Bool { file.bytes[offset...].allSatisfy { " \t\r\n".utf8.contains($0) } }

  var isOnLineOfOpening: Bool { file.lines.line(of: offset) == file.lines.line(of: opening) }

  /// Whether the failure is the first thing on its line.
  var isFirstOnLine: Bool {
    let start = file.lines.starts[file.lines.line(of: offset)]
    return file.bytes[min(start, offset)..<offset].allSatisfy { " \t".utf8.contains($0) }
  }

  func label(at offset: Int, _ message: String = "") -> Label {
    Label(file, word(at: offset), message)
  }

  /// One character, as wide as it is.
  func character(at offset: Int) -> SourceRange {
    var end = min(offset + 1, file.bytes.count)
    while end < file.bytes.count, file.bytes[end].isContinuation { end += 1 }
    return SourceRange(min(offset, end), end)
  }

  /// The characters from `offset` to the next space or bracket, at least one.
  func word(at offset: Int) -> SourceRange {
    var end = character(at: offset).upperBound
    while end < file.bytes.count, !" \t\r\n,[]{}".utf8.contains(file.bytes[end]) { end += 1 }
    return SourceRange(min(offset, end), end)
  }

  /// The column, in bytes from 1, of `offset`.
  func column(of offset: Int) -> Int { file.lines.position(of: offset).column }

  /// The first character of the line of the failure that is no space.
  var lineStart: Int { textStart(ofLine: file.lines.line(of: offset)) }

  /// The first character, no space, of the last line before the failure that has more than a
  /// comment.
  var previousLineStart: Int? {
    let line = file.lines.line(of: offset)
    return (0..<line).reversed().lazy.map(textStart).first { start in
      start < file.bytes.count && !"\r\n#".utf8.contains(file.bytes[start])
    }
  }

  /// The comment on the line of a bracket that swallows a closing one.
  func commentWithBracket(after bracket: Int) -> SourceRange? {
    let line = file.lineRange(file.lines.line(of: bracket))
    let bytes = file.bytes[bracket..<max(bracket, line.upperBound)]
    let start = bytes.indices.dropFirst().first { index in
      bytes[index] == UInt8(ascii: "#") && " \t".utf8.contains(bytes[index - 1])
    }
    guard let start, bytes[start...].contains(where: { "]}".utf8.contains($0) }) else {
      return nil
    }
    return SourceRange(start, bytes.endIndex)
  }

  private func textStart(ofLine line: Int) -> Int {
    let range = file.lineRange(line)
    let indentation = file.bytes[range.lowerBound..<range.upperBound].prefix {
      " \t".utf8.contains($0)
    }
    return indentation.endIndex
  }

  /// The tab that stands in the indentation before the failure.
  var tab: Int? {
    if byte == UInt8(ascii: "\t") { return offset }
    let start = file.lines.starts[file.lines.line(of: offset)]
    guard start < offset else { return nil }
    return file.bytes[start..<offset].prefix { " \t".utf8.contains($0) }
      .firstIndex(of: UInt8(ascii: "\t"))
  }

  func linesIndentedWithTabs(after offset: Int) -> Int {
    let next = file.lines.line(of: offset) + 1
    return file.lines.starts.dropFirst(next).count { start in
      file.bytes[start...].prefix { " \t".utf8.contains($0) }.contains(UInt8(ascii: "\t"))
    }
  }
}
