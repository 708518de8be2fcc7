import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource

/// A lint of scene text.
struct Linting {
  let report: LintReport

  /// - Parameter text: A scene file without its name.
  init(_ text: String) {
    report = Compiler.lint([
      SourceFile(path: "scene.yaml", text: "scene: Player\n" + text)
    ])
  }

  var codes: [String] { report.diagnostics.map(\.code.rawValue) }

  /// What is said under a code.
  func messages(_ code: DiagnosticCode) -> [String] {
    report.diagnostics.filter { $0.code == code }.map(\.message)
  }
}
