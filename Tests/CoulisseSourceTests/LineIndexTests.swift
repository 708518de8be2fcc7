import CoulisseSource
import Testing

@Suite struct LineIndexTests {
  @Test func `a line ends with its line feed`() {
    let lines = LineIndex(Array("a\nbc\n".utf8))
    #expect(lines.starts == [0, 2, 5])
  }
}
