import CoulisseRuntime
import CoulisseSource

extension Expectation {
  /// One entry for each thing that something is expected of, in the order of their first claims.
  func rows(in scene: Scene) -> [(key: String, value: String)] {
    var subjects: [(name: String, claims: [(key: String, value: String)])] = []
    for claim in claims {
      let row = claim.value.row(in: scene, nil)
      if let index = subjects.firstIndex(where: { $0.name == row.subject }) {
        subjects[index].claims.append((row.key, row.value))
      } else {
        subjects.append((row.subject, [(row.key, row.value)]))
      }
    }
    return subjects.map { ($0.name, Self.value(of: $0.claims)) }
  }

  /// `open`, or `{ is: [moving, bound for open], left: 12 }`
  private static func value(of claims: [(key: String, value: String)]) -> String {
    let words = claims.filter { $0.key == "is" }.map(\.value)
    let numbers = claims.filter { $0.key != "is" }
    if let first = words.first, words.count == 1, numbers.isEmpty { return first }
    if let word = numbers.first, word.key.isEmpty { return word.value }
    let conditions =
      words.isEmpty ? [] : [("is", words.count == 1 ? words[0] : ScenarioText.list(words))]
    return ScenarioText.mapping(conditions + numbers)
  }

  /// `tolerance: …`, where it is not the usual one.
  var toleranceRows: [String] {
    let points = "\(DecimalText.number(tolerancePoints))pt"
    let share = DecimalText.percent(toleranceShare)
    switch (
      tolerancePoints == ScenarioDefaults.tolerancePoints,
      toleranceShare == ScenarioDefaults.toleranceShare
    ) {
    case (true, true): return []
    case (false, true): return ["tolerance: \(points)"]
    case (true, false): return ["tolerance: \(share)"]
    case (false, false): return ["tolerance: [\(points), \(share)]"]
    }
  }
}

extension Expected {
  /// Subject, key in the subject's mapping (empty where the value stands alone), and value.
  fileprivate func row(
    in scene: Scene, _ row: ScenarioRow?
  ) -> (subject: String, key: String, value: String) {
    switch self {
    case .inRow(let row, let expected): expected.row(in: scene, row)
    case .mover(let mover, let condition):
      (Self.subject(scene.name(of: mover, in: row)), "is", condition.spelling(of: mover, in: scene))
    case .number(let quantity, let value): quantity.row(value, in: scene, row)
    case .hidden(let element, let isHidden):
      (Self.subject(scene.name(of: element, in: row)), "is", isHidden ? "hidden" : "shown")
    case .enabled(let gesture, let isEnabled):
      (Self.subject(scene.name(of: gesture, in: row)), "is", isEnabled ? "enabled" : "disabled")
    case .phase(let gesture, let phase):
      (Self.subject(scene.name(of: gesture, in: row)), "is", phase.spelling)
    case .depth(let owner, let depth):
      (Self.subject(scene.name(of: owner)), "depth", "\(depth)")
    case .mode(let mode, let value):
      (Self.subject(scene[mode].name.value), "is", scene[mode].values[value])
    case .tile(let element, let claim):
      switch claim {
      case .docked(let isDocked):
        (Self.subject(scene.name(of: element)), "is", isDocked ? "docked" : "free")
      case .slot(let slot): (Self.subject(scene.name(of: element)), "slot", "\(slot)")
      case .order(let order): (Self.subject(scene.name(of: element)), "order", "\(order)")
      }
    case .winner(let gesture):
      ("winner", "", gesture.map { ScenarioText.word(scene.name(of: $0, in: row)) } ?? "none")
    case .undecided(let pairs):
      ("undecided", "", Self.listOrNone(pairs.map { $0.spelling(in: scene) }))
    case .effects(let effects):
      ("effects", "", Self.listOrNone(effects.map { $0.yaml(in: scene) }))
    case .atRest(let isAtRest): ("at rest", "", "\(isAtRest)")
    }
  }

  private static func listOrNone(_ elements: [String]) -> String {
    elements.isEmpty ? "none" : ScenarioText.list(elements)
  }

  /// The name; behind `scene.` where it is also a word of `expect`.
  fileprivate static func subject(_ name: String) -> String {
    ScenarioText.word(ExpectationWord(rawValue: name) == nil ? name : "scene.\(name)")
  }
}

/// The words of `expect:` that are no names of the scene.
package enum ExpectationWord: String, Sendable, CaseIterable {
  case winner, undecided, effects
  case atRest = "at rest"
}

extension Quantity {
  fileprivate func row(
    _ value: Double, in scene: Scene, _ row: ScenarioRow?
  ) -> (subject: String, key: String, value: String) {
    let number = isShare ? DecimalText.percent(value) : DecimalText.number(value)
    return (Expected.subject(subject(in: scene, row)), key, number)
  }

