import CoulisseRuntime
import CoulisseSource

extension Lowering {
  mutating func lowerGestures() {
    for (index, gesture) in scene.gestures.enumerated() where gesture.row == nil {
      lower(gesture, EntityID(index))
    }
  }

  /// Adds the recognizer of a gesture, if the platform has it.
  mutating func lower(_ gesture: Gesture, _ id: EntityID<Gesture>) {
    guard exists(gesture) else { return }
    recognizerIndices[id] = symbols.recognizers.count
    symbols.recognizers.append(id)
    program.recognizers.append(lowered(gesture))
  }

  /// What gestures have to do with each other.
  mutating func lowerRelations() {
    for (recognizer, id) in symbols.recognizers.enumerated() {
      for other in scene[id].before {
        require(waiting: recognizerIndices[other.gesture], blocker: recognizer, when: other.when)
      }
      for other in scene[id].after {
        require(waiting: recognizer, blocker: recognizerIndices[other.gesture], when: other.when)
      }
    }
    program.requirements += guardedRequirements
    for (recognizer, id) in symbols.recognizers.enumerated() {
      for other in companions(of: recognizer, scene[id].simultaneous) {
        let pair = Simultaneity(recognizer, other)
        let isKnown = simultaneities.contains(Simultaneity(other, recognizer))
        if !isKnown, simultaneities.insert(pair).inserted { program.simultaneities.append(pair) }
      }
    }
  }

  private func companions(of recognizer: Int, _ companions: Companions) -> [Int] {
    switch companions {
    case .some(let others): others.compactMap { recognizerIndices[$0] }
    case .all:
      program.recognizers.indices.filter { other in
        other != recognizer
          && !program.requirements.contains {
            Set([$0.waiting, $0.blocker]) == Set([recognizer, other])
          }
      }
    }
  }

  /// What is written from both sides counts once.
  private mutating func require(waiting: Int?, blocker: Int?, when: [Guard]) {
    guard let waiting, let blocker else { return }
    let requirement = FailureRequirement(
      waiting: waiting, blocker: blocker, condition: Condition(when.flatMap(clauses(of:))))
    guard requirements.insert(requirement).inserted else { return }
    if requirement.condition == .always {
      program.requirements.append(requirement)
    } else {
      guardedRequirements.append(requirement)
    }
  }

  /// Whether the platform has the gesture.
  private func exists(_ gesture: Gesture) -> Bool {
    if case .contentPop = gesture.origin { numbers.hasContentPop } else { true }
  }

  private func lowered(_ gesture: Gesture) -> RecognizerSpec {
    let lock = lock(of: gesture)
    return RecognizerSpec(
      kind(of: gesture), role: role(of: gesture), views: gesture.regions.map(view(of:)),
      excludes: gesture.excludes.map(view(of:)),
      fingers: gesture.fingers.map { FingerCount($0.lowerBound, $0.upperBound) },
      extraTouch: gesture.extraTouch,
      condition: Condition(gesture.when.flatMap(clauses(of:))), slop: gesture.slop ?? numbers.slop,
      origin: gesture.countsFrom, lock: lock, claims: gesture.claims ?? claims(of: gesture),
      claimPolicy: gesture.claims == nil ? .live : .fixed, route: route(of: gesture),
      gain: gesture.gain, tile: tile(of: gesture), actions: actions(of: gesture))
  }

  /// That of scrolling is the platform's. A part that lies in what scrolls along the other axis leaves
  /// it its drags everywhere.
  private func lock(of gesture: Gesture) -> AxisLock {
    guard case .scroll(let owner) = gesture.origin else { return gesture.lock }
    if case .scrollArea(let id) = owner, scene.liesAcross(id) { return .dominant }
    return numbers.scrollersLockAxis ? .dominant : .free
  }

