import CoulisseSource
import Testing

@Suite struct SourceRangeTests {
  @Test func `the text of a range is clamped to the file`() {
    let file = SourceFile(path: "a", text: "menu")
    #expect(file.text(in: SourceRange(1, 3)) == "en")
    #expect(file.text(in: SourceRange(3, 99)) == "u")
    #expect(file.text(in: SourceRange(50, 99)) == "")
    #expect(file.text(in: SourceRange(-5, 1)) == "m")
  }

  @Test func `bytes that are no UTF-8 become replacement characters`() {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF])
    #expect(file.text(in: SourceRange(0, 2)) == "a\u{FFFD}")
  }

  @Test func `a union covers both ranges`() {
    #expect(SourceRange(4, 6).union(SourceRange(1, 2)) == SourceRange(1, 6))
  }

  @Test func `a range holds its first byte and not its end`() {
    #expect(SourceRange(1, 3).contains(1))
    #expect(!SourceRange(1, 3).contains(3))
    #expect(SourceRange(5, 2) == SourceRange(at: 5))
  }
}
