/// How grave a diagnostic is. Only errors make a run fail, unless `--strict`.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case error, warning, note

  /// The graver first.
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
