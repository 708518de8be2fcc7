import CoulisseDiagnostics
import CoulisseSource
import Testing

@testable import CoulisseYAML

@Suite struct YAMLLimitsTests {
  private func codes(_ text: String) -> [DiagnosticCode] {
    YAML.parse(SourceFile(path: "a", text: text)).diagnostics.map(\.code)
  }

  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test func `a file over the limit of bytes is refused`() {
    let file = SourceFile(path: "a", text: repeated(" ", (1 << 20) + 1))
    #expect(YAMLLimits.refusal(of: file, limit: file.bytes.count) == nil)
    let refusal = YAMLLimits.refusal(of: file, limit: 1 << 20)
    #expect(refusal?.message == "the file is larger than 1 MB")
  }

  @Test func `64 brackets are read, and no more`() {
    #expect(codes(repeated("[", 64) + repeated("]", 64)) == [])
    #expect(codes(repeated("[", 65) + repeated("]", 65)) == [.tooLarge])
    #expect(codes(repeated("{a: ", 64) + repeated("}", 64)) == [])
    #expect(codes(repeated("{a: ", 65) + repeated("}", 65)) == [.tooLarge])
  }

  @Test func `128 levels are read, and no more`() {
    #expect(codes(repeated("- ", 128) + "x") == [])
    #expect(codes(repeated("- ", 129) + "x") == [.tooLarge])
  }

  @Test func `brackets that have ended do not count`() {
    #expect(codes("[" + repeated("[[]],", 1_000) + "]") == [])
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{"])
  func `nesting of 100,000 is refused at once`(_ opening: String) {
    let parsed = YAML.parse(SourceFile(path: "a", text: repeated(opening, 100_000)))
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.value == nil)
  }

  @Test func `indentation without end is refused at once`() {
    let text = (0..<2_000).map { repeated(" ", $0) + "a:\n" }.joined()
    #expect(codes(text) == [.tooLarge])
  }

  @Test func `the place of the level that is too deep is shown`() {
    #expect(differences(in: repeated("[", 64) + "⟦Y010:[⟧" + repeated("[", 1_000)) == [])
  }

  @Test func `a file with endless faults shows the first of them`() throws {
    let parsed = YAML.parse(SourceFile(path: "a", text: repeated("a: 1\n", 10_000)))
    #expect(parsed.diagnostics.count == 200)
    let last = try #require(parsed.diagnostics.last)
    // All keys but the first are duplicates.
    #expect(last.notes == ["and 9799 more problems, which are not shown"])
  }

  @Test func `a label of a megabyte is read`() throws {
    let label = repeated("é ☃ ", 150_000) + "!"
    let tree = try soundTree("a: \(label)\nb: \"\(label)\"\nc: |\n  \(label)\n")
    #expect(tree.root?.at("a")?.text == label)
    #expect(tree.root?.at("b")?.text == label)
    #expect(tree.root?.at("c")?.text == label + "\n")
  }

  @Test func `a large file is read whole`() throws {
    // Not a measurement: those are the benchmark's; only that nothing breaks at this size.
    let entries = (0..<50_000).map { "panel\($0): { edge: leading } # \($0)\n" }.joined()
    let tree = try soundTree(entries)
    #expect(tree.comments.count == 50_000)
    #expect(tree.root?.at("panel49999/edge")?.text == "leading")
  }
}
