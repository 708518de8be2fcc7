package import CoulisseSource

/// What assistive technology does with an element, beside activating it.
package struct Accessibility: Sendable, Hashable {
  package var actions: [AccessibleAction]
  /// What it moves from detent to detent; nil for nothing.
  package var adjusts: Mover?
  /// Of a panel: where assistive technology goes when it has opened; nil for where the system says.
  package var focus: Element?

  package init(
    actions: [AccessibleAction] = [], adjusts: Mover? = nil, focus: Element? = nil
  ) {
    self.actions = actions
    self.adjusts = adjusts
    self.focus = focus
  }
}

/// One action that assistive technology offers on an element.
package struct AccessibleAction: Sendable, Hashable {
  package var name: Located<String>
  package var label: String
  package var actions: [Action]

  package init(name: Located<String>, label: String, actions: [Action]) {
    self.name = name
    self.label = label
    self.actions = actions
  }
}

/// Something that assistive technology is told to say.
package struct Announcement: Sendable, Hashable {
  package var name: Located<String>
  /// What it says, or the key of it.
  package var text: String

  package init(name: Located<String>, text: String) {
    self.name = name
    self.text = text
  }
}

extension Scene {
  /// What assistive technology does with each element, in the order of their declaration; of those with
  /// which it does something.
  package var accessibilities: [(element: Element, accessibility: Accessibility)] {
    var all: [(element: Element, accessibility: Accessibility)] = []
    for (index, container) in containers.enumerated() {
      let id = EntityID<Container>(index)
      all.append((.container(id), container.accessibility))
      for (place, button) in container.bar.enumerated() {
        all.append((.barButton(id, place), button.accessibility))
      }
    }
    for (index, panel) in panels.enumerated() {
      let id = EntityID<Panel>(index)
      all.append((.panel(id), panel.accessibility))
      for (place, item) in panel.items.enumerated() {
        all.append((.item(id, place), item.accessibility))
      }
    }
    return all.filter { $0.accessibility != Accessibility() }
  }

  /// What assistive technology does with an element.
  package func accessibility(of element: Element) -> Accessibility {
    switch element {
    case .container(let id): self[id].accessibility
    case .barButton(let id, let index): self[id].bar[index].accessibility
    case .panel(let id): self[id].accessibility
    case .item(let id, let index): self[id].items[index].accessibility
    case .stage, .bar, .scrim, .content, .outside, .page, .picture, .scrollArea, .list, .row,
      .rowContent,
      .rowOverlay, .rowMenu, .rowButton, .rowPicture, .pager, .pagerPage, .handle, .tile:
      Accessibility()
    }
  }

  /// `delete on list.milk`
  package func words(for action: Int, on element: Element) -> String {
    "\(accessibility(of: element).actions[action].name.value) on \(name(of: element))"
  }

  /// The elements with actions, and these, as one list: the order of the program.
  package var accessibleActions: [(element: Element, action: Int)] {
    accessibilities.flatMap { entry in
      entry.accessibility.actions.indices.map { (entry.element, $0) }
    }
  }
}
