/// Events of lists, and what they are for the automaton.
extension SwiftFacade {
  var rowCases: [SwiftDeclaration] {
    .when(
      features.lists,
      [
        .fixedCase(
          doc: """
            The rows of a list are these, from the top: inserted, removed, moved or of another height. One
            that is gone is closed at once, and what touches it is cancelled.
            """, "show(ListRows)")
      ])
      + .when(
        features.swipes,
        [
          .fixedCase(
            doc: "Uncovers the buttons at one side of a row.",
            "openRow(RowSide, CoulisseRuntime.RowKey)"),
          .fixedCase(
            doc: "Closes a row, if it is open at this side or bound for it.",
            "closeRow(RowSide, CoulisseRuntime.RowKey)"),
          .fixedCase(
            doc: "Opens a row at this side, or closes it if it is bound for there.",
            "toggleRow(RowSide, CoulisseRuntime.RowKey)"),
          .fixedCase(doc: "Closes every row of a list.", "closeRows(List)"),
        ])
      + .when(
        features.measures,
        [
          .fixedCase(
            doc: "The host has measured a length, in points.",
            "measuredLength(MeasuredLength, Swift.Double)")
        ])
  }

  var rowConversions: [StaticString] {
    .choice(
      features.lists,
      """
      case .gesture(let gesture, let phase, let key, let translation, let velocity):
        let list: Swift.Int? = gesture.list?.rawValue
        return .gesture(
          CoulisseRuntime.GestureEvent(
            recognizer: gesture.rawValue,
            row: list.flatMap { list in
              key.map { key in CoulisseRuntime.RowReference(list: list, key: key) }
            }, phase: phase, translation: translation, velocity: velocity))
      case .show(let rows):
        return .environment(.rows(list: rows.list.rawValue, rows.listRows))
      """)
      + .choice(
        features.swipes,
        """
        case .openRow(let side, let key):
          return .performInRow(
            .settle(track: side.track.rawValue, detent: side.openIndex),
            CoulisseRuntime.RowReference(list: side.list.rawValue, key: key))
        case .closeRow(let side, let key):
          return .performInRow(
            .close(track: side.track.rawValue, detent: side.openIndex),
            CoulisseRuntime.RowReference(list: side.list.rawValue, key: key))
        case .toggleRow(let side, let key):
          return .performInRow(
            .toggle(track: side.track.rawValue, detent: side.openIndex),
            CoulisseRuntime.RowReference(list: side.list.rawValue, key: key))
        case .closeRows(let list): return .perform(.closeRows(list: list.rawValue))
        """)
      + .choice(
        features.measures,
        """
        case .measuredLength(let length, let points):
          return .environment(.quantity(length.index, points))
        """)
  }
}
