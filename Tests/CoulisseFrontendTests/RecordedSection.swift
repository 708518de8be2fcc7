import Testing

/// A part of a file that is made by the compiler, between `<!-- name: begin -->` and
/// `<!-- name: end -->`.
struct RecordedSection {
  var path: String
  var name: String

  /// Expects the part to be `content`. With `RECORD=1` in the environment it is written first; such a
  /// run fails all the same, so that nothing is recorded unseen.
  func expect(
    _ content: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try Repository.text(path)
    let begin = "<!-- \(name): begin -->\n"
    let end = "<!-- \(name): end -->"
    let parts = text.split(separator: begin, maxSplits: 1, omittingEmptySubsequences: false)
    let rest = try #require(parts.last, sourceLocation: sourceLocation)
      .split(separator: end, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2 && rest.count == 2, sourceLocation: sourceLocation)
    let wanted = "\n" + content + "\n"
    guard rest[0] != wanted else { return }
    if Repository.isRecording {
      try Repository.write("\(parts[0])\(begin)\(wanted)\(end)\(rest[1])", to: path)
    }
    Issue.record(
      """
      \(path) differs from what the compiler makes, between the marks `\(name)`; \
      write it anew with `RECORD=1 swift test --filter CoulisseFrontendTests`
      """, sourceLocation: sourceLocation)
  }
}
