extension SceneMachine {
  /// Does what was asked. Unknown indices and what is so already change nothing.
  mutating func perform(_ action: SceneAction) {
    switch action {
    case .settle(let track, let detent):
      guard state.tracks.indices.contains(track),
        program.tracks[track].detents.indices.contains(detent)
      else { return }
      request(track, detent)
    case .toggle(let track, let detent):
      guard state.tracks.indices.contains(track),
        program.tracks[track].detents.indices.contains(detent)
      else { return }
      request(track, state.tracks[track].base == detent ? 0 : detent)
    case .push(let stack): if state.stacks.indices.contains(stack) { push(stack) }
    case .pop(let stack): if state.stacks.indices.contains(stack) { pop(stack) }
    case .emit(let action): effects.append(.action(action))
    }
  }

  /// The last intent wins, a finger's included: a held track is taken from its recognizer, which
  /// goes on without effect until the finger lifts.
  private mutating func request(_ track: Int, _ detent: Int) {
    if case .held = state.tracks[track].phase {
      settle(track, to: detent, cause: .request)
    } else if state.tracks[track].base != detent {
      settle(track, to: detent, cause: .request)
    }
  }

  mutating func escape() {
    guard let entry = program.escapes.first(where: { holds($0.condition, at: state.now) }) else {
      return
    }
    for action in entry.actions { perform(action) }
  }
}
