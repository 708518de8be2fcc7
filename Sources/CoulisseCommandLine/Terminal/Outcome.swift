internal import CoulisseDiagnostics

/// What a verb has to say when it is through; nothing was printed yet.
struct Outcome: Sendable {
  /// How diagnostics are printed.
  enum Format: String, Sendable, CaseIterable {
    /// With the lines of the scene that they are about.
    case text
    /// One line each.
    case concise
  }

  /// The result, for standard output.
  var output = ""
  var complaints: [Complaint] = []
  var diagnostics: [Diagnostic] = []
  var status = RunStatus.clean
  var format = Format.text
  var color = ColorChoice.auto

  /// Adds the reason for a bad end.
  mutating func fail(_ complaint: Complaint) {
    if !complaints.contains(complaint) { complaints.append(complaint) }
    status = max(status, .failure)
  }

  /// Adds diagnostics, and lets the run fail if one of them is an error, or any if it is strict.
  mutating func report(_ found: [Diagnostic], strict: Bool = false) {
    diagnostics += found
    if found.contains(where: { strict || $0.severity == .error }) {
      status = max(status, .findings)
    }
  }
}
