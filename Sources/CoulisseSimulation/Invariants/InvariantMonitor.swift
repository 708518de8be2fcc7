import CoulisseModel
import CoulisseRuntime

/// Watches a machine for broken invariants; each is reported once for each track, stack or gesture.
struct InvariantMonitor {
  /// Rounding that positions may show, in points.
  static let slackPoints = 1e-6

  let symbols: SceneSymbols
  private(set) var violations: [Violation] = []
  /// Whether each recognizer has begun and not ended.
  private var isActive: [Bool]
  var drags: DragMonitor

  init(_ lowered: LoweredScene) {
    symbols = lowered.symbols
    isActive = lowered.program.recognizers.map { _ in false }
    drags = DragMonitor(lowered)
  }

  /// Looks at a phase as it is reported.
  mutating func see(_ phase: RecognizerPhase, of recognizer: Int, by machine: SceneMachine) {
    let gesture = symbols.recognizers[recognizer]
    switch phase {
    case .began:
      if isActive[recognizer] { report(.beganTwice(gesture), at: machine.state.now) }
      isActive[recognizer] = true
    case .changed:
      if !isActive[recognizer] { report(.notBegun(gesture, phase), at: machine.state.now) }
    case .ended, .cancelled:
      let isDiscrete =
        machine.program.recognizers[recognizer].isDiscrete
      if !isActive[recognizer] && !isDiscrete {
        report(.notBegun(gesture, phase), at: machine.state.now)
      }
      isActive[recognizer] = false
    case .failed:
      if isActive[recognizer] { report(.failedAfterBegan(gesture), at: machine.state.now) }
      isActive[recognizer] = false
    case .possible: break
    }
  }

  /// Looks at a machine that no finger touches any more.
  mutating func seeEnd(of machine: SceneMachine) {
    for recognizer in isActive.indices where isActive[recognizer] {
      report(.neverEnded(symbols.recognizers[recognizer]), at: machine.state.now)
    }
  }

  /// Looks at a machine between two events.
  mutating func see(_ machine: SceneMachine) {
    for track in machine.program.tracks.indices { seeTrack(track, of: machine) }
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
        report(
          .bothOpen(symbols.tracks[open[0]], symbols.tracks[open[1]]), at: machine.state.now)
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
      report(.restsBetween(symbols.tracks[track], position: position), at: machine.state.now)
    } else if state.base < 0 || !isOn(state.base) {
      report(
        .isElsewhere(symbols.tracks[track], detent: state.base, position: position),
        at: machine.state.now)
    }
  }

  /// Looks at what a finger's sample did to the tracks that it drags.
  mutating func see(_ sample: FingerSample, before: SceneMachine, after: SceneMachine) {
    for evidence in drags.see(sample, before: before, after: after) {
      report(evidence, at: after.state.now)
    }
  }

  private mutating func report(_ evidence: Violation.Evidence, at time: SceneTime) {
    let violation = Violation(evidence: evidence, time: time)
    let isKnown = violations.contains {
      $0.invariant == violation.invariant && $0.evidence.subject == evidence.subject
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
