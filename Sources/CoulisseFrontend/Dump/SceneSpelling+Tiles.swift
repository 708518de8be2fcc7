internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension SceneSpelling {
  func spelled(_ handle: Handle) -> HandleDocument {
    HandleDocument(
      grab: Field(optional: handle.grab), panel: Field(name(handle.panel)),
      size: Field(handle.size), at: Field(handle.at),
      label: Field(handle.label))
  }

  func spelled(_ tiles: TileSet) -> TilesDocument {
    let isCounted = tiles.names == tiles.names.indices.map { "\($0)" }
    return TilesDocument(
      grab: Field(optional: tiles.grab), over: Field(name(tiles.container)),
      count: isCounted ? Field(tiles.names.count) : .absent,
      names: isCounted
        ? .absent : Field(tiles.names.map { Located($0, SourceRange(at: 0)) }),
      size: Field(tiles.size),
      starts: Field(
        TileStartDocument(
          first: Field([tiles.first.x, tiles.first.y]), step: Field([tiles.step.dx, tiles.step.dy]))
      ), bounds: tiles.bounds.isEmpty ? .absent : Field(spelled(tiles.bounds)),
      priorities: Field(
        TilePrioritiesDocument(
          bounds: Field(tiles.priorities.bounds), place: Field(tiles.priorities.place),
          drag: Field(tiles.priorities.drag))),
      dock: tiles.dock.map { Field(spelled($0)) } ?? .absent, elsewhere: Field(tiles.elsewhere),
      motion: Field(spelled(tiles.motion)), doubleTap: Field(actions(tiles.doubleTap)))
  }

  private func spelled(_ bounds: [TileBound]) -> TileBoundsDocument {
    func inset(_ side: Side) -> Field<Length> {
      bounds.first { $0.side == side }.map { Field($0.inset) } ?? .absent
    }
    return TileBoundsDocument(
      leading: inset(.leading), trailing: inset(.trailing), top: inset(.top),
      bottom: inset(.bottom))
  }

  private func spelled(_ dock: Dock) -> DockDocument {
    DockDocument(
      panel: Field(name(dock.panel)), first: Field(dock.first), step: Field(dock.step),
      top: Field(dock.top))
  }
}
