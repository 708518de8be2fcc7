import CoulisseModel
import CoulisseRuntime

/// A configuration at one instant of what goes on in it.
struct Moment {
  var machine: SceneMachine
  /// Where the finger that keeps a track has gone on to, if it has.
  var finger: Point?
  /// How long something has moved since.
  var nanoseconds: Int64 = 0
  /// What happens between that instant and this one.
  var events: [TimedEvent] = []
}

extension Moment {
  /// The instant at which a configuration is reached and, while something is on its way in it, later
  /// ones: of each motion, and of a drag over the whole way of its track.
  ///
  /// - Parameter path: The events that led to the machine as it is.
  static func all(of machine: SceneMachine, after path: [TimedEvent]) -> [Moment] {
    let start = Moment(machine: machine)
    let dragged = drags(of: machine, after: path)
    return [start] + motions(after: start) + dragged + dragged.flatMap(motions)
  }

  /// Quarters of the time to each deadline, until nothing moves.
  private static func motions(after start: Moment) -> [Moment] {
    var moments: [Moment] = []
    var machine = start.machine
    while let deadline = machine.nextDeadline, moments.count < 100 {
      let before = machine.state.now
      let left = deadline.nanoseconds(since: before)
      for quarter in Int64(1)...3 {
        machine.advance(to: before.advanced(byNanoseconds: left * quarter / 4))
        var later = start
        later.machine = machine
        later.nanoseconds = machine.state.now.nanoseconds(since: start.machine.state.now)
        later.events.append(TimedEvent(.advance, at: machine.state.now))
        moments.append(later)
      }
      machine.advance(to: deadline)
    }
    return moments
  }

  /// Quarters of the way of each track that a finger keeps, and a little beyond its ends.
  private static func drags(of machine: SceneMachine, after path: [TimedEvent]) -> [Moment] {
    guard let finger = path.lastPlace(ofFinger: TouchProbe.holdingFinger) else { return [] }
    let now = machine.state.now
    return machine.heldTracks.flatMap { track, holder in
      let (lower, upper) = machine.range(of: track)
      let toward = machine.program.tracks[track].positive
        .physical(in: machine.state.environment.direction)
      let gain = machine.program.recognizers[holder].gain
      let position = machine.position(of: track, at: now)
      return [-0.25, 0.25, 0.5, 0.75, 1.25].map { share in
        let way = (lower + (upper - lower) * share - position) / (gain > 0 ? gain : 1)
        let place = finger.moved(toward, by: way)
        let events = TouchProbe.dragging(
          machine.program.recognizers[holder].fingers.least, to: place, from: now)
        var copy = machine
        copy.send(events)
        return Moment(machine: copy, finger: place, events: events)
      }
    }
  }
}

extension SceneMachine {
  /// Tracks that a finger keeps, and the recognizers by which it does.
  var heldTracks: [(track: Int, holder: Int)] {
    state.tracks.indices.compactMap { index in
      if case .held(let holder) = state.tracks[index].phase { (index, holder) } else { nil }
    }
  }

  /// Whether a track or a tile moves by itself.
  var isMoving: Bool {
    state.tracks.contains { $0.phase == .moving } || state.tiles.contains(where: \.isMoving)
  }

  /// Tracks that are on their way, or that a finger keeps.
  var looseTracks: [Int] {
    state.tracks.indices.filter { state.tracks[$0].phase != .rest }
  }
}

extension [TimedEvent] {
  /// Where a finger was last seen.
  fileprivate func lastPlace(ofFinger finger: Int32) -> Point? {
    for timed in reversed() {
      if case .touch(let touch) = timed.event, touch.id == finger { return touch.location }
    }
    return nil
  }
}
