/// Something that happens by itself.
nonisolated private enum Timer {
  case settle(track: Int)
  case fade(follower: Int)
  /// A tile arrives where it is to be.
  case tile(Int)
  /// A tap or a swipe takes too long.
  case giveUp(recognizer: Int)
  /// A finger has rested long enough.
  case hold(recognizer: Int)
}

extension SceneMachine {
  /// The next instant at which the scene changes by itself; nil when it will not.
  public var nextDeadline: SceneTime? { nextTimer()?.time }

  /// Runs what is due, in order of time; of two at one instant tracks come before fades and fades
  /// before recognizers: those that give up before those that are certain, each in order of index but
  /// for these, of which the deeper comes first.
  ///
  /// - Parameter beforeTouch: A touch sample at `time` follows. It comes before the taps and swipes that
  ///   give up at that very instant: a tap may last as long as its maximum, and as long as its gap
  ///   apart. A long press is certain before it: a finger that lifts then has rested long enough.
  mutating func runTimers(until time: SceneTime, beforeTouch: Bool = false) {
    while let (timer, due) = nextTimer(sparing: beforeTouch ? time : nil), due <= time {
      if due > state.now { commit(due) }
      switch timer {
      case .settle(let track): finishSettling(track)
      case .fade(let follower):
        state.followers[follower].residual = 0
        isConfigurationStale = true
      case .tile(let tile): state.tiles[tile].residual = .zero
      case .giveUp(let recognizer):
        failed(recognizer)
        retire()
      case .hold(let recognizer):
        state.recognizers[recognizer].deadline = nil
        state.recognizers[recognizer].isHeldLongEnough = true
        becomeCertain(recognizer)
        retire()
      }
      react()
    }
  }

  /// - Parameter sparing: An instant from which on nobody gives up.
  private func nextTimer(sparing: SceneTime? = nil) -> (timer: Timer, time: SceneTime)? {
    var best: (timer: Timer, time: SceneTime)?
    func consider(_ timer: Timer, _ time: SceneTime) {
      if best.map({ time < $0.time }) ?? true { best = (timer, time) }
    }
    for (index, track) in state.tracks.enumerated() {
      if let motion = track.motion { consider(.settle(track: index), motion.end) }
    }
    for (index, follower) in state.followers.enumerated() where follower.residual != 0 {
      if let motion = fade(ofFollower: index) {
        consider(.fade(follower: index), motion.end(from: follower.start))
      }
    }
    for tile in state.tiles.indices {
      if let arrival = arrival(ofTile: tile) { consider(.tile(tile), arrival) }
    }
    for (index, recognizer) in state.recognizers.enumerated() where !isHold(index) {
      guard let deadline = recognizer.deadline, sparing.map({ deadline < $0 }) ?? true else {
        continue
      }
      consider(.giveUp(recognizer: index), deadline)
    }
    if let hold = nextHold { consider(.hold(recognizer: hold.recognizer), hold.time) }
    return best
  }

  /// The next long press to be certain, at one instant the deeper one.
  private var nextHold: (recognizer: Int, time: SceneTime)? {
    var best: (recognizer: Int, time: SceneTime)?
    for (index, recognizer) in state.recognizers.enumerated() where isHold(index) {
      guard let time = recognizer.deadline else { continue }
      let isNext =
        best.map {
          time < $0.time
            || (time == $0.time && recognizer.depth > state.recognizers[$0.recognizer].depth)
        } ?? true
      if isNext { best = (index, time) }
    }
    return best
  }

  private func isHold(_ recognizer: Int) -> Bool {
    if case .longPress = program.recognizers[recognizer].kind { true } else { false }
  }
}
