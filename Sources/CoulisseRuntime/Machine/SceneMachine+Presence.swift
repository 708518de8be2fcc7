extension SceneMachine {
  /// Whether a view is in the hierarchy; one without a presence always is.
  public func isPresent(_ view: Int) -> Bool {
    let presence = shared.indexed.parts[view].presence
    return presence < 0 || state.presences[presence]
  }

  /// Lets views come and go. What comes is there before anything goes: a page before the picture that
  /// stood for it.
  mutating func refreshPresences() {
    for index in program.presences.indices where !state.presences[index] {
      let presence = program.presences[index]
      guard holds(presence.appears, at: state.now) else { continue }
      state.presences[index] = true
      isConfigurationStale = true
      if presence.pictures >= 0 {
        effects.append(.snapshot(of: presence.pictures, for: presence.view))
      }
      effects.append(.insert(view: presence.view))
    }
    for index in program.presences.indices.reversed() where state.presences[index] {
      let presence = program.presences[index]
      guard holds(presence.goes, at: state.now) else { continue }
      state.presences[index] = false
      isConfigurationStale = true
      effects.append(.remove(view: presence.view))
    }
  }
}
