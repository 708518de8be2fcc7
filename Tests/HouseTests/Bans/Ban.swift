import Foundation

/// A construct that this house does not use, what to write instead, and a text that must trip it.
struct Ban: Sendable, CustomStringConvertible {
  /// Which form of which files is searched.
  enum Scope: Sendable {
    /// Sources, with comments and strings blanked.
    case code
    /// Sources with their comments and strings.
    case sourceText
    /// Every text file that people write.
    case everything
  }

  let name: String
  let replacement: String
  let canary: String
  var scope = Scope.code
  /// Beginnings of the paths that are searched; empty for all.
  var only: [String] = []
  /// Beginnings of the paths that are not searched.
  var except: [String] = []
  /// A line that trips the ban holds one of these, in upper or lower case. A search for plain text
  /// is a hundred times faster than one for the pattern.
  let traces: [String]
  /// What such a line matches besides, made once for each file; nil if a trace is enough.
  var pattern: (@Sendable () -> Regex<Substring>)?

  var description: String { name }

  /// What a file does against the ban, as `path:line: ...`.
  func faults(in file: RepositoryFile) -> [String] {
    let isSearched =
      (only.isEmpty || only.contains { file.path.hasPrefix($0) })
      && !except.contains { file.path.hasPrefix($0) }
    guard isSearched && hasTrace(file.text) else { return [] }
    let regex = pattern?()
    return (scope == .code ? file.codeLines : file.lines).enumerated()
      .filter { _, line in hasTrace(line) && (regex.map { line.contains($0) } ?? true) }
      .map { "\(file.path):\($0.offset + 1): \(name): \(replacement)" }
  }

  private func hasTrace(_ text: some StringProtocol) -> Bool {
    traces.contains { text.range(of: $0, options: .caseInsensitive) != nil }
  }
}
