/// The index of an entity in its table of a ``Scene``: what is left of a name after resolution.
package struct EntityID<Entity>: Hashable, Sendable {
  package var index: Int

  package init(_ index: Int) { self.index = index }
}
