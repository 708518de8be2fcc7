import CoulisseRuntime
import CoulisseSource

extension Lowering {
  mutating func lowerReactions() {
    program.modes = scene.modes.map { ModeSpec(count: $0.values.count, start: $0.start) }
    program.reactions = scene.reactions.map { reaction in
      ReactionSpec(
        occurrences: reaction.events.flatMap(occurrences),
        condition: scene.condition(of: reaction.condition, symbols),
        actions: scene.sceneActions(for: reaction.actions, symbols))
    }
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
