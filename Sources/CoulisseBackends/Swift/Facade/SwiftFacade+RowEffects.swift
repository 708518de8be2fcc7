/// Effects of scenes with rows: they say which row they are about.
extension SwiftFacade {
  var rowTrackCases: [SwiftDeclaration] {
    [
      .fixedCase(
        doc: "A track begins to move by itself; in this row, for one that moves rows.",
        "willSettle(Track, CoulisseRuntime.SettlingMotion, row: CoulisseRuntime.RowKey?)"),
      .fixedCase(
        doc: "The motion with this token no longer counts.",
        "interrupted(Track, token: Swift.Int32, row: CoulisseRuntime.RowKey?)"),
      .fixedCase(
        doc: "A track has come to rest; nil where its detents have no names.",
        "settled(Track, Detent?, row: CoulisseRuntime.RowKey?)"),
    ]
  }

  var rowPresenceCases: [SwiftDeclaration] {
    [
      .fixedCase(
        doc: "A view is to be put into the hierarchy, or into this row, at its place.",
        "insert(View, row: CoulisseRuntime.RowKey?)"),
      .fixedCase(
        doc: "A view is to be taken out of the hierarchy, or out of this row.",
        "remove(View, row: CoulisseRuntime.RowKey?)"),
      .fixedCase(
        doc: "A still picture of the first view is to be taken, for the second.",
        "snapshot(View, for: View, row: CoulisseRuntime.RowKey?)"),
    ]
  }

  var rowTrackConversion: [StaticString] {
    [
      """
      case .willSettle(let motion):
        guard let track = Track(rawValue: motion.track) else { return nil }
        self = .willSettle(track, motion, row: row)
      case .interrupted(let index, let token):
        guard let track = Track(rawValue: index) else { return nil }
        self = .interrupted(track, token: token, row: row)
      case .settled(let index, let detent):
        guard let track = Track(rawValue: index) else { return nil }
        self = .settled(track, track.place(detent), row: row)
      """
    ]
  }

  var rowPresenceConversion: [StaticString] {
    [
      """
      case .insert(let index):
        guard let view = View(rawValue: index) else { return nil }
        self = .insert(view, row: row)
      case .remove(let index):
        guard let view = View(rawValue: index) else { return nil }
        self = .remove(view, row: row)
      case .snapshot(let index, let place):
        guard let view = View(rawValue: index), let picture = View(rawValue: place) else {
          return nil
        }
        self = .snapshot(view, for: picture, row: row)
      """
    ]
  }

  /// The sequence asks the automaton which row each effect is about.
  var rowEffectsMembers: [SwiftDeclaration] {
    rowEffectsStorage(isIterator: false) + [
      .member(
        SwiftMember(
          doc: "Goes through the effects.", head: "func makeIterator() -> Iterator",
          body: ["Iterator(machine, rows)"])),
      .type(
        SwiftType(
          doc: "Goes through the effects.", keyword: "struct",
          name: SwiftIdentifier(type: "Iterator"), inheritance: ": IteratorProtocol, Sendable",
          members: rowEffectsStorage(isIterator: true) + [
            .member(
              SwiftMember(
                doc: "The next effect; nil after the last.",
                head: "mutating func next() -> Effect?",
                body: [
                  """
                  while place < machine.effects.count {
                    place += 1
                    if let (told, row) = machine.rowEffect(place - 1),
                      let effect = Effect(told, row: row?.key, rows)
                    {
                      return effect
                    }
                  }
                  return nil
                  """
                ]))
          ])),
    ]
  }

  private func rowEffectsStorage(isIterator: Bool) -> [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "The automaton, shared until it changes.", isHidden: true,
          head: "let machine: CoulisseRuntime.SceneMachine", body: [])),
      .member(
        SwiftMember(
          doc: "The rows that the effects speak of.", isHidden: true, head: "let rows: [ListRows]",
          body: [])),
    ]
      + .when(
        isIterator,
        [
          .member(
            SwiftMember(
              doc: "The next place among its effects.", isHidden: true,
              head: "var place: Swift.Int = 0", body: []))
        ])
      + [
        .member(
          SwiftMember(
            doc: "Begins with the first effect.", isHidden: true,
            head: "init(_ machine: CoulisseRuntime.SceneMachine, _ rows: [ListRows])",
            body: ["self.machine = machine", "self.rows = rows"]))
      ]
  }
}
