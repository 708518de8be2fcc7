internal import CoulisseDiagnostics
internal import CoulisseSource

/// The cases of one generated enum, in the order of a table of the program.
struct NameTable: Sendable {
  /// A name as the scene writes it, with the place where it stands.
  struct Entry: Sendable, Hashable {
    var source: String
    var range: SourceRange
  }

  /// Two entries that became one name, in the order in which they stand in the scene.
  struct Clash: Sendable, Hashable {
    var identifier: SwiftIdentifier
    var first: Entry
    var second: Entry
  }

  let entries: [Entry]
  let identifiers: [SwiftIdentifier]
  let clashes: [Clash]

  init(_ entries: [Entry]) {
    self.entries = entries
    identifiers = entries.map { SwiftIdentifier(member: $0.source) }
    var places: [SwiftIdentifier: Entry] = [:]
    var clashes: [Clash] = []
    for (entry, identifier) in zip(entries, identifiers) {
      if let first = places[identifier] {
        let isLater = entry.range.lowerBound >= first.range.lowerBound
        clashes.append(
          Clash(
            identifier: identifier, first: isLater ? first : entry, second: isLater ? entry : first)
        )
      } else {
        places[identifier] = entry
      }
    }
    self.clashes = clashes
  }

  var isEmpty: Bool { entries.isEmpty }
  var indices: Range<Int> { entries.indices }
}
