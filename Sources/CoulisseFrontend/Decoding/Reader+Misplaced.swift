internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

extension Reader {
  /// Reports `panels:` that is indented under another key, once and for all.
  mutating func isMisplaced(_ name: String, _ pair: YAMLPair, in title: String) -> Bool {
    guard opensSection(name, pair) else { return false }
    reportMisplaced(
      name, pair, "`\(name)` belongs to the scene, and it is indented as if it belonged to \(title)"
    )
    return true
  }

  /// Reports `panels:` that is indented so that it is read as the name of a container.
  mutating func isMisplaced<Body>(
    _ name: String, _ pair: YAMLPair, among section: Section<Body>
  ) -> Bool {
    guard opensSection(name, pair),
      pair.value.keyTexts.allSatisfy({ name in !section.keys.contains { $0.row.name == name } })
    else { return false }
    reportMisplaced(
      name, pair, "`\(name)` is indented so that it is the name of \(section.title)")
    return true
  }

  /// Whether the pair is a part of the whole file that has names with keys of their own.
  private func opensSection(_ name: String, _ pair: YAMLPair) -> Bool {
    guard case .mapping(let pairs, _) = pair.value.content, !pairs.isEmpty,
      let row = sections.first?.rows.first(where: { $0.name == name })
    else { return false }
    if case .named = row.type { return true }
    return false
  }

  private mutating func reportMisplaced(_ name: String, _ pair: YAMLPair, _ message: String) {
    hasMisplacedSection = true
    report(
      .unknownKey, message, at: place(pair.key),
      help: ["move `\(name):` to the first column, and what is in it two columns from there"])
  }
}
