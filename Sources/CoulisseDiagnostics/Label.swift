package import CoulisseSource

/// A place in a file with what is to be said about it.
package struct Label: Sendable, Hashable {
  package var file: SourceFile
  package var range: SourceRange
  /// Shown beside the carets; may be empty for a primary label.
  package var message: String

  package init(_ file: SourceFile, _ range: SourceRange, _ message: String = "") {
    self.file = file
    self.range = range
    self.message = message
  }

  /// Line and column of the first byte, both from 1; the column counts bytes.
  package var position: (line: Int, column: Int) { file.lines.position(of: range.lowerBound) }
}
