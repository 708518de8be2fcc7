import CoulisseModel
import CoulisseRuntime

/// What the app tells and asks of rows.
extension StepLowering {
  func event(
    of request: RowRequest, in row: ScenarioRow, on machine: SceneMachine
  ) throws(StepProblem) -> TimedEvent {
    _ = try place(of: row, on: machine)
    guard let action = scene.sceneAction(for: request, of: row.list, symbols) else {
      throw .badNumber
    }
    return TimedEvent(.performInRow(action, row.reference), at: clock)
  }

  /// These rows and no others, one below the other.
  func show(_ told: ToldRows) throws(StepProblem) -> [TimedEvent] {
    try show(
      told.rows.map { ListRow(key: $0.row.key, start: 0, extent: $0.height) }, in: told.list)
  }

  func insert(
    _ told: ToldRows, _ placement: RowPlacement, on machine: SceneMachine
  ) throws(StepProblem) -> [TimedEvent] {
    var rows = machine.state.lists[told.list.index].rows
    for row in told.rows where rows.contains(where: { $0.key == row.row.key }) {
      throw .isShown(row.row)
    }
    let place =
      switch placement {
      case .last: rows.count
      case .before(let row): try self.place(of: row, on: machine)
      case .after(let row): try self.place(of: row, on: machine) + 1
      }
    rows.insert(
      contentsOf: told.rows.map { ListRow(key: $0.row.key, start: 0, extent: $0.height) },
      at: place)
    return try show(rows, in: told.list)
  }

  func remove(_ row: ScenarioRow, on machine: SceneMachine) throws(StepProblem) -> [TimedEvent] {
    var rows = machine.state.lists[row.list.index].rows
    rows.remove(at: try place(of: row, on: machine))
    return try show(rows, in: row.list)
  }

  func measure(_ measured: [MeasuredQuantity]) throws(StepProblem) -> [TimedEvent] {
    var events: [TimedEvent] = []
    for quantity in measured {
      guard (0...Point.limit).contains(quantity.points) else { throw .badNumber }
      events.append(
        TimedEvent(.environment(.quantity(quantity.quantity, quantity.points)), at: clock))
    }
    return events
  }

  /// Where a row stands among those that the app shows.
  private func place(of row: ScenarioRow, on machine: SceneMachine) throws(StepProblem) -> Int {
    let rows = machine.state.lists[row.list.index].rows
    guard let place = rows.firstIndex(where: { $0.key == row.key }) else { throw .noRow(row) }
    return place
  }

  /// The rows, each below the one before, and how long they make the content.
  private func show(
    _ rows: [ListRow], in list: EntityID<RowList>
  ) throws(StepProblem) -> [TimedEvent] {
    var rows = rows
    var start = 0.0
    for index in rows.indices {
      guard (0...Point.limit).contains(rows[index].extent) else { throw .badNumber }
      rows[index].start = start
      start += rows[index].extent
    }
    guard start <= Point.limit, let view = symbols.view(of: .list(list)) else { throw .badNumber }
    return [
      TimedEvent(.environment(.rows(list: list.index, rows)), at: clock),
      TimedEvent(
        .environment(.measured(view: view, content: Size(width: 0, height: start))), at: clock),
    ]
  }
}
