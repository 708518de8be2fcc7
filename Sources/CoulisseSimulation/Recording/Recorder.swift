import CoulisseModel
import CoulisseRuntime

/// Plays events on a machine and writes down what happens.
struct Recorder {
  let scene: Scene
  let lowered: LoweredScene
  private(set) var machine: SceneMachine
  var trace = Trace()
  var monitor: InvariantMonitor
  var arbitration: Arbitration
  /// How many views of the program were looked at.
  private var watchedViews: Int
  /// What the samples since the last fact amount to.
  var pending: PendingDrag?
  /// Where each finger is that is down.
  var fingers: [Int32: Point] = [:]
  /// The views that may be hidden at times, in order, and whether they are.
  private var hidden: [(view: Int, isHidden: Bool, row: ScenarioRow?)] = []
  /// The last phase that each gesture has reported, of a row's in each row.
  private var lastPhases: [GestureInRow: RecognizerPhase] = [:]
  /// What the app has told of rows.
  var rows = RowRegister()
  /// The row that facts are about which are noted now.
  private var row: ScenarioRow?

  init(_ scene: Scene, _ lowered: LoweredScene) {
    self.scene = scene
    self.lowered = lowered
    machine = SceneMachine(lowered.program, reportsArbitration: true)
    watchedViews = lowered.program.views.count
    monitor = InvariantMonitor(lowered)
    arbitration = Arbitration(lowered)
    let hideable = Set(lowered.program.predicates.filter { $0.property == .hidden }.map(\.view))
    hidden = hideable.sorted().map { ($0, machine.isHidden($0, at: machine.state.now), nil) }
  }

  /// Lets what is due happen at its own instant, then the event.
  mutating func play(_ timed: TimedEvent) {
    runTimers(until: timed)
    let before = machine
    machine.send(timed.event, at: timed.time)
    switch timed.event {
    case .touch(let touch): return recordTouch(touch, before: before)
    case .perform(let action):
      monitor.drags.forget()
      if let action = scene.action(of: action, lowered.symbols) { note(.asked(action)) }
    case .performInRow(let action, let row):
      monitor.drags.forget()
      if scene.lists.indices.contains(row.list),
        let request = scene.rowRequest(for: action, of: EntityID(row.list))
      {
        note(.askedOfRow(request), in: rows.row(row))
      }
    case .accessibility(let event):
      monitor.drags.forget()
      if let fact = fact(of: event) { note(fact) }
    case .escape:
      monitor.drags.forget()
      note(.escaped)
    case .environment(let change):
      monitor.drags.forget()
      if let fact = fact(of: change, before: before.state.environment) { note(fact) }
    case .gesture, .advance: break
    }
    recordEffects(before: before)
  }

  /// Lets everything before an event happen at its own instant. What is due with a touch is left to
  /// the machine, which knows what comes first.
  private mutating func runTimers(until timed: TimedEvent) {
    let isTouch = if case .touch = timed.event { true } else { false }
    while let due = machine.nextDeadline, isTouch ? due < timed.time : due <= timed.time {
      let before = machine
      machine.advance(to: due)
      recordEffects(before: before)
      // Whatever a timer starts ends later; a machine that says otherwise must not hang the run.
      if let next = machine.nextDeadline, next <= due { break }
    }
  }

  /// Takes back the last fact, because the next one says more.
  mutating func replace(_ fact: TraceFact, by better: TraceFact) {
    if trace.entries.last?.fact == fact { trace.entries.removeLast() }
    note(better)
  }

  /// Writes a fact down, after the samples that led to it.
  mutating func note(_ fact: TraceFact) {
    flush()
    trace.entries.append(TraceEntry(fact, at: machine.state.now, row: row))
  }

  /// Writes a fact down that is about a row.
  mutating func note(_ fact: TraceFact, in row: ScenarioRow?) {
    self.row = row
    note(fact)
    self.row = nil
  }

  /// Writes the samples down that were collected.
  mutating func flush() {
    guard let pending else { return }
    self.pending = nil
    for finger in pending.fingers where finger.hasMoved {
      trace.entries.append(
        TraceEntry(.moved(finger: finger.id, to: finger.location), at: pending.time))
    }
    for moved in pending.tracks where moved.from != moved.to {
      trace.entries.append(
        TraceEntry(
          .dragged(
            track(moved.track), from: moved.from, to: moved.to,
            progress: moved.progress),
          at: pending.time, row: moved.row))
    }
  }

