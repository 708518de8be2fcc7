import CoulisseModel
import CoulisseRuntime

/// Compares what is expected with a machine and with what it did since the last expectation.
struct ExpectationCheck {
  private let expectation: Expectation
  private let recorder: Recorder
  /// What happened since the last expectation.
  private let news: ArraySlice<TraceEntry>

  init(_ expectation: Expectation, _ recorder: Recorder, since first: Int) {
    self.expectation = expectation
    self.recorder = recorder
    news = recorder.trace.entries[min(first, recorder.trace.entries.count)...]
  }

  private var machine: SceneMachine { recorder.machine }
  private var symbols: SceneSymbols { recorder.lowered.symbols }

  /// What was found instead; nil if it is as expected.
  func difference(from expected: Expected) -> Observation? {
    switch expected {
    case .panel(let panel, let condition): return difference(of: panel, from: condition)
    case .number(let quantity, let value): return difference(of: quantity, from: value)
    case .hidden(let element, let isExpected):
      guard let view = symbols.view(of: element) else { return .notDrawn }
      return machine.isHidden(view) == isExpected ? nil : .hidden(!isExpected)
    case .enabled(let gesture, let isExpected):
      guard let recognizer = symbols.recognizer(of: gesture) else { return .missing }
      let state = machine.state.recognizers[recognizer]
      return (state.isEnabled && state.isHostEnabled) == isExpected ? nil : .enabled(!isExpected)
    case .phase(let gesture, let phase):
      guard let recognizer = symbols.recognizer(of: gesture) else { return .missing }
      let found = recorder.lastPhases[recognizer]
      return found == phase ? nil : .phase(found)
    case .depth(let owner, let depth):
      guard let stack = symbols.stack(of: owner) else { return .missing }
      let found = machine.state.stacks[stack].depth
      return found == depth ? nil : .depth(found)
    case .winner(let gesture):
      let winners = recorder.arbitration.winners.map { symbols.recognizers[$0] }
      let isMet = gesture.map(winners.contains) ?? winners.isEmpty
      return isMet ? nil : .winners(winners)
    case .undecided(let pairs):
      return Set(undecidedPairs) == Set(pairs) ? nil : .undecided(undecidedPairs)
    case .effects(let effects): return difference(from: effects)
    case .atRest(let isExpected):
      return machine.isIdle == isExpected ? nil : .atRest(!isExpected)
    }
  }

  private func difference(
    of panel: EntityID<Panel>, from condition: PanelCondition
  ) -> Observation? {
    guard let track = symbols.track(of: .panel(panel)) else { return .missing }
    let state = machine.state.tracks[track]
    let isMet =
      switch condition {
      case .atRest(let detent): state.phase == .rest && state.base == detent.rawValue
      case .boundFor(let detent): state.base == detent.rawValue
      case .moving: state.phase == .moving
      case .dragged: if case .held = state.phase { true } else { false }
      }
    return isMet
      ? nil
      : .panel(
        TrackCondition(
          phase: state.phase, detent: PanelDetent(rawValue: state.base),
          progress: machine.progress(of: track, at: machine.state.now)))
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
      symbols.view(of: element).map { machine.stageRect(of: $0, at: now) }
    }
    switch quantity {
    case .progress(let panel):
      return symbols.track(of: .panel(panel)).map { machine.progress(of: $0, at: now) }
    case .offset(let container):
      return symbols.track(of: .scroll(container)).map { machine.position(of: $0, at: now) }
    case .left(let element): return rect(element)?.x
    case .top(let element): return rect(element)?.y
    case .width(let element): return rect(element)?.width
    case .height(let element): return rect(element)?.height
    case .opacity(let element):
      return symbols.view(of: element).map { machine.placement(of: $0, at: now).opacity }
    }
  }

  private var undecidedPairs: [GesturePair] { Trace(entries: Array(news)).undecidedPairs }

  private func difference(from expected: [ExpectedEffect]) -> Observation? {
    let found = news.compactMap { ExpectedEffect($0.fact) }
    if expected.isEmpty { return found.isEmpty ? nil : .effects(found) }
    var rest = expected[...]
    for effect in found where effect == rest.first { rest.removeFirst() }
    return rest.isEmpty ? nil : .effects(found)
  }
}

extension ExpectedEffect {
  /// Nil for a fact that the app is not told, or that is not about a panel.
  fileprivate init?(_ fact: TraceFact) {
    switch fact {
    case .settles(.panel(let panel), let settling):
      guard let detent = settling.detent.flatMap(PanelDetent.init(rawValue:)) else { return nil }
      self = .settles(panel, detent)
    case .settled(.panel(let panel), _, let detent):
      guard let detent = detent.flatMap(PanelDetent.init(rawValue:)) else { return nil }
      self = .settled(panel, detent)
    case .interrupted(.panel(let panel), _): self = .interrupted(panel)
    case .enabled(let gesture, let isEnabled): self = .enabled(gesture, isEnabled)
    case .stack(let owner, _, let phase): self = .stack(owner, phase)
    case .emitted(let action): self = .emit(action)
    case .settles, .settled, .interrupted, .down, .moved, .up, .taken, .dragged, .asked, .escaped,
      .resized, .inset, .turned, .motionReduced, .scrolled, .wants, .waits, .contested,
      .undecided, .phase, .visibility, .met, .failed, .violated:
      return nil
    }
  }
}
