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
    bindRow(at: sample.location)
    let hit = hitView(at: sample.location)
    let stroke = unusedStroke
    state.touches.append(
      TouchState(
        id: id, stroke: stroke, location: sample.location, time: state.now,
        path: TouchPath(sample)))
    if reportsArbitration { effects.append(.hit(touch: id, view: hit ?? -1)) }
    guard let hit else { return }
    if let tile = tile(ofView: hit) { raise(tile) }
    for recognizer in program.recognizers.indices {
      guard state.recognizers[recognizer].isReadyForTouch,
        let view = watchedView(of: recognizer, hit: hit),
        isInBand(recognizer, view: view, point: sample.location)
      else { continue }
      let claim = claim(of: recognizer)
      guard !claim.isEmpty else { continue }
      if state.recognizers[recognizer].isBetweenTaps { keepWaiting(on: recognizer) }
      state.recognizers[recognizer].track(stroke: stroke, touch: id, from: sample.location)
      state.recognizers[recognizer].depth = depth(of: view)
      state.recognizers[recognizer].armed = claim
      if let time = program.recognizers[recognizer].kind.touchTime {
        state.recognizers[recognizer].deadline = state.now.advanced(byNanoseconds: time)
      }
    }
    readRequirements(stroke)
    beginRawDrags(stroke, at: sample.location)
  }

  /// Drags without slop begin as the finger comes down, of several the deeper first.
  private mutating func beginRawDrags(_ stroke: Int32, at location: Point) {
    while let recognizer = nextRawDrag(stroke) { becomeCertain(recognizer) }
    dragAll(stroke, to: location)
  }

  private func nextRawDrag(_ stroke: Int32) -> Int? {
    var best: Int?
    for recognizer in program.recognizers.indices {
      let candidate = state.recognizers[recognizer]
      guard candidate.stroke == stroke, program.recognizers[recognizer].beginsAtTouch,
        !candidate.isCertain, candidate.phase == .possible || candidate.isGhost
      else { continue }
      if best.map({ candidate.depth > state.recognizers[$0].depth }) ?? true { best = recognizer }
    }
    return best
  }

  /// Who came with one of the fingers of a sequence of taps, and waits for its end, waits for all of it:
  /// a sequence remembers its first and its last finger only.
  private mutating func keepWaiting(on tap: Int) {
    let sequence = state.recognizers[tap]
    for other in program.recognizers.indices
    where state.recognizers[other].isWaiting && state.recognizers[other].stroke == sequence.stroke {
      state.recognizers[other].firstStroke = sequence.firstStroke
    }
  }

  /// The least number that no finger has and no recognizer remembers.
  private var unusedStroke: Int32 {
    var stroke: Int32 = 0
    while state.touches.contains(where: { $0.stroke == stroke })
      || state.recognizers.contains(where: { $0.stroke == stroke || $0.firstStroke == stroke })
    { stroke += 1 }
    return stroke
  }

  mutating func touchMoved(_ slot: Int, _ sample: TouchPath.Sample, at instant: SceneTime) {
    state.touches[slot].path.append(sample)
    crossThresholds(slot, to: sample.location, at: instant)
    dragAll(state.touches[slot].stroke, to: sample.location)
  }

  private mutating func dragAll(_ stroke: Int32, to location: Point) {
    for recognizer in program.recognizers.indices
    where state.recognizers[recognizer].stroke == stroke { drag(recognizer, to: location) }
  }

  /// Moves an active recognizer's tracks to where the finger is.
  mutating func drag(_ recognizer: Int, to location: Point) {
    guard state.recognizers[recognizer].phase.isActive else { return }
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

extension RecognizerKind {
  /// The nanoseconds after touch down in which a touch has to be over, or, of a long press, has to
  /// last; nil for one that has time.
  fileprivate var touchTime: Int64? {
    switch self {
    case .tap(_, _, let maximum, _): maximum
    case .longPress(_, let time): time
    case .swipe(_, let maximum): maximum
    case .pan, .edgePan, .scroll: nil
    }
  }
}
