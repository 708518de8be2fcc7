extension SceneMachine {
  func stack(movedBy track: Int) -> Int? {
    program.stacks.firstIndex { $0.track == track }
  }

  /// A page comes in: it counts from now, and slides from the popped end of its track. A page that is
  /// on its way in has arrived, one on its way out is gone.
  mutating func push(_ stack: Int) {
    let track = program.stacks[stack].track
    let isGoing = state.tracks[track].phase == .moving && state.tracks[track].base == 1
    if isGoing { note(.popped(stack: stack)) }
    if state.stacks[stack].phase == .pushing { note(.pushed(stack: stack)) }
    if !isGoing && state.stacks[stack].depth < .max { state.stacks[stack].depth += 1 }
    interrupt(track)
    state.tracks[track].position = detentPosition(1, of: track)
    setStack(stack, phase: .pushing)
    settle(track, to: 0, cause: .request)
  }

  /// The topmost page goes, unless it is on its way out already; it counts until it is gone.
  mutating func pop(_ stack: Int) {
    let track = program.stacks[stack].track
    guard state.stacks[stack].depth > 0, state.tracks[track].base != 1 else { return }
    setStack(stack, phase: .popping)
    settle(track, to: 1, cause: .request)
  }

  /// The page's track has arrived.
  mutating func finishPaging(_ stack: Int) {
    let track = program.stacks[stack].track
    if state.tracks[track].base == 1 {
      state.stacks[stack].depth = Swift.max(0, state.stacks[stack].depth - 1)
      state.tracks[track].base = 0
      state.tracks[track].position = detentPosition(0, of: track)
      note(.popped(stack: stack))
    } else if state.stacks[stack].phase == .pushing {
      note(.pushed(stack: stack))
    }
    setStack(stack, phase: state.stacks[stack].depth == 0 ? .root : .pushed)
  }

  /// The host says how many pages there are; a page on its way is there, or gone, at once.
  mutating func setDepth(_ depth: Int, of stack: Int) {
    guard state.stacks.indices.contains(stack), depth >= 0 else { return }
    let track = program.stacks[stack].track
    let isSo = state.stacks[stack].depth == depth && state.tracks[track].phase == .rest
    guard !isSo else { return }
    if depth != state.stacks[stack].depth {
      note(depth > state.stacks[stack].depth ? .pushed(stack: stack) : .popped(stack: stack))
    }
    interrupt(track)
    state.tracks[track].phase = .rest
    state.tracks[track].base = 0
    state.tracks[track].position = detentPosition(0, of: track)
    state.stacks[stack].depth = depth
    setStack(stack, phase: depth == 0 ? .root : .pushed)
  }

  mutating func setStack(_ stack: Int, phase: StackPhase) {
    state.stacks[stack].phase = phase
    isConfigurationStale = true
    effects.append(.stack(stack, depth: state.stacks[stack].depth, phase: phase))
  }
}
