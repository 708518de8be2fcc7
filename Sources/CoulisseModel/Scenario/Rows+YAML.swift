import CoulisseRuntime
import CoulisseSource

extension ToldRows {
  /// `inbox: [{ id: a, height: 60, subject: "Hello" }]`
  func spelling(in scene: Scene) -> String {
    "\(ScenarioText.word(scene[list].name.value)): \(rowList(in: scene))"
  }

  /// `in: inbox, rows: [a]`
  func entries(in scene: Scene) -> [(key: String, value: String)] {
    [("in", ScenarioText.word(scene[list].name.value)), ("rows", rowList(in: scene))]
  }

  private func rowList(in scene: Scene) -> String {
    ScenarioText.list(rows.map { $0.spelling(in: scene) })
  }
}

extension ToldRow {
  /// The name alone where it says all.
  fileprivate func spelling(in scene: Scene) -> String {
    let list = scene[row.list]
    var entries = [(key: "id", value: row.name)]
    if height != list.row.designHeight { entries.append(("height", DecimalText.number(height))) }
    for (field, value) in zip(list.row.fields, values) {
      if let value { entries.append((ScenarioText.word(field.name.value), value.spelling)) }
    }
    return entries.count == 1 ? row.name : ScenarioText.mapping(entries)
  }
}

extension RowPlacement {
  /// `before: b`
  fileprivate func entry() -> (key: String, value: String)? {
    switch self {
    case .last: nil
    case .before(let row): ("before", row.name)
    case .after(let row): ("after", row.name)
    }
  }

  var entries: [(key: String, value: String)] { entry().map { [$0] } ?? [] }
}

extension RowRequest {
  /// `open: inbox(a).left`, `close: inbox(a)`
  func spelling(of row: ScenarioRow, in scene: Scene) -> String {
    func name(_ element: Element) -> String { ScenarioText.word(scene.name(of: element, in: row)) }
    return switch self {
    case .open(let side): "open: " + name(.rowMenu(row.list, side: side))
    case .close: "close: " + name(.row(row.list))
    case .toggle(let side): "toggle: " + name(.rowMenu(row.list, side: side))
    }
  }
}
