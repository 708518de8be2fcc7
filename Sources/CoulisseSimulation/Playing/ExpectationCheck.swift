import CoulisseModel
import CoulisseRuntime

/// Compares what is expected with a machine and with what it did since the last expectation.
struct ExpectationCheck {
  private let expectation: Expectation
  private let recorder: Recorder
  /// What happened since the last expectation.
  private let news: ArraySlice<TraceEntry>
  /// The machine, with parts that stand for the row that is looked at.
  private var machine: SceneMachine
  /// The row that is looked at, and where its parts are.
  private var row: (row: ScenarioRow, place: RowPlace)?

  init(_ expectation: Expectation, _ recorder: Recorder, since first: Int) {
    self.expectation = expectation
    self.recorder = recorder
    news = recorder.trace.entries[min(first, recorder.trace.entries.count)...]
    machine = recorder.machine
  }

  private var symbols: SceneSymbols { recorder.lowered.symbols }

  /// What was found instead; nil if it is as expected.
  func difference(from expected: Expected) -> Observation? {
    switch expected {
    case .inRow(let row, .winner(let gesture?)): return winner(gesture, in: row)
    case .inRow(let row, let expected): return inRow(row, expected)
    case .mover(let mover, let condition): return difference(of: mover, from: condition)
    case .number(let quantity, let value): return difference(of: quantity, from: value)
    case .hidden(let element, let isExpected):
      guard let view = view(of: element) else { return .notDrawn }
      return machine.isHidden(view) == isExpected ? nil : .hidden(!isExpected)
    case .enabled(let gesture, let isExpected):
      guard let recognizer = recognizer(of: gesture) else { return .missing }
      let state = machine.state.recognizers[recognizer]
      return (state.isEnabled && state.isHostEnabled) == isExpected ? nil : .enabled(!isExpected)
    case .phase(let gesture, let phase):
      guard symbols.recognizer(of: gesture) != nil else { return .missing }
      let found = recorder.lastPhase(of: gesture, in: row?.row)
      return found == phase ? nil : .phase(found)
    case .depth(let owner, let depth):
      guard let stack = symbols.stack(of: owner) else { return .missing }
      let found = machine.state.stacks[stack].depth
      return found == depth ? nil : .depth(found)
    case .mode(let mode, let value):
      let found = machine.state.modes[mode.index]
      return found == value ? nil : .mode(mode, found)
    case .tile(let element, let claim): return difference(of: element, from: claim)
    case .winner(let gesture):
      let winners = recorder.arbitration.winners
      let isMet = gesture.map { id in winners.contains { $0.gesture == id } } ?? winners.isEmpty
      return isMet ? nil : found(winners)
    case .undecided(let pairs):
      return Set(undecidedPairs) == Set(pairs) ? nil : .undecided(undecidedPairs)
    case .effects(let effects): return difference(from: effects)
    case .atRest(let isExpected):
      return machine.isIdle == isExpected ? nil : .atRest(!isExpected)
    }
  }

  private func difference(of element: Element, from claim: TileClaim) -> Observation? {
    guard let view = symbols.view(of: element),
      let tile = recorder.lowered.program.tiles.firstIndex(where: { $0.view == view })
    else { return .notDrawn }
    let program = recorder.lowered.program
    let slot = machine.slot(ofTile: tile)
    let orders = program.tiles.filter { $0.pile == program.tiles[tile].pile }.map {
      machine.placement(of: $0.view, at: machine.state.now).order
    }
    let order = orders.count {
      $0 < machine.placement(of: view, at: machine.state.now).order
    }
    let isMet =
      switch claim {
      case .docked(let isDocked): (slot != nil) == isDocked
      case .slot(let expected): slot == expected
      case .order(let expected): order == expected
      }
    return isMet ? nil : .tile(slot: slot, order: order)
  }

  private func difference(
    of mover: Mover, from condition: MoverCondition
  ) -> Observation? {
    guard let track = track(of: mover) else { return .missing }
    let scene = recorder.scene
    let state = machine.state.tracks[track]
    let isMet =
      switch condition {
      case .atRest(let place):
        state.phase == .rest && scene.detents(of: mover, at: place).contains(state.base)
      case .boundFor(let place): scene.detents(of: mover, at: place).contains(state.base)
      case .moving: state.phase == .moving
      case .dragged: if case .held = state.phase { true } else { false }
      }
    return isMet
      ? nil
      : .mover(
        mover,
        TrackCondition(
          phase: state.phase, detent: scene.place(of: mover, at: state.base),
          progress: progress(of: mover, track)))
  }

  private func progress(of mover: Mover, _ track: Int) -> Double {
    switch mover {
    case .track, .row, .pager: machine.progress(of: track, at: machine.state.now)
    case .panel(let id):
      machine.progress(
        of: track, toward: recorder.scene.openDetent(of: id), at: machine.state.now)
    }
  }

  private func track(of mover: Mover) -> Int? {
    symbols.track(of: recorder.scene.track(of: mover)).map { track in
      row.map { machine.program.index(ofTrack: track, at: $0.place) } ?? track
    }
  }

  private func view(of element: Element) -> Int? {
    symbols.view(of: element).map { view in
      row.map { machine.program.index(ofView: view, at: $0.place) } ?? view
    }
  }

  private func recognizer(of gesture: EntityID<Gesture>) -> Int? {
    symbols.recognizer(of: gesture).map { recognizer in
      row.map { machine.program.index(ofRecognizer: recognizer, at: $0.place) } ?? recognizer
    }
  }

