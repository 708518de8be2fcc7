import CoulisseSource

extension Scene {
  /// The name by which the scene language refers to an element.
  package func name(of element: Element) -> String {
    switch element {
    case .stage: "stage"
    case .container(let id): self[id].name.value
    case .bar(let id): "\(self[id].name.value).bar"
    case .barButton(let id, let index): "\(self[id].name.value).\(self[id].bar[index].name.value)"
    case .scrim(let id): self[id].name.value
    case .panel(let id): self[id].name.value
    case .content(let id): "\(self[id].name.value).content"
    case .item(let id, let index): "\(self[id].name.value).\(self[id].items[index].name.value)"
    case .outside(let id): "\(self[id].name.value).outside"
    case .page(let id): "\(self[id].name.value).page"
    case .picture(let id): "\(self[id].name.value).picture"
    case .scrollArea(let id): name(of: ContentOwner.scrollArea(id))
    case .list(let id): self[id].name.value
    case .row(let id): "\(self[id].name.value).row"
    case .rowContent(let id): "\(self[id].name.value).content"
    case .rowOverlay(let id): "\(self[id].name.value).overlay"
    case .rowMenu(let id, let side):
      "\(self[id].name.value).\(self.side(side, of: id)?.edge.word ?? "menu")"
    case .rowButton(let id, let side, let index):
      "\(self[id].name.value).\(self.side(side, of: id)?.buttons[index].name.value ?? "button")"
    case .rowPicture(let id): "\(self[id].name.value).picture"
    case .handle(let id): self[id].name.value
    case .tile(let id, let index): "\(self[id].name.value).\(self[id].names[index])"
    case .pager(let id): self[id].name.value
    case .pagerPage(let id, let index):
      "\(self[id].name.value).\(self[id].pages[index].name.value)"
    }
  }

  /// The name of what has content: `main`, or `main.code` for a part that scrolls by itself.
  package func name(of owner: ContentOwner) -> String {
    switch owner {
    case .container(let id): self[id].name.value
    case .panel(let id): self[id].name.value
    case .scrollArea(let id): "\(name(of: self[id].holder)).\(self[id].name.value)"
    case .list(let id): self[id].name.value
    }
  }

  /// One side of the rows of a list; nil for one that they do not have.
  package func side(_ index: Int, of list: EntityID<RowList>) -> SwipeSide? {
    guard let sides = self[list].row.swipe?.sides, sides.indices.contains(index) else { return nil }
    return sides[index]
  }

  /// The name of a length: `menu.size`, `menu.inset-content`.
  package func name(of length: LengthSymbol) -> String {
    switch length {
    case .size(let id): "\(self[id].name.value).size"
    case .uncovered(let id): "\(self[id].name.value).inset-content"
    }
  }

  /// The name of what a track moves: `menu`, `main.scroll`, `main.page`.
  package func name(of track: TrackSymbol) -> String {
    switch track {
    case .panel(let id): self[id].name.value
    case .track(let id): self[id].name.value
    case .row(let id): "\(self[id].name.value).row"
    case .pager(let id): self[id].name.value
    case .scroll(let owner): "\(name(of: owner)).scroll"
    case .page(let owner): "\(name(of: owner)).page"
    }
  }

  /// An event of a reaction as a scene file has it.
  package func words(for event: ReactionEvent) -> String {
    switch event {
    case .begins(let gesture): "\(self[gesture].name.value) begins"
    case .ends(let gesture): "\(self[gesture].name.value) ends"
    case .boundFor(let mover, let place): "\(name(of: mover)) bound for \(places(of: mover)[place])"
    case .settled(let mover, let place): "\(name(of: mover)) settled at \(places(of: mover)[place])"
    case .pushed(let owner): "\(name(of: owner)) pushed"
    case .popped(let owner): "\(name(of: owner)) popped"
    case .becomes(let mode, let value):
      "\(self[mode].name.value) becomes \(self[mode].values[value])"
    }
  }

  /// `bar to hidden`, behind `set`.
  package func words(set mode: EntityID<Mode>, to value: Int) -> String {
    "\(self[mode].name.value) to \(self[mode].values[value])"
  }

  /// A statement of a `when:` as a scene file has it.
  package func words(for statement: Guard) -> String {
    let words =
      switch statement.word {
      case .depth(let owner, let depth): "\(name(of: owner)).depth is \(depth)"
      case .depthAtRest(let owner, let depth): "\(name(of: owner)).depth-at-rest is \(depth)"
      case .atRest(let mover, let place): "\(name(of: mover)) at rest \(places(of: mover)[place])"
      case .boundFor(let mover, let place):
        "\(name(of: mover)) bound for \(places(of: mover)[place])"
      case .moving(let mover): "\(name(of: mover)) moving"
      case .dragged(let mover): "\(name(of: mover)) dragged"
      case .rowOpen(let list): "\(self[list].name.value) row open"
      case .mode(let mode, let value): "\(self[mode].name.value) is \(self[mode].values[value])"
      }
    return statement.negated ? "not \(words)" : words
  }
}
