extension SceneMachine {
  /// A recognizer's own condition is met at `point`: it begins, waits for the ones it requires to
  /// fail, or, as a ghost, tells that it wanted the touch as well.
  mutating func becomeCertain(_ recognizer: Int, at point: Point) {
    state.recognizers[recognizer].isCertain = true
    report(.certain(recognizer: recognizer))
    if state.recognizers[recognizer].isGhost {
      reportRivalry(winner: state.recognizers[recognizer].winner, loser: recognizer)
    } else if let blocker = blocker(of: recognizer) {
      report(.waiting(recognizer: recognizer, on: blocker))
    } else {
      begin(recognizer, at: point)
    }
  }

  /// A recognizer that tracks the same touch, can still begin, and has to fail first.
  private func blocker(of recognizer: Int) -> Int? {
    program.requirements.first {
      $0.waiting == recognizer && sharesTouch($0.blocker, recognizer)
        && state.recognizers[$0.blocker].phase == .possible
        && !state.recognizers[$0.blocker].isGhost
    }?.blocker
  }

  /// Whether both track one touch, or one of them a sequence of taps that began with it.
  private func sharesTouch(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (state.recognizers[first], state.recognizers[second])
    guard first.touch >= 0, second.touch >= 0 else { return false }
    return first.touch == second.touch || first.firstTouch == second.touch
      || first.touch == second.firstTouch
  }

  private mutating func begin(_ recognizer: Int, at point: Point) {
    let spec = program.recognizers[recognizer]
    if case .tap = spec.kind {
      exclude(by: recognizer)
      setPhase(of: recognizer, .ended)
      for action in spec.actions { perform(action) }
      return
    }
    let isRouteTaken = spec.route.allSatisfy { leg in
      leg.tracks.allSatisfy {
        if case .held = state.tracks[$0].phase { true } else { isForbiddenByGroup($0) }
      }
    }
    if isRouteTaken { return failed(recognizer) }
    exclude(by: recognizer)
    setPhase(of: recognizer, .began)
    beginDrag(recognizer, at: point)
  }

  /// Everybody else who tracks the touch and may not recognize along with the winner fails, and
  /// goes on as a ghost.
  private mutating func exclude(by winner: Int) {
    for rival in program.recognizers.indices where rival != winner && sharesTouch(rival, winner) {
      guard state.recognizers[rival].phase == .possible, !state.recognizers[rival].isGhost,
        !mayRecognizeTogether(winner, rival)
      else { continue }
      let isWaiting = state.recognizers[rival].isWaiting
      state.recognizers[rival].winner = winner
      setPhase(of: rival, .failed)
      if isWaiting { reportRivalry(winner: winner, loser: rival) }
    }
  }

  private func mayRecognizeTogether(_ winner: Int, _ rival: Int) -> Bool {
    if areSimultaneous(winner, rival) { return true }
    // A tap is a prefix of a double tap, not its rival.
    if case .tap(let count, _, _, _) = program.recognizers[winner].kind,
      case .tap(let more, _, _, _) = program.recognizers[rival].kind
    {
      return more > count
    }
    return false
  }

  /// A recognizer gives up; who waited for it goes on.
  mutating func failed(_ recognizer: Int) {
    let loser = state.recognizers[recognizer]
    state.recognizers[recognizer].winner = -1
    state.recognizers[recognizer].deadline = nil
    state.recognizers[recognizer].isBetweenTaps = false
    state.recognizers[recognizer].taps = 0
    if !loser.isGhost {
      setPhase(of: recognizer, .failed)
      releaseWaiting(on: recognizer)
    }
    if !state.touches.contains(where: { $0.id == loser.touch }) { retire(touch: loser.touch) }
  }

  private mutating func releaseWaiting(on blocker: Int) {
    for requirement in program.requirements where requirement.blocker == blocker {
      let waiting = requirement.waiting
      guard state.recognizers[waiting].isWaiting, sharesTouch(waiting, blocker),
        self.blocker(of: waiting) == nil
      else { continue }
      let touch = state.recognizers[waiting].touch
      let location = state.touches.first { $0.id == touch }?.path.last.location
      begin(waiting, at: location ?? state.recognizers[waiting].origin)
      if state.recognizers[waiting].isTouchLifted, state.recognizers[waiting].phase.isActive {
        endDrag(waiting, velocity: .zero, cause: .release)
        setPhase(of: waiting, .ended)
      }
      if location == nil { retire(touch: touch) }
    }
  }

  /// The system, or the host, takes the touch from an active recognizer.
  mutating func cancelled(_ recognizer: Int) {
    endDrag(recognizer, velocity: .zero, cause: .cancel)
    setPhase(of: recognizer, .cancelled)
    if state.recognizers[recognizer].touch < 0 { state.recognizers[recognizer].reset() }
    isConfigurationStale = true
  }

  mutating func setPhase(of recognizer: Int, _ phase: RecognizerPhase) {
    state.recognizers[recognizer].phase = phase
    effects.append(.recognizer(recognizer, phase))
    if phase != .changed { isConfigurationStale = true }
  }

  private mutating func reportRivalry(winner: Int, loser: Int) {
    if let decision = decision(between: winner, and: loser) {
      report(.contested(winner: winner, loser: loser, decision))
    } else {
      report(.undecided(winner: winner, loser: loser))
    }
  }

  private mutating func report(_ effect: SceneEffect) {
    if reportsArbitration { effects.append(effect) }
  }
}
