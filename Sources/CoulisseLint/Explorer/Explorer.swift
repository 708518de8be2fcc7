import CoulisseModel
import CoulisseRuntime

/// A reachable configuration, and the shortest way there.
struct ExploredConfiguration: Hashable {
  var machine: SceneMachine
  var direction: ReadingDirection
  var path: [ExplorationStep]

  /// Whether nothing moves and no finger keeps anything.
  var isCalm: Bool { machine.looseTracks.isEmpty }

  /// Where a scroller was brought last; it starts where its content starts.
  func scrollPosition(of scroller: Int) -> ScrollPosition {
    for step in path.reversed() {
      if case .scroll(scroller, let position) = step { return position }
    }
    return .start
  }

  /// Where a tile was carried last; nil for nowhere.
  func corner(ofTile tile: Int) -> Corner? {
    for step in path.reversed() {
      if case .carry(tile, let corner) = step { return corner }
    }
    return nil
  }

  /// The same configuration on another stage, and the events that lead there; nil where it cannot be
  /// brought about.
  func brought(
    to surroundings: Surroundings
  ) -> (machine: SceneMachine, events: [TimedEvent])? {
    var machine = Explorer.start(
      self.machine.program, direction: direction, size: surroundings.size)
    var all = surroundings.events.map { TimedEvent(.environment($0), at: machine.state.now) }
    machine.send(all)
    // Rows fill their list, however long it is now.
    let rows = Explorer.rows(of: machine)
    machine.send(rows)
    all += rows
    for step in path {
      guard let events = step.events(on: machine) else { return nil }
      machine.send(events)
      all += events
    }
    return (machine, all)
  }
}

/// Finds every configuration of a cone that users, the environment and the app can bring about, by
/// running the automaton itself, breadth first.
struct Explorer {
  let program: SceneProgram
  private var cache: [ConfigurationCone: [ExploredConfiguration]] = [:]

  /// Pages above the root that are told apart: one more than any guard speaks of, and at least two,
  /// so that a page can be pushed while another one still comes in.
  private let deepestStack: Int

  let limits: ExplorationLimits
  /// Cones of which not every configuration was looked at.
  private(set) var cut: Set<ConfigurationCone> = []

  init(program: SceneProgram, limits: ExplorationLimits) {
    self.program = program
    self.limits = limits
    deepestStack = max(2, 1 + (program.conditions.flatMap(\.depths).max() ?? 0))
  }

  /// What was done so far, in the unit of the limit.
  var work = 0

  /// Whether no more is looked at.
  var isExhausted: Bool { work > limits.work }

  /// Configurations found so far, in all cones together.
  var count: Int { cache.values.reduce(0) { $0 + $1.count } }

  /// The reachable configurations of a cone, nearer ones first.
  mutating func configurations(of cone: ConfigurationCone) -> [ExploredConfiguration] {
    if let known = cache[cone] { return known }
    var found: [ExploredConfiguration] = []
    var seen: Set<ConfigurationKey> = []
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      let start = ExploredConfiguration(
        machine: Explorer.start(program, direction: direction), direction: direction, path: [])
      seen.insert(ConfigurationKey(start, cone))
      found.append(start)
    }
    var next = 0
    while next < found.count {
      if found.count > limits.configurations || isExhausted {
        cut.insert(cone)
        break
      }
      let current = found[next]
      next += 1
      for step in steps(from: current, in: cone) {
        work += program.views.count + program.recognizers.count
        guard let events = step.events(on: current.machine, limits) else {
          // What cannot be waited for leaves something unseen.
          if step == .rest { cut.insert(cone) }
          continue
        }
        var reached = current
        reached.machine.send(events)
        reached.path.append(step)
        if seen.insert(ConfigurationKey(reached, cone)).inserted { found.append(reached) }
      }
    }
    cache[cone] = found
    return found
  }

  /// A machine at rest at time zero that reports who wanted a touch.
  static func start(
    _ program: SceneProgram, direction: ReadingDirection, size: Size? = nil
  ) -> SceneMachine {
    var machine = SceneMachine(program, reportsArbitration: true)
    let zero = SceneTime(nanoseconds: 0)
    if direction != .leftToRight { machine.send(.environment(.direction(direction)), at: zero) }
    if let size { machine.send(.environment(.size(size, alongside: nil)), at: zero) }
    machine.advance(to: zero)
    machine.send(rows(of: machine))
    return machine
  }

  /// What tells a scene of its rows.
  static func rows(of machine: SceneMachine) -> [TimedEvent] {
    machine.program.lists.indices.map { list in
      let most = machine.scrolling(machine.program.lists[list].scroller).most
      let rows = machine.rows(of: list, scrolledTo: 0, rest: most)
      return TimedEvent(.environment(rows), at: SceneTime(nanoseconds: 0))
    }
  }

  private func steps(
    from current: ExploredConfiguration, in cone: ConfigurationCone
  ) -> [ExplorationStep] {
    let machine = current.machine
    var steps: [ExplorationStep] = []
    // First, so that of two shortest ways the calmer one is kept.
    if machine.isMoving { steps.append(.rest) }
    for track in cone.tracks.sorted() {
      for detent in program.tracks[track].detents.indices
      where machine.state.tracks[track].base != detent {
        steps.append(.perform(.settle(track: track, detent: detent)))
      }
    }
    for stack in cone.stacks.sorted() {
      if machine.state.stacks[stack].depth < deepestStack {
        steps.append(.perform(.push(stack: stack)))
      }
      if machine.state.stacks[stack].depth > 0 { steps.append(.perform(.pop(stack: stack))) }
    }
    for mode in cone.modes.sorted() {
      steps += (0..<program.modes[mode].count).filter { $0 != machine.state.modes[mode] }
        .map { .set(mode: mode, to: $0) }
    }
    for scroller in cone.scrollers.sorted() {
      steps += ScrollPosition.allCases.filter { $0 != current.scrollPosition(of: scroller) }
        .map { .scroll(track: scroller, to: $0) }
    }
    steps += carries(from: current, in: cone)
    // One finger keeps at most one route: two more would be a third finger's business.
    let isHeld = machine.state.tracks.contains { if case .held = $0.phase { true } else { false } }
    if !isHeld {
      steps += program.recognizers.indices.filter {
        program.recognizers[$0].route.contains { !cone.tracks.isDisjoint(with: $0.tracks) }
      }.map { .hold(recognizer: $0) }
    }
    return steps
  }

  /// Tiles are carried while nothing else goes on: what begins then finds them there.
  private func carries(
    from current: ExploredConfiguration, in cone: ConfigurationCone
  ) -> [ExplorationStep] {
    guard current.isCalm, !current.machine.isMoving else { return [] }
    return cone.tiles.sorted().flatMap { tile in
      corners(of: tile).filter { $0 != current.corner(ofTile: tile) }
        .map { .carry(tile: tile, to: $0) }
    }
  }

  /// Bands are as long as their side: two corners lie in all of them, unless a dock takes what is
  /// dropped in one.
  private func corners(of tile: Int) -> [Corner] {
    program.tiles[tile].dock < 0 ? [.topLeft, .bottomRight] : Corner.allCases
  }
}
