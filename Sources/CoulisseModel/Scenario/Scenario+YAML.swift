import CoulisseRuntime
import CoulisseSource

extension Scenario {
  /// The text of a scenario file that decodes to this scenario, claims grouped by what they are
  /// about.
  ///
  /// - Parameter scene: The scene whose tables the scenario refers to.
  package func yaml(in scene: Scene) -> String {
    var text = ScenarioText()
    text.line("scenario: \(ScenarioText.word(name.value))")
    text.line("scene: \(ScenarioText.word(self.scene.value))")
    if let viewport { text.line("viewport: \(viewport.spelling)") }
    if let platform { text.line("platform: \(platform.spelling)") }
    if direction == .rightToLeft { text.line("direction: \(direction.spelling)") }
    if !rows.isEmpty {
      text.line("rows:")
      for told in rows { text.line("\(told.spelling(in: scene))", depth: 1) }
    }
    text.line(steps.isEmpty ? "steps: []" : "steps:")
    for step in steps { step.write(to: &text, in: scene) }
    return text.text
  }
}

extension ScenarioStep {
  fileprivate func write(to text: inout ScenarioText, in scene: Scene) {
    let time = time.map { "time: \(DecimalText.seconds($0.value))" }
    if case .expect(let expectation) = action {
      let rows = expectation.rows(in: scene)
      text.line("- " + (time ?? "expect:"), depth: 1)
      if time != nil { text.line("expect:", depth: 2) }
      for row in rows { text.line("\(row.key): \(row.value)", depth: 3) }
      for tolerance in expectation.toleranceRows { text.line(tolerance, depth: 2) }
    } else if let time {
      text.line("- " + time, depth: 1)
      text.line("\(action.spelling(in: scene))", depth: 2)
    } else {
      text.line("- \(action.spelling(in: scene))", depth: 1)
    }
  }
}

extension StepAction {
  /// Word and value.
  fileprivate func spelling(in scene: Scene) -> String {
    switch self {
    case .down(let finger, let spot):
      "down: " + mapping(Fingers(finger), [("at", spot.spelling(in: scene))])
    case .move(let fingers, let destination, let nanoseconds):
      "move: "
        + mapping(fingers, [destination.entry, ("over", DecimalText.seconds(nanoseconds))])
    case .up(let finger, nil): "up: \(finger)"
    case .up(let finger, let velocity?):
      "up: "
        + mapping(Fingers(finger), [("velocity", ScenarioText.point(velocity.dx, velocity.dy))])
    case .cancel(let finger): "cancel: \(finger)"
    case .drag(let stroke): stroke.spelling(in: scene)
    case .tap(Fingers(), let spot, ScenarioDefaults.tapNanoseconds):
      "tap: " + spot.spelling(in: scene)
    case .tap(let fingers, let spot, let nanoseconds):
      "tap: "
        + mapping(
          fingers,
          [("at", spot.spelling(in: scene)), ("hold", DecimalText.seconds(nanoseconds))])
    case .perform(let action): action.spelling(in: scene)
    case .performInRow(let request, let row): request.spelling(of: row, in: scene)
    case .show(let told): "rows: { \(told.spelling(in: scene)) }"
    case .insert(let told, let placement):
      "insert: " + ScenarioText.mapping(told.entries(in: scene) + placement.entries)
    case .remove(let row):
      "remove: \(ScenarioText.word(scene.name(of: Element.row(row.list), in: row)))"
    case .measure(let measured):
      "measure: "
        + ScenarioText.mapping(
          measured.map {
            (
              key: ScenarioText.word(scene.quantities[$0.quantity].name),
              value: DecimalText.number($0.points)
            )
          })
    case .set(let mode, let value): "set: " + ScenarioText.word(scene.words(set: mode, to: value))
    case .adjust(let element, let step):
      (step > 0 ? "increment: " : "decrement: ") + ScenarioText.word(scene.name(of: element))
    case .act(let element, let action):
      "act: " + ScenarioText.word(scene.words(for: action, on: element))
    case .escape: "escape: true"
    case .resize(let size): "resize: \(size.spelling)"
    case .insets(let insets): "insets: \(insets.spelling)"
    case .turn(let direction): "direction: \(direction.spelling)"
    case .reduceMotion(let reduces): "reduce-motion: \(reduces)"
    case .scrolled(let owner, let offset, let metrics):
      "scrolled: "
        + ScenarioText.mapping([
          ("in", ScenarioText.word(scene.name(of: owner))),
          ("offset", DecimalText.number(offset)), ("content", DecimalText.number(metrics.content)),
          ("window", DecimalText.number(metrics.viewport)),
        ])
    case .advance(let nanoseconds): "advance: \(DecimalText.seconds(nanoseconds))"
    case .advanceUntilRest: "advance: until rest"
    case .expect: "expect: {}"
    }
  }
}

