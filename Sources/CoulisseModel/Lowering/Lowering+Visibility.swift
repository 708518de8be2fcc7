import CoulisseRuntime
import CoulisseSource

extension Lowering {
  /// What statements hide, and what they keep from being touched.
  mutating func lowerVisibility() {
    for (index, container) in scene.containers.enumerated() {
      let id = EntityID<Container>(index)
      lower(container.visibility, of: .container(id))
      for (place, button) in container.bar.enumerated() {
        lower(button.visibility, of: .barButton(id, place))
      }
    }
    for (index, scrim) in scene.scrims.enumerated() {
      lower(scrim.visibility, of: .scrim(EntityID(index)))
    }
    for (index, panel) in scene.panels.enumerated() {
      let id = EntityID<Panel>(index)
      lower(panel.visibility, of: .panel(id))
      for (place, item) in panel.items.enumerated() { lower(item.visibility, of: .item(id, place)) }
    }
  }

  private mutating func lower(_ visibility: Visibility, of element: Element) {
    for (statements, property) in [
      (visibility.hidden, ViewPredicate.hidden), (visibility.interactive, .interactive),
    ] where !statements.isEmpty {
      program.predicates.append(
        PredicateSpec(
          view: view(of: element), property: property,
          condition: scene.condition(of: statements, symbols)))
    }
  }
}
