package import CoulisseRuntime
import CoulisseSource

/// A row of a list, as a scenario speaks of it.
package struct ScenarioRow: Sendable, Hashable {
  package var list: EntityID<RowList>
  package var key: RowKey
  /// What the scenario calls it.
  package var name: String

  package init(list: EntityID<RowList>, key: RowKey, name: String) {
    self.list = list
    self.key = key
    self.name = name
  }

  /// As the runtime has it.
  package var reference: RowReference { RowReference(list: list.index, key: key) }
}

/// What the app tells of a row.
package struct ToldRow: Sendable, Hashable {
  package var row: ScenarioRow
  /// Points.
  package var height: Double
  /// Of each field of the list's rows, in order; nil for one that the scenario leaves open.
  package var values: [FieldValue?]

  package init(row: ScenarioRow, height: Double, values: [FieldValue?]) {
    self.row = row
    self.height = height
    self.values = values
  }
}

/// The rows of a list, from the top.
package struct ToldRows: Sendable, Hashable {
  package var list: EntityID<RowList>
  package var rows: [ToldRow]

  package init(list: EntityID<RowList>, rows: [ToldRow]) {
    self.list = list
    self.rows = rows
  }
}

/// A value that the app tells of a row, and hears again with an action.
package enum FieldValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case id(String)

  /// As scenarios write it.
  package var spelling: String {
    switch self {
    case .text(let text): YAMLScalar.quoted(text)
    case .number(let number): DecimalText.number(number)
    case .boolean(let value): "\(value)"
    case .id(let name): name
    }
  }
}

/// Where rows are put that come in.
package enum RowPlacement: Sendable, Hashable {
  case last
  case before(ScenarioRow)
  case after(ScenarioRow)
}

/// What the app asks for of one row.
package enum RowRequest: Sendable, Hashable {
  /// The index of a side of the row's list.
  case open(side: Int)
  case close
  case toggle(side: Int)
}

/// The keys of the rows that a scenario names: a number is its own key, and every other name has the
/// next one from the least number on.
package struct RowNames: Sendable, Hashable {
  private var names: [String] = []

  package init() {}

  /// The key of the row with this name, which it keeps.
  package mutating func key(of name: String) -> RowKey {
    if let number = Int64(name), "\(number)" == name { return RowKey(number) }
    if let place = names.firstIndex(of: name) { return RowKey(.min + Int64(place)) }
    names.append(name)
    return RowKey(.min + Int64(names.count) - 1)
  }
}

extension Scene {
  /// The name of an element, of a row's with the row: `inbox(a).flag`.
  package func name(of element: Element, in row: ScenarioRow?) -> String {
    spelled(name(of: element), element.row, row)
  }

  /// The name of a gesture, of a row's with the row: `inbox(a).swipe`.
  package func name(of gesture: EntityID<Gesture>, in row: ScenarioRow?) -> String {
    spelled(self[gesture].name.value, self[gesture].row, row)
  }

  /// The name of what a track moves, of a row's with the row: `inbox(a)`.
  package func name(of track: TrackSymbol, in row: ScenarioRow?) -> String {
    if case .row(let list) = track { return spelled(name(of: track), list, row) }
    return name(of: track)
  }

  /// The name of what moves, of a row's with the row: `inbox(a)`.
  package func name(of mover: Mover, in row: ScenarioRow?) -> String {
    name(of: track(of: mover), in: row, else: name(of: mover))
  }

  private func name(of track: TrackSymbol, in row: ScenarioRow?, else name: String) -> String {
    if case .row(let list) = track { return spelled(name, list, row) }
    return name
  }

  /// The row stands behind the first part of a name; `row` itself is left out.
  private func spelled(
    _ name: String, _ list: EntityID<RowList>?, _ row: ScenarioRow?
  ) -> String {
    guard let row, list == row.list else { return name }
    var parts = name.split(separator: ".").map(String.init)
    parts[0] += "(\(row.name))"
    return (parts.count == 2 && parts[1] == "row" ? [parts[0]] : parts).joined(separator: ".")
  }

  /// What the runtime is asked for, with the indices of the list's first row.
  package func sceneAction(
    for request: RowRequest, of list: EntityID<RowList>, _ symbols: SceneSymbols
  ) -> SceneAction? {
    guard let track = symbols.track(of: TrackSymbol.row(list)), let swipe = self[list].row.swipe
    else { return nil }
    func detent(_ side: Int) -> Int? { self.side(side, of: list)?.detent }
    return switch request {
    case .open(let side): detent(side).map { .settle(track: track, detent: $0) }
    case .close: .settle(track: track, detent: swipe.definition.home)
    case .toggle(let side): detent(side).map { .toggle(track: track, detent: $0) }
    }
  }

  /// What the app asks for of a row; nil for what no scenario can say.
  package func rowRequest(
    for action: SceneAction, of list: EntityID<RowList>
  ) -> RowRequest? {
    guard let swipe = self[list].row.swipe else { return nil }
    func side(_ detent: Int) -> Int? { swipe.sides.firstIndex { $0.detent == detent } }
    switch action {
    case .settle(_, swipe.definition.home): return .close
    case .settle(_, let detent): return side(detent).map { .open(side: $0) }
    case .toggle(_, let detent): return side(detent).map { .toggle(side: $0) }
    case .close, .next, .previous, .push, .pop, .emit, .emitOfTile, .closeRows, .set, .choose,
      .announce:
      return nil
    }
  }
}
