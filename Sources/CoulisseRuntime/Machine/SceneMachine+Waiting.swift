/// Failure requirements while they hold a recognizer up.
extension SceneMachine {
  /// A recognizer that tracks the same touch, can still begin, and has to fail first.
  func blocker(of recognizer: Int) -> Int? {
    program.requirements.indices.first {
      program.requirements[$0].waiting == recognizer && isInForce($0)
    }.map { program.requirements[$0].blocker }
  }

  private func isInForce(_ index: Int) -> Bool {
    let requirement = program.requirements[index]
    return isAsked(index) && sharesTouch(requirement.blocker, requirement.waiting)
      && state.recognizers[requirement.blocker].phase == .possible
      && !state.recognizers[requirement.blocker].isGhost
  }

  /// Whether a requirement counts for the touch that the waiting one tracks; without a touch, whether
  /// it would count for one that begins now.
  private func isAsked(_ index: Int) -> Bool {
    let requirement = program.requirements[index]
    if requirement.condition.clauses.isEmpty { return true }
    guard state.recognizers[requirement.waiting].strokes.isEmpty else {
      return state.requirements[index]
    }
    return holds(requirement.condition, at: state.now)
  }

  /// Whether one recognizer has to wait until another has failed: for the touch that it tracks, or,
  /// without one, for a touch that begins now.
  public func requiresFailure(of blocker: Int, by waiting: Int) -> Bool {
    program.requirements.indices.contains {
      program.requirements[$0].waiting == waiting && program.requirements[$0].blocker == blocker
        && isAsked($0)
    }
  }

  /// Reads the conditions of what the recognizers of a stroke wait for, as it begins.
  mutating func readRequirements(_ stroke: Int32) {
    for (index, requirement) in program.requirements.enumerated()
    where !requirement.condition.clauses.isEmpty
      && state.recognizers[requirement.waiting].strokes == StrokeSet(stroke)
    {
      state.requirements[index] = holds(requirement.condition, at: state.now)
    }
  }

  /// A recognizer can no longer begin: those that waited for it alone go on, the first to have been
  /// certain before the others. One whose finger has lifted meanwhile ends at once.
  mutating func releaseWaiting(on blocker: Int) {
    while let waiting = firstFree(waitingFor: blocker) {
      begin(waiting)
      let recognizer = state.recognizers[waiting]
      if recognizer.isTouchLifted, recognizer.phase.isActive {
        let touch = state.touches.last { recognizer.strokes.contains($0.stroke) }
        endLifted(waiting, velocity: touch?.releaseVelocity ?? .zero)
      }
    }
  }

  private func firstFree(waitingFor blocker: Int) -> Int? {
    var best: Int?
    for requirement in program.requirements where requirement.blocker == blocker {
      let waiting = requirement.waiting
      guard state.recognizers[waiting].isWaiting, sharesTouch(waiting, blocker),
        self.blocker(of: waiting) == nil
      else { continue }
      let certainty = state.recognizers[waiting].certainty
      if best.map({ certainty < state.recognizers[$0].certainty }) ?? true { best = waiting }
    }
    return best
  }

  /// Recognizers that wait for each other in a circle can never begin: they fail when their fingers
  /// have lifted, and those behind them go on.
  mutating func failCircles() {
    guard state.recognizers.contains(where: { $0.isWaiting && $0.isTouchLifted }) else { return }
    let stuck = program.recognizers.indices.filter {
      state.recognizers[$0].isWaiting && state.recognizers[$0].isTouchLifted && isInCircle($0)
    }
    for recognizer in stuck { giveUp(recognizer) }
    for recognizer in stuck { releaseWaiting(on: recognizer) }
  }

  private func isInCircle(_ recognizer: Int) -> Bool {
    var reached = [recognizer]
    var next = 0
    while next < reached.count {
      for (index, requirement) in program.requirements.enumerated()
      where requirement.waiting == reached[next] && isInForce(index) {
        if requirement.blocker == recognizer { return true }
        if state.recognizers[requirement.blocker].isWaiting,
          !reached.contains(requirement.blocker)
        {
          reached.append(requirement.blocker)
        }
      }
      next += 1
    }
    return false
  }
}
