import CoulisseModel
import CoulisseRuntime

/// Looks for a touch that two recognizers contest in one configuration.
struct ContestSearch {
  let first: Int
  let second: Int
  let reach: CommonReach
  let configuration: ExploredConfiguration
  let samples: SizeSamples

  init(
    _ first: Int, _ second: Int, reach: CommonReach, configuration: ExploredConfiguration,
    samples: SizeSamples
  ) {
    self.first = first
    self.second = second
    self.reach = reach
    self.configuration = configuration
    self.samples = samples
  }

  /// A contested touch at the design size if there is one, else at the least size that has one.
  func verdict() -> PairVerdict {
    guard !commonHeadings(configuration.machine).isEmpty else { return .separate }
    let design = configuration.machine.program.designSize
    var worst = PairVerdict.separate
    for size in [design] + sizes.filter({ $0 != design }) {
      guard let machine = machine(at: size) else { continue }
      switch search(machine, at: size) {
      case .contested(let contest): return .contested(measured(contest))
      // Whoever goes first here is in the way at other sizes as well.
      case .preempted: return .preempted
      case .undetermined: if worst == .separate { worst = .undetermined }
      case .separate, .decided: break
      }
    }
    return worst
  }

  private var sizes: [Size] {
    samples.widths.flatMap { width in
      samples.heights.map { Size(width: width, height: $0) }
    }
  }

  /// The machine in this configuration at another size; nil where it cannot be brought there.
  private func machine(at size: Size) -> SceneMachine? {
    guard let events = pathEvents(at: size) else { return nil }
    var machine = Explorer.start(
      configuration.machine.program, direction: configuration.direction, size: size)
    for timed in events { machine.send(timed.event, at: timed.time) }
    return machine
  }

  private func pathEvents(at size: Size) -> [TimedEvent]? {
    var machine = Explorer.start(
      configuration.machine.program, direction: configuration.direction, size: size)
    var all: [TimedEvent] = []
    for step in configuration.path {
      guard let events = step.events(on: machine) else { return nil }
      for timed in events { machine.send(timed.event, at: timed.time) }
      all += events
    }
    return all
  }

  /// The signed directions that both claim now.
  private func commonHeadings(_ machine: SceneMachine) -> Headings {
    machine.claim(of: first).intersection(machine.claim(of: second))
  }

  private func search(_ machine: SceneMachine, at size: Size) -> PairVerdict {
    var isPreempted = false
    for moment in moments(of: machine) {
      let regions = regions(moment)
      for point in TouchGrid(moment).points
      where regions.contains(where: { $0.contains(point) }) && bothReceive(moment, point) {
        for heading in headings(moment) {
          let probe = TouchProbe(start: point, heading: heading)
          guard isContested(probe, alone: true, on: moment) != nil else { continue }
          guard let winner = isContested(probe, alone: false, on: moment) else {
            isPreempted = true
            continue
          }
          return .contested(
            contest(probe, winner: winner, moment: moment, start: machine, size: size))
        }
      }
    }
    if isPreempted { return .preempted }
    return moments(of: machine).count > 1 && mayMeet(machine) ? .undetermined : .separate
  }

  private func bothReceive(_ machine: SceneMachine, _ point: Point) -> Bool {
    machine.shouldReceive(first, at: point) && machine.shouldReceive(second, at: point)
  }

  /// No heading stands for a tap.
  private func headings(_ machine: SceneMachine) -> [PhysicalSide?] {
    if case .tap = machine.program.recognizers[first].kind { return [nil] }
    let common = commonHeadings(machine)
    return PhysicalSide.allCases.filter { common.contains(Headings($0)) }
  }

  /// The configuration itself and, while something moves in it, later moments of the motion.
  private func moments(of machine: SceneMachine) -> [SceneMachine] {
    guard let deadline = machine.nextDeadline else { return [machine] }
    let left = deadline.nanoseconds(since: machine.state.now)
    return [machine]
      + [Int64(1), 2, 3].map { quarter in
        var later = machine
        later.advance(to: machine.state.now.advanced(byNanoseconds: left / 4 * quarter))
        return later
      }
  }

