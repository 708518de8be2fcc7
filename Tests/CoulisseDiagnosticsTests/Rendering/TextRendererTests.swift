import CoulisseDiagnostics
import CoulisseSource
import CoulisseTestSupport
import Testing

@Suite struct TextRendererTests {
  /// A diagnostic at the mark `at`, with a secondary label at each mark `also`.
  private func rendered(
    _ marked: String, _ label: String = "", also: String = "", notes: [String] = [],
    help: [String] = []
  ) throws -> String {
    let text = MarkedText(marked, path: "a.yaml")
    let primary = Label(text.file, try #require(text.range("at")), label)
    let secondary = text.marks.filter { $0.value == "also" }
      .map { Label(text.file, $0.range, also) }
    let diagnostic = Diagnostic(
      .unknownKey, "no", at: primary, secondary: secondary, notes: notes, help: help)
    return TextRenderer().render([diagnostic])
  }

  @Test func `a diagnostic shows its lines, its labels, notes and help`() throws {
    let shown = try rendered(
      "row:\n    kind: ⟦at:pan⟧\n\n\n\n\n\n\n\n\n  ⟦also:closeMenu⟧: ...\n", "one of them",
      also: "the other", notes: ["in state menu=open"], help: ["let the row win"])
    #expect(
      shown == """
        a.yaml:2:11: error: no [Y101 unknown-key]
          2 |     kind: pan
            |           ^~~ one of them
         11 |   closeMenu: ...
            |   --------- the other
         note: in state menu=open
         help: let the row win

        """)
  }

