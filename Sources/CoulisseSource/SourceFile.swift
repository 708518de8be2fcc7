/// The text of one input file, with its line table.
package struct SourceFile: Sendable, Hashable {
  /// The path as the user gave it, or the name given for standard input; shown in diagnostics.
  package let path: String
  /// The bytes as read: may begin with a byte order mark and need not be valid UTF-8.
  package let bytes: [UInt8]
  package let lines: LineIndex

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lines = LineIndex(bytes)
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// Hashes what tells files apart cheaply; equality still compares every byte.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes.count)
  }

  /// The text of `range`, clamped to the file; invalid UTF-8 becomes U+FFFD.
  package func text(in range: SourceRange) -> String {
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let upper = min(max(range.upperBound, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}
