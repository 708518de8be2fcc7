import CoulisseModel
import CoulisseRuntime

/// A straight one-finger movement, or a tap where it has no heading.
struct TouchProbe: Hashable {
  var start: Point
  var heading: PhysicalSide?

  /// Finger that the strokes of a pair use, and the one that keeps a track.
  static let finger: Int32 = 1
  static let holdingFinger: Int32 = 2

  /// Longer than any slop that claims agree on, in whole points.
  static func length(in program: SceneProgram) -> Double {
    let slops = program.recognizers.map(\.slop) + [program.decisionRadius]
    return (slops.max() ?? 0).rounded(.up) + 2
  }

  /// Down, one sample along the heading a tenth of a second later, up another tenth later.
  func events(in program: SceneProgram, from time: SceneTime) -> [TimedEvent] {
    var end = start
    if let heading {
      let step = TouchProbe.length(in: program) * heading.sign
      switch heading.axis {
      case .horizontal: end.x += step
      case .vertical: end.y += step
      }
    }
    let tenth: Int64 = 100_000_000
    var events = [TouchProbe.touch(.down, start, TouchProbe.finger, time)]
    if heading != nil {
      events.append(
        TouchProbe.touch(.move, end, TouchProbe.finger, time.advanced(byNanoseconds: tenth)))
    }
    let lift = time.advanced(byNanoseconds: heading == nil ? tenth : 2 * tenth)
    return events + [TouchProbe.touch(.up, end, TouchProbe.finger, lift)]
  }

  /// A probe of the other finger that begins the recognizer and stays down; nil where it cannot.
  static func holding(_ recognizer: Int, on machine: SceneMachine) -> [TimedEvent]? {
    let claim = machine.claim(of: recognizer)
    guard !claim.isEmpty else { return nil }
    let now = machine.state.now
    for point in TouchGrid(machine).points where machine.shouldReceive(recognizer, at: point) {
      for side in PhysicalSide.allCases where claim.contains(Headings(side)) {
        let probe = TouchProbe(start: point, heading: side).events(in: machine.program, from: now)
        let events = probe.dropLast().map { timed in
          guard case .touch(var touch) = timed.event else { return timed }
          touch.id = holdingFinger
          return TimedEvent(.touch(touch), at: timed.time)
        }
        var copy = machine
        for timed in events { copy.send(timed.event, at: timed.time) }
        if copy.state.recognizers[recognizer].phase.isActive { return events }
      }
    }
    return nil
  }

  private static func touch(
    _ phase: TouchPhase, _ point: Point, _ id: Int32, _ time: SceneTime
  ) -> TimedEvent {
    TimedEvent(.touch(TouchEvent(id: id, phase: phase, location: point)), at: time)
  }
}
