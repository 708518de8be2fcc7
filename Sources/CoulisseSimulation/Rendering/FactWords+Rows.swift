import CoulisseModel

/// What the app tells and asks of rows, in words.
extension FactWords {
  private static var mostRows: Int { 8 }

  /// `opens inbox(a).left`
  func words(_ request: RowRequest) -> String {
    guard let row else { return "" }
    func name(_ element: Element) -> String { scene.name(of: element, in: row) }
    return switch request {
    case .open(let side): "opens \(name(.rowMenu(row.list, side: side)))"
    case .close: "closes \(name(.row(row.list)))"
    case .toggle(let side): "toggles \(name(.rowMenu(row.list, side: side)))"
    }
  }

  /// `has rows now: a, b, c and 17 more`
  func words(_ rows: [ScenarioRow]) -> String {
    guard !rows.isEmpty else { return "has no rows now" }
    let more = rows.count - Self.mostRows
    let names = rows.prefix(Self.mostRows).map(\.name).joined(separator: ", ")
    return "has \(rows.count == 1 ? "one row" : "rows") now: \(names)"
      + (more > 0 ? " and \(more) more" : "")
  }
}
