internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension ScenarioResolver {
  /// The step; nil if it is not one thing, or not understood.
  mutating func step(_ document: StepDocument, at range: SourceRange) -> ScenarioStep? {
    guard let first = document.actions.first else {
      if !document.isDamaged {
        report(
          .missingKey, "this step does nothing", at: range,
          help: [
            "write for example `tap: [10, 300]` or `open: menu`",
            "to let time pass, write `advance: 0.3s` or `advance: until rest`",
          ])
      }
      return nil
    }
    guard document.actions.count == 1 else {
      report(
        .unknownValue, "a step does one thing", at: document.actions[1].key,
        secondary: [(first.key, "this is one already")],
        help: ["begin another step with `-`; one after the other may happen at the same instant"])
      return nil
    }
    if let tolerance = document.tolerance.written, !first.value.isExpectation {
      report(
        .unknownValue, "only `expect` has a tolerance", at: tolerance.key, help: ["remove it"])
    }
    guard !document.isDamaged, let action = action(first.value, document) else { return nil }
    let time = document.time.written.map { Located($0.value, $0.range) }
    return ScenarioStep(action, time: time, at: first.key)
  }

  private mutating func action(_ document: StepActionDocument, _ step: StepDocument) -> StepAction?
  {
    switch document {
    case .down(let touch): return spot(touch).map { .down(finger: touch.id, at: $0) }
    case .tap(let touch): return tap(touch, holding: ScenarioDefaults.tapNanoseconds)
    case .longPress(let touch): return tap(touch, holding: ScenarioDefaults.longPressNanoseconds)
    case .move(let stroke):
      let nanoseconds = stroke.over.value ?? ScenarioDefaults.moveNanoseconds
      guard let fingers = fingers(stroke.finger, stroke.fingers) else { return nil }
      return destination(stroke).map { .move(fingers, $0, nanoseconds: nanoseconds) }
    case .up(let lift):
      let velocity = lift.velocity.value.map { Vector(dx: $0.x, dy: $0.y) }
      return .up(finger: lift.id, velocity: velocity)
    case .cancel(let lift): return .cancel(finger: lift.id)
    case .drag(let stroke):
      let nanoseconds = stroke.over.value ?? ScenarioDefaults.dragNanoseconds
      return self.stroke(stroke, .duration(nanoseconds: nanoseconds))
    case .fling(let stroke):
      return self.stroke(stroke, .speed(stroke.speed.value ?? ScenarioDefaults.flingSpeed))
    case .open(let reference):
      if let asked = request(reference, .open) { return asked }
      return panel(reference).map { .perform(.open($0)) }
    case .close(let reference):
      if let asked = request(reference, .close) { return asked }
      return panel(reference).map { .perform(.close($0)) }
    case .toggle(let reference):
      if let asked = request(reference, .toggle) { return asked }
      return panel(reference).map { .perform(.toggle($0)) }
    case .rows(let documents): return rows(documents, at: step)
    case .insert(let document): return insert(document)
    case .remove(let reference): return remove(reference)
    case .measure(let documents): return measured(documents)
    case .send(let action):
      return action.target.flatMap { mover($0) }.flatMap { mover, row in
        place(action, of: mover).flatMap { place in send(mover, to: place, row) }
      }
    case .next(let reference): return pager(reference).map { .perform(.next($0)) }
    case .previous(let reference): return pager(reference).map { .perform(.previous($0)) }
    case .set(let action):
      return action.target.flatMap { mode($0) }.flatMap { mode in
        action.place.flatMap { value($0, of: mode) }.map { .set(mode, $0) }
      }
    case .push(let reference): return stack(reference).map { .perform(.push($0)) }
    case .pop(let reference): return stack(reference).map { .perform(.pop($0)) }
    case .adjust(let reference, let step):
      return adjustable(reference).map { .adjust($0, step) }
    case .act(let document): return acting(document)
    case .escape: return .escape
    case .resize(let size): return .resize(size)
    case .insets(let document): return .insets(insets(document))
    case .direction(let direction): return .turn(direction)
    case .reduceMotion(let reduces): return .reduceMotion(reduces)
    case .scrolled(let document): return scrolled(document)
    case .advance(let nanoseconds): return .advance(nanoseconds: nanoseconds)
    case .advanceUntilRest: return .advanceUntilRest
    case .expect(let claims): return .expect(expectation(claims, step))
    }
  }

  private mutating func tap(_ touch: TouchDocument, holding nanoseconds: Int64) -> StepAction? {
    guard let fingers = fingers(touch.finger, touch.fingers) else { return nil }
    return spot(touch).map {
      .tap(fingers, at: $0, nanoseconds: touch.hold.value ?? nanoseconds)
    }
  }

  /// The fingers of a step that several may do; nil, and reported, if there are not so many.
  private mutating func fingers(_ first: Field<Int32>, _ count: Field<Int>) -> Fingers? {
    let fingers = Fingers(first.value ?? ScenarioDefaults.finger, count: count.value ?? 1)
    guard fingers.all.upperBound > ScenarioDefaults.lastFinger + 1,
      let place = count.written?.range
    else { return fingers }
    report(
      .outOfRange, "there is no finger \(fingers.all.upperBound - 1)", at: place,
      notes: ["fingers have consecutive numbers, from `finger` on, and the last is 10"],
      help: ["write a smaller `finger`"])
    return nil
  }

  /// The rows of one list; a step does one thing.
  private mutating func rows(
    _ documents: [ShownRowsDocument], at step: StepDocument
  ) -> StepAction? {
    let told = documents.compactMap { shown($0) }
    guard told.count == documents.count else { return nil }
    if told.count == 1 { return .show(told[0]) }
    report(
      .unknownValue, "a step tells the rows of one list",
      at: documents.last?.list.range ?? step.actions[0].key,
      help: ["begin another step with `- rows:`; both happen at the same instant"])
    return nil
  }

  private func send(_ mover: Mover, to place: Int, _ row: ScenarioRow?) -> StepAction? {
    guard let row else { return .perform(.send(mover, place)) }
    let sides = scene[row.list].row.swipe?.sides ?? []
    let side = sides.firstIndex { $0.detent == place }
    return .performInRow(side.map { .open(side: $0) } ?? .close, row)
  }

  private mutating func place(_ action: PlainActionDocument, of mover: Mover) -> Int? {
    guard let name = action.place else { return nil }
    let places = scene.places(of: mover)
    if let place = places.firstIndex(of: name.value) { return place }
    let absence = absence(of: name.value, among: places, for: scene.name(of: mover))
    report(.unknownValue, absence.message, at: name.range, help: absence.help)
    return nil
  }

  /// The index of a value by its word; reported if there is none.
  mutating func value(_ name: Located<String>, of mode: EntityID<Mode>) -> Int? {
    let values = scene[mode].values
    if let index = values.firstIndex(of: name.value) { return index }
    report(
      .unknownValue,
      "the mode \(quoted(scene[mode].name.value)) is never \(quoted(name.value))", at: name.range,
      help: [didYouMean(name.value, among: values) ?? "write \(ValueType.listing(values))"])
    return nil
  }

  private mutating func stroke(_ document: StrokeDocument, _ pace: Pace) -> StepAction? {
    let start = document.from.value.flatMap { spot($0) }
    let fingers = fingers(document.finger, document.fingers)
    guard let destination = destination(document), let start, let fingers else { return nil }
    return .drag(
      Stroke(
        fingers, from: start, destination, pace: pace,
        restNanoseconds: document.rest.value ?? 0, holdNanoseconds: document.hold.value ?? 0))
  }

  private mutating func spot(_ touch: TouchDocument) -> Spot? {
    touch.at.value.flatMap { spot($0) }
  }

  private mutating func spot(_ document: SpotDocument) -> Spot? {
    switch document {
    case .point(let point): .point(point)
    case .middle(let reference):
      element(reference).map { element, row in row.map { .part(element, $0) } ?? .middle(element) }
    }
  }

  private mutating func destination(_ document: StrokeDocument) -> Destination? {
    if let to = document.to.written, let by = document.by.written {
      report(
        .unknownValue, "a movement has one end: `to` or `by`, not both", at: by.key,
        secondary: [(to.key, "it is said here already")],
        help: ["keep `to`, a place on the stage, or `by`, the way from where the finger is"])
      return nil
    }
    if let point = document.to.value { return .to(point) }
    return document.by.value.map { .by(Vector(dx: $0.x, dy: $0.y)) }
  }

  private func insets(_ document: InsetsDocument) -> Insets {
    Insets(
      left: document.left.value ?? 0, top: document.top.value ?? 0,
      right: document.right.value ?? 0, bottom: document.bottom.value ?? 0)
  }

  private mutating func scrolled(_ document: ScrolledDocument) -> StepAction? {
    guard let container = document.container.value.flatMap({ scroller($0) }),
      let offset = document.offset.value, let content = document.content.value,
      let window = document.window.value
    else { return nil }
    return .scrolled(
      container, offset: offset, ScrollMetrics(content: content, viewport: window))
  }
}

extension StepActionDocument {
  fileprivate var isExpectation: Bool { if case .expect = self { true } else { false } }
}

extension TouchDocument {
  fileprivate var id: Int32 { finger.value ?? ScenarioDefaults.finger }
}

extension LiftDocument {
  fileprivate var id: Int32 { finger.value ?? ScenarioDefaults.finger }
}
