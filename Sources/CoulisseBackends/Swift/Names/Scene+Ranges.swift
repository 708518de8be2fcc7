internal import CoulisseModel
internal import CoulisseSource

extension Scene {
  /// Where the name of an element stands, or that of what it belongs to.
  func range(of element: Element) -> SourceRange {
    switch element {
    case .stage: name.range
    case .container(let id), .bar(let id): self[id].name.range
    case .barButton(let id, let index): self[id].bar[index].name.range
    case .scrim(let id): self[id].name.range
    case .panel(let id), .content(let id), .outside(let id), .page(let id), .picture(let id):
      self[id].name.range
    case .item(let id, let index): self[id].items[index].name.range
    case .scrollArea(let id): self[id].name.range
    case .list(let id), .row(let id), .rowContent(let id), .rowOverlay(let id), .rowMenu(let id, _),
      .rowPicture(let id):
      self[id].name.range
    case .rowButton(let id, let side, let index):
      self.side(side, of: id)?.buttons[index].name.range ?? self[id].name.range
    case .handle(let id): self[id].name.range
    case .tile(let id, _): self[id].name.range
    case .pager(let id): self[id].name.range
    case .pagerPage(let id, let index): self[id].pages[index].name.range
    }
  }

  /// Where the name of the panel that a length belongs to stands.
  func range(of length: LengthSymbol) -> SourceRange {
    switch length {
    case .size(let id), .uncovered(let id): self[id].name.range
    }
  }

  /// Where the name of what a track moves stands.
  func range(of track: TrackSymbol) -> SourceRange {
    switch track {
    case .panel(let id): self[id].name.range
    case .track(let id): self[id].name.range
    case .row(let id): self[id].name.range
    case .pager(let id): self[id].name.range
    case .scroll(let owner): range(of: owner.element)
    case .page(let owner): range(of: owner.element)
    }
  }
}
