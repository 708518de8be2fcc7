import CoulisseDiagnostics
import CoulisseModel
import CoulisseSimulation
import CoulisseSource
import CoulisseYAML
import Testing

@Suite struct ScenarioFilesTests {
  static let folders = [
    "examples", "Tests/Scenarios/bottom-drawer", "Tests/Scenarios/interactive-menu",
    "Tests/Scenarios/side-drawers",
    "Tests/Scenarios/six-lines", "Tests/Scenarios/slide-out-panels", "Tests/Scenarios/swipe-row",
    "Tests/Scenarios/variants",
  ]

  @Test(arguments: folders.flatMap { Repository.scenarios(in: $0) })
  func `a scenario of the repository holds`(_ path: String) throws {
    let file = Repository.file(path)
    let stage = try Stage(Self.scenePath(of: file))
    let read = stage.scenario(file)
    #expect(read.diagnostics.map(\.message) == [])
    let run = Run(scene: stage.scene, scenario: try #require(read.value))
    let faults = run.diagnostics.map { diagnostic in
      let (line, _) = diagnostic.primary.position
      return "\(path):\(line): \(diagnostic.message)"
    }
    #expect(faults == [], "\(run.text)")
    #expect(run.result.undecidedPairs == [])
  }

  @Test(arguments: folders) func `there are scenarios in every folder`(_ folder: String) {
    #expect(!Repository.scenarios(in: folder).isEmpty)
  }

  /// A path from the root of the repository, or the name of a file beside the scenario.
  static func scenePath(of file: SourceFile) throws -> String {
    let lines = file.text(in: SourceRange(0, file.bytes.count)).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("scene: ") })
    let scene = line.dropFirst("scene: ".count)
    if scene.contains("/") { return String(scene) }
    return scene == "Mail" ? "examples/six-lines.scene.yaml" : "examples/\(scene)"
  }
}