  private func kind(of gesture: Gesture) -> RecognizerKind {
    switch gesture.kind {
    case .tap(let count, let tolerance, let longest):
      .tap(
        count: count, tolerance: tolerance ?? numbers.slop,
        maximumNanoseconds: longest ?? numbers.tapMaximumNanoseconds,
        gapNanoseconds: numbers.doubleTapGapNanoseconds)
    case .longPress(let duration, let tolerance):
      .longPress(
        tolerance: tolerance ?? numbers.longPressTolerance,
        nanoseconds: duration ?? numbers.longPressNanoseconds)
    case .swipe(_, let distance, let longest):
      .swipe(
        distance: distance ?? numbers.swipeDistance,
        maximumNanoseconds: longest ?? numbers.swipeMaximumNanoseconds)
    case .edgePan(let edge, let band): .edgePan(edge: edge, band: band ?? numbers.edgeBand)
    case .pan: if case .scroll = gesture.origin { .scroll } else { .pan }
    }
  }

  private func role(of gesture: Gesture) -> RecognizerRole {
    switch gesture.origin {
    case .authored, .pull, .push, .turn, .swipe, .dismiss, .tapOf, .tileDrag, .tileTap: .own
    case .scroll: .scroll
    case .pageBack: .pageBack
    case .contentPop: .contentPop
    }
  }

  private func claims(of gesture: Gesture) -> [Side] {
    switch gesture.kind {
    case .tap: []
    // Held long enough, it may go wherever its route does.
    case .longPress: route(of: gesture).map(\.toward)
    case .pan(let claims), .swipe(let claims, _, _): claims
    case .edgePan(let edge, _): [edge.opposite]
    }
  }

  /// The tracks that are driven, in either direction.
  private func route(of gesture: Gesture) -> [RouteLeg] {
    switch gesture.drives {
    case nil: return []
    case .both(let drives):
      let tracks = drives.map(track(of:))
      guard let first = tracks.first else { return [] }
      let positive = program.tracks[first].positive
      return [positive, positive.opposite].map { RouteLeg(toward: $0, tracks: tracks) }
    case .legs(let legs):
      return legs.map { RouteLeg(toward: $0.toward, tracks: $0.drives.map(track(of:))) }
    }
  }

  private func track(of drive: Drive) -> Int {
    switch drive {
    case .mover(let mover): track(of: mover)
    case .scroll(let owner): track(of: TrackSymbol.scroll(owner))
    case .page(let owner): track(of: TrackSymbol.page(owner))
    }
  }

  /// A statement as clauses: one of the words that it stands for has to hold, or none of them.
  func clauses(of statement: Guard) -> [[ConfigurationTerm]] {
    scene.clauses(of: statement, symbols)
  }

  /// What the accessibility escape does: pops a page of the panel in front that is not closed, else
  /// closes it, wherever it is open, else pops a page of a container.
  mutating func lowerEscapes() {
    for (index, panel) in scene.panels.enumerated().reversed() {
      let id = EntityID<Panel>(index)
      let track = track(of: Mover.panel(id))
      let isOpen =
        switch panel.slide {
        case .own(let definition):
          ConfigurationTerm(.boundFor(track: track, detent: definition.home), negated: true)
        case .shared(_, let detent): ConfigurationTerm(.boundFor(track: track, detent: detent))
        }
      if panel.navigation { escape(by: .pop(.panel(id)), when: [isOpen, isPushed(.panel(id))]) }
      escape(by: .close(id), when: [isOpen])
    }
    for (index, container) in scene.containers.enumerated().reversed() where container.navigation {
      let owner = ContentOwner.container(EntityID(index))
      escape(by: .pop(owner), when: [isPushed(owner)])
    }
  }

  private mutating func escape(by action: Action, when terms: [ConfigurationTerm]) {
    guard let action = scene.sceneAction(for: action, symbols) else { return }
    program.escapes.append(
      ConditionalActions(condition: Condition(terms.map { [$0] }), actions: [action]))
  }
}
