internal import CoulisseSource

/// What one stage found in one file, bounded: a file can hold a million faults, and nobody reads them.
package struct DiagnosticLog: Sendable {
  /// Diagnostics shown for one stage of one file.
  private static let limit = 200

  private var first: [Diagnostic] = []
  /// All that were added, shown or not.
  package private(set) var count = 0
  /// Whether any of them is an error, shown or not.
  package private(set) var hasErrors = false

  package init() {}

  /// Whether what is added now is only counted; nobody has to look for advice then.
  package var isFull: Bool { count >= Self.limit }

  /// Keeps `diagnostic` if it is one of the first; else it is only counted.
  package mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    if diagnostic.severity == .error { hasErrors = true }
    if count <= Self.limit { first.append(diagnostic) }
  }

  /// The first ones, in the order in which they were found. The one that lies last in the file says
  /// how many more there are: it is the last one that is read.
  package var diagnostics: [Diagnostic] {
    let rest = count - first.count
    let last = first.indices.max {
      first[$0].primary.range.lowerBound < first[$1].primary.range.lowerBound
    }
    guard rest > 0, let last else { return first }
    var shown = first
    shown[last].notes.append(
      rest == 1
        ? "and 1 more problem, which is not shown"
        : "and \(rest) more problems, which are not shown")
    return shown
  }
}
