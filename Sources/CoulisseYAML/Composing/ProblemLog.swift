internal import CoulisseDiagnostics
internal import CoulisseSource

/// The diagnostics of one file, bounded: a file can hold a million faults.
struct ProblemLog {
  private let file: SourceFile
  private var log = DiagnosticLog()

  init(_ file: SourceFile) { self.file = file }

  /// The first problems, in the order in which they were found.
  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Whether what is reported now is only counted.
  var isMuted: Bool { log.isFull }

  mutating func report(_ diagnostic: Diagnostic) { log.add(diagnostic) }

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