  /// Writes down what the last event led to.
  mutating func recordEffects(before: SceneMachine) {
    for index in machine.effects.indices {
      row = machine.rowEffect(index)?.row.map { rows.row($0) }
      record(machine.effects[index], before: before)
    }
    row = nil
    monitor.see(machine, rows)
    recordVisibility()
  }

  mutating func see(_ phase: RecognizerPhase, of recognizer: Int) {
    lastPhases[GestureInRow(gesture: gesture(recognizer), row: row?.key)] = phase
    monitor.see(phase, of: recognizer, by: machine, in: row)
  }

  /// The last phase that a gesture has reported; possible for none.
  func lastPhase(of gesture: EntityID<Gesture>, in row: ScenarioRow?) -> RecognizerPhase {
    lastPhases[GestureInRow(gesture: gesture, row: row?.key)] ?? .possible
  }

  /// The parts of more rows may be told apart than before.
  private mutating func watchNewViews() {
    guard watchedViews < machine.program.views.count else { return }
    let first = Set(hidden.map(\.view))
    for view in watchedViews..<machine.program.views.count
    where first.contains(machine.program.original(ofView: view)) {
      hidden.append((view, true, nil))
    }
    watchedViews = machine.program.views.count
  }

  /// A part that has stood for a row is hidden with it, and then stands for none.
  private func row(ofView view: Int) -> ScenarioRow? {
    machine.program.row(ofView: view).flatMap { machine.reference(at: $0) }.map { rows.row($0) }
  }

  private mutating func recordVisibility() {
    watchNewViews()
    for index in hidden.indices {
      let view = hidden[index].view
      let isHidden = machine.isHidden(view, at: machine.state.now)
      guard isHidden != hidden[index].isHidden else { continue }
      hidden[index].isHidden = isHidden
      let row = row(ofView: view) ?? hidden[index].row
      hidden[index].row = row
      note(.visibility(element(view), isHidden: isHidden), in: row)
    }
  }

  /// What is different from before; nil if nothing is.
  private func fact(of event: AccessibilityEvent) -> TraceFact? {
    let views = lowered.symbols.views
    switch event {
    case .increment(let view): return views.indices.contains(view) ? .adjusted(views[view], 1) : nil
    case .decrement(let view):
      return views.indices.contains(view) ? .adjusted(views[view], -1) : nil
    case .perform(let index):
      let all = scene.accessibleActions
      return all.indices.contains(index) ? .acted(all[index].element, all[index].action) : nil
    }
  }

  private func fact(
    of change: EnvironmentChange, before: SceneEnvironment
  ) -> TraceFact? {
    switch change {
    case .size(let size, _): return size == before.size ? nil : .resized(size)
    case .insets(let insets, _): return insets == before.insets ? nil : .inset(insets)
    case .direction(let direction, _):
      return direction == before.direction ? nil : .turned(direction)
    case .reducesMotion(let reduces):
      return reduces == before.reducesMotion ? nil : .motionReduced(reduces)
    case .scrolled(let track, let offset, let metrics):
      guard lowered.symbols.tracks.indices.contains(track),
        case .scroll(let container) = lowered.symbols.tracks[track]
      else { return nil }
      return .scrolled(container, offset: offset, content: metrics.content)
    case .mode(let mode, let value):
      guard scene.modes.indices.contains(mode), scene.modes[mode].values.indices.contains(value)
      else { return nil }
      return .chosen(EntityID(mode), value)
    case .rows(let list, let shown):
      return scene.lists.indices.contains(list)
        ? .shows(
          EntityID(list), shown.map { rows.row(RowReference(list: list, key: $0.key)) }) : nil
    case .quantity(let quantity, let points): return .measured(quantity, points)
    case .measured, .keyboard, .depth, .enables: return nil
    }
  }
}

/// A gesture, of a row's in one row.
struct GestureInRow: Hashable {
  var gesture: EntityID<Gesture>
  var row: RowKey?
}
