internal import CoulisseModel
internal import CoulisseRuntime

extension SwiftFacade {
  /// Lists, what the app tells of their rows, and what it measures.
  var listEntities: [SwiftDeclaration] {
    .when(
      features.lists,
      [entity("List", "Rows that look and behave alike.", names.rows.lists, listTables)]
        + scene.lists.indices.map(rowType) + [listRows])
      + .when(
        features.swipes,
        [entity("RowSide", "A side at which rows have buttons.", names.rows.sides, sideTables)])
      + .when(
        features.measures,
        [
          entity(
            "MeasuredLength", "A length that the app measures.", names.rows.measures,
            [
              table(
                "Its index in the program.", "var index: Swift.Int", names.rows.measures,
                names.rows.measures.indices.map {
                  (
                    names.rows.measures.identifiers[$0],
                    .integer(names.rows.measureIndices[$0])
                  )
                })
            ])
        ])
  }

  /// Buttons are what assistive technology offers for a row as its own actions.
  private var listTables: [SwiftDeclaration] {
    .when(
      features.swipes,
      [
        table(
          """
          The buttons of every row, in the order of the scene: what assistive technology offers as the
          actions of a row. Each has a label, and an activation in a row.
          """, "var buttons: [View]", names.rows.lists,
          names.rows.lists.indices.map { list in
            (names.rows.lists.identifiers[list], .array(buttons(of: list)))
          })
      ])
  }

  private func buttons(of list: Int) -> [SwiftExpression] {
    lowered.symbols.views.enumerated().compactMap { index, element in
      guard case .rowButton(let id, _, _) = element, id.index == list else { return nil }
      return .member(names.views.identifiers[index])
    }
  }

  private var sideTables: [SwiftDeclaration] {
    let rows = names.rows
    return [
      table(
        "The list whose rows have it.", "var list: List", rows.sides,
        rows.sides.indices.map {
          (rows.sides.identifiers[$0], .member(rows.lists.identifiers[rows.sidePlaces[$0].list]))
        }),
      table(
        "The track that pulls a row aside.", "var track: Track", rows.sides,
        rows.sides.indices.compactMap { side in
          rowTrack(rows.sidePlaces[side].list).map {
            (rows.sides.identifiers[side], .member(names.tracks.identifiers[$0]))
          }
        }),
      table(
        "The index of the detent at which its buttons are uncovered.", "var openIndex: Swift.Int",
        rows.sides,
        rows.sides.indices.compactMap { side in
          let place = rows.sidePlaces[side]
          return scene.side(place.side, of: EntityID(place.list)).map {
            (rows.sides.identifiers[side], .integer($0.detent))
          }
        }),
    ]
  }

  private func rowTrack(_ list: Int) -> Int? {
    lowered.symbols.track(of: TrackSymbol.row(EntityID(list)))
  }

  /// What the app tells of a row.
  private func rowType(_ list: Int) -> SwiftDeclaration {
    let fields = scene.lists[list].row.fields.indices.map { field in
      SwiftField(
        name: names.rows.field(field, of: list),
        type: scene.lists[list].row.fields[field].type.swift)
    }
    return .type(
      SwiftType(
        doc: "A row as the app shows it.", keyword: "struct", name: names.rows.row(list),
        inheritance: ": Hashable, Sendable",
        members: [
          .fields(
            [
              SwiftField(
                doc: "What the app calls the row: the same wherever it goes.",
                name: SwiftIdentifier(member: "key"), type: "CoulisseRuntime.RowKey"),
              SwiftField(
                doc: "Where it begins in the content of the list, in points from the top.",
                name: SwiftIdentifier(member: "start"), type: "Swift.Double"),
              SwiftField(
                doc: "How tall it is, in points.", name: SwiftIdentifier(member: "extent"),
                type: "Swift.Double"),
            ] + fields),
          .member(
            SwiftMember(
              doc: "As the automaton has it.", isHidden: true,
              head: "var listRow: CoulisseRuntime.ListRow",
              body: ["CoulisseRuntime.ListRow(key: key, start: start, extent: extent)"])),
        ] + .when(features.rowActions, [rowAction(list)])))
  }

  /// The rows of one list, as the app tells them.
  private var listRows: SwiftDeclaration {
    let rows = names.rows
    func table(
      _ doc: StaticString, _ head: StaticString, binding: StaticString = "",
      _ value: (Int) -> SwiftExpression
    ) -> SwiftDeclaration {
      .table(
        SwiftTable(
          doc: doc, head: head,
          rows: rows.lists.indices.map { (rows.lists.identifiers[$0], value($0)) },
          binding: binding, isHidden: true, otherwise: nil))
    }
    return .type(
      SwiftType(
        doc: "The rows of a list, from the top.", keyword: "enum",
        name: SwiftIdentifier(type: "ListRows"), inheritance: ": Hashable, Sendable",
        members: rows.lists.indices.map { list in
          .rows(rows.lists.identifiers[list], rows.row(list))
        } + [
          table("Whose rows they are.", "var list: List") { .member(rows.lists.identifiers[$0]) },
          table(
            "As the automaton has them.", "var listRows: [CoulisseRuntime.ListRow]",
            binding: "rows"
          ) { _ in .code("rows.map { row in row.listRow }") },
        ]
          + .when(
            features.rowActions,
            [
              table(
                "What the app is told of a row; nil for one that is not there.",
                "func action(_ action: Swift.Int, of key: CoulisseRuntime.RowKey) -> Action?",
                binding: "rows"
              ) { _ in .code("rows.first { row in row.key == key }?.action(action)") }
            ])))
  }

  /// What the scene begins with: no rows.
  var noRows: SwiftDeclaration {
    .constant(
      SwiftConstant(
        comment: "No rows in any list.", name: "rows", type: "[ListRows]", isOwnType: true,
        value: .array(
          names.rows.lists.identifiers.map { .unlabeled($0, .array([])) })))
  }
}

extension PayloadType {
  /// The type of a value in generated code.
  var swift: StaticString {
    switch self {
    case .text: "Swift.String"
    case .number: "Swift.Double"
    case .boolean: "Swift.Bool"
    case .id: "CoulisseRuntime.RowKey"
    }
  }
}
