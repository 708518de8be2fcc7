internal import CoulisseModel
internal import CoulisseSource

extension SwiftFacade {
  /// One enum for each kind of thing that has names. The raw values are indices of the program; the
  /// scene's own names are beside them, so that a build for the browser can leave them out.
  var entities: [SwiftDeclaration] {
    [entity("View", "A view of the scene, back to front.", names.views, viewTables)]
      + .when(features.panels, [entity("Panel", "A panel.", names.panels, panelTables)])
      + .when(
        features.tracks,
        [
          detents,
          entity("Track", "Something that moves along an axis.", names.tracks, trackMembers),
        ])
      + .when(features.gestures, [entity("Gesture", "A gesture.", names.gestures, gestureTables)])
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
      + actionEntity + .when(features.accessibilityActions, [accessibilityActions])
      + .when(features.announcements, [announcements]) + .when(features.modes, modeTypes)
      + listEntities
      + .when(features.tiles, [entity("Tile", "A view that fingers carry.", names.tiles, [])])
  }

  private var gestureTables: [SwiftDeclaration] {
    .when(
      features.lists,
      [
        table(
          "The list in whose rows it begins; nil for one that is no row's.", "var list: List?",
          names.gestures,
          lowered.symbols.recognizers.indices.compactMap { index in
            scene[lowered.symbols.recognizers[index]].row.map {
              (names.gestures.identifiers[index], .member(names.rows.lists.identifiers[$0.index]))
            }
          }, otherwise: .null)
      ])
  }

  private var panelTables: [SwiftDeclaration] {
    [
      table(
        "The track that it slides along.", "var track: Track", names.panels,
        scene.panels.indices.compactMap(trackRow)),
      table(
        "The index of the detent of its track at which it is open.", "var openIndex: Swift.Int",
        names.panels, scene.panels.indices.map(openRow)),
    ]
      + .when(
        features.sharedTracks,
        [
          table(
            "Whether its track moves more than this panel.", "var sharesTrack: Swift.Bool",
            names.panels, scene.panels.indices.map(sharingRow))
        ])
  }

  private var trackMembers: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "What its detent is called; nil where detents have no names.", isHidden: true,
          head: "func place(_ detent: Swift.Int) -> Detent?",
          body: [
            "let places: [Detent] = Program.places[rawValue]",
            "return places.indices.contains(detent) ? places[detent] : nil",
          ]))
    ]
      + .when(
        features.moreDetents,
        [
          .member(
            SwiftMember(
              doc: "The index of a detent; -1 if it has none of this name.", isHidden: true,
              head: "func index(of detent: Detent) -> Swift.Int",
              body: ["Program.places[rawValue].firstIndex(of: detent) ?? -1"]))
        ])
  }

  /// An enum for each mode that has words, and what holds one value or all.
  private var modeTypes: [SwiftDeclaration] {
    scene.modes.indices.compactMap { index in
      modeType(index).map { type in
        entity(type, "The values of a mode.", names.modeValues[index], [])
      }
    } + [
      .modes(
        SwiftModes(
          rows: scene.modes.indices.map { index in
            SwiftModes.Row(
              name: names.modes.identifiers[index],
              type: modeType(index).map { SwiftIdentifier(type: $0) })
          }))
    ]
  }

  /// Nil for a mode that says yes or no: that has a type already.
  private func modeType(_ index: Int) -> String? {
    scene.modes[index].values == Mode.truth ? nil : "\(scene.modes[index].name.value)-mode"
  }

  func entity(
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
  func table(
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
        doc: "Where a panel or a track can rest.", keyword: "enum",
        name: SwiftIdentifier(type: "Detent"),
        inheritance: ": Swift.Int, CaseIterable, Sendable",
        members: [
          .cases(names.detents.identifiers),
          table(
            "As the scene calls it.", "var name: Swift.StaticString", names.detents,
            names.detents.indices.map {
              (names.detents.identifiers[$0], .string(names.detents.entries[$0].source))
            }),
        ]))
  }

  private func trackRow(_ panel: Int) -> (SwiftIdentifier, SwiftExpression)? {
    lowered.symbols.track(of: scene.track(of: .panel(EntityID(panel)))).map {
      (names.panels.identifiers[panel], .member(names.tracks.identifiers[$0]))
    }
  }

  private func openRow(_ panel: Int) -> (SwiftIdentifier, SwiftExpression) {
    (names.panels.identifiers[panel], .integer(scene.openDetent(of: EntityID(panel))))
  }

  private func sharingRow(_ panel: Int) -> (SwiftIdentifier, SwiftExpression) {
    let isShared = if case .shared = scene.panels[panel].slide { true } else { false }
    return (names.panels.identifiers[panel], .boolean(isShared))
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
    let own = taps.filter { $0.key.row == nil }
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
          own[symbols.views[index]].map { tap in
            (
              names.views.identifiers[index],
              .call(
                ".gesture", [SwiftArgument(nil, .member(tap)), SwiftArgument(nil, .code(".ended"))])
            )
          }
        }, otherwise: .null),
    ] + .when(features.lists, [rowActivation(taps)])
      + .when(features.adjustables, [adjustments])
  }

  private func rowActivation(_ taps: [Element: SwiftIdentifier]) -> SwiftDeclaration {
    let symbols = lowered.symbols
    return table(
      "What happens when assistive technology activates it in a row; nil for what is no row's.",
      "func activation(in row: CoulisseRuntime.RowKey) -> Event?", names.views,
      symbols.views.indices.compactMap { index in
        guard symbols.views[index].row != nil else { return nil }
        return taps[symbols.views[index]].map { tap in
          (
            names.views.identifiers[index],
            .call(
              ".gesture",
              [
                SwiftArgument(nil, .member(tap)), SwiftArgument(nil, .code(".ended")),
                SwiftArgument("row", .code("row")),
              ])
          )
        }
      }, otherwise: .null)
  }

  private func label(of element: Element) -> String? {
    switch element {
    case .barButton(let id, let index): scene[id].bar[index].label
    case .item(let id, let index): scene[id].items[index].label
    case .outside(let id): scene[id].outside.label.isEmpty ? nil : scene[id].outside.label
    case .rowButton(let id, let side, let index): scene.side(side, of: id)?.buttons[index].label
    case .handle(let id): scene[id].label
    case .tile(let id, let index): scene[id].doubleTap.isEmpty ? nil : scene[id].names[index]
    case .stage, .container, .bar, .scrim, .panel, .content, .page, .picture, .scrollArea, .list,
      .row, .rowContent, .rowOverlay, .rowMenu, .rowPicture, .pager, .pagerPage:
      nil
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
