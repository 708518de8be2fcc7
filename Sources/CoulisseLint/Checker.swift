package import CoulisseModel
package import CoulisseRuntime

/// What was checked, and what came of it.
package struct CheckResult: Sendable {
  package var contests: [Contest]
  /// Pairs of which nothing can be said.
  package var undetermined: [UndeterminedPair]
  /// Gestures that never take a touch.
  package var shadowed: [ShadowedGesture]
  package var coverage: Coverage
}

/// Two recognizers of which neither a conflict nor a proof was found.
package struct UndeterminedPair: Sendable, Hashable {
  package var first: Int
  package var second: Int
}

/// What a run of the checker covered; without it a clean result would say nothing.
package struct Coverage: Sendable, Hashable {
  package var gestures = 0
  package var pairs = 0
  /// Of all cones together.
  package var configurations = 0
  /// Pairs of which nothing can be said.
  package var undetermined = 0
}

/// Looks at every pair of recognizers in every reachable configuration and every size.
///
/// Per pair: can one touch reach both, in its cone of configurations, at sampled sizes that stand for
/// all? If so, do both want it (the automaton is asked), and does the scene say who gets it? Pairs
/// with the same cone are looked at together, so that each configuration is brought about once.
package struct Checker {
  let program: SceneProgram
  let samples: SizeSamples
  let insets: Insets
  /// What the app may have measured: as the design has it, then the least and the most of everything.
  let measures: [[Surroundings.Measure]]
  var explorer: Explorer
  /// The scene as it begins, left to right.
  let start: SceneMachine
  /// Pairs that a contest is known of; what holds for one row holds for every other.
  private var shown: Set<[Int]> = []

  /// - Parameter deepestInsets: Of the safe area, in points. A band grows with its inset and nothing
  ///   else depends on insets: these and none stand for all in between.
  ///   - quantities: What the app measures, and within which range; as the program has them.
  package init(
    program: SceneProgram, viewport: Viewport, deepestInsets: Insets,
    quantities: [NamedQuantity] = [], limits: ExplorationLimits = ExplorationLimits()
  ) {
    let program = program.withRepresentativeRows
    self.program = program
    insets = program.insets(thatBandsReach: deepestInsets)
    measures = Self.measures(quantities)
    samples = SizeSamples(
      program: program, viewport: viewport, insets: insets,
      quantities: measures.map { program.quantities($0) })
    explorer = Explorer(program: program, limits: limits)
    start = Explorer.start(program, direction: .leftToRight)
  }

  /// Looks at every pair of recognizers.
  package mutating func check() -> CheckResult {
    let pairs = neighbors()
    let verdicts = verdicts(on: pairs)
    let count = program.recognizers.indices.count { !program.isCopy($0) }
    var coverage = Coverage(
      gestures: count, pairs: count * (count - 1) / 2, configurations: explorer.count)
    var contests: [Contest] = []
    var undetermined: [UndeterminedPair] = []
    for (pair, verdict) in zip(pairs, verdicts) {
      switch verdict {
      // A third recognizer takes every touch that a preempted pair could contest: either the scene
      // says so, or that is a contest of its own and the pair is looked at again when it is mended.
      case .separate, .decided, .preempted: break
      case .contested(let contest): contests.append(contest)
      case .undetermined:
        undetermined.append(UndeterminedPair(first: pair.0, second: pair.1))
      }
    }
    var open: Set<[Int]> = []
    undetermined = undetermined.filter {
      let originals = originals($0.first, $0.second)
      return !shown.contains(originals) && open.insert(originals).inserted
    }
    coverage.undetermined = undetermined.count
    return CheckResult(
      contests: contests, undetermined: undetermined, shadowed: shadowedGestures(),
      coverage: coverage)
  }

  private func originals(_ first: Int, _ second: Int) -> [Int] {
    [first, second].map { program.original(ofRecognizer: $0) }.sorted()
  }

  /// The contest with the sizes at which it holds. Costs as much as to find a dozen:
  /// it is done for those that are reported.
  package func measured(_ contest: Contest) -> Contest {
    let reach = CommonReach(contest.first, contest.second, from: start)
    return ContestSearch(contest.first, contest.second, reach: reach)
      .measured(contest, samples)
  }

  /// The pairs of recognizers of which one watches a view in, or around, one that the other watches:
  /// only these can share a touch. Of thousands of controls side by side there are few.
  private func neighbors() -> [(Int, Int)] {
    var watchers: [[Int]] = Array(repeating: [], count: program.views.count)
    for (index, recognizer) in program.recognizers.enumerated() {
      for view in recognizer.views { watchers[view].append(index) }
    }
    var pairs: Set<[Int]> = []
    for (index, recognizer) in program.recognizers.enumerated() {
      for view in recognizer.views {
        var current = view
        while current >= 0 {
          for other in watchers[current]
          where other != index && PairScripts(index, other, in: program).areThereAny {
            pairs.insert([min(index, other), max(index, other)])
          }
          current = program.views[current].parent
        }
      }
    }
    return pairs.map { ($0[0], $0[1]) }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  private mutating func verdicts(on pairs: [(Int, Int)]) -> [PairVerdict] {
    var cases = pairs.map { openCase($0, $1) }
    repeat {
      while let cone = cases.lazy.filter(\.isOpen).map(\.cone).first {
        let open = cases.indices.filter { cases[$0].isOpen && cases[$0].cone == cone }
        let configurations = explorer.configurations(of: cone)
        // First what can be shown without haste: it is understood at once.
        for configuration in configurations.filter(\.isCalm) + configurations.filter({ !$0.isCalm })
        {
          look(at: configuration, &cases, open)
        }
        for index in open {
          cases[index].isOpen = false
          if explorer.cut.contains(cone) || explorer.isExhausted { cases[index].leave() }
        }
      }
      widen(&cases)
    } while cases.contains(where: \.isOpen)
    return cases.map(\.verdict)
  }

  /// What is known of a pair without looking at any configuration.
  private mutating func openCase(_ first: Int, _ second: Int) -> PairCase {
    let reach = CommonReach(first, second, from: start)
    var pair = PairCase(
      search: ContestSearch(first, second, reach: reach), originals: originals(first, second),
      cone: ConfigurationCone())
    if let decision = start.standingDecision(between: first, and: second) {
      pair.verdict = .decided(decision)
    } else if let cone = openCone(first, second, views: reach.views) {
      pair.cone = cone
      pair.isOpen = true
    }
    return pair
  }

  /// Looks for contests of open cases in one configuration, at the design size first.
  private mutating func look(
    at configuration: ExploredConfiguration, _ cases: inout [PairCase], _ open: [Int]
  ) {
    let able = open.filter {
      !shown.contains(cases[$0].originals)
        && cases[$0].search.mayContest(
          on: configuration.machine, atEverySize: !samples.haveVanishingTravels)
    }
    guard !able.isEmpty else { return }
    let design = program.designSize
    let sizes = [design] + samples.sizes.filter { $0 != design }
    for (size, measures) in sizes.flatMap({ size in measures.map { (size, $0) } }) {
      let open = able.filter { !shown.contains(cases[$0].originals) }
      guard !open.isEmpty, !explorer.isExhausted else { return }
      // To bring it about anew, at another size, and to let its motions run.
      explorer.work += 100 * (program.views.count + program.recognizers.count)
      let regions = open.map { cases[$0].search.region }
      let surroundings = Surroundings(size: size, insets: insets, measures: measures)
      lazy var plain = Stage(
        configuration, in: Surroundings(size: size, measures: measures), touching: regions)
      // Where the configuration cannot be brought about, there is nothing to find.
      guard
        let stage = Stage(configuration, in: surroundings, touching: regions) ?? plain
      else { continue }
      for index in open where !shown.contains(cases[index].originals) {
        guard !explorer.isExhausted else { return }
        explorer.work += 10 * program.recognizers.count
        let found = cases[index].search.verdict(on: stage)
        // What is shown without insets is understood at once, and fewer third ones are in the way.
        if found.isShared, stage.surroundings.insets != .zero, let plain {
          cases[index].add(cases[index].search.verdict(on: plain))
        }
        if !cases[index].isContested { cases[index].add(found) }
        if cases[index].isContested { shown.insert(cases[index].originals) }
      }
    }
  }

  /// Opens pairs again that somebody else has preempted: in other configurations, which only that
  /// one's guard and route know of, it may not be in the way. If it contests with one of the two, it
  /// has to be mended first, and the pair is looked at then.
  private func widen(_ cases: inout [PairCase]) {
    let contested = cases.filter(\.isContested).map { Set([$0.search.first, $0.search.second]) }
    for index in cases.indices {
      let pair = Set([cases[index].search.first, cases[index].search.second])
      guard case .preempted(let thirds) = cases[index].verdict,
        !thirds.isSubset(of: cases[index].thirds),
        !contested.contains(where: { !$0.isDisjoint(with: pair) && !$0.isDisjoint(with: thirds) })
      else { continue }
      cases[index].thirds.formUnion(thirds)
      for third in thirds { cases[index].cone.add(third, in: program) }
      cases[index].verdict = .separate
      cases[index].isOpen = true
    }
  }
}

/// What is known of a pair so far.
private struct PairCase {
  let search: ContestSearch
  /// The two of which these are copies in another row, or the two themselves.
  let originals: [Int]
  /// What has been or is to be explored.
  var cone: ConfigurationCone
  var isOpen = false
  var verdict = PairVerdict.separate
  /// Recognizers whose guards and routes are part of the cone because they were in the way.
  var thirds: Set<Int> = []

  /// Not everything was looked at. What was found stands all the same.
  mutating func leave() {
    switch verdict {
    case .contested, .preempted: break
    case .separate, .decided, .undetermined: verdict = .undetermined
    }
  }

  var isContested: Bool { if case .contested = verdict { true } else { false } }

  mutating func add(_ found: PairVerdict) {
    if case .contested = found { verdict = found } else { verdict = verdict.joined(with: found) }
  }
}
