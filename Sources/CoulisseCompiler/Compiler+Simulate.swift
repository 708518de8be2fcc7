package import CoulisseDiagnostics
package import CoulisseSource

extension Compiler {
  /// Plays `scenario` on `scene`; the value is nil if either cannot be understood.
  package static func simulate(
    scene: SourceFile, scenario: SourceFile
  ) -> Diagnosed<SimulationReport?> {
    Diagnosed(nil)
  }
}
