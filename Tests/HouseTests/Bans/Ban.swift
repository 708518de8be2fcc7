/// A construct that this house does not use, what to write instead, and a text that must trip it.
struct Ban: Sendable, CustomStringConvertible {
  /// Which form of a file is searched.
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
  /// True for a line that trips the ban.
  let matches: @Sendable (Substring) -> Bool

  var description: String { name }

  /// What a file does against the ban, as `path:line: ...`.
  func faults(in file: RepositoryFile) -> [String] {
    let isSearched =
      (only.isEmpty || only.contains { file.path.hasPrefix($0) })
      && !except.contains { file.path.hasPrefix($0) }
    guard isSearched else { return [] }
    return (scope == .code ? file.codeLines : file.lines).enumerated()
      .filter { matches($0.element) }
      .map { "\(file.path):\($0.offset + 1): \(name): \(replacement)" }
  }
}
