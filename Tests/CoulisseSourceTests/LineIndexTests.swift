import CoulisseSource
import Testing

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("", [0]), ("a", [0]), ("\n", [0, 1]), ("a\nbc\n", [0, 2, 5]), ("a\r\nb", [0, 3]),
    ("a\rb", [0, 2]), ("a\r\r\nb\n\rc", [0, 2, 4, 6, 7]), ("\u{FEFF}a\nb", [3, 5]),
    ("é\n面\n", [0, 3, 7]),
  ])
  func `a line begins after each line feed or carriage return`(_ text: String, _ starts: [Int]) {
    #expect(LineIndex(Array(text.utf8)).starts == starts)
  }

  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 2, 1), (4, 2, 3), (5, 3, 1), (-3, 1, 1), (99, 3, 1),
  ])
  func `a position counts from 1 and stays in the file`(
    _ offset: Int, _ line: Int, _ column: Int
  ) {
    let position = LineIndex(Array("a\nbc\n".utf8)).position(of: offset)
    #expect(position == (line, column))
  }

  @Test func `a byte order mark is no column`() {
    let lines = LineIndex(Array("\u{FEFF}ab".utf8))
    #expect(lines.position(of: 0) == (1, 1))
    #expect(lines.position(of: 3) == (1, 1))
    #expect(lines.position(of: 4) == (1, 2))
  }
}
