package import CoulisseDiagnostics
package import CoulisseSource

/// What the checker found, and what it looked at.
package struct LintReport: Sendable {
  /// Findings and everything else that is to be said about the files.
  package var diagnostics: [Diagnostic]
  /// One replayable scenario for each finding that has a witness.
  package var witnesses: [Artifact]
  /// What was covered, for standard output: whole lines, each with its line feed; may be empty.
  package var summary: String

  /// A report; without arguments, that of a run over nothing.
  package init(
    diagnostics: [Diagnostic] = [], witnesses: [Artifact] = [], summary: String = ""
  ) {
    self.diagnostics = diagnostics
    self.witnesses = witnesses
    self.summary = summary
  }
}
