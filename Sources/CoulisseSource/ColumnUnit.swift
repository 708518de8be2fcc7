/// What a column counts. Compilers and Xcode count bytes, libyaml and SARIF code points, language
/// servers UTF-16 code units.
package enum ColumnUnit: Sendable, CaseIterable { case bytes, codePoints, utf16 }

extension SourceFile {
  /// The bytes of a line without its line break and without a byte order mark.
  ///
  /// - Parameter line: from 0.
  package func lineRange(_ line: Int) -> SourceRange {
    let start = lines.starts[line]
    guard line + 1 < lines.starts.count else { return SourceRange(start, bytes.count) }
    var end = lines.starts[line + 1] - 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start, end)
  }

  /// Line and column of `offset`, both from 1.
  package func position(of offset: Int, counting unit: ColumnUnit) -> (line: Int, column: Int) {
    let (line, byteColumn) = lines.position(of: offset)
    let start = lines.starts[line - 1]
    let before = SourceRange(start, start + byteColumn - 1)
    switch unit {
    case .bytes: return (line, byteColumn)
    case .codePoints: return (line, text(in: before).unicodeScalars.count + 1)
    case .utf16: return (line, text(in: before).utf16.count + 1)
    }
  }
}
