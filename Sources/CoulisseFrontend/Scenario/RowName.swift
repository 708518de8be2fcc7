internal import CoulisseModel
internal import CoulisseSource

/// A name that speaks of one row: `inbox(a)`, `inbox(a).flag`, `pullAside(a)`.
struct RowName {
  /// The row, as the scenario calls it.
  let row: String
  /// The parts without the row.
  private let parts: [String]
  private let range: SourceRange

  /// Nil for a name that speaks of no row.
  init?(_ reference: Reference) {
    guard let first = reference.parts.first, first.hasSuffix(")"),
      let open = first.firstIndex(of: "(")
    else { return nil }
    row = String(first[first.index(after: open)...].dropLast())
    parts = [String(first[..<open])] + reference.parts.dropFirst()
    range = reference.range
  }

  /// The name that every row has: that of the row itself, where a list stands alone.
  func plain(in names: SceneNames) -> Reference {
    let isList = parts.count == 1 && names.lists.contains { $0.name == parts[0] }
    return Reference(isList ? parts + ["row"] : parts, range)
  }

  /// How a scenario says a name of something that every row has.
  static func example(_ name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    parts[0] += "(a)"
    return (parts.count == 2 && parts[1] == "row" ? [parts[0]] : parts).joined(separator: ".")
  }
}
