import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// Expectations, and what was found instead, in words.
struct ExpectationWords {
  let scene: Scene
  /// The row that is spoken of; nil for what is no row's.
  var row: ScenarioRow?

  /// `menu is open`
  func claim(_ expected: Expected) -> String {
    switch expected {
    case .inRow(let row, let expected):
      ExpectationWords(scene: scene, row: row).claim(expected)
    case .mover(let mover, let condition):
      "\(scene.name(of: mover, in: row)) is \(condition.spelling(of: mover, in: scene))"
    case .number(let quantity, let value):
      "\(quantity.key) of \(quantity.subject(in: scene, row)) is \(number(value, of: quantity))"
    case .hidden(let element, let isHidden):
      "\(scene.name(of: element, in: row)) is \(isHidden ? "hidden" : "shown")"
    case .enabled(let gesture, let isEnabled):
      "\(name(gesture)) is \(isEnabled ? "enabled" : "disabled")"
    case .phase(let gesture, let phase): "\(name(gesture)) has \(words(phase))"
    case .depth(let owner, let depth): "depth of \(scene.name(of: owner)) is \(depth)"
    case .mode(let mode, let value):
      "\(scene[mode].name.value) is \(scene[mode].values[value])"
    case .tile(let element, let claim):
      switch claim {
      case .docked(let isDocked):
        "\(scene.name(of: element)) is \(isDocked ? "docked" : "free")"
      case .slot(let slot): "slot of \(scene.name(of: element)) is \(slot)"
      case .order(let order): "order of \(scene.name(of: element)) is \(order)"
      }
    case .winner(let gesture): "\(gesture.map(name) ?? "nobody") got the touch"
    case .undecided(let pairs):
      pairs.isEmpty ? "nothing is undecided" : "\(list(pairs)) are undecided"
    case .effects(let effects):
      effects.isEmpty ? "the app is told nothing" : "the app is told \(list(effects))"
    case .atRest(let isAtRest): isAtRest ? "all at rest" : "something still goes on"
    }
  }

  /// `it is moving, bound for closed`
  func finding(_ finding: Observation, insteadOf expected: Expected) -> String {
    if case .inRow(let row, let expected) = expected {
      return ExpectationWords(scene: scene, row: row).finding(finding, insteadOf: expected)
    }
    return words(finding, insteadOf: expected)
  }

  private func words(_ finding: Observation, insteadOf expected: Expected) -> String {
    switch finding {
    case .noRow: "the app does not show the row now"
    case .mover(let mover, let condition): "it is \(words(condition, of: mover))"
    case .number(let value):
      if case .number(let quantity, _) = expected {
        "it is \(number(value, of: quantity))"
      } else {
        "it is \(value)"
      }
    case .notDrawn: "the scene does not draw it on this platform"
    case .hidden(let isHidden): isHidden ? "it is hidden" : "it is shown"
    case .enabled(let isEnabled): isEnabled ? "it is enabled" : "it is disabled"
    case .phase(let phase): phase == .possible ? "it has done nothing" : "it has \(words(phase))"
    case .depth(let depth): "it is \(depth)"
    case .mode(let mode, let value): "it is \(scene[mode].values[value])"
    case .tile(let slot, let order):
      "it is \(slot.map { "docked in slot \($0)" } ?? "free"), before \(order) others"
    case .winners(let winners):
      "\(winners.isEmpty ? "nobody" : winners.map(name).joined(separator: " and ")) did"
    case .undecided(let pairs):
      pairs.isEmpty ? "nothing is" : "\(list(pairs)) are"
    case .effects(let effects):
      effects.isEmpty ? "it was told nothing" : "it was told \(list(effects))"
    case .atRest(let isAtRest): isAtRest ? "all is at rest" : "something still goes on"
    case .missing: "the scene has no such thing on this platform"
    }
  }

  private func name(_ gesture: EntityID<Gesture>) -> String { scene.name(of: gesture, in: row) }

  private func name(_ winner: Winner) -> String { scene.name(of: winner.gesture, in: winner.row) }

  private func number(_ value: Double, of quantity: Quantity) -> String {
    quantity.isShare ? TraceNumber.percent(value) : TraceNumber.points(value)
  }

  private func words(_ phase: RecognizerPhase) -> String {
    switch phase {
    case .possible: "done nothing"
    case .began: "begun"
    case .changed: "moved"
    case .ended: "ended"
    case .cancelled: "been cancelled"
    case .failed: "failed"
    }
  }

  private func words(_ condition: TrackCondition, of mover: Mover) -> String {
    let progress = TraceNumber.percent(condition.progress)
    let detent = condition.detent.map { scene.places(of: mover)[$0] }
    switch condition.phase {
    case .rest: return detent ?? "at rest at \(progress)"
    case .held: return "dragged, at \(progress)"
    case .moving:
      return "moving, at \(progress)" + (detent.map { ", bound for \($0)" } ?? "")
    }
  }

  private func list(_ pairs: [GesturePair]) -> String {
    pairs.map { "\(name($0.first)) and \(name($0.second))" }.joined(separator: "; ")
  }

  private func list(_ effects: [ExpectedEffect]) -> String {
    effects.map { "`\($0.spelling(in: scene))`" }.joined(separator: ", ")
  }
}
