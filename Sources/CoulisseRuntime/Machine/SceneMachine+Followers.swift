extension SceneMachine {
  /// The value of a follower at `time`: what its sources say, and the residual that runs out.
  func value(ofFollower index: Int, at time: SceneTime) -> Double {
    sourceValue(ofFollower: index, at: time) + residual(ofFollower: index, at: time)
  }

  /// Whether the follower's own motion is over, or, where it has none, its sources are at rest.
  func isFollowerAtRest(_ index: Int, at time: SceneTime) -> Bool {
    let spec = program.followers[index]
    for source in spec.sources {
      switch state.tracks[source.track].phase {
      case .held: return false
      case .moving where spec.settling == nil:
        if !state.tracks[source.track].isAtRest(at: time) { return false }
      case .moving, .rest: break
      }
    }
    guard let motion = fade(ofFollower: index), state.followers[index].residual != 0 else {
      return true
    }
    return motion.end(from: state.followers[index].start) <= time
  }

  /// What the sources say: a function of positions, except that a source which settles counts with
  /// its end if the follower has a motion of its own.
  func sourceValue(ofFollower index: Int, at time: SceneTime) -> Double {
    let spec = program.followers[index]
    var total = spec.combination == .max ? -Double.infinity : 0
    for source in spec.sources {
      let track = state.tracks[source.track]
      var position = track.position(at: time)
      if spec.settling != nil, let motion = track.motion { position = motion.to }
      if source.reads == .reach { position = track.reach }
      let value = interpolate(source, at: position, view: spec.view)
      switch spec.combination {
      case .max: total = Swift.max(total, value)
      case .sum: total += value
      }
    }
    return total.isFinite ? total : 0
  }

  private func interpolate(_ source: FollowerSource, at position: Double, view: Int) -> Double {
    let stops = source.stops
    guard let first = stops.first else { return 0 }
    let extent = extent(of: source.track)
    if source.beyond == .hold, position <= self.value(first.position, of: extent) {
      return self.value(first.value, of: extent)
    }
    for next in stops.indices.dropFirst() {
      let isLast = next == stops.count - 1
      let end = self.value(stops[next].position, of: extent)
      guard position < end || (isLast && source.beyond == .extend) else { continue }
      let start = self.value(stops[next - 1].position, of: extent)
      let low = self.value(stops[next - 1].value, of: extent)
      let high = self.value(stops[next].value, of: extent)
      return end > start ? low + (high - low) * (position - start) / (end - start) : high
    }
    return self.value(stops[stops.count - 1].value, of: extent)
  }

  private func residual(ofFollower index: Int, at time: SceneTime) -> Double {
    let follower = state.followers[index]
    guard follower.residual != 0 else { return 0 }
    return follower.residual * (1 - fadeProgress(ofFollower: index, at: time))
  }

  /// The motion that a follower's residual runs out with.
  func fade(ofFollower index: Int) -> MotionSpec? {
    let spec = program.followers[index]
    return state.followers[index].isReduced ? spec.reduced : spec.settling
  }

  private func fadeProgress(ofFollower index: Int, at time: SceneTime) -> Double {
    fade(ofFollower: index)?.progress(from: state.followers[index].start, at: time) ?? 1
  }

  /// The values now of all followers that have a motion of their own.
  func fadingValues() -> [Double] {
    program.followers.indices.map {
      program.followers[$0].settling == nil ? 0 : value(ofFollower: $0, at: state.now)
    }
  }

  /// Makes the followers of a track continuous over a change of what it does.
  ///
  /// - Parameters:
  ///   - before: `fadingValues()` from before the change.
  ///   - restarting: A new motion of the follower begins: the track starts to settle. Otherwise the
  ///     track was grabbed, and the residual runs out with the fade that is under way.
  mutating func keepContinuous(_ before: [Double], track: Int, restarting: Bool) {
    for (index, spec) in program.followers.enumerated() {
      guard spec.settling != nil, spec.sources.contains(where: { $0.track == track }) else {
        continue
      }
      let missing = before[index] - sourceValue(ofFollower: index, at: state.now)
      let isReduced = state.environment.reducesMotion
      guard missing.magnitude > 1e-12, !isReduced || spec.reduced != nil else {
        state.followers[index].residual = 0
        if restarting { state.followers[index].start = state.now }
        continue
      }
      let left = 1 - fadeProgress(ofFollower: index, at: state.now)
      if restarting || left <= 1e-9 {
        state.followers[index] = FollowerState(
          residual: missing, start: state.now, isReduced: isReduced)
      } else {
        state.followers[index].residual = missing / left
      }
    }
  }
}
