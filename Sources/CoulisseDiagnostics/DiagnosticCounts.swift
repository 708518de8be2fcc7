/// How many diagnostics of each severity there are.
package struct DiagnosticCounts: Sendable, Hashable {
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0

  package init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// "2 errors, 1 warning"; "nothing found" when all are zero.
  package var summary: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
  }
}
