import CoulisseRuntime
import CoulisseSource

extension Scenario {
  /// The steps that lead to `events`: how a witness becomes a script that people can read.
  ///
  /// A finger's sample becomes a straight move that takes the time since the event before; more
  /// samples on it change nothing. What no step can say, such as a gesture that a host has
  /// recognized, is left out. Fingers that are still down are lifted at the end.
  ///
  /// - Parameter events: In order of time, from time zero.
  package static func steps(
    for events: [TimedEvent], in scene: Scene, _ symbols: SceneSymbols
  ) -> [ScenarioStep] {
    var raising = StepRaising(scene: scene, symbols: symbols)
    for event in events { raising.raise(event) }
    raising.liftAll()
    return raising.steps
  }
}

/// The state of the way back from events to steps.
private struct StepRaising {
  let scene: Scene
  let symbols: SceneSymbols
  var steps: [ScenarioStep] = []
  private var clock = SceneTime(nanoseconds: 0)
  private var down: [Int32] = []

  init(scene: Scene, symbols: SceneSymbols) {
    self.scene = scene
    self.symbols = symbols
  }

  mutating func raise(_ timed: TimedEvent) {
    let nanoseconds = max(0, timed.time.nanoseconds(since: clock))
    if case .touch(let touch) = timed.event, touch.phase == .move {
      add(.move(Fingers(touch.id), .to(touch.location), nanoseconds: nanoseconds), at: timed.time)
      return
    }
    if case .touch(let touch) = timed.event { down.removeAll { $0 == touch.id } }
    if case .touch(let touch) = timed.event, touch.phase == .down { down.append(touch.id) }
    let action = action(for: timed.event)
    guard action != nil || timed.event == .advance else { return }
    if nanoseconds > 0 { add(.advance(nanoseconds: nanoseconds), at: timed.time) }
    if let action { add(action, at: timed.time) }
  }

  mutating func liftAll() {
    for finger in down { add(.up(finger: finger, velocity: nil), at: clock) }
    down = []
  }

  private mutating func add(_ action: StepAction, at time: SceneTime) {
    steps.append(ScenarioStep(action))
    clock = max(clock, time)
    joinTouch()
  }

  /// A whole touch at the end of the steps becomes one step.
  private mutating func joinTouch() {
    guard case .up(let finger, nil) = steps.last?.action else { return }
    var rest = steps.dropLast()
    var hold: Int64 = 0
    if case .advance(let nanoseconds) = rest.last?.action {
      hold = nanoseconds
      rest.removeLast()
    }
    var path: (Destination, Int64)?
    var wait: Int64 = 0
    if case .move(Fingers(finger), let destination, let nanoseconds) = rest.last?.action {
      path = (destination, nanoseconds)
      rest.removeLast()
      if case .advance(let nanoseconds) = rest.last?.action {
        wait = nanoseconds
        rest.removeLast()
      }
    }
    guard case .down(finger, let spot) = rest.popLast()?.action else { return }
    let action: StepAction =
      if let (destination, nanoseconds) = path {
        .drag(
          Stroke(
            Fingers(finger), from: spot, destination, pace: .duration(nanoseconds: nanoseconds),
            restNanoseconds: wait, holdNanoseconds: hold))
      } else {
        .tap(Fingers(finger), at: spot, nanoseconds: hold)
      }
    steps = rest + [ScenarioStep(action)]
  }

  private func action(for event: SceneEvent) -> StepAction? {
    switch event {
    case .touch(let touch): action(for: touch)
    case .perform(let action): scene.action(of: action, symbols).map { .perform($0) }
    case .performInRow(let action, let row):
      scene.lists.indices.contains(row.list)
        ? scene.rowRequest(for: action, of: EntityID(row.list)).map {
          .performInRow($0, self.row(row.key, of: EntityID(row.list)))
        } : nil
    case .escape: .escape
    case .accessibility(let event): action(for: event)
    case .environment(let change): action(for: change)
    case .gesture, .advance: nil
    }
  }

  private func action(for event: AccessibilityEvent) -> StepAction? {
    switch event {
    case .increment(let view):
      symbols.views.indices.contains(view) ? .adjust(symbols.views[view], 1) : nil
    case .decrement(let view):
      symbols.views.indices.contains(view) ? .adjust(symbols.views[view], -1) : nil
    case .perform(let index):
      scene.accessibleActions.indices.contains(index)
        ? .act(scene.accessibleActions[index].element, scene.accessibleActions[index].action) : nil
    }
  }

  private func action(for touch: TouchEvent) -> StepAction {
    switch touch.phase {
    case .down: .down(finger: touch.id, at: .point(touch.location))
    case .move: .move(Fingers(touch.id), .to(touch.location), nanoseconds: 0)
    case .up: .up(finger: touch.id, velocity: touch.velocity)
    case .cancel: .cancel(finger: touch.id)
    }
  }

  private func action(for change: EnvironmentChange) -> StepAction? {
    switch change {
    case .size(let size, _): return .resize(size)
    case .insets(let insets, _): return .insets(insets)
    case .direction(let direction, _): return .turn(direction)
    case .reducesMotion(let reduces): return .reduceMotion(reduces)
    case .scrolled(let track, let offset, let metrics):
      guard symbols.tracks.indices.contains(track),
        case .scroll(let container) = symbols.tracks[track]
      else { return nil }
      return .scrolled(container, offset: offset, metrics)
    case .mode(let mode, let value):
      guard scene.modes.indices.contains(mode), scene.modes[mode].values.indices.contains(value)
      else { return nil }
      return .set(EntityID(mode), value)
    case .rows(let list, let rows):
      return scene.lists.indices.contains(list)
        ? .show(ToldRows(list: EntityID(list), rows: told(rows, of: EntityID(list)))) : nil
    case .quantity(let quantity, let points):
      return scene.quantities.indices.contains(quantity)
        ? .measure([MeasuredQuantity(quantity, points)]) : nil
    case .measured, .keyboard, .depth, .enables: return nil
    }
  }

  /// A script adds the heights of rows up: where there is a gap above one, a row that nobody speaks of
  /// fills it.
  private func told(_ rows: [ListRow], of list: EntityID<RowList>) -> [ToldRow] {
    var told: [ToldRow] = []
    var end = 0.0
    var spare = (rows.map(\.key.value).max() ?? 0) + 1
    func row(_ key: RowKey, height: Double) -> ToldRow {
      ToldRow(
        row: self.row(key, of: list), height: height,
        values: scene[list].row.fields.map { _ in nil })
    }
    for shown in rows {
      if shown.start > end {
        told.append(row(RowKey(spare), height: shown.start - end))
        spare += 1
      }
      told.append(row(shown.key, height: shown.extent))
      end = max(end, shown.start) + shown.extent
    }
    return told
  }

  /// A number is its own key, so that the script can be read again.
  private func row(_ key: RowKey, of list: EntityID<RowList>) -> ScenarioRow {
    ScenarioRow(list: list, key: key, name: "\(key.value)")
  }
}
