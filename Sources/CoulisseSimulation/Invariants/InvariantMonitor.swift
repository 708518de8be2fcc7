import CoulisseModel
import CoulisseRuntime

/// Watches a machine for broken invariants; each is reported once for each track, stack or gesture.
struct InvariantMonitor {
  /// Rounding that positions may show, in points.
  static let slackPoints = 1e-6

  let symbols: SceneSymbols
  private(set) var violations: [Violation] = []
  /// Whether each recognizer has begun and not ended.
  private var isActive: Set<Int> = []
  /// What is watched last; its rows are named in reports.
  private var rows: [ScenarioRow] = []
  var drags: DragMonitor

  init(_ lowered: LoweredScene) {
    symbols = lowered.symbols
    drags = DragMonitor(lowered)
  }

  /// Looks at a phase as it is reported.
  ///
  /// - Parameter row: Whose recognizer it is; nil for one that is no row's.
  mutating func see(
    _ phase: RecognizerPhase, of recognizer: Int, by machine: SceneMachine,
    in row: ScenarioRow? = nil
  ) {
    rows = row.map { [$0] } ?? []
    defer { rows = [] }
    let gesture = symbols.recognizers[machine.program.original(ofRecognizer: recognizer)]
    switch phase {
    case .began:
      if isActive.contains(recognizer) { report(.beganTwice(gesture), at: machine.state.now) }
      isActive.insert(recognizer)
    case .changed:
      if !isActive.contains(recognizer) { report(.notBegun(gesture, phase), at: machine.state.now) }
    case .ended, .cancelled:
      let isDiscrete =
        machine.program.recognizers[recognizer].isDiscrete
      if !isActive.contains(recognizer) && !isDiscrete {
        report(.notBegun(gesture, phase), at: machine.state.now)
      }
      isActive.remove(recognizer)
    case .failed:
      if isActive.contains(recognizer) { report(.failedAfterBegan(gesture), at: machine.state.now) }
      isActive.remove(recognizer)
    case .possible: break
    }
  }

  /// Looks at a machine that no finger touches any more.
  mutating func seeEnd(of machine: SceneMachine) {
    for recognizer in isActive.sorted() {
      let gesture = symbols.recognizers[machine.program.original(ofRecognizer: recognizer)]
      report(.neverEnded(gesture), at: machine.state.now)
    }
  }

  /// Looks at a machine between two events.
  ///
  /// - Parameter register: What the rows are called.
  mutating func see(_ machine: SceneMachine, _ register: RowRegister = RowRegister()) {
    defer { rows = [] }
    for track in machine.program.tracks.indices {
      rows = register.rows(movedBy: [track], of: machine)
      seeTrack(track, of: machine)
    }
    rows = []
    for (index, stack) in machine.state.stacks.enumerated() {
      let track = machine.program.stacks[index].track
      let isResting = machine.state.tracks[track].phase == .rest
      let fits =
        switch stack.phase {
        case .root: stack.depth == 0
        case .pushed: stack.depth > 0
        case .pushing, .popping: stack.depth > 0 && !isResting
        }
      if !fits {
        report(
          .depthDisagrees(symbols.stacks[index], depth: stack.depth, stack.phase),
          at: machine.state.now)
      }
    }
    for group in machine.program.groups {
      let open = group.members.filter { !machine.isBoundForHome($0) }
      if open.count > 1 {
        rows = register.rows(movedBy: [open[0], open[1]], of: machine)
        report(
          .bothOpen(symbol(open[0], machine), symbol(open[1], machine)), at: machine.state.now)
      }
    }
  }

  private mutating func seeTrack(_ track: Int, of machine: SceneMachine) {
    let spec = machine.program.tracks[track]
    let state = machine.state.tracks[track]
    guard !spec.settle.clauses.isEmpty, !spec.detents.isEmpty else { return }
    let position: Double
    switch state.phase {
    case .rest: position = machine.position(of: track, at: machine.state.now)
    case .moving: position = state.motion?.to ?? .nan
    case .held: return
    }
    func isOn(_ detent: Int) -> Bool {
      (machine.detentPosition(detent, of: track) - position).magnitude <= Self.slackPoints
    }
    if state.phase == .rest, !spec.detents.indices.contains(where: isOn) {
      report(.restsBetween(symbol(track, machine), position: position), at: machine.state.now)
    } else if state.base < 0 || !isOn(state.base) {
      report(
        .isElsewhere(symbol(track, machine), detent: state.base, position: position),
        at: machine.state.now)
    }
  }

  private func symbol(_ track: Int, _ machine: SceneMachine) -> TrackSymbol {
    symbols.tracks[machine.program.original(ofTrack: track)]
  }

  /// Looks at what a finger's sample did to the tracks that it drags.
  mutating func see(
    _ sample: FingerSample, before: SceneMachine, after: SceneMachine,
    _ register: RowRegister = RowRegister()
  ) {
    defer { rows = [] }
    for (track, evidence) in drags.see(sample, before: before, after: after) {
      rows = register.rows(movedBy: [track], of: after)
      report(evidence, at: after.state.now)
    }
  }

  private mutating func report(_ evidence: Violation.Evidence, at time: SceneTime) {
    let violation = Violation(evidence: evidence, time: time, rows: rows)
    let isKnown = violations.contains {
      $0.invariant == violation.invariant && $0.evidence.subject == evidence.subject
        && $0.rows == rows
    }
    if !isKnown { violations.append(violation) }
  }
}

extension Violation.Evidence {
  /// What it is about.
  fileprivate enum Subject: Hashable {
    case track(TrackSymbol)
    case stack(ContentOwner)
    case gesture(EntityID<Gesture>)
  }

  fileprivate var subject: Subject {
    switch self {
    case .restsBetween(let track, _), .isElsewhere(let track, _, _), .bothOpen(let track, _),
      .movedFurther(let track, _, _), .movedAgainst(let track, _, _):
      .track(track)
    case .depthDisagrees(let owner, _, _): .stack(owner)
    case .beganTwice(let gesture), .notBegun(let gesture, _), .failedAfterBegan(let gesture),
      .neverEnded(let gesture):
      .gesture(gesture)
    }
  }
}
