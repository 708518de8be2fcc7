internal import CoulisseDiagnostics
internal import CoulisseSource

/// The diagnostics of one file, bounded: a file can hold a million faults.
struct ProblemLog {
  private let file: SourceFile
  private(set) var diagnostics: [Diagnostic] = []

  init(_ file: SourceFile) { self.file = file }

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < YAMLLimits.diagnostics {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == YAMLLimits.diagnostics {
      var last = diagnostic
      last.notes.append("this file has more problems; only the first ones are shown")
      diagnostics.append(last)
    }
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    secondary: [(SourceRange, String)] = [], notes: [String] = [], help: [String] = []
  ) {
    let labels = secondary.map { Label(file, $0.0, $0.1) }
    report(
      Diagnostic(
        code, message, at: Label(file, range), secondary: labels, notes: notes, help: help))
  }
}
