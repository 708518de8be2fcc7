import CoulisseModel
import CoulisseRuntime

/// Who wanted the touches and who got them.
struct Arbitration {
  private let lowered: LoweredScene
  /// The finger that came down last; -1 before the first.
  private(set) var lastFinger: Int32 = -1
  /// The view that it hit; -1 for none.
  private var hitView = -1
  /// Who got the last finger's touch.
  private(set) var winners: [GestureInRow] = []
  /// When each recognizer's own condition was met last.
  private var certainTimes: [Int: SceneTime] = [:]
  /// Whom each recognizer waits for; -1 for nobody.
  private var blockers: [Int: Int] = [:]

  init(_ lowered: LoweredScene) {
    self.lowered = lowered
  }

  mutating func begin(_ finger: Int32, on view: Int) {
    lastFinger = finger
    hitView = view
    winners = []
  }

  mutating func certain(_ recognizer: Int, at time: SceneTime) {
    certainTimes[recognizer] = time
    blockers[recognizer] = nil
  }

  mutating func wait(_ recognizer: Int, on blocker: Int) { blockers[recognizer] = blocker }

  mutating func see(
    _ phase: RecognizerPhase, of recognizer: Int, before: SceneMachine, after: SceneMachine
  ) {
    let isDiscrete = after.program.recognizers[recognizer].isDiscrete
    let isIts = [before, after].contains { $0.isTracking(recognizer, finger: lastFinger) }
    guard isIts, phase == .began || (isDiscrete && phase == .ended) else { return }
    let place = after.program.row(ofRecognizer: recognizer)
    let winner = GestureInRow(
      gesture: gesture(recognizer, after.program),
      row: place.flatMap { after.reference(at: $0)?.key })
    if !winners.contains(winner) { winners.append(winner) }
  }

  private func gesture(_ recognizer: Int, _ program: SceneProgram) -> EntityID<Gesture> {
    lowered.symbols.recognizers[program.original(ofRecognizer: recognizer)]
  }

  func verdict(
    _ decision: Decision, winner: Int, loser: Int, _ machine: SceneMachine
  ) -> Verdict {
    switch decision {
    case .requirement:
      return machine.requiresFailure(of: winner, by: loser) ? .loserWaits : .winnerWaited
    case .simultaneity: return .simultaneity
    case .sharedRoute: return .sharedRoute
    case .hold: return .held
    }
  }

  /// Why the default of the runtime has preferred the winner: first to satisfy its condition; at
  /// once, the deeper; at one depth, the earlier declared.
  func preference(for winner: Int, over loser: Int, _ machine: SceneMachine) -> Preference {
    let (won, lost) = (certainTime(of: winner), certainTime(of: loser))
    if let blocker = blockers[loser], lost <= won {
      return .loserWaited(on: gesture(blocker, machine.program))
    }
    let gap = lost.nanoseconds(since: won)
    if gap > 0 { return .earlier(nanoseconds: gap) }
    if let own = travel(of: winner, machine.program),
      let other = travel(of: loser, machine.program),
      own < other
    {
      return .lessTravel(winner: own, loser: other)
    }
    return depth(of: winner, machine) > depth(of: loser, machine) ? .deeper : .declaredEarlier
  }

  private func certainTime(of recognizer: Int) -> SceneTime {
    certainTimes[recognizer] ?? .distantPast
  }

  /// Points from touch down at which it is certain.
  private func travel(of recognizer: Int, _ program: SceneProgram) -> Double? {
    program.recognizers[recognizer].reach(from: program.decisionRadius)
  }

  /// Depth in the view tree of the deepest view that is watched and was hit.
  private func depth(of recognizer: Int, _ machine: SceneMachine) -> Int {
    var depth = 0
    var current = machine.watchedView(of: recognizer, hit: hitView) ?? -1
    while current >= 0 {
      depth += 1
      current = machine.program.views[current].parent
    }
    return depth
  }
}
