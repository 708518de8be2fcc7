import CoulisseDiagnostics
import CoulisseFrontend
import CoulisseModel
import CoulisseRuntime
import CoulisseSimulation
import CoulisseSource
import CoulisseYAML
import Testing

/// A scene, and what plays on it.
struct Stage {
  let scene: Scene

  /// The sound side drawers of the examples.
  static func sideDrawers() throws -> Stage { try Stage("examples/side-drawers.scene.yaml") }

  static func sixLines() throws -> Stage { try Stage("examples/six-lines.scene.yaml") }

  /// - Parameter path: From the root of the repository.
  init(_ path: String) throws { try self.init(Repository.file(path)) }

  init(_ file: SourceFile) throws {
    let tree = YAML.parse(file)
    let document = Frontend.decodeScene(try #require(tree.value, "\(file.path)"))
    let resolved = Frontend.resolve(try #require(document.value, "\(file.path)"))
    scene = try #require(
      resolved.value,
      "\(file.path): \((document.diagnostics + resolved.diagnostics).map(\.message))"
    )
  }

  /// What a scenario file says.
  func scenario(_ file: SourceFile) -> Diagnosed<Scenario?> {
    let tree = YAML.parse(file)
    guard let value = tree.value else { return Diagnosed(nil, tree.diagnostics) }
    let decoded = Frontend.decodeScenario(value, of: scene)
    let isSound = !tree.hasErrors && !decoded.hasErrors
    return Diagnosed(isSound ? decoded.value : nil, tree.diagnostics + decoded.diagnostics)
  }

  /// Plays steps as a scenario file lists them.
  func play(
    _ steps: String, head: String = "", location: Testing.SourceLocation = #_sourceLocation
  ) throws -> Run {
    let text = "scenario: test\nscene: \(scene.name.value)\n\(head)steps:\n\(steps)\n"
    let read = scenario(SourceFile(path: "test.scenario.yaml", text: text))
    let scenario = try #require(
      read.value, "\(read.diagnostics.map(\.message))", sourceLocation: location)
    return Run(scene: scene, scenario: scenario)
  }
}

/// A scenario that was played.
struct Run {
  let scene: Scene
  let scenario: Scenario
  let result: SimulationResult

  init(scene: Scene, scenario: Scenario) {
    self.scene = scene
    self.scenario = scenario
    result = Simulation.run(scenario, of: scene)
  }

  var diagnostics: [Diagnostic] { result.diagnostics(for: scenario, of: scene) }
  var text: String { TraceRenderer(scene: scene).text(result, of: scenario) }

  /// The lines of the trace without times, blanks squeezed.
  var facts: [String] {
    TraceRenderer(scene: scene).lines(result.trace).map { line in
      let words = line.split(separator: " ")
      let hasTime = words.first?.allSatisfy { $0.isNumber || $0 == "." } ?? false
      return words.dropFirst(hasTime ? 1 : 0).joined(separator: " ")
    }
  }
}

extension String {
  /// The text as a scene file.
  var asSceneFile: SourceFile { SourceFile(path: "test.scene.yaml", text: self) }
}
