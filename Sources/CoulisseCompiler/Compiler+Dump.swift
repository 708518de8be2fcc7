package import CoulisseDiagnostics
package import CoulisseSource

extension Compiler {
  /// Prints one of the trees of `file`: whole lines; empty if that stage was not reached.
  package static func dump(_ file: SourceFile, stage: DumpStage) -> Diagnosed<String> {
    Diagnosed("")
  }
}
