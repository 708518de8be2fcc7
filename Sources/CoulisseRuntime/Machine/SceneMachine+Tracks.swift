extension SceneMachine {
  /// Points of the reference view, as it is laid out, along the track.
  func extent(of track: Int) -> Double {
    layoutSize(of: program.tracks[track].reference)
      .extent(along: program.tracks[track].positive.axis)
  }

  /// The least and the greatest position in points.
  public func range(of track: Int) -> (lower: Double, upper: Double) {
    guard state.tracks.indices.contains(track) else { return (0, 0) }
    let extent = extent(of: track)
    if let content = state.tracks[track].content {
      return (0, Swift.max(0, content - (state.tracks[track].window ?? extent)))
    }
    let lower = value(program.tracks[track].lower, of: extent)
    return (lower, Swift.max(lower, value(program.tracks[track].upper, of: extent)))
  }

  /// The position of a detent in points.
  public func detentPosition(_ detent: Int, of track: Int) -> Double {
    guard state.tracks.indices.contains(track) else { return 0 }
    let detents = program.tracks[track].detents
    guard detents.indices.contains(detent) else { return state.tracks[track].position }
    return value(detents[detent], of: extent(of: track))
  }

  /// The position of a track in points at `time`, which may lie ahead of the committed time.
  public func position(of track: Int, at time: SceneTime) -> Double {
    guard state.tracks.indices.contains(track) else { return 0 }
    return state.tracks[track].position(at: Swift.max(time, state.now))
  }

  /// The share of its range that a track has covered at `time`; 0 for an empty range.
  public func progress(of track: Int, at time: SceneTime) -> Double {
    guard state.tracks.indices.contains(track) else { return 0 }
    let (lower, upper) = range(of: track)
    return upper > lower ? (position(of: track, at: time) - lower) / (upper - lower) : 0
  }

  /// The share of the way from home to a detent that a track has covered at `time`: 0 at home, 1 at
  /// the detent. On a track with detents on both sides of home, 0 on the other side.
  public func progress(of track: Int, toward detent: Int, at time: SceneTime) -> Double {
    guard state.tracks.indices.contains(track) else { return 0 }
    let home = program.tracks[track].home
    let start = detentPosition(home, of: track)
    let way = detentPosition(detent, of: track) - start
    let share = way == 0 ? 0 : (position(of: track, at: time) - start) / way
    let isBetween = home > 0 && home < program.tracks[track].detents.count - 1
    return isBetween ? Swift.max(0, share) : share
  }

  /// The side of the screen toward which the position grows.
  func positiveSide(of track: Int) -> PhysicalSide {
    program.tracks[track].positive.physical(in: state.environment.direction)
  }

  /// A recognizer takes the track where it is; one that stops at its ends, at the end if a motion has
  /// carried it beyond.
  mutating func hold(_ track: Int, by recognizer: Int) {
    let before = fadingValues()
    interrupt(track)
    putInReach(track)
    state.tracks[track].phase = .held(by: recognizer)
    state.tracks[track].dragStart = state.tracks[track].position
    state.tracks[track].dragBase = state.tracks[track].base
    keepContinuous(before, track: track, restarting: false)
    state.tracks[track].goal = -1
    isConfigurationStale = true
    refreshPresences()
    if let stack = stack(movedBy: track) { setStack(stack, phase: .popping) }
  }

  /// Puts a track that is beyond where a finger could have put it on the closest such place.
  mutating func putInReach(_ track: Int) {
    let (lower, upper) = range(of: track)
    state.tracks[track].position = program.tracks[track].outOfRange.reachable(
      state.tracks[track].position, lower: lower, upper: upper, extent: extent(of: track))
  }

  /// Freezes a moving track at its present position.
  mutating func interrupt(_ track: Int) {
    guard let motion = state.tracks[track].motion else { return }
    state.tracks[track].position = motion.position(at: state.now)
    state.tracks[track].motion = nil
    effects.append(.interrupted(track: track, token: motion.token))
  }

  /// Lets go of a track with a velocity in points per second along its positive side.
  mutating func release(_ track: Int, velocity: Double, crossVelocity: Double, cause: SettleCause) {
    if cause == .cancel {
      switch program.tracks[track].cancel {
      case .settle: break
      case .goBack: return settle(track, to: state.tracks[track].dragBase, cause: cause)
      case .keep: return stay(track)
      }
    }
    guard
      let target = settleTarget(of: track, velocity: velocity, crossVelocity: crossVelocity)
    else { return stayInRange(track, velocity: velocity) }
    let home = program.tracks[track].home
    let isForbidden = target != home && isForbiddenByGroup(track)
    settle(track, to: isForbidden ? home : target, velocity: velocity, cause: cause)
  }

  /// A track without a rule stays, but not beyond its ends.
  private mutating func stayInRange(_ track: Int, velocity: Double) {
    let (lower, upper) = range(of: track)
    let position = state.tracks[track].position
    let inside = Bounds.clamp(position, from: lower, to: upper)
    if inside == position { return stay(track) }
    move(track, to: inside, detent: -1, velocity: velocity, cause: .bounds)
  }

  /// Stays where it is; in the same whole point of the stage as a detent, that is where it rests.
  private mutating func stay(_ track: Int) {
    state.tracks[track].phase = .rest
    let point = wholePoint(state.tracks[track].position, of: track)
    state.tracks[track].base =
      program.tracks[track].detents.indices.first {
        wholePoint(detentPosition($0, of: track), of: track) == point
      } ?? -1
    arrived(track)
  }

  /// The coordinate of what the track moves, from the left or the top, in points without fractions; what
  /// sums of touches are rounded by does not count.
  private func wholePoint(_ position: Double, of track: Int) -> Double {
    let coordinate =
      positiveSide(of: track).sign < 0 ? extent(of: track) - position : position
    return (coordinate + 1e-6).rounded(.down)
  }

  /// Tells that a track has come to rest, and before that what came and went with it.
  mutating func arrived(_ track: Int) {
    isConfigurationStale = true
    refreshPresences()
    effects.append(.settled(track: track, detent: state.tracks[track].base))
    for focus in program.focuses
    where focus.track == track && focus.detent == state.tracks[track].base {
      effects.append(.focus(view: focus.view))
    }
    if state.tracks[track].base >= 0 {
      note(.settled(track: track, at: state.tracks[track].base))
    }
  }

  /// Sends a track to a detent, at the instant of the call.
  ///
  /// - Parameter goal: Where it is to go from there; -1 for nowhere.
  mutating func settle(
    _ track: Int, to detent: Int, goal: Int = -1, velocity: Double = 0, cause: SettleCause
  ) {
    guard program.tracks[track].detents.indices.contains(detent) else { return stay(track) }
    move(
      track, to: detentPosition(detent, of: track), detent: detent, goal: goal,
      velocity: velocity, cause: cause)
    if detent != program.tracks[track].home { closeGroup(of: track) }
  }

  private mutating func move(
    _ track: Int, to end: Double, detent: Int, goal: Int = -1, velocity: Double,
    cause: SettleCause
  ) {
    let before = fadingValues()
    interrupt(track)
    let from = state.tracks[track].position
    let last = state.tracks[track].isHeld ? state.tracks[track].dragBase : state.tracks[track].base
    if detent >= 0, detent != last { note(.headed(track: track, for: detent)) }
    var spec = motion(of: track, over: (end - from).magnitude, cause: cause)
    let isAtOnce = state.environment.reducesMotion && program.tracks[track].reduced == nil
    if from == end || isAtOnce { spec.durationNanoseconds = 0 }
    // Over a distance of nothing, or next to nothing, there is no such velocity.
    let share = spec.takesVelocity ? velocity / (end - from) : 0
    var motion = ActiveMotion(
      from: from, to: end, start: state.now, spec: spec, velocity: share.isFinite ? share : 0,
      cause: cause, token: state.nextToken)
    motion.commit(state.now)
    state.nextToken = state.nextToken == .max ? 1 : state.nextToken + 1
    state.tracks[track].phase = .moving
    state.tracks[track].base = detent
    state.tracks[track].goal = goal
    state.tracks[track].motion = motion
    if detent >= 0, detent != program.tracks[track].home { state.tracks[track].reach = end }
    keepContinuous(before, track: track, restarting: true)
    isConfigurationStale = true
    refreshPresences()
    effects.append(
      .willSettle(
        SettlingMotion(
          track: track, from: from, to: end, detent: detent, curve: spec.curve,
          velocity: motion.velocity, start: motion.start, end: motion.end, cause: cause,
          token: motion.token)))
    if spec.durationNanoseconds <= 0 { finishSettling(track) }
  }

  /// How a track moves by itself over so many points: as it is written, but for a drag that was let go
  /// in a percent-driven transition, which takes the share of its time that is left; and as it is written
  /// for that while motion is reduced.
  private func motion(of track: Int, over distance: Double, cause: SettleCause) -> MotionSpec {
    if state.environment.reducesMotion, let reduced = program.tracks[track].reduced {
      return reduced
    }
    guard var spec = program.tracks[track].released, cause == .release || cause == .cancel else {
      return program.tracks[track].motion
    }
    let (lower, upper) = range(of: track)
    let share = upper > lower ? Swift.min(1, distance / (upper - lower)) : 0
    spec.durationNanoseconds = Int64(
      (Double(spec.durationNanoseconds) * share).rounded(.toNearestOrEven))
    return spec
  }

  /// The last intent wins: the other members of the track's group go home.
  private mutating func closeGroup(of track: Int) {
    for group in program.groups where group.members.contains(track) {
      for member in group.members where member != track && !isBoundForHome(member) {
        settle(member, to: program.tracks[member].home, cause: .group)
      }
    }
  }

  /// A track has arrived.
  mutating func finishSettling(_ track: Int) {
    guard let motion = state.tracks[track].motion else { return }
    state.tracks[track].position = motion.to
    state.tracks[track].motion = nil
    state.tracks[track].phase = .rest
    arrived(track)
    if let stack = stack(movedBy: track) { finishPaging(stack) }
    goOn(track)
  }

  /// A track that has stopped on its way goes on to the next stop.
  private mutating func goOn(_ track: Int) {
    let goal = state.tracks[track].goal
    if goal >= 0 { approach(goal, of: track, cause: .request) }
  }
}