/// A mapping that names the finger if it is not the usual one, and how many there are if not one.
private func mapping(_ fingers: Fingers, _ entries: [(key: String, value: String)]) -> String {
  let finger = fingers.first == ScenarioDefaults.finger ? [] : [("finger", "\(fingers.first)")]
  let count = fingers.count == 1 ? [] : [("fingers", "\(fingers.count)")]
  return ScenarioText.mapping(finger + count + entries)
}

extension Stroke {
  fileprivate func spelling(in scene: Scene) -> String {
    var entries = [("from", start.spelling(in: scene)), destination.entry]
    let word: String
    switch pace {
    case .duration(let nanoseconds):
      word = "drag"
      entries.append(("over", DecimalText.seconds(nanoseconds)))
    case .speed(let speed):
      word = "fling"
      entries.append(("speed", DecimalText.number(speed) + "pt/s"))
    }
    if restNanoseconds > 0 { entries.append(("rest", DecimalText.seconds(restNanoseconds))) }
    if holdNanoseconds > 0 { entries.append(("hold", DecimalText.seconds(holdNanoseconds))) }
    return "\(word): " + mapping(fingers, entries)
  }
}

extension Spot {
  fileprivate func spelling(in scene: Scene) -> String {
    switch self {
    case .point(let point): ScenarioText.point(point.x, point.y)
    case .middle(let element): ScenarioText.word(scene.name(of: element))
    case .part(let element, let row): ScenarioText.word(scene.name(of: element, in: row))
    }
  }
}

extension Destination {
  fileprivate var entry: (key: String, value: String) {
    switch self {
    case .to(let point): ("to", ScenarioText.point(point.x, point.y))
    case .by(let step): ("by", ScenarioText.point(step.dx, step.dy))
    }
  }
}

extension Action {
  /// Word and value, as a step of a scenario; nothing can be emitted from outside.
  fileprivate func spelling(in scene: Scene) -> String {
    switch self {
    case .open(let panel): "open: " + ScenarioText.word(scene[panel].name.value)
    case .close(let panel): "close: " + ScenarioText.word(scene[panel].name.value)
    case .toggle(let panel): "toggle: " + ScenarioText.word(scene[panel].name.value)
    case .send(let mover, let place):
      "send: "
        + ScenarioText.word("\(scene.name(of: mover)) to \(scene.places(of: mover)[place])")
    case .next(let pager): "next: " + ScenarioText.word(scene[pager].name.value)
    case .previous(let pager): "previous: " + ScenarioText.word(scene[pager].name.value)
    case .push(let owner): "push: " + ScenarioText.word(scene.name(of: owner))
    case .pop(let owner): "pop: " + ScenarioText.word(scene.name(of: owner))
    case .closeRows(let list): "close: " + ScenarioText.word(scene[list].name.value)
    case .emit(let action): "emit: " + ScenarioText.word(scene.actions[action.index].name.value)
    case .set(let mode, let value): "set: " + ScenarioText.word(scene.words(set: mode, to: value))
    case .announce(let id):
      "announce: " + ScenarioText.word(scene.announcements[id.index].name.value)
    case .choose: "choose: {}"
    }
  }
}

extension Size {
  /// `375 x 667`
  fileprivate var spelling: String {
    "\(DecimalText.number(width)) x \(DecimalText.number(height))"
  }
}

extension Insets {
  /// `{ left: 44, right: 44 }`
  fileprivate var spelling: String {
    let sides = [("left", left), ("top", top), ("right", right), ("bottom", bottom)]
    let rows = sides.filter { $0.1 != 0 }.map { (key: $0.0, value: DecimalText.number($0.1)) }
    return rows.isEmpty ? "{}" : ScenarioText.mapping(rows)
  }
}

extension ReadingDirection {
  /// As scenarios write it.
  package var spelling: String {
    switch self {
    case .leftToRight: "left-to-right"
    case .rightToLeft: "right-to-left"
    }
  }
}
