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
  private(set) var winners: [Int] = []
  /// When each recognizer's own condition was met last.
  private var certainTimes: [SceneTime]
  /// Whom each recognizer waits for; -1 for nobody.
  private var blockers: [Int]

  init(_ lowered: LoweredScene) {
    self.lowered = lowered
    certainTimes = lowered.program.recognizers.map { _ in .distantPast }
    blockers = lowered.program.recognizers.map { _ in -1 }
  }

  mutating func begin(_ finger: Int32, on view: Int) {
    lastFinger = finger
    hitView = view
    winners = []
  }

  mutating func certain(_ recognizer: Int, at time: SceneTime) {
    certainTimes[recognizer] = time
    blockers[recognizer] = -1
  }

  mutating func wait(_ recognizer: Int, on blocker: Int) { blockers[recognizer] = blocker }

  mutating func see(
    _ phase: RecognizerPhase, of recognizer: Int, before: SceneMachine, after: SceneMachine
  ) {
    let isDiscrete = lowered.program.recognizers[recognizer].isDiscrete
    let isIts = [before, after].contains { $0.isTracking(recognizer, finger: lastFinger) }
    guard isIts, phase == .began || (isDiscrete && phase == .ended) else { return }
    if !winners.contains(recognizer) { winners.append(recognizer) }
  }

  func verdict(_ decision: Decision, winner: Int, loser: Int) -> Verdict {
    switch decision {
    case .requirement:
      let loserWaits = lowered.program.requirements.contains(
        FailureRequirement(waiting: loser, blocker: winner))
      return loserWaits ? .loserWaits : .winnerWaited
    case .simultaneity: return .simultaneity
    case .sharedRoute: return .sharedRoute
    case .hold: return .held
    }
  }

  /// Why the default of the runtime has preferred the winner: first to satisfy its condition; at
  /// once, the deeper; at one depth, the earlier declared.
  func preference(for winner: Int, over loser: Int, _ machine: SceneMachine) -> Preference {
    if blockers[loser] >= 0, certainTimes[loser] <= certainTimes[winner] {
      return .loserWaited(on: lowered.symbols.recognizers[blockers[loser]])
    }
    let gap = certainTimes[loser].nanoseconds(since: certainTimes[winner])
    if gap > 0 { return .earlier(nanoseconds: gap) }
    if let own = travel(of: winner), let other = travel(of: loser), own < other {
      return .lessTravel(winner: own, loser: other)
    }
    return depth(of: winner, machine) > depth(of: loser, machine) ? .deeper : .declaredEarlier
  }

  /// Points from touch down at which it is certain.
  private func travel(of recognizer: Int) -> Double? {
    lowered.program.recognizers[recognizer].reach(from: lowered.program.decisionRadius)
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
