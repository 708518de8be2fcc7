import CoulisseModel
package import CoulisseRuntime

/// What one finger does from where it comes down.
package enum TouchScript: Sendable, Hashable {
  /// Whole taps on one spot.
  case taps(Int)
  /// Straight on, in points.
  case stroke(PhysicalSide, length: Double)

  /// The way it goes; nil for taps.
  package var heading: PhysicalSide? {
    switch self {
    case .taps: nil
    case .stroke(let heading, _): heading
    }
  }
}

/// A touch that the checker tries.
struct TouchProbe: Hashable {
  var start: Point
  var script: TouchScript

  /// Finger that the touches of a pair use, and the one that keeps a track.
  static let finger: Int32 = 1
  static let holdingFinger: Int32 = 2

  private static let tenth: Int64 = 100_000_000

  /// Lengths of strokes that tell all pans apart: each a little more than one of their thresholds, in
  /// whole points.
  static func lengths(in program: SceneProgram) -> [Double] {
    let thresholds = program.recognizers.map { max($0.slop, program.decisionRadius) }
    return Set(thresholds.map { $0.rounded(.up) + 2 }).sorted()
  }

  /// Down, what the script says in tenths of seconds, up, and time until no tap waits any more.
  func events(in program: SceneProgram, from time: SceneTime) -> [TimedEvent] {
    switch script {
    case .taps(let count): taps(count, in: program, from: time)
    case .stroke(let heading, let length):
      [
        TouchProbe.touch(.down, start, time),
        TouchProbe.touch(.move, start.moved(heading, by: length), time, after: TouchProbe.tenth),
        TouchProbe.touch(.up, start.moved(heading, by: length), time, after: 2 * TouchProbe.tenth),
      ]
    }
  }

  private func taps(
    _ count: Int, in program: SceneProgram, from time: SceneTime
  ) -> [TimedEvent] {
    // Half of the time that the hastiest allows, between taps as well as for each.
    var (hold, pause, wait) = (TouchProbe.tenth, TouchProbe.tenth, Int64(0))
    for case .tap(let other, _, let maximum, let gap) in program.recognizers.map(\.kind) {
      hold = min(hold, maximum / 2)
      if other > 1 { pause = min(pause, gap / 2) }
      if other > count { wait = max(wait, gap) }
    }
    let taps = (0..<Int64(count)).flatMap { index in
      let down = index * (hold + pause)
      return [
        TouchProbe.touch(.down, start, time, after: down),
        TouchProbe.touch(.up, start, time, after: down + hold),
      ]
    }
    guard wait > 0, let last = taps.last else { return taps }
    return taps + [TimedEvent(.advance, at: last.time.advanced(byNanoseconds: wait))]
  }

  /// A touch of the other finger that begins the recognizer and stays down; nil where none does.
  static func holding(_ recognizer: Int, on machine: SceneMachine) -> [TimedEvent]? {
    let claim = machine.claim(of: recognizer)
    guard !claim.isEmpty, let length = lengths(in: machine.program).last else { return nil }
    let now = machine.state.now
    for point in TouchGrid(machine).points where machine.shouldReceive(recognizer, at: point) {
      for side in PhysicalSide.allCases where claim.contains(Headings(side)) {
        let events = [
          touch(.down, point, now, finger: holdingFinger),
          touch(.move, point.moved(side, by: length), now, after: tenth, finger: holdingFinger),
        ]
        var copy = machine
        for timed in events { copy.send(timed.event, at: timed.time) }
        if copy.state.recognizers[recognizer].phase.isActive { return events }
      }
    }
    return nil
  }

  /// The finger that keeps a track goes on to another place.
  static func dragging(to point: Point, from time: SceneTime) -> [TimedEvent] {
    [touch(.move, point, time, after: tenth, finger: holdingFinger)]
  }

  private static func touch(
    _ phase: TouchPhase, _ point: Point, _ time: SceneTime, after nanoseconds: Int64 = 0,
    finger: Int32 = TouchProbe.finger
  ) -> TimedEvent {
    TimedEvent(
      .touch(TouchEvent(id: finger, phase: phase, location: point)),
      at: time.advanced(byNanoseconds: nanoseconds))
  }
}

extension Point {
  /// The point this many points toward a side.
  func moved(_ side: PhysicalSide, by points: Double) -> Point {
    switch side.axis {
    case .horizontal: Point(x: x + points * side.sign, y: y)
    case .vertical: Point(x: x, y: y + points * side.sign)
    }
  }
}
