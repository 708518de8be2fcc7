import CoulisseModel
import CoulisseRuntime

/// A touch that the checker tries.
struct TouchProbe: Hashable {
  var start: Point
  var script: TouchScript
  /// Points from one finger to the next, to the right.
  var spread = 0.0
  /// Where those come down that only one of the two takes; nil for none.
  var beside: Point?

  /// Finger that the touches of a pair use, and the one that keeps a track.
  static let finger: Int32 = 1
  static let holdingFinger: Int32 = 2
  /// Those of a pair with more than one finger come after this one.
  private static let otherFingers: Int32 = 6

  static let tenth: Int64 = 100_000_000

  /// Lengths of strokes that tell all pans apart: each a little more than one of their thresholds, in
  /// whole points.
  static func lengths(in program: SceneProgram) -> [Double] {
    let thresholds = program.recognizers.compactMap { $0.reach(from: program.decisionRadius) }
    return Set(thresholds.map { max($0, program.decisionRadius).rounded(.up) + 2 }).sorted()
  }

  /// The touches of the script, in tenths of seconds or in half of the time that the hastiest tap
  /// allows, and time until no tap waits any more.
  func events(in program: SceneProgram, from time: SceneTime) -> [TimedEvent] {
    var (hold, pause, wait) = (TouchProbe.tenth, TouchProbe.tenth, Int64(0))
    for kind in program.recognizers.map(\.kind) {
      switch kind {
      case .tap(let count, _, let maximum, let gap):
        hold = min(hold, maximum / 2)
        if count > 1 { pause = min(pause, gap / 2) }
        if count > script.times { wait = max(wait, gap) }
      case .longPress(_, let time): hold = min(hold, time / 2)
      case .swipe(_, let maximum): hold = min(hold, maximum / 2)
      case .pan, .edgePan, .scroll: break
      }
    }
    hold = script.hold ?? hold
    var events: [TimedEvent] = []
    var clock: Int64 = 0
    for index in 0..<script.times {
      if index > 0 { clock += pause }
      events += touches(.down, time, after: clock)
      let down = clock
      let way =
        script.movement.map { Vector(from: start, to: start.moved($0.heading, by: $0.length)) }
        ?? .zero
      if script.movement != nil {
        clock += hold
        events += touches(.move, by: way, time, after: clock)
      }
      clock = max(clock + hold, down + script.rest)
      events += touches(.up, by: way, time, after: clock)
    }
    guard wait > 0, script.movement == nil, let last = events.last else { return events }
    return events + [TimedEvent(.advance, at: last.time.advanced(byNanoseconds: wait))]
  }

  /// What all fingers do at once, so far from where they came down.
  private func touches(
    _ phase: TouchPhase, by way: Vector = .zero, _ time: SceneTime, after nanoseconds: Int64
  ) -> [TimedEvent] {
    let starts =
      (0..<script.fingers).map { start.moved(.right, by: spread * Double($0)) }
      + (beside.map { Array(repeating: $0, count: script.others.count) } ?? [])
    return starts.enumerated().map { index, start in
      TouchProbe.touch(
        phase, start + way, time, after: nanoseconds,
        finger: index == 0 ? TouchProbe.finger : TouchProbe.otherFingers + Int32(index))
    }
  }

  /// A touch of the other finger that begins the recognizer and stays down; nil where none does.
  static func holding(_ recognizer: Int, on machine: SceneMachine) -> [TimedEvent]? {
    let claim = machine.claim(of: recognizer)
    guard !claim.isEmpty, let length = lengths(in: machine.program).last else { return nil }
    let now = machine.state.now
    for point in machine.points(takenBy: recognizer) {
      for side in PhysicalSide.allCases where claim.contains(Headings(side)) {
        let fingers = (0..<machine.program.recognizers[recognizer].fingers.least).map {
          holdingFinger + Int32($0)
        }
        var events = fingers.map { touch(.down, point, now, finger: $0) }
        if case .longPress(_, let time) = machine.program.recognizers[recognizer].kind {
          events.append(TimedEvent(.advance, at: now.advanced(byNanoseconds: time)))
        } else {
          let end = point.moved(side, by: length)
          events += fingers.map { touch(.move, end, now, after: tenth, finger: $0) }
        }
        var copy = machine
        copy.send(events)
        if copy.state.recognizers[recognizer].phase.isActive { return events }
      }
    }
    return nil
  }

  /// The fingers that keep a track go on to another place.
  static func dragging(_ fingers: Int, to point: Point, from time: SceneTime) -> [TimedEvent] {
    (0..<fingers).map {
      touch(.move, point, time, after: tenth, finger: holdingFinger + Int32($0))
    }
  }

  static func touch(
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
