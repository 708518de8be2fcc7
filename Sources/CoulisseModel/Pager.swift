package import CoulisseRuntime
package import CoulisseSource

/// A window on pages of its own size that lie side by side, of which a track brings one at a time into
/// it.
package struct Pager: Sendable, Hashable {
  package var name: Located<String>
  package var window: PagerWindow
  /// The side of a page on which the next one lies.
  package var next: Side
  /// In order; their names are the detents of the track.
  package var pages: [PagerPage]
  package var definition: TrackDefinition

  package init(
    name: Located<String>, window: PagerWindow, next: Side, pages: [PagerPage],
    definition: TrackDefinition
  ) {
    self.name = name
    self.window = window
    self.next = next
    self.pages = pages
    self.definition = definition
  }
}

/// Where the pages of a pager are seen.
package enum PagerWindow: Sendable, Hashable {
  /// A part of the content of a container, or of a panel.
  case part(of: ContentOwner, Frame)
  /// A whole container, whose pages are the containers in it.
  case container(EntityID<Container>)
}

/// One page of a pager.
package struct PagerPage: Sendable, Hashable {
  package var name: Located<String>
  /// The container that it is; nil for one that is nothing but a page.
  package var container: EntityID<Container>?

  package init(name: Located<String>, container: EntityID<Container>? = nil) {
    self.name = name
    self.container = container
  }
}

extension Scene {
  /// A pager of the scene.
  package subscript(id: EntityID<Pager>) -> Pager { pagers[id.index] }

  /// What a finger that turns the pages of a pager touches.
  package func window(of pager: EntityID<Pager>) -> Element {
    switch self[pager].window {
    case .part: .pager(pager)
    case .container(let id): .container(id)
    }
  }

  /// The view of a page.
  package func page(_ index: Int, of pager: EntityID<Pager>) -> Element {
    self[pager].pages[index].container.map { .container($0) } ?? .pagerPage(pager, index)
  }

  /// The pager whose window a container is.
  package func pager(in container: EntityID<Container>) -> EntityID<Pager>? {
    pagers.firstIndex { $0.window == .container(container) }.map { EntityID($0) }
  }

  /// The pager of which a container is a page, and which page.
  package func place(
    amongPagesOf container: EntityID<Container>
  ) -> (pager: EntityID<Pager>, index: Int)? {
    for (pager, entry) in pagers.enumerated() {
      if let index = entry.pages.firstIndex(where: { $0.container == container }) {
        return (EntityID(pager), index)
      }
    }
    return nil
  }
}
