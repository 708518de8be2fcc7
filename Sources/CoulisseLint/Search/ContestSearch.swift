import CoulisseModel
import CoulisseRuntime

/// Looks for touches that two recognizers contest.
struct ContestSearch {
  let first: Int
  let second: Int
  let region: TouchRegion

  init(_ first: Int, _ second: Int, reach: CommonReach) {
    self.first = first
    self.second = second
    region = TouchRegion(first: first, second: second, reach: reach)
  }

  /// Whether both could take part in a touch now: their guards hold, no finger keeps them busy and,
  /// where claims do not depend on the size, they claim something in common.
  func mayContest(on machine: SceneMachine, atEverySize: Bool) -> Bool {
    let areFree = [first, second].allSatisfy { recognizer in
      !machine.state.recognizers[recognizer].phase.isActive
        && machine.holds(machine.program.recognizers[recognizer].condition, at: machine.state.now)
    }
    return areFree && (!atEverySize || !scripts(machine).isEmpty)
  }

  /// What becomes of the pair in one configuration at one size.
  func verdict(on stage: Stage) -> PairVerdict {
    var thirds: Set<Int> = []
    for (moment, touches) in zip(stage.moments, stage.touches) {
      let scripts = scripts(moment.machine)
      for (point, receivers) in scripts.isEmpty ? [] : touches
      where receivers.contains(first) && receivers.contains(second) {
        for probe in scripts.flatMap({ probes($0, at: point, on: moment.machine) }) {
          let run = run(probe, on: moment.machine)
          if let winner = run.winner {
            return .contested(contest(probe, winner, moment, stage))
          }
          thirds.formUnion(run.thirds)
        }
      }
    }
    if thirds.isEmpty, let ways = stage.ways, !scripts(ways.start).isEmpty,
      // Wherever they meet, the scene says who goes first.
      !stage.moments.allSatisfy({ $0.machine.decision(between: first, and: second) != nil }),
      region.mayMeet(on: ways)
    {
      return .undetermined
    }
    return thirds.isEmpty ? .separate : .preempted(by: thirds)
  }

  /// The touches of a script that begin at a point.
  private func probes(_ script: TouchScript, at point: Point, on machine: SceneMachine)
    -> [TouchProbe]
  {
    let spread = spread(script, at: point, on: machine)
    let probe = TouchProbe(start: point, script: script, spread: spread)
    if script.others.count == 0 { return [probe] }
    return placesBeside(script.others.recognizer, on: machine).map { place in
      var probe = probe
      probe.beside = place
      return probe
    }
  }

  /// Where one of the two takes touches and the other does not: one place for each set of recognizers
  /// that take touches there.
  private func placesBeside(_ recognizer: Int, on machine: SceneMachine) -> [Point] {
    let other = recognizer == first ? second : first
    let map = HitMap(machine)
    var seen: Set<[Int]> = []
    return TouchGrid(machine).points.filter { point in
      let receivers = machine.receivers(at: point, on: map)
      return receivers.contains(recognizer) && !receivers.contains(other)
        && seen.insert(receivers).inserted
    }
  }

  /// How far apart fingers can come down on one place of both, as far as fingers are if there is room.
  private func spread(_ script: TouchScript, at point: Point, on machine: SceneMachine) -> Double {
    guard script.fingers > 1 else { return 0 }
    let map = HitMap(machine)
    return [40, 12, 2].first { spread in
      (1..<script.fingers).allSatisfy { index in
        let receivers = machine.receivers(
          at: point.moved(.right, by: spread * Double(index)), on: map)
        return receivers.contains(first) && receivers.contains(second)
      }
    } ?? 0
  }

  /// What both could want now.
  private func scripts(_ machine: SceneMachine) -> [TouchScript] {
    let common = machine.claim(of: first).intersection(machine.claim(of: second))
    if common.isEmpty { return [] }
    return PairScripts(first, second, in: machine.program)
      .scripts(toward: PhysicalSide.allCases.filter { common.contains(Headings($0)) })
  }

