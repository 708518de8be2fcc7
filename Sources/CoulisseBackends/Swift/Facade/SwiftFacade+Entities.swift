internal import CoulisseModel

extension SwiftFacade {
  /// One enum for each kind of thing that has names. The raw values are indices of the program; the
  /// scene's own names are beside them, so that a build for the browser can leave them out.
  var entities: [SwiftDeclaration] {
    [entity("View", "A view of the scene, back to front.", names.views, viewTables)]
      + .when(
        features.panels,
        [
          entity(
            "Panel", "A panel.", names.panels,
            [
              table(
                "The track that it slides along.", "var track: Track", names.panels,
                lowered.symbols.tracks.indices.compactMap(panelRow))
            ])
        ])
      + .when(
        features.tracks,
        [
          detents,
          entity(
            "Track", "Something that moves along an axis.", names.tracks,
            [
              table(
                "Whether a panel slides along it.", "var isPanel: Swift.Bool", names.tracks,
                lowered.symbols.tracks.enumerated().map { index, symbol in
                  (names.tracks.identifiers[index], .boolean(isPanel(symbol)))
                })
            ]),
        ])
      + .when(features.gestures, [entity("Gesture", "A gesture.", names.gestures, [])])
      + .when(
        features.stacks, [entity("Stack", "Pages above a root page.", names.stacks, [])])
      + .when(
        features.scrollers,
        [
          entity(
            "Scroller", "Content that scrolls.", names.scrollers,
            [
              table(
                "The track of its offset.", "var track: Track", names.scrollers,
                lowered.symbols.tracks.indices.compactMap(scrollerRow))
            ])
        ])
      + .when(
        features.lengths,
        [entity("Length", "A length of the scene for constraints.", names.lengths, [])])
      + .when(
        features.actions, [entity("Action", "What the app is told.", names.actions, [])])
  }

  private func entity(
    _ name: String, _ doc: StaticString, _ cases: NameTable, _ tables: [SwiftDeclaration]
  ) -> SwiftDeclaration {
    .type(
      SwiftType(
        doc: doc, keyword: "enum", name: SwiftIdentifier(type: name),
        inheritance: ": Swift.Int, CaseIterable, Sendable",
        members: [
          .cases(cases.identifiers),
          table(
            "As the scene calls it.", "var name: Swift.StaticString", cases,
            cases.indices.map { (cases.identifiers[$0], .string(cases.entries[$0].source)) }),
        ] + tables))
  }

  /// A property with a value for each case, or for some and `otherwise` for the rest.
  private func table(
    _ doc: StaticString, _ head: StaticString, _ cases: NameTable,
    _ rows: [(SwiftIdentifier, SwiftExpression)], otherwise: SwiftExpression? = nil
  ) -> SwiftDeclaration {
    .table(
      SwiftTable(
        doc: doc, head: head, rows: rows,
        otherwise: rows.count < cases.identifiers.count ? otherwise : nil))
  }

  private var detents: SwiftDeclaration {
    .type(
      SwiftType(
        doc: "Where a panel can rest.", keyword: "enum", name: SwiftIdentifier(type: "Detent"),
        inheritance: ": Swift.Int, CaseIterable, Sendable",
        members: [
          .cases(PanelDetent.allCases.map { SwiftIdentifier(member: $0.spelling) })
        ]))
  }

  private func isPanel(_ symbol: TrackSymbol) -> Bool {
    switch symbol {
    case .panel: true
    case .scroll, .page: false
    }
  }

  private func panelRow(_ track: Int) -> (SwiftIdentifier, SwiftExpression)? {
    guard case .panel(let id) = lowered.symbols.tracks[track] else { return nil }
    return (names.panels.identifiers[id.index], .member(names.tracks.identifiers[track]))
  }

  private func scrollerRow(_ track: Int) -> (SwiftIdentifier, SwiftExpression)? {
    guard case .scroll(let id) = lowered.symbols.tracks[track],
      let index = lowered.symbols.scrollers.firstIndex(of: id)
    else { return nil }
    return (names.scrollers.identifiers[index], .member(names.tracks.identifiers[track]))
  }

  /// What assistive technology says of a view and does with it.
  private var viewTables: [SwiftDeclaration] {
    let symbols = lowered.symbols
    let taps = taps
    return [
      table(
        "The key of what assistive technology calls it; nil for what is no control.",
        "var label: Swift.StaticString?", names.views,
        symbols.views.indices.compactMap { index in
          label(of: symbols.views[index]).map { (names.views.identifiers[index], .string($0)) }
        }, otherwise: .null),
      table(
        "What happens when assistive technology activates it.", "var activation: Event?",
        names.views,
        symbols.views.indices.compactMap { index in
          taps[symbols.views[index]].map { tap in
            (
              names.views.identifiers[index],
              .call(
                ".gesture", [SwiftArgument(nil, .member(tap)), SwiftArgument(nil, .code(".ended"))])
            )
          }
        }, otherwise: .null),
    ]
  }

  private func label(of element: Element) -> String? {
    switch element {
    case .barButton(let id, let index): scene[id].bar[index].label
    case .item(let id, let index): scene[id].items[index].label
    case .stage, .container, .bar, .scrim, .panel, .content, .outside, .page: nil
    }
  }

  /// The gestures of single taps that belong to an element: looked up for each view, of which a scene
  /// may have hundreds of thousands.
  private var taps: [Element: SwiftIdentifier] {
    var taps: [Element: SwiftIdentifier] = [:]
    for (index, id) in lowered.symbols.recognizers.enumerated() {
      guard case .tapOf(let element) = scene[id].origin, taps[element] == nil else { continue }
      taps[element] = names.gestures.identifiers[index]
    }
    return taps
  }
}
