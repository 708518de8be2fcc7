package import CoulisseModel
package import CoulisseRuntime

/// What was checked, and what came of it.
package struct CheckResult: Sendable {
  package var contests: [Contest]
  package var coverage: Coverage
}

/// What a run of the checker covered; without it a clean result would say nothing.
package struct Coverage: Sendable, Hashable {
  package var pairs = 0
  /// Of all cones together.
  package var configurations = 0
  /// Sizes that stand for all.
  package var sizes = 0
  /// Pairs of which nothing can be said.
  package var undetermined = 0
}

/// Looks at every pair of recognizers in every reachable configuration and every size.
///
/// Per pair: can one touch reach both, in its cone of configurations, at sampled sizes that stand for
/// all? If so, do both want it (the automaton is asked), and does the scene say who gets it?
package struct Checker {
  let program: SceneProgram
  let samples: SizeSamples
  private var explorer: Explorer
  private var coverage = Coverage()

  package init(program: SceneProgram, viewport: Viewport) {
    self.program = program
    samples = SizeSamples(program: program, viewport: viewport)
    explorer = Explorer(program: program)
    coverage.sizes = samples.widths.count * samples.heights.count
  }

  /// Looks at every pair of recognizers.
  package mutating func check() -> CheckResult {
    var contests: [Contest] = []
    var preempted: [(Int, Int)] = []
    for second in program.recognizers.indices {
      for first in 0..<second {
        coverage.pairs += 1
        switch judge(first, second) {
        case .separate, .decided: break
        case .contested(let contest): contests.append(contest)
        case .preempted: preempted.append((first, second))
        case .undetermined: coverage.undetermined += 1
        }
      }
    }
    // A pair that a third recognizer preempts is open again as soon as that one's conflict is mended;
    // without such a conflict nothing is known.
    for (first, second) in preempted {
      let isExplained = contests.contains {
        !Set([$0.first, $0.second]).isDisjoint(with: [first, second])
      }
      if !isExplained { coverage.undetermined += 1 }
    }
    coverage.configurations = explorer.count
    return CheckResult(contests: contests, coverage: coverage)
  }

  /// The verdict on one pair.
  mutating func judge(_ first: Int, _ second: Int) -> PairVerdict {
    let reach = CommonReach(first, second, in: program)
    guard reach.isPossible, haveCommonScripts(first, second) else { return .separate }
    let start = Explorer.start(program, direction: .leftToRight)
    if let decision = start.decision(between: first, and: second) { return .decided(decision) }
    guard let cone = openCone(first, second, views: reach.views) else { return .separate }
    let configurations = explorer.configurations(of: cone)
    var worst = PairVerdict.separate
    for configuration in configurations {
      let search = ContestSearch(
        first, second, reach: reach, configuration: configuration, samples: samples)
      switch search.verdict() {
      case .contested(let contest): return .contested(contest)
      case .preempted: worst = .preempted
      case .undetermined: if worst == .separate { worst = .undetermined }
      case .separate, .decided: break
      }
    }
    return worst
  }

  /// Whether there is a kind of script that both could want: the same number of taps, or strokes with
  /// a heading that both may claim. A tap never moves past the decision radius, a pan always does.
  private func haveCommonScripts(_ first: Int, _ second: Int) -> Bool {
    let (one, two) = (program.recognizers[first], program.recognizers[second])
    switch (one.kind, two.kind) {
    case (.tap(let count, _, _, _), .tap(let other, _, _, _)): return count == other
    case (.tap(_, let tolerance, _, _), _), (_, .tap(_, let tolerance, _, _)):
      return tolerance > program.decisionRadius
    default:
      return [ReadingDirection.leftToRight, .rightToLeft].contains { direction in
        !headings(one, direction).isDisjoint(with: headings(two, direction))
      }
    }
  }

  private func headings(_ spec: RecognizerSpec, _ direction: ReadingDirection) -> Headings {
    if spec.lock == .free { return .all }
    return spec.claims.reduce(into: Headings()) {
      $0.insert(Headings($1.physical(in: direction)))
    }
  }

  /// The cone without the parts that both guards pin to their start, and without those that nothing
  /// but guards depends on, if these hold at the start: any other state in which they hold is as good.
  /// Nil when some part can never satisfy both guards at once.
  private mutating func openCone(
    _ first: Int, _ second: Int, views: Set<Int>
  ) -> ConfigurationCone? {
    let cone = ConfigurationCone(first, second, views: views, in: program)
    let clauses =
      program.recognizers[first].condition.clauses + program.recognizers[second].condition.clauses
    let effects = ConfigurationCone(
      routesOf: [first, second], views: views, in: program)
    var open = ConfigurationCone()
    for part in cone.parts(in: program) {
      let condition = Condition(clauses.filter(part.covers))
      let configurations = explorer.configurations(of: part)
      let allowed = configurations.filter { $0.machine.holds(condition, at: $0.machine.state.now) }
      if allowed.isEmpty { return nil }
      let isOnlyGuarding = part.isDisjoint(with: effects)
      if isOnlyGuarding, allowed.contains(where: \.path.isEmpty) { continue }
      if allowed.contains(where: { !$0.path.isEmpty }) { open.formUnion(part) }
    }
    return open
  }
}
