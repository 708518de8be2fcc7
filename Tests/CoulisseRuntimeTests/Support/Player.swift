@testable import CoulisseRuntime

extension SceneTime {
  static func milliseconds(_ count: Int) -> SceneTime {
    SceneTime(nanoseconds: Int64(count) * 1_000_000)
  }
}

extension Point {
  init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}

/// A machine, whose clock counts milliseconds, and everything it has asked of its host.
struct Player {
  var machine: SceneMachine
  var log: [SceneEffect] = []

  init(_ program: SceneProgram, reportsArbitration: Bool = true) {
    machine = SceneMachine(program, reportsArbitration: reportsArbitration)
  }

  mutating func send(_ event: SceneEvent, at milliseconds: Int) {
    send(event, at: .milliseconds(milliseconds))
  }

  mutating func send(_ event: SceneEvent, at time: SceneTime) {
    machine.send(event, at: time)
    log += machine.effects
  }

  mutating func advance(to milliseconds: Int) { send(.advance, at: milliseconds) }

  mutating func perform(_ action: SceneAction, at milliseconds: Int) {
    send(.perform(action), at: milliseconds)
  }

  mutating func change(_ change: EnvironmentChange, at milliseconds: Int) {
    send(.environment(change), at: milliseconds)
  }

  // MARK: Touches

  private mutating func touch(
    _ phase: TouchPhase, _ x: Double, _ y: Double, _ milliseconds: Int, _ finger: Int32
  ) {
    let touch = TouchEvent(id: finger, phase: phase, location: Point(x, y))
    send(.touch(touch), at: milliseconds)
  }

  mutating func down(_ x: Double, _ y: Double, at milliseconds: Int, finger: Int32 = 0) {
    touch(.down, x, y, milliseconds, finger)
  }

  mutating func move(_ x: Double, _ y: Double, at milliseconds: Int, finger: Int32 = 0) {
    touch(.move, x, y, milliseconds, finger)
  }

  mutating func up(_ x: Double, _ y: Double, at milliseconds: Int, finger: Int32 = 0) {
    touch(.up, x, y, milliseconds, finger)
  }

  mutating func cancel(at milliseconds: Int, finger: Int32 = 0) {
    touch(.cancel, 0, 0, milliseconds, finger)
  }

  mutating func tap(_ x: Double, _ y: Double, at milliseconds: Int, finger: Int32 = 0) {
    down(x, y, at: milliseconds, finger: finger)
    up(x, y, at: milliseconds + 50, finger: finger)
  }

  /// A straight drag in even steps of ten milliseconds, then a rest of 200 ms, so that the release
  /// has no speed.
  mutating func drag(
    _ start: Point, to end: Point, at milliseconds: Int, steps: Int = 10, lifts: Bool = true,
    finger: Int32 = 0
  ) {
    down(start.x, start.y, at: milliseconds, finger: finger)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      move(
        start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share,
        at: milliseconds + 10 * step, finger: finger)
    }
    if lifts { up(end.x, end.y, at: milliseconds + 10 * steps + 200, finger: finger) }
  }

  mutating func gesture(
    _ recognizer: Int, _ phase: RecognizerPhase, _ dx: Double = 0, _ dy: Double = 0,
    velocity: Vector = .zero, at milliseconds: Int
  ) {
    send(
      .gesture(
        GestureEvent(
          recognizer: recognizer, phase: phase, translation: Vector(dx: dx, dy: dy),
          velocity: velocity)),
      at: milliseconds)
  }

  // MARK: Readings at the committed time

  func position(_ track: Int) -> Double { machine.position(of: track, at: machine.state.now) }

  func base(_ track: Int) -> Int { machine.state.tracks[track].base }

  func phase(_ track: Int) -> TrackPhase { machine.state.tracks[track].phase }

  func x(_ view: Int) -> Double { machine.stageRect(of: view, at: machine.state.now).x }

  func opacity(_ view: Int) -> Double {
    machine.placement(of: view, at: machine.state.now).opacity
  }

  func isHidden(_ view: Int) -> Bool {
    machine.placement(of: view, at: machine.state.now).isHidden
  }

  func depth(_ stack: Int) -> Int { machine.state.stacks[stack].depth }

  /// What the log says about one recognizer, without the samples in between.
  func phases(_ recognizer: Int) -> [RecognizerPhase] {
    log.compactMap {
      if case .recognizer(recognizer, let phase) = $0, phase != .changed { phase } else { nil }
    }
  }

  /// The actions the app was told, in order.
  var actions: [Int] {
    log.compactMap { if case .action(let action, _) = $0 { action } else { nil } }
  }

  /// The detents at which a track has come to rest, in order.
  func settled(_ track: Int) -> [Int] {
    log.compactMap { if case .settled(track, let detent) = $0 { detent } else { nil } }
  }

  /// The motions a track has started, in order.
  func motions(_ track: Int) -> [SettlingMotion] {
    log.compactMap {
      if case .willSettle(let motion) = $0, motion.track == track { motion } else { nil }
    }
  }
}
