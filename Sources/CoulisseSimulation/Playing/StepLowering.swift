import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// Turns steps into what every engine plays. The one place where the words of scenarios get their
/// meaning; it is asked step by step because places and rest depend on what the scene did before.
struct StepLowering {
  struct Finger {
    var location: Point
    var step: SourceRange
  }

  let scene: Scene
  let symbols: SceneSymbols
  /// When the next step begins, unless it says so itself.
  private(set) var clock = SceneTime(nanoseconds: 0)
  var down: [Int32: Finger] = [:]
  var lifted: [Int32: SourceRange] = [:]
  private(set) var eventCount = 0

  init(_ scene: Scene, _ symbols: SceneSymbols) {
    self.scene = scene
    self.symbols = symbols
  }

  /// The events that put a machine on the stage of a scenario.
  mutating func opening(of scenario: Scenario) throws(StepProblem) -> [TimedEvent] {
    var events: [TimedEvent] = []
    if let size = scenario.viewport {
      events.append(TimedEvent(.environment(.size(try stage(size), alongside: nil)), at: clock))
    }
    if scenario.direction != .leftToRight {
      events.append(TimedEvent(.environment(.direction(scenario.direction)), at: clock))
    }
    for told in scenario.rows { events += try show(told) }
    return events + [TimedEvent(.advance, at: clock)]
  }

  /// The events of one step on a machine that has played all steps before. A step that cannot be
  /// done leaves no trace: its time does not pass and its finger does not come down.
  mutating func events(
    of step: ScenarioStep, on machine: SceneMachine
  ) throws(StepProblem) -> [TimedEvent] {
    var next = self
    let events = try next.unguardedEvents(of: step, on: machine)
    self = next
    return events
  }

  private mutating func unguardedEvents(
    of step: ScenarioStep, on machine: SceneMachine
  ) throws(StepProblem) -> [TimedEvent] {
    var machine = machine
    var events: [TimedEvent] = []
    if let time = step.time?.value {
      guard time >= clock.nanoseconds else {
        throw .timeRunsBackwards(isAlready: clock.nanoseconds)
      }
      clock = SceneTime(nanoseconds: time)
      machine.advance(to: clock)
      events.append(TimedEvent(.advance, at: clock))
    }
    events += try self.events(of: step.action, at: step.range, on: machine)
    eventCount += events.count
    guard eventCount <= ScenarioDefaults.maximumEvents else { throw .tooManyEvents }
    return events
  }

  /// The fingers that are down, with the steps in which they came.
  var unlifted: [(finger: Int32, step: SourceRange)] {
    down.map { ($0.key, $0.value.step) }.sorted { $0.finger < $1.finger }
  }

  private mutating func events(
    of action: StepAction, at step: SourceRange, on machine: SceneMachine
  ) throws(StepProblem) -> [TimedEvent] {
    switch action {
    case .down(let finger, let spot):
      return [try touchDown(finger, try point(of: spot, on: machine), at: step)]
    case .move(let fingers, let destination, let nanoseconds):
      return try moves(fingers, destination, over: try duration(nanoseconds))
    case .up(let finger, let velocity):
      return [try touchUp(finger, velocity: velocity, at: step)]
    case .cancel(let finger): return [try touchCancel(finger, at: step)]
    case .drag(let stroke): return try events(of: stroke, at: step, on: machine)
    case .tap(let fingers, let spot, let nanoseconds):
      let start = try touchDown(fingers, try point(of: spot, on: machine), at: step)
      pass(try duration(nanoseconds))
      return start + (try touchUp(fingers, at: step))
    case .perform(let action):
      guard let action = scene.sceneAction(for: action, symbols) else { throw .badNumber }
      return [TimedEvent(.perform(action), at: clock)]
    case .performInRow(let request, let row):
      return [try self.event(of: request, in: row, on: machine)]
    case .show(let told): return try show(told)
    case .insert(let told, let placement): return try insert(told, placement, on: machine)
    case .remove(let row): return try remove(row, on: machine)
    case .measure(let measured): return try measure(measured)
    case .set(let mode, let value):
      return [TimedEvent(.environment(.mode(mode.index, value)), at: clock)]
    case .adjust(let element, let step):
      guard let view = symbols.view(of: element) else { throw .isOffStage(element) }
      let event: AccessibilityEvent = step > 0 ? .increment(view: view) : .decrement(view: view)
      return [TimedEvent(.accessibility(event), at: clock)]
    case .act(let element, let index):
      let actions = scene.accessibleActions
      guard let action = actions.firstIndex(where: { $0 == (element, index) }) else {
        throw .badNumber
      }
      return [TimedEvent(.accessibility(.perform(action: action)), at: clock)]
    case .escape: return [TimedEvent(.escape, at: clock)]
    case .resize(let size):
      return [TimedEvent(.environment(.size(try stage(size), alongside: nil)), at: clock)]
    case .insets(let insets):
      let area = try checked(insets)
      return [TimedEvent(.environment(.insets(area, alongside: nil)), at: clock)]
    case .turn(let direction): return [TimedEvent(.environment(.direction(direction)), at: clock)]
    case .reduceMotion(let reduces):
      return [TimedEvent(.environment(.reducesMotion(reduces)), at: clock)]
    case .scrolled(let container, let offset, let metrics):
      return [try scrolled(container, offset, metrics)]
    case .advance(let nanoseconds):
      pass(try duration(nanoseconds))
      return [TimedEvent(.advance, at: clock)]
    case .advanceUntilRest:
      clock = try rest(of: machine)
      return [TimedEvent(.advance, at: clock)]
    case .expect: return []
    }
  }

