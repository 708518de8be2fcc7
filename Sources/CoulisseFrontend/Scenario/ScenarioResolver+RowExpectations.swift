internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// What is expected of rows.
extension ScenarioResolver {
  /// `emit flag: { row: a, subject: Hello }`
  mutating func emit(
    _ text: Located<String>, _ values: [ValueDocument]
  ) -> ExpectedEffect? {
    let words = text.value.split(separator: " ").map(String.init)
    guard words.count == 2, words[0] == "emit" else {
      report(
        .unknownValue, "nothing goes with \(quoted(text.value))", at: text.range,
        help: ["write it alone, without `: { … }`"])
      return nil
    }
    let parts = words[1].split(separator: ".").map(String.init)
    guard let action = action(Reference(parts, text.range)) else { return nil }
    let payload = scene.actions[action.index].payload
    let isRow = payload.allSatisfy { $0.name.value != "row" }
    let rowValue = isRow ? values.first { $0.name.value == "row" } : nil
    let rest = values.filter { $0.name.range != rowValue?.name.range }
    guard let carried = carried(rest, among: payload, of: words[1]) else { return nil }
    guard let rowValue else { return .emitWith(action, carried) }
    let lists = emitters(of: action)
    let row = ScenarioRow(
      list: lists.first ?? EntityID(0), key: rowNames.key(of: rowValue.text.value),
      name: rowValue.text.value)
    for list in lists {
      let other = ScenarioRow(list: list, key: row.key, name: row.name)
      if toldRows.contains(other) { return .inRow(other, .emitWith(action, carried)) }
    }
    guard let list = lists.first else {
      report(
        .unknownValue, "no row emits \(quoted(words[1]))", at: rowValue.name.range,
        help: ["remove `row`"])
      return nil
    }
    return self.row(row.name, of: list, at: rowValue.text.range).map {
      .inRow($0, .emitWith(action, carried))
    }
  }

  /// The lists whose rows emit an action.
  private func emitters(of action: EntityID<EmittedAction>) -> [EntityID<RowList>] {
    let lists = Set(scene.emissions.filter { $0.action == action }.compactMap(\.row))
    return scene.lists.indices.map { EntityID<RowList>($0) }.filter { lists.contains($0) }
  }

  /// A gesture, in whichever row.
  mutating func anyGesture(_ reference: Reference) -> EntityID<Gesture>? {
    RowName(reference) == nil
      ? find(reference, "gesture", in: names.gestures) : gesture(reference)?.0
  }

  /// Who got the touch: in whichever row, where none is said.
  mutating func winner(_ reference: Reference) -> Expected? {
    guard RowName(reference) != nil else { return anyGesture(reference).map { .winner($0) } }
    return gesture(reference).map { Expected.winner($0).of($1) }
  }
}

extension Expected {
  /// The same of the parts of a row, if there is one.
  func of(_ row: ScenarioRow?) -> Expected { row.map { .inRow($0, self) } ?? self }
}

extension ExpectedEffect {
  /// The same of the parts of a row, if there is one.
  func of(_ row: ScenarioRow?) -> ExpectedEffect {
    row.map { .inRow($0, self) } ?? self
  }
}
