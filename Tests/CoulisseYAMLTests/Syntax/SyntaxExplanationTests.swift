import CoulisseDiagnostics
import CoulisseSource
import CoulisseTestSupport
import CoulisseYAML
import Testing

@Suite struct SyntaxExplanationTests {
  @Test(
    arguments: [
      // Brackets
      ("⟦Y001:[⟧a, b", "`[` is never closed"),
      ("a: ⟦Y001:{⟧ b: 1, c: [1, 2]\n\n# end\n", "`{` is never closed"),
      ("a: ⟦Y001:[⟧b\nc: d]\n", "`[` is not closed"),
      ("a: ⟦Y001:[⟧\n", "`[` is never closed"),
      ("a: [b, ⟦Y001:{⟧c: d, # e\n", "`{` is never closed"),
      ("é: { b: 1 } ⟦Y001:}⟧\n", "this cannot follow what stands before it on the line"),
      ("a: [\"b\" ⟦Y001:\"c\"⟧]\n", "expected `,` or `]` here"),
      ("a: [1, ⟦Y001:}⟧\n", "`}` does not close what is open here"),
      ("a: [⟦Y001:,⟧ b]\n", "a value is missing here"),
      ("a: [b⟦Y001::⟧,c]\n", "`:` cannot stand before `,` or a bracket without a space"),
      ("a: ⟦Y001:{⟧ b: #000 }\nc: { d: e }\n", "`{` is never closed"),
      // Quotes
      ("a: ⟦Y001:\"⟧b\nc: d\n", "this quoted text is never closed"),
      ("a: ⟦Y001:'⟧b\n---\nc: d\n", "this quoted text is never closed"),
      ("a: \"b\" ⟦Y001:c⟧\n", "this cannot follow what stands before it on the line"),
      ("a: \"x⟦Y001:\\q⟧\"\n", "`\\q` is not an escape that YAML knows"),
      ("a: \"⟦Y001:\\x⟧zz\"\n", "hexadecimal digits are missing"),
      ("a: \"⟦Y001:\\uD800⟧\"\n", "`\\uD800` names no character"),
      // Indentation and keys
      ("a:\n  b: 1\n ⟦Y001:c:⟧ 2\n", "this line is not indented like the entries before it"),
      ("a:\n  - 1\n ⟦Y001:-⟧ 2\n", "this line is not indented like the entries before it"),
      ("a: 1\n⟦Y001:b⟧\nc: 1\n", "`:` is missing after this key"),
      ("⟦Y001::⟧ c\n", "there is no key before this `:`"),
      ("{ ⟦Y001::⟧ c }\n", "there is no key before this `:`"),
      ("a: b⟦Y001::⟧ c\n", "`:` cannot stand here"),
      ("a: 80%\n  ⟦Y001:b:⟧ c\n", "this line is not indented like the entries before it"),
      ("a: \"b\"\n  ⟦Y001:c:⟧ d\n", "this line is not indented like the entries before it"),
      ("a: ⟦Y001:-⟧ b\n", "a list cannot begin here"),
      ("[a]\n⟦Y001:b⟧\n", "this cannot follow the value before it"),
      // Characters with a meaning
      ("a: ⟦Y001:@b⟧\n", "nothing can begin with `@` in YAML"),
      ("a: ⟦Y001:`b`⟧\n", "nothing can begin with a backtick in YAML"),
      ("a: > ⟦Y001:5⟧\n", "no text can follow `>`: it begins a block of lines"),
      ("a: ⟦Y001:!x!y⟧ b\n", "`!` begins a tag, and this one is unknown"),
      ("a: ⟦Y001:!x\"y\"⟧\n", "`!` begins a tag, and this is not how a tag is written"),
      ("a: &⟦Y001:\"b⟧\n", "a name after `&` or `*` has only letters"),
      ("⟦Y001:%⟧ width: 1\n", "a line cannot begin with `%`"),
      ("⟦Y001:%width:⟧ 1\n", "a line cannot begin with `%`"),
      ("⟦Y001:%YAML⟧ x\n", "a line cannot begin with `%`"),
      (
        "⟦Y001:%YAML⟧ 1.1\n---\na: b\n",
        "this file says that it is YAML 1.1; it is read as YAML 1.2"
      ),
      // Tabs
      ("a:\n⟦Y002:\t⟧b: 1\n", "a tab stands where the indentation belongs"),
      ("a:\n  b: 1\n⟦Y002:\t⟧c: 1\n", "a tab stands where the indentation belongs"),
      ("a:\n  ⟦Y002:\t⟧b: 1\n", "a tab stands where the indentation belongs"),
      ("a: |\n⟦Y002:\t⟧b\n", "a tab stands where the indentation belongs"),
      ("a:\n  - b\n⟦Y002:\t⟧- c\n", "a tab stands where the indentation belongs"),
      ("a:\n  b: \"c\"\n ⟦Y002:\t⟧ d: 1\n", "a tab stands where the indentation belongs"),
      // Documents
      ("a: 1\n⟦Y012:---⟧\nb: 2\n", "a second document begins here"),
      ("a: 1\n...\n⟦Y012:b:⟧ 2\n", "a second document begins here"),
    ])
  func `a fault is reported at its place, in plain words`(_ marked: String, _ words: String) {
    let text = MarkedText(marked)
    let diagnostics = YAML.parse(text.file).diagnostics
    #expect(text.differences(from: diagnostics) == [])
    #expect(
      diagnostics.first?.message.hasPrefix(words) == true, "\(diagnostics.first?.message ?? "")")
    #expect(diagnostics.allSatisfy { !$0.help.isEmpty })
  }

  @Test(arguments: [
    "a: {\n\tb: 1\n}\n", "a:\tb\n", "a: |\n  b\n  \tc\n",
  ])
  func `tabs where YAML allows them are read`(_ text: String) throws {
    _ = try soundTree(text)
  }

  @Test(
    arguments: [
      (
        "a: { color: #000 }\n",
        "put text that begins with `#`, such as a color, in quotes: `\"#000\"`"
      ),
      (
        "a: [b, { c: #fff, d: [] } ]\n",
        "put text that begins with `#`, such as a color, in quotes: `\"#fff\"`"
      ),
      ("a: [b # c\n", "write `]` where the list ends"),
      ("a: [b#c]d\n", "put the whole value in quotes, or begin a new line"),
      (
        "{ a: > 5 }\n",
        "comparisons are words: `past` (more than), `from` (at least), `before` (less than)"
      ),
      (
        "a: > 5\n",
        "comparisons are words: `past` (more than), `from` (at least), `before` (less than)"
      ),
    ])
  func `what YAML reads otherwise is answered`(_ text: String, _ help: String) {
    let diagnostics = YAML.parse(SourceFile(path: "a", text: text)).diagnostics
    #expect(diagnostics.first?.help.last == help)
  }

  @Test func `further lines that begin with a tab are counted`() {
    let text = "a:\n\tb: 1\n\tc: 2\n  \td: 3\n  e: 4\n"
    let diagnostics = YAML.parse(SourceFile(path: "a", text: text)).diagnostics
    #expect(diagnostics.map(\.notes) == [["2 more lines begin with a tab"]])
  }

  @Test func `what was wrong before the syntax error is reported too`() {
    #expect(differences(in: "a: 1\n⟦Y003:a⟧: 2\nb: ⟦Y001:[⟧\n") == [])
  }

  @Test func `the opening of a bracket is shown where the error is elsewhere`() throws {
    let text = MarkedText("a: ⟦open:[⟧\"b\" ⟦Y001:\"c\"⟧]\n")
    let diagnostics = YAML.parse(text.file).diagnostics
    let opening = Label(text.file, try #require(text.range("open")), "the list begins here")
    #expect(diagnostics.map(\.secondary) == [[opening]])
  }

  @Test func `entries that a line should line up with are shown`() throws {
    let text = MarkedText("a:\n  ⟦first:b:⟧ 1\n ⟦Y001:c:⟧ 2\n")
    let diagnostics = YAML.parse(text.file).diagnostics
    #expect(diagnostics.map { $0.secondary.map(\.range) } == [[try #require(text.range("first"))]])
    #expect(
      diagnostics.map(\.help) == [["begin the line in column 1 or 3"]])
  }
}