  /// The same of the parts of one row.
  private func inRow(_ row: ScenarioRow, _ expected: Expected) -> Observation? {
    guard let (machine, place) = recorder.machine.standing(for: row.reference) else {
      return .noRow
    }
    var check = self
    check.machine = machine
    check.row = (row, place)
    return check.difference(from: expected)
  }

  private func winner(_ gesture: EntityID<Gesture>, in row: ScenarioRow) -> Observation? {
    let winners = recorder.arbitration.winners
    let isMet = winners.contains(GestureInRow(gesture: gesture, row: row.key))
    return isMet ? nil : found(winners)
  }

  private func found(_ winners: [GestureInRow]) -> Observation {
    .winners(
      winners.map { winner in
        let list = recorder.scene[winner.gesture].row
        return Winner(
          gesture: winner.gesture,
          row: list.flatMap { list in
            winner.row.map {
              recorder.rows.row(RowReference(list: list.index, key: $0))
            }
          })
      })
  }

  private func difference(of quantity: Quantity, from expected: Double) -> Observation? {
    guard let found = value(of: quantity) else { return .missing }
    let tolerance =
      quantity.isShare ? expectation.toleranceShare : expectation.tolerancePoints
    // Half a billionth for the rounding of the subtraction itself.
    return (found - expected).magnitude <= tolerance + 5e-10 ? nil : .number(found)
  }

  private func value(of quantity: Quantity) -> Double? {
    let now = machine.state.now
    func rect(_ element: Element) -> Rect? {
      view(of: element).map { machine.stageRect(of: $0, at: now) }
    }
    switch quantity {
    case .progress(let mover):
      return track(of: mover).map { progress(of: mover, $0) }
    case .position(let mover):
      return track(of: mover).map { machine.position(of: $0, at: now) }
    case .offset(let container):
      return symbols.track(of: .scroll(container)).map { machine.position(of: $0, at: now) }
    case .left(let element): return rect(element)?.x
    case .top(let element): return rect(element)?.y
    case .width(let element): return rect(element)?.width
    case .height(let element): return rect(element)?.height
    case .opacity(let element):
      return view(of: element).map { machine.placement(of: $0, at: now).opacity }
    case .shadow(let element):
      return view(of: element).map { machine.placement(of: $0, at: now).shadowOpacity }
    }
  }

  private var undecidedPairs: [GesturePair] { Trace(entries: Array(news)).undecidedPairs }

  private func difference(from expected: [ExpectedEffect]) -> Observation? {
    let found = news.compactMap { ExpectedEffect($0, in: recorder.scene) }
    if expected.isEmpty { return found.isEmpty ? nil : .effects(found) }
    var rest = expected[...]
    for effect in found where rest.first?.isMet(by: effect) == true { rest.removeFirst() }
    return rest.isEmpty ? nil : .effects(found)
  }
}

extension ExpectedEffect {
  /// Nil for a fact that the app is not told, or that no scenario can name.
  fileprivate init?(_ entry: TraceEntry, in scene: Scene) {
    guard let effect = ExpectedEffect(entry.fact, in: scene) else { return nil }
    self = entry.row.map { .inRow($0, effect) } ?? effect
  }

  /// What is not said of an action may be anything.
  fileprivate func isMet(by found: ExpectedEffect) -> Bool {
    switch (self, found) {
    case (.inRow(let row, let expected), .inRow(let other, let found)):
      row == other && expected.isMet(by: found)
    case (.emit, .inRow(_, let found)): isMet(by: found)
    case (.emitWith, .inRow(_, let found)): isMet(by: found)
    case (.emit(let action), .emitWith(let other, _)): action == other
    case (.emitWith(let action, let values), .emitWith(let other, let others)):
      action == other && values.allSatisfy(others.contains)
    case (.emitWith(let action, let values), .emit(let other)): action == other && values.isEmpty
    case _: self == found
    }
  }

  private init?(_ fact: TraceFact, in scene: Scene) {
    switch fact {
    case .settles(let track, let settling):
      guard let mover = scene.mover(of: track), let detent = settling.detent else { return nil }
      self = .settles(mover, detent)
    case .settled(let track, _, let detent):
      guard let mover = scene.mover(of: track), let detent else { return nil }
      self = .settled(mover, detent)
    case .interrupted(let track, _):
      guard let mover = scene.mover(of: track) else { return nil }
      self = .interrupted(mover)
    case .presence(let element, let isThere): self = .presence(element, isThere)
    case .enabled(let gesture, let isEnabled): self = .enabled(gesture, isEnabled)
    case .stack(let owner, _, let phase): self = .stack(owner, phase)
    case .emitted(let action, let values):
      self = values.isEmpty ? .emit(action) : .emitWith(action, values)
    case .focused(let element): self = .focus(element)
    case .announced(let id): self = .announce(id)
    case .emittedBy(let action, let element): self = .emitBy(action, element)
    case .tile(let element, let effect): self = .tile(element, effect)
    case .became(let mode, let value): self = .becomes(mode, value)
    case .pictured, .down, .moved, .up, .taken, .dragged, .asked, .askedOfRow, .shows, .measured,
      .escaped, .adjusted, .acted, .chosen, .reacts, .resized, .inset,
      .turned, .motionReduced, .scrolled, .wants, .waits, .contested, .undecided, .phase,
      .visibility, .tileMoves, .met, .failed, .violated:
      return nil
    }
  }
}
