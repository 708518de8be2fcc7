import CoulisseRuntime
import CoulisseSource

extension Lowering {
  mutating func lowerReactions() {
    program.modes = scene.modes.map { ModeSpec(count: $0.values.count, start: $0.start) }
    lowerReactions(ofRows: nil)
  }

  /// Those that are about the rows of a list, or about none.
  mutating func lowerReactions(ofRows list: EntityID<RowList>?) {
    for (index, reaction) in scene.reactions.enumerated() where scene.row(of: reaction) == list {
      lower(reaction)
      symbols.reactions.append(index)
    }
  }

  private mutating func lower(_ reaction: Reaction) {
    program.reactions.append(
      ReactionSpec(
        occurrences: reaction.events.flatMap(occurrences),
        condition: scene.condition(of: reaction.condition, symbols),
        actions: scene.sceneActions(for: reaction.actions, symbols)))
  }

  /// What an event is to the runtime; nothing for a gesture that the platform does not have.
  private func occurrences(of event: ReactionEvent) -> [SceneOccurrence] {
    switch event {
    case .begins(let gesture):
      recognizerIndices[gesture].map { [.began(recognizer: $0)] } ?? []
    case .ends(let gesture): recognizerIndices[gesture].map { [.ended(recognizer: $0)] } ?? []
    case .boundFor(let mover, let place):
      scene.detents(of: mover, at: place).map { .headed(track: track(of: mover), for: $0) }
    case .settled(let mover, let place):
      scene.detents(of: mover, at: place).map { .settled(track: track(of: mover), at: $0) }
    case .pushed(let owner): [.pushed(stack: stack(of: owner))]
    case .popped(let owner): [.popped(stack: stack(of: owner))]
    case .becomes(let mode, let value): [.became(mode: mode.index, value)]
    }
  }
}

extension Scene {
  /// The list whose rows a reaction is about; nil for one that is about no row.
  package func row(of reaction: Reaction) -> EntityID<RowList>? {
    reaction.events.lazy.compactMap { row(of: $0) }.first
  }

  /// The list in a row of which an event happens; nil for one that happens in no row.
  package func row(of event: ReactionEvent) -> EntityID<RowList>? {
    switch event {
    case .begins(let gesture), .ends(let gesture): self[gesture].row
    case .boundFor(.row(let list), _), .settled(.row(let list), _): list
    case .boundFor, .settled, .pushed, .popped, .becomes: nil
    }
  }

  /// What gestures and reactions tell the app, also where it depends on something, and the list of the
  /// rows that tell it.
  package var emissions: [Emission] {
    gestures.flatMap { Emission.all(in: $0.actions, row: $0.row) }
      + reactions.flatMap { Emission.all(in: $0.actions, row: row(of: $0)) }
  }
}

/// An action that a scene tells the app.
package struct Emission: Sendable, Hashable {
  package var action: EntityID<EmittedAction>
  /// The list whose rows tell it; nil where it is told of no row.
  package var row: EntityID<RowList>?

  fileprivate static func all(in actions: [Action], row: EntityID<RowList>?) -> [Emission] {
    actions.flatMap(\.parts).compactMap { part in
      if case .emit(let action) = part { Emission(action: action, row: row) } else { nil }
    }
  }
}
