/// Something that happens by itself.
nonisolated private enum Timer {
  case settle(track: Int)
  case fade(follower: Int)
  case tap(recognizer: Int)
}

extension SceneMachine {
  /// The next instant at which the scene changes by itself; nil when it will not.
  public var nextDeadline: SceneTime? { nextTimer?.time }

  /// Runs what is due, in order of time; of two at one instant tracks come before fades and fades
  /// before taps, each in order of index.
  ///
  /// - Parameter beforeTouch: A touch sample at `time` follows. It comes before the taps that give up
  ///   at that very instant: a tap may last as long as its maximum, and as long as its gap apart.
  mutating func runTimers(until time: SceneTime, beforeTouch: Bool = false) {
    while let (timer, due) = nextTimer, due <= time {
      if case .tap = timer, beforeTouch, due == time { return }
      if due > state.now { state.now = due }
      switch timer {
      case .settle(let track): finishSettling(track)
      case .fade(let follower):
        state.followers[follower].residual = 0
        isConfigurationStale = true
      case .tap(let recognizer):
        failed(recognizer)
        retire()
      }
      react()
    }
  }

  private var nextTimer: (timer: Timer, time: SceneTime)? {
    var best: (timer: Timer, time: SceneTime)?
    func consider(_ timer: Timer, _ time: SceneTime) {
      if best.map({ time < $0.time }) ?? true { best = (timer, time) }
    }
    for (index, track) in state.tracks.enumerated() {
      if let motion = track.motion { consider(.settle(track: index), motion.end) }
    }
    for (index, follower) in state.followers.enumerated() where follower.residual != 0 {
      if let motion = fade(ofFollower: index) {
        consider(
          .fade(follower: index),
          follower.start.advanced(byNanoseconds: motion.durationNanoseconds))
      }
    }
    for (index, recognizer) in state.recognizers.enumerated() {
      if let deadline = recognizer.deadline { consider(.tap(recognizer: index), deadline) }
    }
    return best
  }
}
