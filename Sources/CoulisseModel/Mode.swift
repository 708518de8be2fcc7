import CoulisseRuntime
package import CoulisseSource

/// A choice of several values, which the app and actions set and statements ask for.
package struct Mode: Sendable, Hashable {
  package var name: Located<String>
  /// At least two different words; `false` and `true` for one that says yes or no.
  package var values: [String]
  /// Index of the value at the start.
  package var start: Int

  package init(name: Located<String>, values: [String], start: Int) {
    self.name = name
    self.values = values
    self.start = start
  }

  /// The values of a mode that says yes or no.
  package static let truth = ["false", "true"]
}

/// What the scene does by itself when something happens in it.
package struct Reaction: Sendable, Hashable {
  /// Any of these.
  package var events: [ReactionEvent]
  /// All must hold when its turn comes.
  package var condition: [Guard]
  package var actions: [Action]
  /// Where its events are written.
  package var range: SourceRange

  package init(
    events: [ReactionEvent], condition: [Guard], actions: [Action], range: SourceRange
  ) {
    self.events = events
    self.condition = condition
    self.actions = actions
    self.range = range
  }
}

/// Something that a reaction waits for.
package enum ReactionEvent: Sendable, Hashable {
  /// `main.scroll begins`
  case begins(EntityID<Gesture>)
  /// `drag ends`: a cancelled one, too.
  case ends(EntityID<Gesture>)
  /// `menu bound for open`: it is told to go to this place.
  case boundFor(Mover, Int)
  /// `menu settled open`: it comes to rest there.
  case settled(Mover, Int)
  /// `main pushed`: a page has arrived.
  case pushed(ContentOwner)
  /// `main popped`: a page is gone.
  case popped(ContentOwner)
  /// `bar becomes hidden`: the index of a value.
  case becomes(EntityID<Mode>, Int)
}

extension Scene {
  /// A mode of the scene.
  package subscript(id: EntityID<Mode>) -> Mode { modes[id.index] }
}