  /// The name of what is measured.
  package func subject(in scene: Scene, _ row: ScenarioRow? = nil) -> String {
    switch self {
    case .progress(let mover), .position(let mover): scene.name(of: mover, in: row)
    case .offset(let owner): scene.name(of: owner)
    case .left(let element), .top(let element), .width(let element), .height(let element),
      .opacity(let element), .shadow(let element):
      scene.name(of: element, in: row)
    }
  }

  /// The word for what is measured.
  package var key: String {
    switch self {
    case .progress: "progress"
    case .position: "position"
    case .offset: "offset"
    case .left: "left"
    case .top: "top"
    case .width: "width"
    case .height: "height"
    case .opacity: "opacity"
    case .shadow: "shadow"
    }
  }
}

extension MoverCondition {
  /// As scenarios write it.
  package func spelling(of mover: Mover, in scene: Scene) -> String {
    switch self {
    case .atRest(let place): scene.places(of: mover)[place]
    case .boundFor(let place): "bound for \(scene.places(of: mover)[place])"
    case .moving: "moving"
    case .dragged: "dragged"
    }
  }
}

extension RecognizerPhase {
  /// As scenarios write it.
  package var spelling: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension StackPhase {
  /// As scenarios write it.
  package var spelling: String {
    switch self {
    case .root: "root"
    case .pushing: "pushing"
    case .pushed: "pushed"
    case .popping: "popping"
    }
  }
}

extension GesturePair {
  fileprivate func spelling(in scene: Scene) -> String {
    ScenarioText.list([first, second].map { ScenarioText.word(scene[$0].name.value) })
  }
}

extension ExpectedEffect {
  /// As scenarios write it.
  package func spelling(in scene: Scene) -> String { spelling(in: scene, nil) }

  private func spelling(in scene: Scene, _ row: ScenarioRow?) -> String {
    switch self {
    case .inRow(let row, let effect): effect.spelling(in: scene, row)
    case .settles(let mover, let place):
      "\(scene.name(of: mover, in: row)) settles \(scene.places(of: mover)[place])"
    case .settled(let mover, let place):
      "\(scene.name(of: mover, in: row)) settled \(scene.places(of: mover)[place])"
    case .interrupted(let mover): "\(scene.name(of: mover, in: row)) interrupted"
    case .presence(let element, let isThere):
      "\(scene.name(of: element, in: row)) \(isThere ? "inserted" : "removed")"
    case .enabled(let gesture, let isEnabled):
      "\(scene.name(of: gesture, in: row)) \(isEnabled ? "enabled" : "disabled")"
    case .stack(let owner, let phase): "\(scene.name(of: owner)) \(phase.spelling)"
    case .becomes(let mode, let value):
      "\(scene[mode].name.value) becomes \(scene[mode].values[value])"
    case .focus(let element): "focus \(scene.name(of: element))"
    case .announce(let id): "announce \(scene.announcements[id.index].name.value)"
    case .emit(let action): "emit \(scene.actions[action.index].name.value)"
    case .emitWith(let action, let values):
      "emit \(scene.actions[action.index].name.value): "
        + scene.spelling(of: values, with: action, in: row)
    case .emitBy(let action, let element):
      "emit \(scene.actions[action.index].name.value) by \(scene.name(of: element))"
    case .tile(let element, let effect): "\(scene.name(of: element)) \(effect.rawValue)"
    }
  }

  /// As an element of a list.
  fileprivate func yaml(in scene: Scene) -> String { yaml(in: scene, nil) }

  private func yaml(in scene: Scene, _ row: ScenarioRow?) -> String {
    switch self {
    case .inRow(let row, .emit(let action)):
      ExpectedEffect.emitWith(action, []).yaml(in: scene, row)
    case .inRow(let row, let effect): effect.yaml(in: scene, row)
    case .emitWith: "{ \(spelling(in: scene, row)) }"
    case .settles, .settled, .interrupted, .presence, .enabled, .stack, .becomes, .emit, .emitBy,
      .tile, .focus, .announce:
      ScenarioText.word(spelling(in: scene, row))
    }
  }
}

extension Scene {
  /// `{ row: a, subject: "Hello" }`
  package func spelling(
    of values: [CarriedValue], with action: EntityID<EmittedAction>, in row: ScenarioRow?
  ) -> String {
    let payload = actions[action.index].payload
    let entries = values.map { value in
      (key: ScenarioText.word(payload[value.field].name.value), value: value.value.spelling)
    }
    return ScenarioText.mapping((row.map { [(key: "row", value: $0.name)] } ?? []) + entries)
  }
}
