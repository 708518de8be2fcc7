extension SceneMachine {
  mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .size(let size, let motion):
      guard size.width >= 0, size.height >= 0, size.width <= 1e9, size.height <= 1e9 else { return }
      resize { $0.environment.size = size }
      effects.append(.layout(alongside: motion))
    case .insets(let insets, let motion):
      for side in PhysicalSide.allCases {
        guard (0...1e9).contains(insets.inset(at: side)) else { return }
      }
      resize { $0.environment.insets = insets }
      effects.append(.layout(alongside: motion))
    case .keyboard(let height, let motion):
      guard (0...1e9).contains(height) else { return }
      resize { $0.environment.keyboard = height }
      effects.append(.layout(alongside: motion))
    case .direction(let direction, let motion):
      resize { $0.environment.direction = direction }
      effects.append(.layout(alongside: motion))
    case .reducesMotion(let reduces): state.environment.reducesMotion = reduces
    case .depth(let stack, let depth): setDepth(depth, of: stack)
    case .mode(let mode, let value): set(mode, to: value)
    case .scrolled(let track, let offset, let metrics): scroll(track, offset, metrics)
    case .measured(let view, let content): measure(view, content)
    case .rows(let list, let rows): show(rows, in: list)
    case .quantity(let quantity, let points): measure(quantity, points)
    case .enables(let recognizer, let isEnabled): enable(recognizer, isEnabled)
    }
    isConfigurationStale = true
  }

  /// Changes the environment and derives every position again from its share of the range.
  private mutating func resize(_ change: (inout SceneState) -> Void) {
    let before = state.tracks.indices.map { range(of: $0) }
    change(&state)
    for track in state.tracks.indices {
      switch program.tracks[track].resize {
      case .keepProgress:
        let after = range(of: track)
        adjust(track) { position in
          let travel = before[track].upper - before[track].lower
          let share = travel > 0 ? (position - before[track].lower) / travel : 0
          return after.lower + share * (after.upper - after.lower)
        }
      case .keepPoints:
        let (lower, upper) = range(of: track)
        adjust(track) { Bounds.clamp($0, from: lower, to: upper) }
      case .close: close(track)
      }
    }
    for recognizer in state.recognizers.indices { reanchor(recognizer) }
  }

  /// Puts a track home at once, and its followers with it; one without detents stays
  /// in its range.
  mutating func close(_ track: Int) {
    if program.tracks[track].detents.isEmpty {
      let (lower, upper) = range(of: track)
      return adjust(track) { Bounds.clamp($0, from: lower, to: upper) }
    }
    let home = program.tracks[track].home
    let wasClosed = state.tracks[track].phase == .rest && state.tracks[track].base == home
    interrupt(track)
    state.tracks[track].phase = .rest
    state.tracks[track].base = home
    state.tracks[track].position = detentPosition(home, of: track)
    for (index, follower) in program.followers.enumerated()
    where follower.sources.contains(where: { $0.track == track }) {
      state.followers[index].residual = 0
    }
    guard !wasClosed else { return }
    arrived(track)
    if let stack = stack(movedBy: track) { finishPaging(stack) }
  }

  /// Maps every position that a track remembers; those on a detent go to where it is now.
  private mutating func adjust(_ track: Int, _ map: (Double) -> Double) {
    let base = state.tracks[track].base
    state.tracks[track].dragStart = map(state.tracks[track].dragStart)
    state.tracks[track].position = map(state.tracks[track].position)
    state.tracks[track].reach = map(state.tracks[track].reach)
    if state.tracks[track].isHeld { putInReach(track) }
    if state.tracks[track].phase == .rest, base >= 0 {
      state.tracks[track].position = detentPosition(base, of: track)
      if base != program.tracks[track].home {
        state.tracks[track].reach = state.tracks[track].position
      }
    }
    if var motion = state.tracks[track].motion {
      motion.redirect(
        from: map(motion.from), to: base >= 0 ? detentPosition(base, of: track) : map(motion.to))
      state.tracks[track].motion = motion
    }
  }

  /// The host has measured something: whatever is made of it is derived again.
  private mutating func measure(_ quantity: Int, _ points: Double) {
    guard program.quantities.indices.contains(quantity), (0...1e9).contains(points),
      case .measured = program.quantities[quantity]
    else { return }
    var measured = state.quantities
    measured[quantity] = points
    let quantities = SceneMachine.quantities(of: program, measured)
    resize { $0.quantities = quantities }
    effects.append(.layout(alongside: nil))
  }

  /// A row's recognizer is enabled in every row of its list.
  private mutating func enable(_ recognizer: Int, _ isEnabled: Bool) {
    guard state.recognizers.indices.contains(recognizer) else { return }
    for other in program.alike(recognizer) {
      state.recognizers[other].isHostEnabled = isEnabled
      if !isEnabled { disable(other) }
    }
  }

  /// Takes its touch from a recognizer.
  mutating func disable(_ recognizer: Int) {
    if state.recognizers[recognizer].phase.isActive {
      cancelled(recognizer)
    } else if !state.recognizers[recognizer].strokes.isEmpty,
      state.recognizers[recognizer].phase == .possible || state.recognizers[recognizer].isGhost
    {
      failed(recognizer)
    }
  }
}
