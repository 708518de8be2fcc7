import CoulisseDiagnostics
import CoulisseSource
import CoulisseTestSupport
import CoulisseYAML
import Testing

@Suite struct CollectionStackTests {
  @Test(arguments: [
    "a: 1\n⟦Y003:a⟧: 2\n",
    "a: 1\n⟦Y003:\"a\"⟧: 2\n⟦Y003:'a'⟧: 3\n",
    "a: { b: 1, ⟦Y003:b⟧: { c: 1, ⟦Y003:c⟧: 2 } }\nb: 2\n",
    "- a: 1\n  ⟦Y003:a⟧: 1\n- a: 1\n",
    "é: 1\n⟦Y003:e\u{301}⟧: 2\n",
    "K: 1\n⟦Y003:\u{212A}⟧: 2\n",
    "&x a: 1\nb: {*x : 1, ⟦Y003:*x⟧ : 2}\n",
    "a: &x { b: 1 }\nc:\n  ⟦Y009:<<⟧: *x\n  d: 2\n",
    "a: { \"<<\": 1 }\n",
    "? ⟦Y103:[a]⟧\n: b\n", "{ ⟦Y103:{ a: b }⟧ : c }\n", "?⟦Y103:⟧\n: c\n",
  ])
  func `a faulty key is reported`(_ marked: String) {
    #expect(differences(in: marked) == [])
  }

  @Test func `of equal keys the first is kept, and shown`() throws {
    let text = MarkedText("⟦first:a⟧: 1\nb: 2\n⟦Y003:a⟧: 3\n")
    let parsed = YAML.parse(text.file)
    #expect(parsed.value?.root?.outline == "{<a>=<1> <b>=<2>}")
    let first = Label(
      text.file, try #require(text.range("first")), "first written here; this entry is read")
    #expect(parsed.diagnostics.map(\.secondary) == [[first]])
    #expect(parsed.value?.root?.isIncomplete == false)
  }

  @Test(arguments: [20, 24, 25, 600, 3_000])
  func `equal keys are found in mappings of every size`(_ count: Int) throws {
    let keys = (0..<count).map { "k\($0): v\n" }.joined()
    for repeated in [0, count / 2, count - 1] {
      #expect(differences(in: "\(keys)⟦Y003:k\(repeated)⟧: x\nlast: y\n") == [])
    }
    let root = try #require(try soundTree(keys).root)
    let outline = (0..<count).map { "<k\($0)>=<v>" }.joined(separator: " ")
    #expect(root.outline == "{\(outline)}")
  }

  @Test func `the first of equal keys is found in a large mapping inside another`() throws {
    let keys = (0..<40).map { "  k\($0): v\n" }.joined()
    let text = MarkedText("a: 1\nb:\n  ⟦first:x⟧: 1\n\(keys)  ⟦Y003:x⟧: 2\n")
    let diagnostics = YAML.parse(text.file).diagnostics
    #expect(text.differences(from: diagnostics) == [])
    #expect(diagnostics.first?.secondary.first?.range == text.range("first"))
  }

  @Test(arguments: [511, 512, 513, 1_024, 5_000])
  func `long lists keep their order`(_ count: Int) throws {
    let elements = (0..<count).map { "- [\($0)]\n" }.joined()
    let root = try #require(try soundTree(elements).root)
    let outline = (0..<count).map { "[<\($0)>]" }.joined(separator: " ")
    #expect(root.outline == "[\(outline)]")
  }

  @Test(arguments: ["{ a: { <<: x } }", "{ a: { [b]: x } }", "a:\n  ?\n  : x\n"])
  func `a mapping that lost an entry is incomplete`(_ text: String) throws {
    let root = try #require(YAML.parse(SourceFile(path: "a", text: text)).value?.root)
    #expect(root.at("a")?.outline == "{}")
    #expect(root.at("a")?.isIncomplete == true)
    #expect(!root.isIncomplete)
  }
}
