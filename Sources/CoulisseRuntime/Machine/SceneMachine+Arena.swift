extension SceneMachine {
  /// A recognizer's own condition is met: it begins, waits for the ones it requires to fail, or, as a
  /// ghost, tells that it wanted the touch as well.
  mutating func becomeCertain(_ recognizer: Int) {
    let last = state.recognizers.reduce(0) { Swift.max($0, $1.certainty) }
    state.recognizers[recognizer].certainty = last + 1
    report(.certain(recognizer: recognizer))
    if state.recognizers[recognizer].isGhost {
      reportRivalry(winner: state.recognizers[recognizer].winner, loser: recognizer)
    } else if let blocker = blocker(of: recognizer) {
      report(.waiting(recognizer: recognizer, on: blocker))
    } else {
      begin(recognizer)
    }
  }

  /// Whether both track one finger, or taps of one sequence.
  func sharesTouch(_ first: Int, _ second: Int) -> Bool {
    !state.recognizers[first].sequence.isDisjoint(with: state.recognizers[second].sequence)
  }

  mutating func begin(_ recognizer: Int) {
    let spec = program.recognizers[recognizer]
    if spec.isDiscrete {
      exclude(by: recognizer)
      setPhase(of: recognizer, .ended)
      performActions(of: recognizer)
    } else if canBegin(recognizer) {
      exclude(by: recognizer)
      setPhase(of: recognizer, .began)
      beginDrag(recognizer)
      performActions(of: recognizer)
    } else {
      return failed(recognizer)
    }
    for loser in program.recognizers.indices where state.recognizers[loser].winner == recognizer {
      releaseWaiting(on: loser)
    }
  }

  /// Whether there is something that it can take hold of.
  private func canBegin(_ recognizer: Int) -> Bool {
    let spec = program.recognizers[recognizer]
    return spec.tile >= 0
      ? isFree(tile: spec.tile, for: recognizer)
      : spec.route.contains { $0.tracks.contains(where: isFree) }
  }

  /// A recognizer begins to drag: its travel counts from where it says.
  private mutating func beginDrag(_ recognizer: Int) {
    let place = place(of: recognizer)
    switch program.recognizers[recognizer].origin {
    case .crossing: beginDrag(recognizer, at: place)
    case .down:
      beginDrag(recognizer, at: state.recognizers[recognizer].origin)
      drag(recognizer)
    case .sample:
      beginDrag(recognizer, at: place)
      state.recognizers[recognizer].drag.isOriginOpen = true
    }
  }

  /// Everybody else who tracks the touch and may not recognize along with the winner fails, and
  /// goes on as a ghost.
  private mutating func exclude(by winner: Int) {
    for rival in program.recognizers.indices where rival != winner && sharesTouch(rival, winner) {
      guard state.recognizers[rival].phase == .possible, !state.recognizers[rival].isGhost,
        !mayRecognizeTogether(winner, rival)
      else { continue }
      let wasWaiting = state.recognizers[rival].isWaiting
      state.recognizers[rival].winner = winner
      setPhase(of: rival, .failed)
      if wasWaiting { reportRivalry(winner: winner, loser: rival) }
    }
  }

  private func mayRecognizeTogether(_ winner: Int, _ rival: Int) -> Bool {
    if requiresFailure(of: winner, by: rival) { return false }
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
    giveUp(recognizer)
    releaseWaiting(on: recognizer)
  }

  /// A recognizer gives up; a ghost does so silently.
  mutating func giveUp(_ recognizer: Int) {
    let wasGhost = state.recognizers[recognizer].isGhost
    state.recognizers[recognizer].winner = -1
    state.recognizers[recognizer].deadline = nil
    state.recognizers[recognizer].isBetweenTaps = false
    state.recognizers[recognizer].taps = 0
    if !wasGhost { setPhase(of: recognizer, .failed) }
  }

  /// The system, or the host, takes the touch from an active recognizer.
  mutating func cancelled(_ recognizer: Int) {
    endDrag(recognizer, velocity: .zero, cause: .cancel)
    setPhase(of: recognizer, .cancelled)
    if state.recognizers[recognizer].strokes.isEmpty { state.recognizers[recognizer].reset() }
    isConfigurationStale = true
  }

  mutating func setPhase(of recognizer: Int, _ phase: RecognizerPhase) {
    state.recognizers[recognizer].phase = phase
    effects.append(.recognizer(recognizer, phase))
    switch phase {
    case .began: note(.began(recognizer: recognizer))
    case .ended:
      if program.recognizers[recognizer].isDiscrete { note(.began(recognizer: recognizer)) }
      note(.ended(recognizer: recognizer))
    case .cancelled: note(.ended(recognizer: recognizer))
    case .possible, .changed, .failed: break
    }
    if phase != .changed { isConfigurationStale = true }
  }

  private mutating func reportRivalry(winner: Int, loser: Int) {
    if let decision = decision(between: winner, and: loser) ?? precedence(of: winner, over: loser) {
      report(.contested(winner: winner, loser: loser, decision))
    } else {
      report(.undecided(winner: winner, loser: loser))
    }
  }

  private mutating func report(_ effect: SceneEffect) {
    if reportsArbitration { effects.append(effect) }
  }
}
