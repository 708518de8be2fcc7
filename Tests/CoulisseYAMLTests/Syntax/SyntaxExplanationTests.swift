import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

@testable import CoulisseYAML

@Suite struct DiagnosedFilesTests {
  @Test(
    arguments: [
      "⟦Y001:[⟧a, b",
      "a: ⟦Y001:{⟧ b: 1, c: [1, 2]\n\n# end\n",
      "a: ⟦Y001:[⟧b\nc: d]\n",
      "a: [\"b\" ⟦Y001:\"c\"⟧]\n",
      "a: ⟦Y001:\"⟧b\nc: d\n",
      "a:\n  b: 1\n ⟦Y001:c:⟧ 2\n",
      "a: \"b\" ⟦Y001:c⟧\n",
      "a: 1\n⟦Y001:b⟧\nc: 1\n",
      "a: ⟦Y001:@b⟧\n",
      "a: \"x⟦Y001:\\q⟧\"\n",
      "a: > ⟦Y001:5⟧\n",
      "⟦Y001::⟧ c\n",
      "{ ⟦Y001::⟧ c }\n",
      "a: [1, ⟦Y001:}⟧\n",
      "a: b⟦Y001::⟧ c\n",
      "a: ⟦Y001:!x!y⟧ b\n",
      "a:\n⟦Y002:\t⟧b: 1\n",
      "a:\n  b: 1\n⟦Y002:\t⟧c: 1\n",
    ])
  func `each fault is reported at its place`(_ marked: String) {
    let text = MarkedText(marked)
    let parsed = YAML.parse(text.file)
    #expect(text.differences(from: parsed.diagnostics) == [])
  }
}
