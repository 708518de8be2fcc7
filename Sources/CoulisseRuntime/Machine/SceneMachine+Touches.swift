extension SceneMachine {
  /// Takes a raw touch sample. A second down of a finger that is down is a lost cancel; samples of
  /// one that is not mean nothing, nor does a sample at no place, unless the finger lifts: then it
  /// lifts where it was.
  ///
  /// - Parameters:
  ///   - stamp: As the host gave it, for velocities.
  ///   - instant: The committed time of the sample.
  mutating func handle(_ touch: TouchEvent, stamp: SceneTime, at instant: SceneTime) {
    guard touch.id >= 0 else { return }
    let isPlace = Vector(from: Point(x: 0, y: 0), to: touch.location).isOnScreen
    let slot = state.touches.firstIndex { $0.id == touch.id }
    var sample = TouchPath.Sample(
      time: stamp == .distantPast ? instant : stamp, location: touch.location)
    if let slot, !isPlace { sample.location = state.touches[slot].path.last.location }
    switch touch.phase {
    case .down:
      commit(instant)
      if let slot { touchCancelled(slot) }
      if isPlace { touchDown(touch.id, sample) }
    case .move:
      if let slot, isPlace { touchMoved(slot, sample, at: instant) }
    case .up:
      if let slot { touchUp(slot, sample, velocity: touch.velocity, at: instant) }
    case .cancel:
      commit(instant)
      if let slot { touchCancelled(slot) }
    }
  }

  private mutating func touchDown(_ id: Int32, _ sample: TouchPath.Sample) {
    guard let stroke = unusedStroke else { return }
    bindRow(at: sample.location)
    let hit = hitView(at: sample.location)
    state.touches.append(
      TouchState(
        id: id, stroke: stroke, origin: sample.location, location: sample.location,
        time: state.now, path: TouchPath(sample)))
    if reportsArbitration { effects.append(.hit(touch: id, view: hit ?? -1)) }
    guard let hit else { return }
    if let tile = tile(ofView: hit) { raise(tile) }
    for recognizer in program.recognizers.indices {
      guard let view = watchedView(of: recognizer, hit: hit),
        isInBand(recognizer, view: view, point: sample.location)
      else { continue }
      guard state.recognizers[recognizer].isReadyForTouch else {
        addFinger(stroke, to: recognizer)
        continue
      }
      let claim = claim(of: recognizer)
      guard !claim.isEmpty else { continue }
      state.recognizers[recognizer].track(stroke: stroke, touch: id, from: sample.location)
      state.recognizers[recognizer].depth = depth(of: view)
      state.recognizers[recognizer].armed = claim
      if let time = touchTime(of: recognizer) {
        state.recognizers[recognizer].deadline = state.now.advanced(byNanoseconds: time)
      }
    }
    readRequirements(stroke)
    beginRawDrags(stroke)
  }

  /// The nanoseconds after touch down in which a touch has to be over, or, of a long press that has its
  /// fingers, has to last; nil for one that has time.
  private func touchTime(of recognizer: Int) -> Int64? {
    switch program.recognizers[recognizer].kind {
    case .tap(_, _, let maximum, _): maximum
    case .longPress(_, let time): hasEnoughFingers(recognizer) ? time : nil
    case .swipe(_, let maximum): maximum
    case .pan, .edgePan, .scroll: nil
    }
  }

  /// Drags without slop begin as the finger comes down, of several the deeper first.
  private mutating func beginRawDrags(_ stroke: Int32) {
    while let recognizer = nextRawDrag(stroke) { becomeCertain(recognizer) }
    dragAll(stroke)
  }

  private func nextRawDrag(_ stroke: Int32) -> Int? {
    var best: Int?
    for recognizer in program.recognizers.indices {
      let candidate = state.recognizers[recognizer]
      guard candidate.down.contains(stroke), program.recognizers[recognizer].beginsAtTouch,
        hasEnoughFingers(recognizer), !candidate.isCertain,
        candidate.phase == .possible || candidate.isGhost
      else { continue }
      if best.map({ candidate.depth > state.recognizers[$0].depth }) ?? true { best = recognizer }
    }
    return best
  }

  /// The least number that no finger has and no recognizer remembers; nil when there are too many.
  private var unusedStroke: Int32? {
    var used: StrokeSet = []
    for touch in state.touches { used.insert(touch.stroke) }
    for recognizer in state.recognizers {
      used.formUnion(recognizer.sequence)
    }
    return used.unused
  }

  mutating func touchMoved(_ slot: Int, _ sample: TouchPath.Sample, at instant: SceneTime) {
    state.touches[slot].path.append(sample)
    crossThresholds(slot, to: sample.location, at: instant)
    dragAll(state.touches[slot].stroke)
  }

  private mutating func dragAll(_ stroke: Int32) {
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].down.contains(stroke) { drag(recognizer) }
  }

  /// Moves an active recognizer's tracks to where its fingers are.
  mutating func drag(_ recognizer: Int) {
    guard state.recognizers[recognizer].phase.isActive else { return }
    let location = place(of: recognizer)
    if state.recognizers[recognizer].drag.isOriginOpen {
      state.recognizers[recognizer].drag.isOriginOpen = false
      state.recognizers[recognizer].drag.origin = location
    }
    let origin = state.recognizers[recognizer].drag.origin
    guard location != origin || state.recognizers[recognizer].phase == .changed else { return }
    continueDrag(recognizer, translation: Vector(from: origin, to: location))
    setPhase(of: recognizer, .changed)
  }
}
