/// Where each line of a file begins. LF, CRLF and, as for libyaml, CR alone end a line; a byte order
/// mark belongs to none.
package struct LineIndex: Sendable, Hashable {
  /// What some editors put before UTF-8 text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Byte offset of the first byte of each line; never empty.
  package let starts: [Int]
  package let byteCount: Int

  package init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    for offset in bytes.indices where Self.endsLine(offset, in: bytes) { starts.append(offset + 1) }
    self.starts = starts
    self.byteCount = bytes.count
  }

  /// Whether the byte at `offset` is the last of a line; the CR of a CRLF is not.
  private static func endsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"):
      offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
    case _: false
    }
  }

  /// The zero-based line that holds `offset`; offsets past the end belong to the last line.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Line and column of `offset`, both from 1; the column counts bytes.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let clamped = min(max(offset, starts[0]), byteCount)
    let line = line(of: clamped)
    return (line + 1, clamped - starts[line] + 1)
  }
}
