extension SceneMachine {
  /// The axis a recognizer drags along; that of the first leg of its route.
  func dragAxis(of recognizer: Int) -> Axis {
    program.recognizers[recognizer].route.first?.toward.axis ?? .horizontal
  }

  func holds(_ recognizer: Int, _ track: Int) -> Bool {
    state.tracks[track].phase == .held(by: recognizer)
  }

  /// Whether the recognizer holds the track and a drag toward `side` would move it.
  func canTake(_ track: Int, toward side: PhysicalSide, by recognizer: Int) -> Bool {
    holds(recognizer, track) && canMove(track, toward: side, by: recognizer)
  }

  /// Takes hold of every track of the route that is free.
  mutating func beginDrag(_ recognizer: Int, at origin: Point) {
    state.recognizers[recognizer].drag = Drag(origin: origin)
    let tile = program.recognizers[recognizer].tile
    if tile >= 0 { return take(tile: tile, by: recognizer) }
    for leg in program.recognizers[recognizer].route {
      for track in leg.tracks where isFree(track) { hold(track, by: recognizer) }
    }
  }

  /// Moves the tracks of the route to where a finger displaced by `translation` from the origin puts
  /// them.
  mutating func continueDrag(_ recognizer: Int, translation: Vector) {
    let tile = program.recognizers[recognizer].tile
    if tile >= 0 { return carry(tile: tile, by: translation) }
    let axis = dragAxis(of: recognizer)
    let gain = program.recognizers[recognizer].gain
    let travel = translation.component(along: axis) * gain
    let last = state.recognizers[recognizer].drag.travel
    guard travel.isFinite, travel != last else { return }
    let toward: PhysicalSide =
      switch axis {
      case .horizontal: travel > last ? .right : .left
      case .vertical: travel > last ? .bottom : .top
      }
    if let free = comeBack(recognizer, to: travel, toward: toward) {
      distribute(recognizer, from: free, to: travel, toward: toward)
    }
    forgetExcess(recognizer, at: travel)
    state.recognizers[recognizer].drag.travel = travel
  }

  /// After a change of size, travel counts anew from where track and finger are.
  mutating func reanchor(_ recognizer: Int) {
    let track = state.recognizers[recognizer].drag.track
    guard track >= 0 else { return }
    anchor(recognizer, on: track, at: state.recognizers[recognizer].drag.travel)
  }

  /// Lets go of all tracks: the one that moved last gets the velocity; if none has moved, the one
  /// that a drag in its direction would move first.
  ///
  /// - Parameter velocity: Of the finger, points per second.
  mutating func endDrag(_ recognizer: Int, velocity: Vector, cause: SettleCause) {
    let tile = program.recognizers[recognizer].tile
    if tile >= 0 { return drop(tile: tile) }
    let axis = dragAxis(of: recognizer)
    let gain = program.recognizers[recognizer].gain
    let along = velocity.component(along: axis) * gain
    let across = velocity.component(along: axis == .horizontal ? .vertical : .horizontal) * gain
    var mover = state.recognizers[recognizer].drag.mover
    if mover < 0 {
      let toward: PhysicalSide =
        switch axis {
        case .horizontal: along > 0 ? .right : .left
        case .vertical: along > 0 ? .bottom : .top
        }
      mover =
        leg(of: recognizer, toward: toward)?.tracks.first {
          canTake($0, toward: toward, by: recognizer)
        } ?? -1
    }
    for track in state.tracks.indices where holds(recognizer, track) {
      let isMover = track == mover
      release(
        track, velocity: isMover ? along * positiveSide(of: track).sign : 0,
        crossVelocity: isMover ? across : 0, cause: cause)
    }
  }
}
