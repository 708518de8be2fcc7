/// How one movement of a finger is shared out among the tracks of a route.
extension SceneMachine {
  /// Takes a finger that is past the end of its track, and comes back, to that end at most.
  ///
  /// - Returns: The travel from which on the movement is to be shared out; nil when the finger is
  ///   still past the end.
  mutating func comeBack(
    _ recognizer: Int, to travel: Double, toward side: PhysicalSide
  ) -> Double? {
    let drag = state.recognizers[recognizer].drag
    guard drag.track >= 0, holds(recognizer, drag.track) else { return drag.travel }
    let (lower, upper) = range(of: drag.track)
    let asked = request(drag, at: drag.travel)
    let end = Bounds.clamp(asked, from: lower, to: upper)
    let grows = side == positiveSide(of: drag.track)
    guard asked != end, (asked < end) == grows else { return drag.travel }
    let goal = request(drag, at: travel)
    let arrives = grows ? goal >= end : goal <= end
    // A track that ignores what is beyond its end is there only if the finger is there now.
    if program.tracks[drag.track].outOfRange != .ignore || goal == end {
      move(drag.track, by: recognizer, to: arrives ? end : goal)
    }
    return arrives ? self.travel(drag, at: end) : nil
  }

  /// Gives a movement to the first track with room; what its range does not take goes to the next;
  /// what is left over goes past the end of the last.
  mutating func distribute(
    _ recognizer: Int, from start: Double, to travel: Double, toward side: PhysicalSide
  ) {
    let route = leg(of: recognizer, toward: side)?.tracks ?? []
    var start = start
    var place = 0
    while start != travel {
      guard
        let next = route[place...].firstIndex(where: { canTake($0, toward: side, by: recognizer) })
      else { return overshoot(recognizer, route, from: start, to: travel) }
      let track = route[next]
      take(track, by: recognizer, at: start)
      let drag = state.recognizers[recognizer].drag
      let (lower, upper) = range(of: track)
      let grows = side == positiveSide(of: track)
      let end = grows ? upper : lower
      let (from, goal) = (request(drag, at: start), request(drag, at: travel))
      let crossesEnd = grows ? from <= end && goal > end : from >= end && goal < end
      let isLast = !route[(next + 1)...].contains { canTake($0, toward: side, by: recognizer) }
      guard crossesEnd, !isLast else { return move(track, by: recognizer, to: goal) }
      move(track, by: recognizer, to: end)
      start = self.travel(drag, at: end)
      place = next + 1
    }
  }

  /// Nobody has room: the last track of the route that could ever move takes the finger past its end,
  /// from where it has to come back.
  private mutating func overshoot(
    _ recognizer: Int, _ route: [Int], from start: Double, to travel: Double
  ) {
    let last =
      route.last { track in
        let (lower, upper) = range(of: track)
        return holds(recognizer, track) && lower < upper
      } ?? route.last { holds(recognizer, $0) }
    guard let last else {
      // Nothing moves this way; the next movement starts afresh.
      state.recognizers[recognizer].drag.track = -1
      return
    }
    take(last, by: recognizer, at: start)
    move(last, by: recognizer, to: request(state.recognizers[recognizer].drag, at: travel))
  }

  /// From `travel` on the track takes the drag, unless it does already.
  private mutating func take(_ track: Int, by recognizer: Int, at travel: Double) {
    guard state.recognizers[recognizer].drag.track != track else { return }
    anchor(recognizer, on: track, at: travel)
  }

  /// The track is where it is while the finger is at `travel`.
  mutating func anchor(_ recognizer: Int, on track: Int, at travel: Double) {
    let (lower, upper) = range(of: track)
    state.recognizers[recognizer].drag.track = track
    state.recognizers[recognizer].drag.anchorTravel = travel
    state.recognizers[recognizer].drag.anchorPosition = program.tracks[track].outOfRange.request(
      for: state.tracks[track].position, lower: lower, upper: upper, extent: extent(of: track))
  }

  /// What the finger asks of the track that takes the drag: its position without a range.
  private func request(_ drag: Drag, at travel: Double) -> Double {
    drag.anchorPosition + positiveSide(of: drag.track).sign * (travel - drag.anchorTravel)
  }

  /// The travel at which the finger asks for `position`.
  private func travel(_ drag: Drag, at position: Double) -> Double {
    drag.anchorTravel + positiveSide(of: drag.track).sign * (position - drag.anchorPosition)
  }

  /// Counts anew from the end of a track that has turned the finger away there.
  mutating func forgetExcess(_ recognizer: Int, at travel: Double) {
    let drag = state.recognizers[recognizer].drag
    guard drag.track >= 0, program.tracks[drag.track].outOfRange == .clampIncrements else { return }
    let (lower, upper) = range(of: drag.track)
    let request = request(drag, at: travel)
    if request < lower || request > upper { anchor(recognizer, on: drag.track, at: travel) }
  }

  private mutating func move(_ track: Int, by recognizer: Int, to request: Double) {
    let (lower, upper) = range(of: track)
    if program.tracks[track].outOfRange == .ignore, request < lower || request > upper { return }
    let position = program.tracks[track].outOfRange.position(
      for: request, lower: lower, upper: upper, extent: extent(of: track))
    guard position != state.tracks[track].position else { return }
    state.tracks[track].position = position
    state.tracks[track].reach = position
    state.recognizers[recognizer].drag.mover = track
    rebase(track)
    refreshPresences()
  }
}
