/// A half-open range of UTF-8 byte offsets in one source file.
package struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte, 0 at the start of the file.
  package var lowerBound: Int
  /// Offset one past the last byte; equal to `lowerBound` for a position.
  package var upperBound: Int

  package init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// The empty range at `offset`.
  package init(at offset: Int) { self.init(offset, offset) }

  /// Whether the range is a position between two bytes.
  package var isEmpty: Bool { lowerBound == upperBound }

  /// Whether the byte at `offset` lies in the range.
  package func contains(_ offset: Int) -> Bool { lowerBound <= offset && offset < upperBound }

  /// The smallest range that covers both.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}
