internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// The names of lists, of what an app tells of their rows, and of what it hears of them.
struct RowNames: Sendable {
  var lists: NameTable
  /// For each list, what the app tells of a row.
  var fields: [NameTable]
  /// The sides at which rows have buttons, of all lists.
  var sides: NameTable
  /// For each of `sides`, its list and its index there.
  let sidePlaces: [(list: Int, side: Int)]
  /// What the app measures.
  var measures: NameTable
  /// For each of `measures`, its index among the quantities.
  let measureIndices: [Int]
  /// For each action, what the app is told along with it.
  var payloads: [NameTable]

  init(_ scene: Scene) {
    lists = NameTable(scene.lists.map { NameTable.Entry($0.name) })
    fields = scene.lists.map { NameTable($0.row.fields.map { NameTable.Entry($0.name) }) }
    payloads = scene.actions.map { NameTable($0.payload.map { NameTable.Entry($0.name) }) }
    sidePlaces = scene.lists.enumerated().flatMap { list, value in
      (value.row.swipe?.sides ?? []).indices.map { (list, $0) }
    }
    sides = NameTable(
      sidePlaces.map { place in
        let element = Element.rowMenu(EntityID(place.list), side: place.side)
        return NameTable.Entry(source: scene.name(of: element), range: scene.range(of: element))
      })
    measureIndices = scene.quantities.indices.filter {
      if case .measured = scene.quantities[$0].quantity { true } else { false }
    }
    let place = scene.lists.first?.name.range ?? scene.name.range
    measures = NameTable(
      measureIndices.map { NameTable.Entry(source: scene.quantities[$0].name, range: place) })
  }

  /// All tables in which names can clash.
  var tables: [NameTable] { [lists, sides, measures] + fields + payloads }

  /// The type of a row of a list.
  func row(_ list: Int) -> SwiftIdentifier {
    SwiftIdentifier(type: lists.entries[list].source + ".row")
  }

  /// What the app tells of every row; a field of such a name is told apart.
  private static let reserved: Set<String> = ["key", "start", "extent"]

  /// The property of a row for one of its fields.
  func field(_ field: Int, of list: Int) -> SwiftIdentifier {
    let name = fields[list].entries[field].source
    let identifier = fields[list].identifiers[field]
    return Self.reserved.contains(identifier.name)
      ? SwiftIdentifier(member: name + ".field") : identifier
  }
}

extension NameTable.Entry {
  init(_ name: Located<String>) { self.init(source: name.value, range: name.range) }
}
