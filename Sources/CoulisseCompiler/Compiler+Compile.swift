package import CoulisseDiagnostics
package import CoulisseSource

extension Compiler {
  /// Makes the artifacts of `files`: for each scene one, and the runtime once if it is wanted.
  ///
  /// With an error in any file the value is empty: a run writes all of its outputs or none.
  package static func compile(
    _ files: [SourceFile], options: CompileOptions
  ) -> Diagnosed<[Artifact]> {
    Diagnosed([])
  }
}
