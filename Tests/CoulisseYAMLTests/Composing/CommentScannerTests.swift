import CoulisseDiagnostics
import CoulisseSource
import CoulisseTestSupport
import CoulisseYAML
import Testing

@Suite struct CommentScannerTests {
  @Test(arguments: [
    "⟦c:# first⟧\na: 1 ⟦c:# after⟧\n  ⟦c:#indented⟧\n",
    "a: b#c\n", "a: 'b # c' ⟦c:# d⟧\n", "a: \"b # \\\" # c\" ⟦c:# d⟧\n",
    "a: \"b\n  # c\n  d\"\n", "a: |\n  # b\n\n  c # d\n⟦c:# e⟧\n", "a: > ⟦c:# b # c⟧\n  # d\n",
    "a: |- ⟦c:#⟧\n  b\nc: 1\n", "{a: 1, ⟦c:# b⟧\n b: 2} ⟦c:# c⟧", "⟦c:# only⟧", "⟦c:#⟧",
    "a: [1,⟦c:#x⟧\n2]\n", "a: ⟦c:# b⟧\r\n  c ⟦c:# d⟧\r\n", "\u{FEFF}⟦c:# marked⟧\na: 1\n",
    "a: &x ⟦c:# b⟧\n  - 2 ⟦c:# c⟧\n",
    "a: !t ⟦c:# b⟧\n  - 2\n", "--- ⟦c:# a⟧\nb\n... ⟦c:# c⟧\n⟦c:# d⟧\n",
    "é: 面 ⟦c:# 👍⟧\n", "a: plain\n  more ⟦c:# b⟧\n", "? a ⟦c:# b⟧\n: c ⟦c:# d⟧\n",
    "a: |2 ⟦c:# b⟧\n   c\n", "a:\n  - |\n   # b\n  ⟦c:# c⟧\n  - d\n",
    "a: &x 1 ⟦c:# b⟧\nb: *x ⟦c:# c⟧\n",
  ])
  func `comments are what stands after a number sign outside of text`(_ marked: String) throws {
    let text = MarkedText(marked)
    let tree = try #require(YAML.parse(text.file).value)
    #expect(tree.comments.map(\.range) == text.marks.map(\.range))
  }

  @Test func `the text of a comment begins after the number sign`() throws {
    let tree = try soundTree("a: 1 # coulisse: disable-next-line G102 -- why  \r\n#\n")
    #expect(
      tree.comments.map(\.text) == [" coulisse: disable-next-line G102 -- why  ", ""])
  }
}
