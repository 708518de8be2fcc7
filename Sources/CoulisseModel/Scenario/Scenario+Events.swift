import CoulisseRuntime
import CoulisseSource

extension Scenario {
  /// The steps that lead to `events`: how a witness becomes a script that people can read.
  ///
  /// A finger's sample becomes a straight move that takes the time since the event before; more
  /// samples on it change nothing. What no step can say, such as a gesture that a host has
  /// recognized, is left out.
  ///
  /// - Parameter events: In order of time, from time zero.
  package static func steps(for events: [TimedEvent], _ symbols: SceneSymbols) -> [ScenarioStep] {
    var raising = StepRaising(symbols: symbols)
    for event in events { raising.raise(event) }
    return raising.steps
  }
}

/// The state of the way back from events to steps.
private struct StepRaising {
  let symbols: SceneSymbols
  var steps: [ScenarioStep] = []
  private var clock = SceneTime(nanoseconds: 0)

  init(symbols: SceneSymbols) { self.symbols = symbols }

  mutating func raise(_ timed: TimedEvent) {
    let nanoseconds = max(0, timed.time.nanoseconds(since: clock))
    if case .touch(let touch) = timed.event, touch.phase == .move {
      add(.move(finger: touch.id, .to(touch.location), nanoseconds: nanoseconds), at: timed.time)
      return
    }
    let deed = deed(for: timed.event)
    guard deed != nil || timed.event == .advance else { return }
    if nanoseconds > 0 { add(.advance(nanoseconds: nanoseconds), at: timed.time) }
    if let deed { add(deed, at: timed.time) }
  }

  private mutating func add(_ deed: Deed, at time: SceneTime) {
    steps.append(ScenarioStep(deed))
    clock = max(clock, time)
  }

  private func deed(for event: SceneEvent) -> Deed? {
    switch event {
    case .touch(let touch): deed(for: touch)
    case .perform(let action): symbols.action(of: action).map { .perform($0) }
    case .escape: .escape
    case .environment(let change): deed(for: change)
    case .gesture, .advance: nil
    }
  }

  private func deed(for touch: TouchEvent) -> Deed {
    switch touch.phase {
    case .down: .down(finger: touch.id, at: .point(touch.location))
    case .move: .move(finger: touch.id, .to(touch.location), nanoseconds: 0)
    case .up: .up(finger: touch.id, velocity: touch.velocity)
    case .cancel: .cancel(finger: touch.id)
    }
  }

  private func deed(for change: EnvironmentChange) -> Deed? {
    switch change {
    case .size(let size, _): return .resize(size)
    case .direction(let direction): return .turn(direction)
    case .reducesMotion(let reduces): return .reduceMotion(reduces)
    case .scrolled(let track, let offset, let metrics):
      guard symbols.tracks.indices.contains(track),
        case .scroll(let container) = symbols.tracks[track]
      else { return nil }
      return .scrolled(container, offset: offset, metrics)
    case .insets, .enables: return nil
    }
  }
}