  private mutating func events(
    of stroke: Stroke, at step: SourceRange, on machine: SceneMachine
  ) throws(StepProblem) -> [TimedEvent] {
    let start = try point(of: stroke.start, on: machine)
    let nanoseconds: Int64
    switch stroke.pace {
    case .duration(let duration): nanoseconds = try self.duration(duration)
    case .speed(let speed):
      let length = Vector(from: start, to: stroke.destination.point(from: start)).length
      let seconds = length / speed
      guard speed > 0, seconds <= Self.longestSeconds else { throw .badNumber }
      nanoseconds = SceneTime(seconds: seconds).nanoseconds
    }
    let hold = try duration(stroke.holdNanoseconds)
    let rest = try duration(stroke.restNanoseconds)
    var events = try touchDown(stroke.fingers, start, at: step)
    if rest > 0 {
      pass(rest)
      events.append(TimedEvent(.advance, at: clock))
    }
    events += try moves(stroke.fingers, stroke.destination, over: nanoseconds)
    pass(hold)
    return events + (try touchUp(stroke.fingers, at: step))
  }

  // MARK: The world

  private func scrolled(
    _ owner: ContentOwner, _ offset: Double, _ metrics: ScrollMetrics
  ) throws(StepProblem) -> TimedEvent {
    let numbers = [offset, metrics.content, metrics.viewport]
    guard numbers.allSatisfy({ $0.magnitude <= Point.limit }),
      let track = symbols.track(of: .scroll(owner))
    else { throw .badNumber }
    return TimedEvent(
      .environment(.scrolled(track: track, offset: offset, metrics: metrics)), at: clock)
  }

  private func checked(_ insets: Insets) throws(StepProblem) -> Insets {
    guard PhysicalSide.allCases.allSatisfy({ (0...Point.limit).contains(insets.inset(at: $0)) })
    else { throw .badNumber }
    return insets
  }

  private func stage(_ size: Size) throws(StepProblem) -> Size {
    let isStage = size.width > 0 && size.height > 0
    guard isStage, size.width <= Point.limit, size.height <= Point.limit else { throw .badNumber }
    return size
  }

  // MARK: Time

  private static let longestSeconds = 3600.0

  private func duration(_ nanoseconds: Int64) throws(StepProblem) -> Int64 {
    guard nanoseconds >= 0 else { throw .badNumber }
    return nanoseconds
  }

  mutating func pass(_ nanoseconds: Int64) {
    clock = clock.advanced(byNanoseconds: nanoseconds)
  }

  /// When nothing is left that happens by itself.
  private func rest(of machine: SceneMachine) throws(StepProblem) -> SceneTime {
    var machine = machine
    var steps = 0
    while let due = machine.nextDeadline {
      machine.advance(to: due)
      steps += 1
      guard steps < 10_000 else { throw .neverRests }
    }
    return max(clock, machine.state.now)
  }
}
