import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// What fingers do.
extension StepLowering {
  /// Fingers come down side by side, the first at a point.
  mutating func touchDown(
    _ fingers: Fingers, _ point: Point, at step: SourceRange
  ) throws(StepProblem) -> [TimedEvent] {
    var events: [TimedEvent] = []
    for (index, finger) in fingers.all.enumerated() {
      let right = ScenarioDefaults.fingerSpread * Double(index)
      events.append(
        try touchDown(finger, Point(x: point.x + right, y: point.y), at: step))
    }
    return events
  }

  mutating func touchUp(
    _ fingers: Fingers, at step: SourceRange
  ) throws(StepProblem) -> [TimedEvent] {
    var events: [TimedEvent] = []
    for finger in fingers.all {
      events.append(try touchUp(finger, velocity: nil, at: step))
    }
    return events
  }

  mutating func touchDown(
    _ finger: Int32, _ point: Point, at step: SourceRange
  ) throws(StepProblem) -> TimedEvent {
    if let earlier = down[finger] { throw .fingerIsDown(finger, since: earlier.step) }
    guard finger >= 0, point.isOnScreen else { throw .badNumber }
    down[finger] = Finger(location: point, step: step)
    return TimedEvent(.touch(TouchEvent(id: finger, phase: .down, location: point)), at: clock)
  }

  /// Fingers go as far as the first of them, straight and evenly, each sample of all at one instant.
  mutating func moves(
    _ fingers: Fingers, _ destination: Destination, over nanoseconds: Int64
  ) throws(StepProblem) -> [TimedEvent] {
    let ways = try self.ways(of: fingers, to: destination)
    // Rounded up, so that samples are never further apart than they may be.
    let interval = ScenarioDefaults.sampleNanoseconds
    let count = max(1, nanoseconds / interval + (nanoseconds % interval == 0 ? 0 : 1))
    guard eventCount + Int(count) * ways.count <= ScenarioDefaults.maximumEvents else {
      throw .tooManyEvents
    }
    var events: [TimedEvent] = []
    events.reserveCapacity(Int(count) * ways.count)
    for index in 1...count {
      let share = Double(index) / Double(count)
      let time = clock.advanced(
        byNanoseconds: nanoseconds / count * index + nanoseconds % count * index / count)
      for way in ways {
        let point = index == count ? way.end : way.point(at: share)
        events.append(
          TimedEvent(.touch(TouchEvent(id: way.finger, phase: .move, location: point)), at: time))
      }
    }
    pass(nanoseconds)
    for way in ways { down[way.finger]?.location = way.end }
    return events
  }

  private func ways(
    of fingers: Fingers, to destination: Destination
  ) throws(StepProblem) -> [FingerWay] {
    let start = try location(of: fingers.first)
    let end = destination.point(from: start)
    var ways = [FingerWay(finger: fingers.first, start: start, end: end)]
    for finger in fingers.all.dropFirst() {
      let own = try location(of: finger)
      ways.append(
        FingerWay(finger: finger, start: own, end: own + Vector(from: start, to: end)))
    }
    guard ways.allSatisfy({ $0.end.isOnScreen }) else { throw .badNumber }
    return ways
  }

  mutating func touchUp(
    _ finger: Int32, velocity: Vector?, at step: SourceRange
  ) throws(StepProblem) -> TimedEvent {
    let location = try location(of: finger)
    if let velocity, !Point(x: velocity.dx, y: velocity.dy).isOnScreen { throw .badNumber }
    down[finger] = nil
    lifted[finger] = step
    return TimedEvent(
      .touch(TouchEvent(id: finger, phase: .up, location: location, velocity: velocity)),
      at: clock)
  }

  mutating func touchCancel(
    _ finger: Int32, at step: SourceRange
  ) throws(StepProblem) -> TimedEvent {
    let location = try location(of: finger)
    down[finger] = nil
    lifted[finger] = step
    return TimedEvent(
      .touch(TouchEvent(id: finger, phase: .cancel, location: location)), at: clock)
  }

  private func location(of finger: Int32) throws(StepProblem) -> Point {
    guard let finger = down[finger] else { throw .fingerIsUp(finger, since: lifted[finger]) }
    return finger.location
  }
}

/// Where one finger goes.
private struct FingerWay {
  var finger: Int32
  var start: Point
  var end: Point

  func point(at share: Double) -> Point {
    Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}

extension Point {
  /// Points that no screen has.
  static let limit = 1e9

  fileprivate var isOnScreen: Bool { x.magnitude <= Self.limit && y.magnitude <= Self.limit }
}

extension Destination {
  func point(from start: Point) -> Point {
    switch self {
    case .to(let point): point
    case .by(let step): Point(x: start.x + step.dx, y: start.y + step.dy)
    }
  }
}