  @Test func `labels come in the order of their lines`() throws {
    let shown = try rendered("⟦also:a⟧: 1\n⟦at:a⟧: 2\n", "again", also: "first")
    #expect(
      shown == """
        a.yaml:2:1: error: no [Y101 unknown-key]
         1 | a: 1
           | - first
         2 | a: 2
           | ^ again

        """)
  }

  @Test func `labels of one line share it`() throws {
    let shown = try rendered("{ ⟦also:a⟧, ⟦at:bc⟧ }", "here", also: "there")
    #expect(
      shown == """
        a.yaml:1:6: error: no [Y101 unknown-key]
         1 | { a, bc }
           |      ^~ here
           |   - there

        """)
  }

  @Test(arguments: [
    ("\t⟦at:a⟧", "    a", "    ^"),
    ("ab\t⟦at:c⟧", "ab  c", "    ^"),
    ("é: ⟦at:bc⟧", "é: bc", "   ^~"),
    ("e\u{301}: ⟦at:b⟧", "e\u{301}: b", "   ^"),
    ("面板: ⟦at:面⟧", "面板: 面", "      ^~"),
    ("👨‍👩‍👧: ⟦at:b⟧", "👨‍👩‍👧: b", "    ^"),
    ("a: ⟦at:❤️⟧", "a: ❤️", "   ^~"),
    ("a: ⟦at:©️⟧", "a: ©️", "   ^~"),
    ("a: ⟦at:©⟧", "a: ©", "   ^"),
    ("\u{1B}[31m⟦at:b⟧", "␛[31mb", "     ^"),
    ("\u{202E}⟦at:b⟧", "\\u{202E}b", "        ^"),
    ("\u{7F}⟦at:b⟧", "␡b", " ^"),
  ])
  func `carets stand under what they mean`(_ marked: String, _ line: String, _ carets: String)
    throws
  {
    let shown = try rendered(marked).split(separator: "\n").dropFirst()
    #expect(Array(shown) == [" 1 | \(line)", "   | \(carets)"])
  }

  @Test(arguments: [
    ("⟦at:⟧", " 1 |", "   | ^"),
    ("a⟦at:⟧", " 1 | a", "   |  ^"),
    ("a\n⟦at:⟧", " 2 |", "   | ^"),
    ("a: ⟦at:b\n  c⟧\n", " 1 | a: b", "   |    ^"),
    ("⟦at:a: |\n  c\n⟧\n", " 1 | a: |", "   | ^~~~"),
    ("a⟦at:\r\n⟧b", " 1 | a", "   |  ^"),
    ("\u{FEFF}⟦at:a⟧: 1", " 1 | a: 1", "   | ^"),
  ])
  func `the edges of lines and files can be shown`(
    _ marked: String, _ line: String, _ carets: String
  ) throws {
    let shown = try rendered(marked).split(separator: "\n").dropFirst()
    #expect(Array(shown) == Substring.lines(line, carets))
  }

  @Test func `a range past the end of the file is shown at its end`() {
    let file = SourceFile(path: "a.yaml", text: "ab")
    let label = Label(file, SourceRange(5, 9))
    #expect(
      TextRenderer().render([Diagnostic(.syntax, "no", at: label)])
        == "a.yaml:1:3: error: no [Y001 syntax]\n 1 | ab\n   |   ^\n")
  }

  @Test func `a long line is shown around the caret`() throws {
    let letters = String(repeating: "é", count: 1_000_000)
    let shown = try rendered("\(letters)⟦at:bc⟧\(letters)", "here").split(separator: "\n")
    let before = String(repeating: "é", count: 40)
    let after = String(repeating: "é", count: 58)
    #expect(shown[1] == " 1 | …\(before)bc\(after)…")
    #expect(shown[2] == "   | \(String(repeating: " ", count: 41))^~ here")
  }

  @Test func `each label of a long line has its own window`() throws {
    let letters = String(repeating: "x", count: 200)
    let shown = try rendered("⟦at:a⟧\(letters)⟦also:b⟧").split(separator: "\n")
    #expect(shown.count == 5)
    #expect(shown[1] == " 1 | a\(letters.prefix(99))…")
    #expect(shown[2] == "   | ^")
    #expect(shown[3] == " 1 | …\(letters.prefix(40))b")
    #expect(shown[4] == "   | \(String(repeating: " ", count: 41))-")
  }

  @Test func `a range longer than its window is underlined to the end of it`() throws {
    let shown = try rendered("⟦at:\(String(repeating: "x", count: 5_000))⟧")
    let carets = shown.split(separator: "\n")[2]
    #expect(carets == "   | ^\(String(repeating: "~", count: 99))")
  }

  @Test func `labels in other files name them`() {
    let first = Label(SourceFile(path: "a.yaml", text: "a: 1"), SourceRange(0, 1), "one")
    let second = Label(SourceFile(path: "b.yaml", text: "\nb: 1"), SourceRange(1, 2), "two")
    let diagnostic = Diagnostic(.outputClash, "no", at: second, secondary: [first])
    #expect(
      TextRenderer().render([diagnostic]) == """
        b.yaml:2:1: error: no [C503 output-clash]
         2 | b: 1
           | ^ two
         in a.yaml:
         1 | a: 1
           | - one

        """)
  }

  @Test func `no control character of a message or path gets through`() {
    let file = SourceFile(path: "a\u{1B}[2J\n.yaml", text: "a")
    let label = Label(file, SourceRange(0, 1), "l\u{9B}\u{2028}")
    let diagnostic = Diagnostic(
      .syntax, "m\r\n", at: label, notes: ["n\u{7}"], help: ["h\u{2066}"])
    #expect(
      TextRenderer().render([diagnostic]) == """
        a␛[2J␊.yaml:1:1: error: m␍␊ [Y001 syntax]
         1 | a
           | ^ l\\u{9B}\\u{2028}
         note: n␇
         help: h\\u{2066}

        """)
  }

  @Test func `color marks severity, place and carets, and nothing else changes`() {
    let label = Label(SourceFile(path: "a.yaml", text: "a"), SourceRange(0, 1), "l")
    let diagnostic = Diagnostic(.unusedName, "m", at: label)
    let colored = TextRenderer(usesColor: true).render([diagnostic])
    #expect(colored.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;33m^ l\u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == TextRenderer().render([diagnostic]))
  }

  @Test func `an empty line parts diagnostics`() {
    let label = Label(SourceFile(path: "a.yaml", text: "a"), SourceRange(0, 1))
    let one = Diagnostic(.syntax, "m", at: label)
    let shown = TextRenderer().render([one])
    #expect(TextRenderer().render([one, one]) == shown + "\n" + shown)
    #expect(TextRenderer().render([]) == "")
  }
}

extension Substring {
  fileprivate static func lines(_ lines: String...) -> [Substring] { lines.map { $0[...] } }
}
