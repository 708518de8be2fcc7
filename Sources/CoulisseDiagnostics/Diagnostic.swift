/// Something the user should know: where, what, why, and what to write instead.
package struct Diagnostic: Sendable, Hashable {
  package var code: DiagnosticCode
  package var severity: Severity
  /// One sentence, lower case, no full stop.
  package var message: String
  package var primary: Label
  package var secondary: [Label]
  /// Facts that explain, one line each.
  package var notes: [String]
  /// What to write instead, one line each.
  package var help: [String]

  package init(
    _ code: DiagnosticCode, _ message: String, at primary: Label, severity: Severity? = nil,
    secondary: [Label] = [], notes: [String] = [], help: [String] = []
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.notes = notes
    self.help = help
  }
}
