extension SceneMachine {
  /// Whether a condition holds at `time`, which may lie ahead of the committed time.
  public func holds(_ condition: Condition, at time: SceneTime) -> Bool {
    condition.clauses.allSatisfy { clause in
      clause.contains { holds($0.word, at: time) != $0.negated }
    }
  }

  private func holds(_ word: ConfigurationWord, at time: SceneTime) -> Bool {
    switch word {
    case .atRest(let track, let detent):
      state.tracks[track].isAtRest(at: time) && state.tracks[track].base == detent
    case .boundFor(let track, let detent): state.tracks[track].base == detent
    case .moving(let track):
      state.tracks[track].phase == .moving && !state.tracks[track].isAtRest(at: time)
    case .dragged(let track):
      state.tracks[track].isHeld
    case .past(let track, let detent):
      state.tracks[track].position(at: time) > detentPosition(detent, of: track)
    case .before(let track, let detent):
      state.tracks[track].position(at: time) < detentPosition(detent, of: track)
    case .depth(let stack, let depth): state.stacks[stack].depth == depth
    case .depthAtRest(let stack, let depth): state.stacks[stack].depthAtRest == depth
    case .mode(let mode, let value): state.modes[mode] == value
    case .followerAtRest(let follower, let value):
      isFollowerAtRest(follower, at: time) && sourceValue(ofFollower: follower, at: time) == value
    case .rowOpen(let list): isRowOpen(in: list)
    }
  }

  /// Whether a condition speaks of what the program has: one that the host has made may not.
  func knows(_ condition: Condition) -> Bool {
    condition.clauses.joined().allSatisfy { term in
      switch term.word {
      case .atRest(let track, _), .boundFor(let track, _), .moving(let track), .dragged(let track),
        .past(let track, _), .before(let track, _):
        state.tracks.indices.contains(track)
      case .depth(let stack, _), .depthAtRest(let stack, _): state.stacks.indices.contains(stack)
      case .mode(let mode, _): state.modes.indices.contains(mode)
      case .rowOpen(let list): program.lists.indices.contains(list)
      case .followerAtRest(let follower, _): state.followers.indices.contains(follower)
      }
    }
  }

  /// Tells the host which recognizers it should enable or disable. One that tracks a touch keeps
  /// what it had until it is done, for guards are read at touch down; being done makes the
  /// configuration stale again.
  mutating func refreshEnabled() {
    guard isConfigurationStale else { return }
    isConfigurationStale = false
    for index in program.recognizers.indices {
      let recognizer = state.recognizers[index]
      guard recognizer.strokes.isEmpty, !recognizer.phase.isActive else { continue }
      let isReady = isReady(index)
      if recognizer.isEnabled != isReady {
        state.recognizers[index].isEnabled = isReady
        effects.append(.enabled(recognizer: index, isReady))
      }
    }
  }
}
