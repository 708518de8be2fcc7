package import CoulisseRuntime
package import CoulisseSource

/// A part of a page, of a panel's content or of a list, whose content scrolls by itself.
package struct ScrollArea: Sendable, Hashable {
  package var name: Located<String>
  /// A container, a panel or a list.
  package var holder: ContentOwner
  /// In its container or list, or in the part of its panel that the root page covers.
  package var frame: Frame
  package var scroller: Scroller

  package init(name: Located<String>, holder: ContentOwner, frame: Frame, scroller: Scroller) {
    self.name = name
    self.holder = holder
    self.frame = frame
    self.scroller = scroller
  }
}

extension Scroller {
  /// Rows scroll up and down, as far as they reach.
  package static var ofRows: Scroller { Scroller(axis: .vertical, content: 0...Double.infinity) }
}

extension Scene {
  package subscript(id: EntityID<ScrollArea>) -> ScrollArea { scrollAreas[id.index] }

  /// How the content of something scrolls; nil if it stands still.
  package func scroller(of owner: ContentOwner) -> Scroller? {
    switch owner {
    case .container(let id): self[id].scroller
    case .panel(let id): self[id].scroller
    case .scrollArea(let id): self[id].scroller
    case .list: .ofRows
    }
  }

  /// What lies in a container, a panel or a list and scrolls by itself.
  package func scrollAreas(in holder: ContentOwner) -> [EntityID<ScrollArea>] {
    scrollAreas.indices.filter { scrollAreas[$0].holder == holder }.map { EntityID($0) }
  }

  /// Whether something around it scrolls along the other axis.
  func liesAcross(_ id: EntityID<ScrollArea>) -> Bool {
    let axis = self[id].scroller.axis
    var owner: ContentOwner? = self[id].holder
    while let current = owner {
      if let other = scroller(of: current), other.axis != axis { return true }
      owner = holder(of: current)
    }
    return false
  }

  /// What content lies in; nil for what stands on the stage.
  private func holder(of owner: ContentOwner) -> ContentOwner? {
    switch owner {
    case .container(let id): self[id].parent.map { .container($0) }
    case .panel(let id): self[self[id].container].parent.map { .container($0) }
    case .scrollArea(let id): self[id].holder
    case .list(let id): self[id].holder.owner
    }
  }
}

extension ListHolder {
  /// What a list lies in, among all that has content.
  package var owner: ContentOwner {
    switch self {
    case .container(let id): .container(id)
    case .panel(let id): .panel(id)
    }
  }
}
