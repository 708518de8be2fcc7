import Testing

@testable import CoulisseYAML

@Suite struct CodePointCursorTests {
  // a é ☃ 👍 b have 1, 2, 3, 4 and 1 bytes.
  private let bytes = Array("aé☃👍b".utf8)
  private let offsets = [0, 1, 3, 6, 10, 11]

  @Test func `each code point begins after the bytes of those before it`() {
    var cursor = CodePointCursor(bytes, from: 0)
    for (index, offset) in offsets.enumerated() {
      #expect(cursor.offset(ofCodePoint: index) == offset)
    }
    #expect(cursor.offset(ofCodePoint: 99) == 11)
  }

  @Test func `the cursor can go back`() {
    var cursor = CodePointCursor(bytes, from: 0)
    for index in [4, 1, 3, 0, 5, 2] {
      #expect(cursor.offset(ofCodePoint: index) == offsets[index])
    }
  }

  @Test func `counting can begin after a byte order mark`() {
    var cursor = CodePointCursor(Array("\u{FEFF}éa".utf8), from: 3)
    #expect(cursor.offset(ofCodePoint: 0) == 3)
    #expect(cursor.offset(ofCodePoint: 1) == 5)
  }
}