  /// What becomes of a probe: who gets it when nothing decides between the two, nil when they do not
  /// contest it; and who else gets it before one of them.
  private func run(
    _ probe: TouchProbe, on machine: SceneMachine
  ) -> (winner: Int?, thirds: Set<Int>) {
    var copy = machine
    var thirds: Set<Int> = []
    for timed in probe.events(in: copy.program, from: copy.state.now) {
      copy.send(timed.event, at: timed.time)
      for effect in copy.effects {
        switch effect {
        case .undecided(let winner, let loser) where isPair(winner, loser):
          return (winner, thirds)
        case .undecided(let winner, let loser), .contested(let winner, let loser, _):
          if isOne(loser), !isOne(winner) { thirds.insert(winner) }
        case .recognizer, .willSettle, .interrupted, .settled, .enabled, .action, .tileAction,
          .stack, .layout, .insert, .remove, .snapshot, .bound, .raised, .docked, .undocked,
          .tileMoves, .hit, .certain, .waiting, .mode, .reaction, .focus, .announce:
          break
        }
      }
    }
    return (nil, thirds)
  }

  private func isOne(_ recognizer: Int) -> Bool { recognizer == first || recognizer == second }

  private func isPair(_ one: Int, _ other: Int) -> Bool {
    one != other && isOne(one) && isOne(other)
  }

  private func contest(
    _ probe: TouchProbe, _ winner: Int, _ moment: Moment, _ stage: Stage
  ) -> Contest {
    let machine = moment.machine
    let loser = winner == first ? second : first
    let depths = [winner, loser].map { machine.watchedDepth(of: $0, at: probe.start) }
    let touch = probe.events(in: machine.program, from: machine.state.now)
    return Contest(
      first: first, second: second, winner: winner, isWonByDepth: depths[0] != depths[1],
      direction: stage.configuration.direction, surroundings: stage.surroundings,
      path: stage.configuration.path,
      finger: moment.finger, delay: moment.nanoseconds, start: probe.start,
      beside: probe.beside, script: probe.script,
      witness: stage.path + moment.events + touch, widths: [], heights: [],
      region: region.rects(in: machine).first { $0.contains(probe.start) }
        ?? machine.stageRect(of: 0, at: machine.state.now),
      configuration: stage.configuration)
  }

  /// Adds the sizes at which the pair contests a touch in this configuration.
  func measured(_ contest: Contest, _ samples: SizeSamples) -> Contest {
    func isContested(_ width: Double, _ height: Double) -> Bool {
      var surroundings = contest.surroundings
      surroundings.size = Size(width: width, height: height)
      guard
        let stage = Stage(contest.configuration, in: surroundings, touching: [region]),
        case .contested = verdict(on: stage)
      else { return false }
      return true
    }
    var contest = contest
    contest.widths = samples.widths.intervals { isContested($0, contest.surroundings.size.height) }
    contest.heights = samples.heights.intervals { isContested(contest.surroundings.size.width, $0) }
    return contest
  }
}

extension SceneMachine {
  /// How deep the view lies through which a recognizer sees a touch at `point`; -1 where it does not.
  fileprivate func watchedDepth(of recognizer: Int, at point: Point) -> Int {
    var view = watchedView(of: recognizer, hit: hitView(at: point) ?? -1) ?? -1
    var depth = -1
    while view >= 0 {
      depth += 1
      view = program.views[view].parent
    }
    return depth
  }
}

extension PairVerdict {
  /// Whether some touch was found that both want, whoever gets it.
  var isShared: Bool {
    switch self {
    case .contested, .preempted: true
    case .separate, .decided, .undetermined: false
    }
  }

  /// The verdict on two parts of which neither is contested: what is open in one is open in both.
  func joined(with other: PairVerdict) -> PairVerdict {
    switch (self, other) {
    case (.undetermined, _), (_, .undetermined): .undetermined
    case (.preempted(let some), .preempted(let more)): .preempted(by: some.union(more))
    case (.preempted, _): self
    case (_, .preempted): other
    case (.separate, _), (.decided, _), (.contested, _): self
    }
  }
}
