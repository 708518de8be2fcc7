extension SceneMachine {
  /// Does what was asked. Unknown indices and what is so already change nothing.
  ///
  /// - Parameter row: The row whose recognizer, or for which the app, asks.
  mutating func perform(_ action: SceneAction, for row: RowReference? = nil) {
    switch action {
    case .settle(let track, let detent):
      guard state.tracks.indices.contains(track),
        program.tracks[track].detents.indices.contains(detent)
      else { return }
      request(track, detent)
    case .close(let track, let detent):
      guard state.tracks.indices.contains(track),
        program.tracks[track].detents.indices.contains(detent)
      else { return }
      let (home, bound) = (program.tracks[track].home, bound(track))
      if bound == home || (bound > home) == (detent > home) { request(track, home) }
    case .toggle(let track, let detent):
      guard state.tracks.indices.contains(track),
        program.tracks[track].detents.indices.contains(detent)
      else { return }
      request(track, bound(track) == detent ? program.tracks[track].home : detent)
    case .next(let track): step(track, by: 1)
    case .previous(let track): step(track, by: -1)
    case .push(let stack): if state.stacks.indices.contains(stack) { push(stack) }
    case .pop(let stack): if state.stacks.indices.contains(stack) { pop(stack) }
    case .closeRows(let list): closeRows(of: list)
    case .emit(let action): effects.append(.action(action, of: row))
    case .emitOfTile(let action, let tile): effects.append(.tileAction(action, tile: tile))
    case .set(let mode, let value): set(mode, to: value)
    case .announce(let announcement): effects.append(.announce(announcement))
    case .choose(let condition, let actions, let others):
      guard knows(condition) else { return }
      for action in holds(condition, at: state.now) ? actions : others { perform(action, for: row) }
    }
  }

  /// Does what a recognizer asks for.
  mutating func performActions(of recognizer: Int) {
    let actions = program.recognizers[recognizer].actions
    guard !actions.isEmpty else { return }
    let row = program.row(ofRecognizer: recognizer).flatMap(reference(at:))
    for action in actions { perform(action, for: row) }
  }

  /// At the last detent that way there is no next one.
  private mutating func step(_ track: Int, by step: Int) {
    guard state.tracks.indices.contains(track) else { return }
    let from = bound(track) < 0 ? nearestDetent(of: track, preferring: 0) : bound(track)
    guard program.tracks[track].detents.indices.contains(from + step) else { return }
    request(track, from + step)
  }

  /// The last intent wins, a finger's included: a held track is taken from its recognizer, which
  /// goes on without effect until the finger lifts.
  mutating func request(_ track: Int, _ detent: Int) {
    if state.tracks[track].isHeld || bound(track) != detent {
      approach(detent, of: track, cause: .request)
    }
  }

  /// The detent that a track was told to go to last.
  func bound(_ track: Int) -> Int {
    let track = state.tracks[track]
    return track.goal >= 0 ? track.goal : track.base
  }

  /// Sends a track to the first stop on its way to `detent`.
  mutating func approach(_ detent: Int, of track: Int, cause: SettleCause) {
    let stop =
      switch program.tracks[track].requests {
      case .direct: detent
      case .stepwise: self.stop(toward: detent, of: track)
      }
    settle(track, to: stop, goal: stop == detent ? -1 : detent, cause: cause)
  }

  /// The first detent between where a track is and `detent`; that itself if none is.
  private func stop(toward detent: Int, of track: Int) -> Int {
    let goal = detentPosition(detent, of: track)
    var start = position(of: track, at: state.now)
    // A motion that swings past its end has been there.
    if let motion = state.tracks[track].motion, (motion.from < motion.to) == (motion.to < start) {
      start = motion.to
    }
    let between = program.tracks[track].detents.indices.filter {
      let position = detentPosition($0, of: track)
      return start < goal
        ? start < position && position < goal : goal < position && position < start
    }
    return (start < goal ? between.first : between.last) ?? detent
  }

  mutating func escape() {
    guard let entry = program.escapes.first(where: { holds($0.condition, at: state.now) }) else {
      return
    }
    for action in entry.actions { perform(action) }
  }
}
