import CoulisseDiagnostics
import CoulisseSource
import CoulisseYAML
import Testing

@Suite struct AnchorTableTests {
  @Test(arguments: [
    "a: ⟦Y006:*b⟧\n",
    "a: ⟦Y006:*b⟧\nb: &b 1\nc: *b\n",
    "a: &a [⟦Y008:*a⟧]\n",
    "a: &a { b: { c: [1, ⟦Y008:*a⟧] } }\n",
    "a: ⟦Y007:&b⟧ 1\n",
    "a: ⟦Y007:&b⟧ 1\nb: &b 2\nc: *b\n",
    "a: &base 1\nb: ⟦Y006:*bace⟧\n",
    "⟦Y006:*b⟧ : 1\n",
  ])
  func `a faulty anchor or alias is reported`(_ marked: String) {
    #expect(differences(in: marked) == [])
  }

  @Test func `an alias means the last anchor of its name`() throws {
    let tree = try soundTree("[&a 1, *a, &a 2, *a]")
    #expect(tree.root?.outline == "[<1> <1> <2> <2>]")
  }

  @Test func `an anchor inside a repeated node is repeated with it`() throws {
    let tree = try soundTree("[&a [&b x], *a, *b]")
    #expect(tree.root?.outline == "[[<x>] [<x>] <x>]")
  }

  @Test func `a misspelled alias is told the nearest anchor`() {
    let parsed = YAML.parse(SourceFile(path: "a", text: "a: &base 1\nb: *bace\n"))
    #expect(parsed.diagnostics.map(\.help) == [["did you mean `*base`?"]])
  }

  @Test func `what cannot be repeated is marked as incomplete`() throws {
    let root = try #require(YAML.parse(SourceFile(path: "a", text: "a: *b\n")).value?.root)
    #expect(root.at("a")?.isIncomplete == true)
    #expect(root.at("a")?.aliasRange == nil)
  }

  @Test func `aliases of aliases run out of budget`() {
    // Each level is ten of the last: the tenth would have 10^10 leaves.
    let levels = (1...9).map { level in
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      return "a\(level): &a\(level) [\(aliases)]\n"
    }
    let text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + levels.joined() + "b: *a9\n"
    let parsed = YAML.parse(SourceFile(path: "a", text: text))
    #expect(parsed.diagnostics.map(\.code) == [.tooLarge])
    #expect(parsed.value != nil)
  }

  @Test func `a large text cannot be repeated without end`() {
    let label = String(repeating: "x", count: 1_000_000)
    let aliases = Array(repeating: "*a", count: 100).joined(separator: ", ")
    let parsed = YAML.parse(SourceFile(path: "a", text: "[&a \(label), \(aliases)]"))
    #expect(parsed.diagnostics.map(\.code) == [.tooLarge])
  }

  @Test func `aliases cannot nest deeper than brackets can`() {
    let levels = (1...130).map { "- &a\($0) [*a\($0 - 1)]\n" }.joined()
    let parsed = YAML.parse(SourceFile(path: "a", text: "- &a0 [x]\n\(levels)- *a130\n"))
    #expect(Set(parsed.diagnostics.map(\.code)) == [.tooLarge])
  }
}
