/// Turns code point indices, as libyaml counts, into byte offsets.
///
/// libyaml's marks hardly ever go back, so moving one cursor along costs linear time for a whole
/// file.
struct CodePointCursor {
  private let bytes: [UInt8]
  private var codePoint = 0
  private var offset: Int

  /// - Parameter start: byte offset of the code point with index 0.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    offset = start
  }

  /// The byte offset of the code point with `index`, at most the end of the bytes, which must be
  /// UTF-8 up to there.
  mutating func offset(ofCodePoint index: Int) -> Int {
    while codePoint < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset].isContinuation { offset += 1 }
      codePoint += 1
    }
    while codePoint > index, offset > 0 {
      offset -= 1
      while offset > 0, bytes[offset].isContinuation { offset -= 1 }
      codePoint -= 1
    }
    return offset
  }
}

extension UInt8 {
  /// Whether the byte continues a UTF-8 sequence.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// Whether the byte ends a line, or begins a CRLF.
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
