internal import CoulisseDiagnostics
internal import CoulisseSource

/// The cases of one generated enum, in the order of a table of the program.
struct NameTable: Sendable {
  /// A name as the scene writes it, with the place where it stands.
  struct Entry: Sendable {
    var source: String
    var range: SourceRange
  }

  /// Two entries that became one name.
  struct Clash: Sendable, Hashable {
    var identifier: SwiftIdentifier
    var first: SourceRange
    var second: SourceRange
  }

  let entries: [Entry]
  let identifiers: [SwiftIdentifier]
  let clashes: [Clash]

  init(_ entries: [Entry]) {
    self.entries = entries
    identifiers = entries.map { SwiftIdentifier(member: $0.source) }
    var places: [SwiftIdentifier: SourceRange] = [:]
    var clashes: [Clash] = []
    for (entry, identifier) in zip(entries, identifiers) {
      if let first = places[identifier] {
        clashes.append(Clash(identifier: identifier, first: first, second: entry.range))
      } else {
        places[identifier] = entry.range
      }
    }
    self.clashes = clashes
  }

  var isEmpty: Bool { entries.isEmpty }
  var indices: Range<Int> { entries.indices }
}
