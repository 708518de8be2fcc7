extension SceneMachine {
  /// Takes a raw touch sample. A second down of an id that is down, and samples of one that is not,
  /// mean nothing.
  mutating func handle(_ touch: TouchEvent, stamp: SceneTime) {
    guard touch.id >= 0, touch.location.x.magnitude <= 1e9, touch.location.y.magnitude <= 1e9 else {
      return
    }
    let sample = TouchPath.Sample(
      time: stamp == .distantPast ? state.now : stamp, location: touch.location)
    let slot = state.touches.firstIndex { $0.id == touch.id }
    switch touch.phase {
    case .down: if slot == nil { touchDown(touch.id, sample) }
    case .move: if let slot { touchMoved(slot, sample) }
    case .up: if let slot { touchUp(slot, sample, velocity: touch.velocity) }
    case .cancel: if let slot { touchCancelled(slot) }
    }
  }

  private mutating func touchDown(_ id: Int32, _ sample: TouchPath.Sample) {
    let hit = hitView(at: sample.location)
    state.touches.append(TouchState(id: id, view: hit ?? -1, path: TouchPath(sample)))
    if reportsArbitration { effects.append(.hit(touch: id, view: hit ?? -1)) }
    guard let hit else { return }
    for recognizer in program.recognizers.indices {
      guard state.recognizers[recognizer].isReadyForTouch,
        let view = watchedView(of: recognizer, hit: hit),
        isInBand(recognizer, view: view, point: sample.location)
      else { continue }
      let claim = claim(of: recognizer)
      guard !claim.isEmpty else { continue }
      let (taps, first) = (
        state.recognizers[recognizer].taps, state.recognizers[recognizer].firstTouch
      )
      state.recognizers[recognizer].reset()
      state.recognizers[recognizer].touch = id
      state.recognizers[recognizer].taps = taps
      state.recognizers[recognizer].firstTouch = taps > 0 ? first : id
      state.recognizers[recognizer].depth = depth(of: view)
      state.recognizers[recognizer].armed = claim
      state.recognizers[recognizer].origin = sample.location
      if case .tap(_, _, let maximum, _) = program.recognizers[recognizer].kind {
        state.recognizers[recognizer].deadline = state.now.advanced(byNanoseconds: maximum)
      }
    }
  }

  private mutating func touchMoved(_ slot: Int, _ sample: TouchPath.Sample) {
    let start = state.touches[slot].path.last.location
    state.touches[slot].path.append(sample)
    crossThresholds(touch: state.touches[slot].id, from: start, to: sample.location)
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].touch == state.touches[slot].id {
      drag(recognizer, to: sample.location)
    }
  }

  /// Moves an active recognizer's tracks to where the finger is.
  private mutating func drag(_ recognizer: Int, to location: Point) {
    guard state.recognizers[recognizer].phase.isActive else { return }
    let origin = state.recognizers[recognizer].drag.origin
    guard location != origin || state.recognizers[recognizer].phase == .changed else { return }
    continueDrag(recognizer, translation: Vector(from: origin, to: location))
    setPhase(of: recognizer, .changed)
  }

  private mutating func touchUp(_ slot: Int, _ sample: TouchPath.Sample, velocity: Vector?) {
    touchMoved(slot, sample)
    let touch = state.touches[slot]
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].touch == touch.id {
      lift(recognizer, velocity: velocity?.sanitized ?? touch.path.velocity)
    }
    state.touches.remove(at: slot)
    completeTaps(touch: touch.id)
    retire(touch: touch.id)
  }

  /// Pans end or fail; taps count.
  private mutating func lift(_ recognizer: Int, velocity: Vector) {
    state.recognizers[recognizer].isTouchLifted = true
    if state.recognizers[recognizer].phase.isActive {
      endDrag(recognizer, velocity: velocity, cause: .release)
      setPhase(of: recognizer, .ended)
    } else if case .tap = program.recognizers[recognizer].kind {
      return
    } else if state.recognizers[recognizer].phase == .possible {
      failed(recognizer)
    }
  }

  private mutating func touchCancelled(_ slot: Int) {
    let id = state.touches[slot].id
    state.touches.remove(at: slot)
    for recognizer in program.recognizers.indices where state.recognizers[recognizer].touch == id {
      state.recognizers[recognizer].isTouchLifted = true
      if state.recognizers[recognizer].phase.isActive {
        cancelled(recognizer)
      } else if state.recognizers[recognizer].phase == .possible {
        failed(recognizer)
      }
    }
    retire(touch: id)
  }

  /// Counts a tap for every tap recognizer that the lifted touch left possible: deeper first.
  private mutating func completeTaps(touch: Int32) {
    while let recognizer = nextTap(touch: touch) {
      guard case .tap(let count, _, _, let gap) = program.recognizers[recognizer].kind else {
        return
      }
      state.recognizers[recognizer].taps += 1
      if state.recognizers[recognizer].taps >= count {
        state.recognizers[recognizer].deadline = nil
        becomeCertain(recognizer, at: state.recognizers[recognizer].origin)
      } else {
        state.recognizers[recognizer].isBetweenTaps = true
        state.recognizers[recognizer].deadline = state.now.advanced(byNanoseconds: gap)
      }
    }
  }

  private func nextTap(touch: Int32) -> Int? {
    var best: Int?
    for recognizer in program.recognizers.indices {
      let candidate = state.recognizers[recognizer]
      guard case .tap = program.recognizers[recognizer].kind, candidate.touch == touch,
        candidate.phase == .possible || candidate.isGhost, !candidate.isCertain,
        !candidate.isBetweenTaps, candidate.deadline != nil
      else { continue }
      if best.map({ candidate.depth > state.recognizers[$0].depth }) ?? true { best = recognizer }
    }
    return best
  }

  /// Everybody who is done with a lifted touch is ready for the next; who waits for somebody else's
  /// failure, or for the next tap of a sequence, keeps it.
  mutating func retire(touch: Int32) {
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].touch == touch
      && state.recognizers[recognizer].isTouchLifted && !state.recognizers[recognizer].isWaiting
      && !state.recognizers[recognizer].isBetweenTaps
    {
      state.recognizers[recognizer].reset()
      isConfigurationStale = true
    }
  }
}
