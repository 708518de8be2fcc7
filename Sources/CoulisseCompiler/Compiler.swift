package import CoulisseDiagnostics
package import CoulisseSource

/// The driver: files in, values and diagnostics out. It reads and writes nothing.
package enum Compiler {
  /// Makes the artifacts of `files`: for each scene one, and the runtime once if it is wanted.
  ///
  /// With an error in any file the value is empty: a run writes all of its outputs or none.
  package static func compile(
    _ files: [SourceFile], options: CompileOptions
  ) -> Diagnosed<[Artifact]> {
    Diagnosed([])
  }

  /// Runs every rule on each of `files`.
  package static func lint(_ files: [SourceFile], options: LintOptions) -> LintReport {
    LintReport()
  }

  /// Plays `scenario` on `scene`; the value is nil if either cannot be understood.
  package static func simulate(
    scene: SourceFile, scenario: SourceFile
  ) -> Diagnosed<SimulationReport?> {
    Diagnosed(nil)
  }

  /// Prints one of the trees of `file`: whole lines; empty if that stage was not reached.
  package static func dump(_ file: SourceFile, stage: DumpStage) -> Diagnosed<String> {
    Diagnosed("")
  }
}
