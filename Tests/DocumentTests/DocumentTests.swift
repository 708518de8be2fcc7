import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource
import Testing

/// What the documents say is so.
struct DocumentTests {
  @Test(arguments: Document.all)
  func `a link leads to a file that exists`(_ document: Document) {
    let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
    for match in document.text.matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
      var parts = folder.split(separator: "/") + match.1.split(separator: "/")
      while let up = parts.firstIndex(of: "..") { parts.removeSubrange(max(0, up - 1)...up) }
      #expect(Document.exists(parts.joined(separator: "/")), "\(match.1)")
    }
  }

  @Test(arguments: Document.all)
  func `a path of the repository exists`(_ document: Document) {
    for match in document.text.matches(of: /`((?:Sources|Tests|Spec|examples|Scripts)\/[^`<>* ]+)`/)
    {
      #expect(Document.exists(String(match.1)), "\(match.1)")
    }
  }

  @Test(arguments: Document.all.flatMap { $0.blocks("yaml") }.filter { $0.words == ["scene"] })
  func `a whole scene is sound`(_ block: Block) {
    let report = Compiler.lint([block.file])
    #expect(report.diagnostics.map(\.message) == [])
  }

  @Test func `the picture of the output is the output`() throws {
    let path = "Spec/naive/scroll-swallows-edge-pan.scene.yaml"
    let picture = try #require(
      Document("README.md").blocks("console").first {
        $0.text.hasPrefix("$ coulisse lint \(path)\n")
      })
    let shown = picture.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let source = SourceFile(path: path, text: try Document(path).text)
    let report = Compiler.lint([source])
    let first = try #require(report.diagnostics.inReportOrder().first)
    let printed = TextRenderer().render([first])
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Array(printed.prefix(shown.count - 1)) == Array(shown.dropLast()))
  }
}
