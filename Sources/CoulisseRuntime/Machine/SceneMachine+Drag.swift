extension SceneMachine {
  /// The axis a recognizer drags along; that of the first leg of its route.
  func dragAxis(of recognizer: Int) -> Axis {
    program.recognizers[recognizer].route.first?.toward.axis ?? .horizontal
  }

  /// Takes hold of every track of the route that nobody else holds.
  mutating func beginDrag(_ recognizer: Int, at origin: Point) {
    state.recognizers[recognizer].drag = Drag(origin: origin)
    for leg in program.recognizers[recognizer].route {
      for track in leg.tracks {
        if case .held = state.tracks[track].phase { continue }
        if isForbiddenByGroup(track) { continue }
        hold(track, by: recognizer)
      }
    }
  }

  /// Moves the tracks of the route to where a finger displaced by `translation` from the origin puts
  /// them. Each step goes to the first track that has room; what its range does not take goes to
  /// the next; beyond the last the finger has to come back first.
  mutating func continueDrag(_ recognizer: Int, translation: Vector) {
    let axis = dragAxis(of: recognizer)
    let gain = program.recognizers[recognizer].gain
    let travel = translation.component(along: axis) * gain
    var drag = state.recognizers[recognizer].drag
    guard travel.isFinite, travel != drag.travel else { return }
    let toward: PhysicalSide =
      switch axis {
      case .horizontal: travel > drag.travel ? .right : .left
      case .vertical: travel > drag.travel ? .bottom : .top
      }
    let route = leg(of: recognizer, toward: toward)?.tracks ?? []
    if !isBeyondRange(drag) {
      takeUp(&drag, route[...], recognizer: recognizer, toward: toward, at: drag.travel)
    }
    while drag.track >= 0, holds(recognizer, drag.track) {
      let track = drag.track
      let raw = rawPosition(drag, at: travel)
      let (lower, upper) = range(of: track)
      let end = toward == positiveSide(of: track) ? upper : lower
      if raw < lower || raw > upper, let place = route.firstIndex(of: track) {
        var handedOn = drag
        takeUp(
          &handedOn, route[(place + 1)...], recognizer: recognizer, toward: toward,
          at: drag.anchorTravel + (end - drag.anchorPosition) * positiveSide(of: track).sign)
        if handedOn.track != track {
          setPosition(of: track, raw: end)
          drag = handedOn
          continue
        }
      }
      setPosition(of: track, raw: raw)
      break
    }
    drag.travel = travel
    state.recognizers[recognizer].drag = drag
  }

  /// Makes the first track of `route` with room the one that takes the drag from `travel` on.
  private func takeUp(
    _ drag: inout Drag, _ route: ArraySlice<Int>, recognizer: Int, toward: PhysicalSide,
    at travel: Double
  ) {
    guard
      let track = route.first(where: {
        holds(recognizer, $0) && canMove($0, toward: toward, by: recognizer)
      }) ?? (drag.track < 0 ? route.last(where: { holds(recognizer, $0) }) : nil),
      track != drag.track
    else { return }
    drag.track = track
    drag.anchorTravel = travel
    drag.anchorPosition = state.tracks[track].position
  }

  private func holds(_ recognizer: Int, _ track: Int) -> Bool {
    state.tracks[track].phase == .held(by: recognizer)
  }

  /// Whether the finger is past the end of the track that takes the drag.
  private func isBeyondRange(_ drag: Drag) -> Bool {
    guard drag.track >= 0 else { return false }
    let raw = rawPosition(drag, at: drag.travel)
    let (lower, upper) = range(of: drag.track)
    return raw < lower || raw > upper
  }

  /// Where the track that takes the drag would be without its range.
  private func rawPosition(_ drag: Drag, at travel: Double) -> Double {
    drag.anchorPosition + positiveSide(of: drag.track).sign * (travel - drag.anchorTravel)
  }

  private mutating func setPosition(of track: Int, raw: Double) {
    let (lower, upper) = range(of: track)
    state.tracks[track].position = program.tracks[track].outOfRange.position(
      for: raw, lower: lower, upper: upper, extent: extent(of: track))
    rebase(track)
  }

  /// After a change of size, travel counts anew from where track and finger are.
  mutating func reanchor(_ recognizer: Int) {
    let drag = state.recognizers[recognizer].drag
    guard drag.track >= 0 else { return }
    state.recognizers[recognizer].drag.anchorTravel = drag.travel
    state.recognizers[recognizer].drag.anchorPosition = state.tracks[drag.track].position
  }

  /// Lets go of all tracks: the one that took the last movement gets the velocity.
  ///
  /// - Parameter velocity: Of the finger, points per second.
  mutating func endDrag(_ recognizer: Int, velocity: Vector, cause: SettleCause) {
    let axis = dragAxis(of: recognizer)
    let gain = program.recognizers[recognizer].gain
    let along = velocity.component(along: axis) * gain
    let across = velocity.component(along: axis == .horizontal ? .vertical : .horizontal) * gain
    for track in state.tracks.indices where holds(recognizer, track) {
      let last = state.recognizers[recognizer].drag.track
      let moves = track == last || last < 0
      release(
        track, velocity: moves ? along * positiveSide(of: track).sign : 0,
        crossVelocity: moves ? across : 0, cause: cause)
    }
  }
}
