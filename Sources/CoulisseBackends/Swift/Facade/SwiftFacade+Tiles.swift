internal import CoulisseModel

/// What the generated type says about tiles.
extension SwiftFacade {
  var tileCases: [SwiftDeclaration] {
    .when(
      features.tiles && features.actions,
      [
        .fixedCase(
          doc: "The app has to act, for this tile.",
          "tileAction(Action, tile: Tile)")
      ])
      + .when(
        features.tiles,
        [
          .fixedCase(
            doc: "A tile lies before the others of its set from now on.", "raised(Tile)"),
          .fixedCase(
            doc: "A tile was dropped into its dock, at this place in it.",
            "docked(Tile, slot: Swift.Int)"),
          .fixedCase(doc: "A tile was taken out of its dock.", "undocked(Tile)"),
          .fixedCase(
            doc: "A tile starts to move by itself, from where it is shown to where it is to be.",
            "tileMoves(Tile, CoulisseRuntime.MotionSpec)"),
        ])
  }

  var tileConversion: [StaticString] {
    .choice(
      features.tiles && features.actions,
      """
      case .tileAction(let index, let tile):
        guard let action = Action(rawValue: index), let tile = Tile(rawValue: tile) else {
          return nil
        }
        self = .tileAction(action, tile: tile)
      """, else: "case .tileAction: return nil")
      + .choice(
        features.tiles,
        """
        case .raised(let index):
          guard let tile = Tile(rawValue: index) else { return nil }
          self = .raised(tile)
        case .docked(let index, let slot):
          guard let tile = Tile(rawValue: index) else { return nil }
          self = .docked(tile, slot: slot)
        case .undocked(let index):
          guard let tile = Tile(rawValue: index) else { return nil }
          self = .undocked(tile)
        case .tileMoves(let index, let motion):
          guard let tile = Tile(rawValue: index) else { return nil }
          self = .tileMoves(tile, motion)
        """, else: "case .raised, .docked, .undocked, .tileMoves: return nil")
  }

  var tileQuestions: [SwiftDeclaration] {
    [
      .member(
        SwiftMember(
          doc: "The place of a tile in its dock, from 0; nil for one that is free.",
          head: "func slot(of tile: Tile) -> Swift.Int?",
          body: ["machine.slot(ofTile: tile.rawValue)"])),
      .member(
        SwiftMember(
          doc: "Where its center is shown, from the leading top corner of what it lies in.",
          head:
            "func center(of tile: Tile, at time: CoulisseRuntime.SceneTime) -> CoulisseRuntime.Point",
          body: ["machine.center(ofTile: tile.rawValue, at: time)"])),
    ]
  }
}
