/// What becomes of recognizers when a finger lifts or is taken away.
extension SceneMachine {
  /// Pans that drag end; then those that needed more way fail, and who waited for them goes on; then
  /// taps count.
  mutating func touchUp(
    _ slot: Int, _ sample: TouchPath.Sample, velocity: Vector?, at instant: SceneTime
  ) {
    touchMoved(slot, sample, at: instant)
    let stroke = state.touches[slot].stroke
    let velocity = velocity?.sanitized ?? state.touches[slot].path.velocity
    state.touches[slot].releaseVelocity = velocity
    for recognizer in program.recognizers.indices { removeFinger(stroke, from: recognizer) }
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].strokes.contains(stroke)
      && state.recognizers[recognizer].isTouchLifted
      && state.recognizers[recognizer].phase.isActive
    { endLifted(recognizer, velocity: velocity) }
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].strokes.contains(stroke)
      && state.recognizers[recognizer].phase == .possible
      && !state.recognizers[recognizer].isWaiting && lacksFingers(recognizer)
    { failed(recognizer) }
    completeTaps(stroke)
    failCircles()
    state.touches.remove(at: slot)
  }

  /// An active recognizer whose finger has lifted.
  mutating func endLifted(_ recognizer: Int, velocity: Vector) {
    endDrag(recognizer, velocity: velocity, cause: .release)
    setPhase(of: recognizer, .ended)
  }

  /// Nobody who tracks a finger that is taken away goes on, not even who waits for somebody else.
  mutating func touchCancelled(_ slot: Int) {
    let stroke = state.touches[slot].stroke
    state.touches.remove(at: slot)
    for recognizer in program.recognizers.indices {
      state.recognizers[recognizer].down.remove(stroke)
      state.recognizers[recognizer].others.remove(stroke)
    }
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].strokes.contains(stroke) {
      let recognizing = state.recognizers[recognizer]
      if recognizing.phase.isActive {
        cancelled(recognizer)
      } else if recognizing.phase == .possible || recognizing.isGhost {
        giveUp(recognizer)
      }
    }
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].strokes.contains(stroke) { releaseWaiting(on: recognizer) }
    retire()
  }

  /// Whether too few fingers are left of a recognizer, or were ever there for a tap.
  private func lacksFingers(_ recognizer: Int) -> Bool {
    let known = state.recognizers[recognizer]
    let least = program.recognizers[recognizer].fingers.least
    return isTap(recognizer)
      ? known.down.isEmpty && known.strokes.count < least : known.down.count < least
  }

  private func isTap(_ recognizer: Int) -> Bool {
    if case .tap = program.recognizers[recognizer].kind { true } else { false }
  }

  /// Counts a tap for every tap recognizer that the lifted finger left possible: deeper first.
  private mutating func completeTaps(_ stroke: Int32) {
    while let recognizer = nextTap(stroke) {
      guard case .tap(let count, _, _, let gap) = program.recognizers[recognizer].kind else {
        return
      }
      state.recognizers[recognizer].taps += 1
      if state.recognizers[recognizer].taps >= count {
        state.recognizers[recognizer].deadline = nil
        becomeCertain(recognizer)
      } else {
        state.recognizers[recognizer].isBetweenTaps = true
        state.recognizers[recognizer].deadline = state.now.advanced(byNanoseconds: gap)
      }
    }
  }

  private func nextTap(_ stroke: Int32) -> Int? {
    var best: Int?
    for recognizer in program.recognizers.indices {
      let candidate = state.recognizers[recognizer]
      guard isTap(recognizer), candidate.strokes.contains(stroke), candidate.down.isEmpty,
        candidate.strokes.count >= program.recognizers[recognizer].fingers.least,
        candidate.phase == .possible || candidate.isGhost, !candidate.isCertain,
        !candidate.isBetweenTaps, candidate.deadline != nil
      else { continue }
      if best.map({ candidate.depth > state.recognizers[$0].depth }) ?? true { best = recognizer }
    }
    return best
  }

  /// Everybody who is done with a finger that is gone is ready for the next; who waits for somebody
  /// else's failure, or for the next tap of a sequence, keeps it. Not before an event or a timer is
  /// over: until then who waits can tell by the finger for whom.
  mutating func retire() {
    for index in program.recognizers.indices {
      let recognizer = state.recognizers[index]
      guard recognizer.isTouchLifted, !recognizer.isWaiting, !recognizer.isBetweenTaps,
        !state.touches.contains(where: { recognizer.strokes.contains($0.stroke) })
      else { continue }
      state.recognizers[index].reset()
      isConfigurationStale = true
    }
  }
}
