/// What a scene does by itself when something happens in it.
extension SceneMachine {
  /// The most reactions that one occurrence can lead to within one instant. A scene that passes S213
  /// never gets there: the checker counts along every way that its reactions can take. Beyond it nothing
  /// reacts any more, so that no program can hang its host.
  public static var mostReactions: Int { 1000 }

  /// Notes that something has happened. It is reacted to when the step is over in which it happened: the
  /// crossing of a threshold, a timer, or the event itself.
  mutating func note(_ occurrence: SceneOccurrence) {
    if !program.reactions.isEmpty { occurrences.append(occurrence) }
  }

  /// Reacts to all that has happened, in its order: to each occurrence, and to what that leads to, before
  /// the next one.
  mutating func react() {
    while let first = occurrences.first {
      let later = occurrences[1...]
      occurrences.removeAll(keepingCapacity: true)
      react(to: first)
      occurrences += later
    }
  }

  private mutating func react(to first: SceneOccurrence) {
    var queue = [first]
    var place = 0
    var left = Self.mostReactions
    while place < queue.count {
      for (index, reaction) in program.reactions.enumerated()
      where reaction.occurrences.contains(queue[place]) {
        guard holds(reaction.condition, at: state.now) else { continue }
        if left == 0 { return occurrences.removeAll(keepingCapacity: true) }
        left -= 1
        if reportsArbitration { effects.append(.reaction(index)) }
        for action in reaction.actions { perform(action) }
      }
      queue += occurrences
      occurrences.removeAll(keepingCapacity: true)
      place += 1
    }
  }

  /// Gives a mode a value. Unknown ones, and what it is already, change nothing.
  mutating func set(_ mode: Int, to value: Int) {
    guard state.modes.indices.contains(mode), (0..<program.modes[mode].count).contains(value),
      state.modes[mode] != value
    else { return }
    state.modes[mode] = value
    isConfigurationStale = true
    refreshPresences()
    effects.append(.mode(mode, value))
    note(.became(mode: mode, value))
  }
}
