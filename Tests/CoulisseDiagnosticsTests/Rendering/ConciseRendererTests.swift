import CoulisseDiagnostics
import CoulisseSource
import Testing

@Suite struct ConciseRendererTests {
  @Test func `each diagnostic is one line`() {
    let file = SourceFile(path: "dir/ä b.yaml", text: "a: 1\nü: x\n")
    let error = Diagnostic(
      .unknownKey, "unknown key `ü`", at: Label(file, SourceRange(5, 7)), notes: ["n"],
      help: ["h"])
    let warning = Diagnostic(.unusedName, "m\nn", at: Label(file, SourceRange(9, 10)))
    #expect(
      ConciseRenderer().render([error, warning]) == """
        dir/ä b.yaml:2:1: error: unknown key `ü` [Y101 unknown-key]
        dir/ä b.yaml:2:5: warning: m␊n [Y203 unused-name]

        """)
  }

  @Test func `a message of a million characters is cut`() {
    let file = SourceFile(path: "a", text: "")
    let message = String(repeating: "x", count: 1_000_000)
    let shown = ConciseRenderer().render([
      Diagnostic(.syntax, message, at: Label(file, SourceRange(at: 0)))
    ])
    #expect(shown == "a:1:1: error: \(message.prefix(1_000))… [Y001 syntax]\n")
  }
}
