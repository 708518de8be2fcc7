import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import Testing

/// The examples of `Spec/Scenarios.md` hold, and print what the page says.
@Suite struct SpecificationTests {
  private struct Example {
    var scenario: String
    /// Nil where the page does not show it.
    var output: String?
  }

  private static let scenes = [
    "SideDrawers": "examples/side-drawers.scene.yaml",
    "SwipeRow": "examples/swipe-row.scene.yaml",
    "ScrollSwallowsEdgePan": "Spec/naive/scroll-swallows-edge-pan.scene.yaml",
  ]

  private static let examples: [Example] = {
    let file = Repository.file("Spec/Scenarios.md")
    let text = file.text(in: SourceRange(0, file.bytes.count))
    var examples: [Example] = []
    for block in text.split(separator: "\n```").dropFirst() {
      if block.hasPrefix("yaml\n") {
        examples.append(Example(scenario: String(block.dropFirst(5)) + "\n"))
      } else if block.hasPrefix("text\n"), let last = examples.indices.last {
        examples[last].output = String(block.dropFirst(5)) + "\n"
      }
    }
    return examples
  }()

  @Test func `the page has its examples`() {
    #expect(Self.examples.count == 9)
    #expect(Self.examples.filter { $0.output != nil }.count == 2)
  }

  @Test(arguments: examples.indices) func `an example of the page holds`(_ index: Int) throws {
    let example = Self.examples[index]
    let name = try #require(example.scenario.firstMatch(of: /\nscene: (\w+)/)?.1)
    let stage = try Stage(try #require(Self.scenes[String(name)]))
    let read = stage.scenario(
      SourceFile(path: "example.scenario.yaml", text: example.scenario))
    #expect(read.diagnostics.map(\.message) == [])
    let run = Run(scene: stage.scene, scenario: try #require(read.value))
    #expect(run.diagnostics.map(\.message) == [])
    if let output = example.output { #expect(run.text == output, "\(run.text)") }
  }

  @Test func `every code of a run is on the page`() {
    let file = Repository.file("Spec/Scenarios.md")
    let text = file.text(in: SourceRange(0, file.bytes.count))
    for code in DiagnosticCode.allCases where code.rawValue.hasPrefix("R6") {
      #expect(text.contains("| \(code.rawValue) | \(code.name) |"))
    }
  }
}
