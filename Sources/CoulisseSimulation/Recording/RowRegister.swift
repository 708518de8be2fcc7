import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// What the app has told of rows: their names, and what goes with their actions.
struct RowRegister {
  private var told: [RowReference: ToldRow] = [:]

  mutating func tell(_ rows: ToldRows) {
    for row in rows.rows { told[row.row.reference] = row }
  }

  mutating func tell(_ step: StepAction) {
    switch step {
    case .show(let rows), .insert(let rows, _): tell(rows)
    case .down, .move, .up, .cancel, .drag, .tap, .perform, .performInRow, .remove, .measure, .set,
      .escape, .resize, .insets, .turn, .reduceMotion, .scrolled, .advance, .advanceUntilRest,
      .expect, .act, .adjust:
      break
    }
  }

  /// The row as the scenario speaks of it; by its key, if that is all that is known.
  func row(_ row: RowReference) -> ScenarioRow {
    told[row]?.row
      ?? ScenarioRow(list: EntityID(row.list), key: row.key, name: "\(row.key.value)")
  }

  /// The rows that tracks move.
  func rows(movedBy tracks: [Int], of machine: SceneMachine) -> [ScenarioRow] {
    machine.program.lists.isEmpty
      ? []
      : tracks.compactMap { track in
        machine.program.row(ofTrack: track).flatMap { machine.reference(at: $0) }.map { row($0) }
      }
  }

  /// What goes with an action of a row.
  func values(
    with action: EntityID<EmittedAction>, of row: RowReference, in scene: Scene
  ) -> [CarriedValue] {
    guard let values = told[row]?.values, scene.lists.indices.contains(row.list) else { return [] }
    let fields = scene.lists[row.list].row.fields
    return scene.actions[action.index].payload.enumerated().compactMap { index, carried in
      guard let field = fields.firstIndex(where: { $0.name.value == carried.name.value }),
        let value = values[field]
      else { return nil }
      return CarriedValue(index, value)
    }
  }
}
