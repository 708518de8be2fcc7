package import CoulisseDiagnostics
import CoulisseFrontend
import CoulisseModel
import CoulisseSimulation
package import CoulisseSource
import CoulisseYAML

extension Compiler {
  /// Plays `scenario` on `scene`; the value is nil if either cannot be understood.
  package static func simulate(
    scene: SourceFile, scenario: SourceFile
  ) -> Diagnosed<SimulationReport?> {
    let understood = understand(scene)
    var diagnostics = understood.diagnostics
    let tree = YAML.parse(scenario)
    diagnostics += tree.diagnostics
    guard let scene = understood.value.scene, let root = tree.value else {
      return Diagnosed(nil, diagnostics)
    }
    let decoded = Frontend.decodeScenario(root, of: scene)
    diagnostics += decoded.diagnostics
    guard let script = decoded.value, !Diagnosed(script, diagnostics).hasErrors else {
      return Diagnosed(nil, diagnostics)
    }
    let result = Simulation.run(script, of: scene)
    diagnostics += result.diagnostics(for: script, of: scene)
    let trace = TraceRenderer(scene: scene).text(result, of: script)
    return Diagnosed(
      SimulationReport(trace: trace, succeeded: result.succeeded), diagnostics)
  }
}
