@testable import CoulisseRuntime

/// Events at random instants: two fingers that stroke, tap, linger and get lost, a host with gestures
/// of its own, requests, sizes, and now and then what no host should send. At the end every finger is
/// gone.
struct RandomScript {
  private var numbers: NumberSequence
  private let program: SceneProgram
  private var fingers: [Point?] = [nil, nil]
  private var now = 0
  private(set) var events: [(SceneEvent, SceneTime)] = []

  init(seed: UInt64, for program: SceneProgram, length: Int = 60) {
    numbers = NumberSequence(seed: seed &* 31 &+ 7)
    self.program = program
    for _ in 0..<length { addEvent() }
    for finger in fingers.indices where fingers[finger] != nil {
      lift(finger, cancels: numbers.chance(3))
    }
    for recognizer in program.recognizers.indices { gesture(recognizer, .cancelled) }
  }

  private mutating func send(_ event: SceneEvent) {
    let late = numbers.chance(10) ? numbers.index(below: 100) : 0
    events.append((event, numbers.chance(60) ? .distantPast : .milliseconds(now - late)))
  }

  private mutating func addEvent() {
    now += numbers.pick([0, 0, 1, 8, 16, 16, 16, 60, 200, 400])
    switch numbers.index(below: 20) {
    case 0..<15: touch()
    case 15:
      let recognizer = numbers.index(below: program.recognizers.count)
      gesture(recognizer, numbers.pick([.began, .changed, .changed, .ended, .cancelled]))
    case 16..<18: send(.perform(action()))
    case 18 where numbers.chance(2): send(.environment(change()))
    case 18: send(.escape)
    default: send(.advance)
    }
  }

  private mutating func touch() {
    let finger = numbers.index(below: 2)
    guard let point = fingers[finger] else {
      let point = Point(
        numbers.pick([3, 30, 100, 200, 397]), numbers.pick([3, 100, 300, 500, 797]))
      fingers[finger] = point
      return add(finger, .down, point)
    }
    switch numbers.index(below: 20) {
    case 0..<15:
      let moved = Point(
        point.x + numbers.pick([0, 3, -3, 12, -12, 80, -150]),
        point.y + numbers.pick([0, 0, 2, -12, 12, 90, -90]))
      fingers[finger] = moved
      add(finger, .move, moved)
    case 15 where numbers.chance(3):
      add(finger, numbers.pick([.down, .move]), Point(numbers.pick([.nan, 1e300, 50]), 50))
    default: lift(finger, cancels: numbers.chance(6))
    }
  }

  private mutating func lift(_ finger: Int, cancels: Bool) {
    add(finger, cancels ? .cancel : .up, fingers[finger] ?? Point(0, 0))
    fingers[finger] = nil
  }

  private mutating func add(_ finger: Int, _ phase: TouchPhase, _ point: Point) {
    send(.touch(TouchEvent(id: Int32(finger), phase: phase, location: point)))
  }

  private mutating func gesture(_ recognizer: Int, _ phase: RecognizerPhase) {
    send(
      .gesture(
        GestureEvent(
          recognizer: recognizer, phase: phase,
          translation: Vector(
            dx: numbers.pick([0, 30, -80, 150, .nan]), dy: numbers.pick([0, 30, -80, 150])),
          velocity: Vector(dx: numbers.pick([0, 500, -500, .infinity]), dy: 0))))
  }

  private mutating func action() -> SceneAction {
    let (track, detent) = (numbers.index(below: 4) - 1, numbers.index(below: 4) - 1)
    return numbers.pick([
      .settle(track: track, detent: detent), .toggle(track: track, detent: detent),
      .push(stack: 0), .pop(stack: 0), .emit(action: 3),
    ])
  }

  private mutating func change() -> EnvironmentChange {
    let width = numbers.pick([400, 400, 200, 800, 0, .nan, -5, 1e300])
    return numbers.pick([
      .size(Size(width: width, height: 800), alongside: nil),
      .insets(Insets(left: width / 10, top: 0, right: 10, bottom: 0), alongside: nil),
      .keyboard(width / 2, alongside: nil), .depth(stack: 0, numbers.index(below: 4) - 1),
      .direction(numbers.chance(2) ? .rightToLeft : .leftToRight),
      .reducesMotion(numbers.chance(2)),
      .scrolled(
        track: numbers.index(below: 3), offset: width / 10,
        metrics: ScrollMetrics(content: width, viewport: 100)),
      .measured(view: numbers.index(below: 3), content: Size(width: 500, height: width)),
      .enables(recognizer: numbers.index(below: 4) - 1, numbers.chance(2)),
    ])
  }
}
