import CoulisseSource
import Testing

@Suite struct ColumnUnitTests {
  // 👍 has 4 bytes, 1 code point and 2 UTF-16 units; é has 2 bytes, 1 and 1.
  private let file = SourceFile(path: "a", text: "a\r\n👍é: x\n")

  @Test func `each unit counts in its own way`() {
    let offset = 3 + 4 + 2
    #expect(file.position(of: offset, counting: .bytes) == (2, 7))
    #expect(file.position(of: offset, counting: .codePoints) == (2, 3))
    #expect(file.position(of: offset, counting: .utf16) == (2, 4))
  }

  @Test func `a byte order mark counts in no unit`() {
    let marked = SourceFile(path: "a", text: "\u{FEFF}ab")
    for unit in ColumnUnit.allCases {
      #expect(marked.position(of: 4, counting: unit) == (1, 2))
    }
  }

  @Test func `a line ends before its line break`() {
    #expect(file.lineRange(0) == SourceRange(0, 1))
    #expect(file.lineRange(1) == SourceRange(3, 12))
    #expect(file.lineRange(2) == SourceRange(13, 13))
  }

  @Test func `a carriage return alone ends a line`() {
    let old = SourceFile(path: "a", text: "a\rbc\r\rd")
    #expect((0...3).map(old.lineRange).map(old.text(in:)) == ["a", "bc", "", "d"])
    #expect(old.position(of: 3, counting: .bytes) == (2, 2))
  }
}
