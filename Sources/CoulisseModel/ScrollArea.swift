package import CoulisseRuntime
package import CoulisseSource

/// A part of a page, or of a panel's content, whose content scrolls by itself.
package struct ScrollArea: Sendable, Hashable {
  package var name: Located<String>
  package var holder: ListHolder
  /// In its container, or in the part of its panel that the root page covers.
  package var frame: Frame
  package var scroller: Scroller

  package init(name: Located<String>, holder: ListHolder, frame: Frame, scroller: Scroller) {
    self.name = name
    self.holder = holder
    self.frame = frame
    self.scroller = scroller
  }
}

extension Scene {
  package subscript(id: EntityID<ScrollArea>) -> ScrollArea { scrollAreas[id.index] }

  /// As scenes call it: `main.code`.
  func name(of id: EntityID<ScrollArea>) -> String {
    switch self[id].holder {
    case .container(let holder): "\(self[holder].name.value).\(self[id].name.value)"
    case .panel(let holder): "\(self[holder].name.value).\(self[id].name.value)"
    }
  }

  /// What lies in a container or a panel and scrolls by itself.
  package func scrollAreas(in holder: ListHolder) -> [EntityID<ScrollArea>] {
    scrollAreas.indices.filter { scrollAreas[$0].holder == holder }.map { EntityID($0) }
  }

  /// Whether something around it scrolls along the other axis.
  func liesAcross(_ id: EntityID<ScrollArea>) -> Bool {
    let axis = self[id].scroller.axis
    var container: EntityID<Container>?
    switch self[id].holder {
    case .container(let holder): container = holder
    case .panel(let panel):
      if let other = self[panel].scroller, other.axis != axis { return true }
      container = self[self[panel].container].parent
    }
    while let holder = container {
      if let other = self[holder].scroller, other.axis != axis { return true }
      container = self[holder].parent
    }
    return false
  }
}
