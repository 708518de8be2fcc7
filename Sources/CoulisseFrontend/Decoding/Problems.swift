internal import CoulisseDiagnostics

/// What a stage found wrong, bounded: a file can hold a million faults, and nobody reads them.
struct Problems {
  /// Diagnostics shown for one stage of one file.
  static let limit = 200

  private(set) var diagnostics: [Diagnostic] = []
  /// All that were reported, shown or not.
  private(set) var count = 0
  private(set) var hasErrors = false

  mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    if diagnostic.severity == .error { hasErrors = true }
    if count < Self.limit {
      diagnostics.append(diagnostic)
    } else if count == Self.limit {
      var last = diagnostic
      last.notes.append("this file may have more problems; only the first ones are shown")
      diagnostics.append(last)
    }
  }
}
