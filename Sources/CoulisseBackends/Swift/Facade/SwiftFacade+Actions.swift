internal import CoulisseModel
internal import CoulisseRuntime

extension SwiftFacade {
  /// What the app is told: names, and of a row's actions the row and the values that go with it.
  var actionEntity: [SwiftDeclaration] {
    guard features.actions else { return [] }
    guard features.rowActions else {
      return [entity("Action", "What the app is told.", names.actions, [])]
    }
    let actions = RowActions(scene)
    let rows = names.actions.identifiers
    let plain = rows.indices.filter { !actions.isOfRows($0) || actions.isOfScene[$0] }
    return [
      .type(
        SwiftType(
          doc: "What the app is told.", keyword: "enum", name: SwiftIdentifier(type: "Action"),
          inheritance: ": Hashable, Sendable",
          members: rows.indices.map { action in
            actions.isOfRows(action)
              ? .payload(rows[action], payload(of: action, actions)) : .cases([rows[action]])
          } + [
            table(
              "As the scene calls it.", "var name: Swift.StaticString", names.actions,
              rows.indices.map { (rows[$0], .string(names.actions.entries[$0].source)) }),
            .choice(
              SwiftChoice(
                doc: "What the app is told where no row is involved.",
                head: "static func told(_ action: Swift.Int) -> Action?", subject: "action",
                rows: plain.compactMap { action in
                  guard actions.isOfRows(action) else { return (action, .member(rows[action])) }
                  guard scene.actions[action].payload.isEmpty else { return nil }
                  return (action, .payload(rows[action], [(rowLabel(of: action), .null)]))
                })),
          ]))
    ]
  }

  private static let rowLabel = SwiftIdentifier(member: "row")

  /// The label of a row's key: another one where a field of the payload has it.
  private func rowLabel(of action: Int) -> SwiftIdentifier {
    names.payloads(of: action).identifiers.contains(Self.rowLabel)
      ? SwiftIdentifier(member: "row.key") : Self.rowLabel
  }

  private func payload(of action: Int, _ actions: RowActions) -> [SwiftField] {
    let fields = scene.actions[action].payload
    let key = SwiftField(
      name: rowLabel(of: action),
      type: actions.isOfScene[action] && fields.isEmpty
        ? "CoulisseRuntime.RowKey?" : "CoulisseRuntime.RowKey")
    return [key]
      + fields.indices.map { index in
        SwiftField(
          name: names.payloads(of: action).identifiers[index],
          type: fields[index].type.swift)
      }
  }

  /// What the app is told of a row that it has shown.
  func rowAction(_ list: Int) -> SwiftDeclaration {
    let actions = RowActions(scene)
    return .choice(
      SwiftChoice(
        doc: "What the app is told of the row.",
        head: "func action(_ action: Swift.Int) -> Action?", subject: "action",
        rows: scene.actions.indices.filter { actions.lists[$0].contains(list) }.map { action in
          (action, .payload(names.actions.identifiers[action], values(of: action, in: list)))
        }))
  }

  private func values(
    of action: Int, in list: Int
  ) -> [(label: SwiftIdentifier, value: SwiftExpression)] {
    let fields = scene.actions[action].payload
    let key = SwiftExpression.property(SwiftIdentifier(member: "key"))
    return [(rowLabel(of: action), key)]
      + fields.indices.compactMap { index in
        scene.rowField(for: fields[index], in: list).map {
          (
            names.payloads(of: action).identifiers[index],
            .property(names.rows.field($0, of: list))
          )
        }
      }
  }
}

extension SceneNames {
  /// What goes with an action.
  fileprivate func payloads(of action: Int) -> NameTable { rows.payloads[action] }
}
