import CoulisseRuntime
import CoulisseSource

extension Lowering {
  mutating func lowerGestures() {
    for (index, gesture) in scene.gestures.enumerated() where exists(gesture) {
      recognizerIndices[EntityID(index)] = symbols.recognizers.count
      symbols.recognizers.append(EntityID(index))
      program.recognizers.append(lowered(gesture))
    }
    for (recognizer, id) in symbols.recognizers.enumerated() {
      for other in scene[id].before.compactMap({ recognizerIndices[$0] }) {
        require(waiting: other, blocker: recognizer)
      }
      for other in scene[id].after.compactMap({ recognizerIndices[$0] }) {
        require(waiting: recognizer, blocker: other)
      }
      for other in scene[id].simultaneous.compactMap({ recognizerIndices[$0] }) {
        let pair = Simultaneity(recognizer, other)
        let isKnown = simultaneities.contains(Simultaneity(other, recognizer))
        if !isKnown, simultaneities.insert(pair).inserted { program.simultaneities.append(pair) }
      }
    }
  }

  /// What is written from both sides counts once.
  private mutating func require(waiting: Int, blocker: Int) {
    let requirement = FailureRequirement(waiting: waiting, blocker: blocker)
    if requirements.insert(requirement).inserted { program.requirements.append(requirement) }
  }

  /// Whether the platform has the gesture.
  private func exists(_ gesture: Gesture) -> Bool {
    if case .contentPop = gesture.origin { numbers.hasContentPop } else { true }
  }

  private func lowered(_ gesture: Gesture) -> RecognizerSpec {
    var lock = gesture.lock
    if case .scroll = gesture.origin { lock = numbers.scrollersLockAxis ? .dominant : .free }
    return RecognizerSpec(
      kind(of: gesture), role: role(of: gesture), views: gesture.regions.map(view(of:)),
      condition: Condition(gesture.when.map { [lowered($0)] }), slop: numbers.slop, lock: lock,
      claims: claims(of: gesture), route: route(of: gesture), gain: gesture.gain,
      actions: gesture.actions.compactMap(symbols.sceneAction(for:)))
  }

  private func kind(of gesture: Gesture) -> RecognizerKind {
    switch gesture.kind {
    case .tap(let count):
      .tap(
        count: count, tolerance: numbers.slop, maximumNanoseconds: numbers.tapMaximumNanoseconds,
        gapNanoseconds: numbers.doubleTapGapNanoseconds)
    case .edgePan(let edge, let band): .edgePan(edge: edge, band: band ?? numbers.edgeBand)
    case .pan: if case .scroll = gesture.origin { .scroll } else { .pan }
    }
  }

  private func role(of gesture: Gesture) -> RecognizerRole {
    switch gesture.origin {
    case .authored, .pull, .push, .tapOf: .own
    case .scroll: .scroll
    case .pageBack: .pageBack
    case .contentPop: .contentPop
    }
  }

  private func claims(of gesture: Gesture) -> [Side] {
    switch gesture.kind {
    case .tap: []
    case .pan(let claims): claims
    case .edgePan(let edge, _): [edge.opposite]
    }
  }

  /// The one track that is driven, in both of its directions.
  private func route(of gesture: Gesture) -> [RouteLeg] {
    guard let drives = gesture.drives else { return [] }
    let symbol: TrackSymbol =
      switch drives {
      case .panel(let id): .panel(id)
      case .scroll(let id): .scroll(id)
      case .page(let owner): .page(owner)
      }
    let track = track(of: symbol)
    let positive = program.tracks[track].positive
    return [
      RouteLeg(toward: positive, tracks: [track]),
      RouteLeg(toward: positive.opposite, tracks: [track]),
    ]
  }

  private func lowered(_ statement: Guard) -> ConfigurationTerm {
    let word: ConfigurationWord =
      switch statement.word {
      case .depth(let owner, let depth): .depth(stack: stack(of: owner), is: depth)
      case .depthAtRest(let owner, let depth): .depthAtRest(stack: stack(of: owner), is: depth)
      case .atRest(let panel, let detent):
        .atRest(track: track(of: .panel(panel)), detent: detent.rawValue)
      case .boundFor(let panel, let detent):
        .boundFor(track: track(of: .panel(panel)), detent: detent.rawValue)
      case .moving(let panel): .moving(track: track(of: .panel(panel)))
      case .dragged(let panel): .dragged(track: track(of: .panel(panel)))
      }
    return ConfigurationTerm(word, negated: statement.negated)
  }

  /// What the accessibility escape does: pops a page of the panel in front, else closes it, else
  /// pops a page of a container.
  mutating func lowerEscapes() {
    for (index, panel) in scene.panels.enumerated().reversed() {
      let id = EntityID<Panel>(index)
      let isOpen = ConfigurationTerm(
        .boundFor(track: track(of: .panel(id)), detent: PanelDetent.open.rawValue))
      if panel.navigation { escape(by: .pop(.panel(id)), when: [isOpen, isPushed(.panel(id))]) }
      escape(by: .close(id), when: [isOpen])
    }
    for (index, container) in scene.containers.enumerated().reversed() where container.navigation {
      let owner = StackOwner.container(EntityID(index))
      escape(by: .pop(owner), when: [isPushed(owner)])
    }
  }

  private mutating func escape(by action: Action, when terms: [ConfigurationTerm]) {
    guard let action = symbols.sceneAction(for: action) else { return }
    program.escapes.append(
      ConditionalActions(condition: Condition(terms.map { [$0] }), actions: [action]))
  }
}
