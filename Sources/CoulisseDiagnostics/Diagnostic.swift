package import CoulisseSource

/// How grave a diagnostic is. Only errors make a run fail, unless `--strict`.
package enum Severity: String, Sendable, Comparable {
  case error, warning, note

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// A place in a file with what is to be said about it.
package struct Label: Sendable, Hashable {
  package var file: SourceFile
  package var range: SourceRange
  /// Shown under the caret line; may be empty for a primary label.
  package var message: String

  package init(_ file: SourceFile, _ range: SourceRange, _ message: String = "") {
    self.file = file
    self.range = range
    self.message = message
  }
}

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