  /// Who gets the probe when nothing decides between the two; nil when they do not contest it.
  private func isContested(
    _ probe: TouchProbe, alone: Bool, on machine: SceneMachine
  ) -> Int? {
    var copy = machine
    if alone {
      for other in copy.program.recognizers.indices
      where other != first && other != second && !copy.state.recognizers[other].phase.isActive {
        copy.send(.environment(.enables(recognizer: other, false)), at: copy.state.now)
      }
    }
    for timed in probe.events(in: copy.program, from: copy.state.now) {
      copy.send(timed.event, at: timed.time)
      for effect in copy.effects {
        if case .undecided(let winner, let loser) = effect,
          Set([winner, loser]) == Set([first, second])
        {
          return winner
        }
      }
    }
    return nil
  }

  private func contest(
    _ probe: TouchProbe, winner: Int, moment: SceneMachine, start: SceneMachine, size: Size
  ) -> Contest {
    let script = probe.events(in: moment.program, from: moment.state.now)
    var witness = pathEvents(at: size) ?? []
    if moment.state.now > start.state.now {
      witness.append(TimedEvent(.advance, at: moment.state.now))
    }
    return Contest(
      first: first, second: second, winner: winner, direction: configuration.direction,
      size: size, path: configuration.path, start: probe.start,
      heading: probe.heading, witness: witness + script, widths: [], heights: [],
      region: regions(moment).first { $0.contains(probe.start) }
        ?? moment.stageRect(
          of: 0, at: moment.state.now))
  }

  /// Where touches that reach both can begin, not counting what lies in front.
  private func regions(_ machine: SceneMachine) -> [Rect] {
    reach.pairs.map { one, two in
      band(of: first, view: one, in: machine)
        .intersection(band(of: second, view: two, in: machine))
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  /// The part of a watched view on the stage in which the recognizer takes touches.
  private func band(of recognizer: Int, view: Int, in machine: SceneMachine) -> Rect {
    let stage = machine.stageRect(of: 0, at: machine.state.now)
    let rect = machine.stageRect(of: view, at: machine.state.now)
    let spec = machine.program.recognizers[recognizer]
    guard case .edgePan(let edge, let width) = spec.kind else { return rect.intersection(stage) }
    let band =
      switch edge.physical(in: machine.state.environment.direction) {
      case .left: Rect(x: rect.x, y: rect.y, width: width, height: rect.height)
      case .right: Rect(x: rect.maxX - width, y: rect.y, width: width, height: rect.height)
      case .top: Rect(x: rect.x, y: rect.y, width: rect.width, height: width)
      case .bottom: Rect(x: rect.x, y: rect.maxY - width, width: rect.width, height: width)
      }
    return rect.intersection(band).intersection(stage)
  }

  /// Whether the two can meet anywhere between the start and the end of the motions under way, as far
  /// as the hulls of their rectangles tell.
  private func mayMeet(_ machine: SceneMachine) -> Bool {
    let ends =
      [machine]
      + (ExplorationStep.rest.events(on: machine).map { events in
        var copy = machine
        for timed in events { copy.send(timed.event, at: timed.time) }
        return [copy]
      } ?? [])
    return reach.pairs.contains { one, two in
      let hulls = [(first, one), (second, two)].compactMap { recognizer, view in
        ends.map { band(of: recognizer, view: view, in: $0) }.reduce(nil) { (hull: Rect?, rect) in
          hull.map { $0.union(rect) } ?? rect
        }
      }
      let common = hulls[0].intersection(hulls[1])
      return common.width > 0 && common.height > 0
    }
  }

  /// Adds the sizes at which a contest of the same kind exists.
  private func measured(_ contest: Contest) -> Contest {
    var contest = contest
    contest.widths = intervals(samples.widths) {
      isContested(at: Size(width: $0, height: contest.size.height))
    }
    contest.heights = intervals(samples.heights) {
      isContested(at: Size(width: contest.size.width, height: $0))
    }
    return contest
  }

  private func isContested(at size: Size) -> Bool {
    guard let machine = machine(at: size) else { return false }
    if case .contested = search(machine, at: size) { return true }
    return false
  }

  /// Runs of neighboring samples at which something holds.
  private func intervals(
    _ samples: [Double], _ holds: (Double) -> Bool
  ) -> [ClosedRange<Double>] {
    var runs: [ClosedRange<Double>] = []
    var isRunning = false
    for sample in samples {
      guard holds(sample) else {
        isRunning = false
        continue
      }
      if isRunning, let last = runs.popLast() {
        runs.append(last.lowerBound...sample)
      } else {
        runs.append(sample...sample)
      }
      isRunning = true
    }
    return runs
  }
}

extension Rect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
