import CoulisseModel
import CoulisseRuntime

/// A reachable configuration, and the shortest way there.
struct ExploredConfiguration: Hashable {
  var machine: SceneMachine
  var direction: ReadingDirection
  var path: [ExplorationStep]
}

/// Finds every configuration of a cone that users, the environment and the app can bring about, by
/// running the automaton itself, breadth first.
struct Explorer {
  let program: SceneProgram
  private var cache: [ConfigurationCone: [ExploredConfiguration]] = [:]

  /// Pages above the root that are told apart; a third changes nothing that a guard can say.
  static let deepestStack = 2

  init(program: SceneProgram) { self.program = program }

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
      let current = found[next]
      next += 1
      for step in steps(from: current, in: cone) {
        guard let events = step.events(on: current.machine) else { continue }
        var reached = current
        for timed in events { reached.machine.send(timed.event, at: timed.time) }
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
    return machine
  }

  private func steps(
    from current: ExploredConfiguration, in cone: ConfigurationCone
  ) -> [ExplorationStep] {
    let machine = current.machine
    var steps: [ExplorationStep] = []
    // First, so that of two shortest ways the calmer one is kept.
    if machine.state.tracks.contains(where: { $0.phase == .moving }) { steps.append(.rest) }
    for track in cone.tracks.sorted() {
      for detent in program.tracks[track].detents.indices
      where machine.state.tracks[track].base != detent {
        steps.append(.perform(.settle(track: track, detent: detent)))
      }
    }
    for stack in cone.stacks.sorted() {
      if machine.state.stacks[stack].depth < Explorer.deepestStack {
        steps.append(.perform(.push(stack: stack)))
      }
      if machine.state.stacks[stack].depth > 0 { steps.append(.perform(.pop(stack: stack))) }
    }
    for scroller in cone.scrollers.sorted() {
      steps += ScrollPosition.allCases.map { .scroll(track: scroller, to: $0) }
    }
    // One finger keeps at most one route: two more would be a third finger's business.
    let isHeld = machine.state.tracks.contains { if case .held = $0.phase { true } else { false } }
    if !isHeld {
      steps += program.recognizers.indices.filter {
        program.recognizers[$0].route.contains { !cone.tracks.isDisjoint(with: $0.tracks) }
      }.map { .hold(recognizer: $0) }
    }
    return steps
  }
}

/// What tells two configurations of a cone apart.
private struct ConfigurationKey: Hashable {
  private var direction: ReadingDirection
  private var tracks: [Track]
  private var stacks: [StackState]
  private var scrollers: [Double]

  private struct Track: Hashable {
    var kind: Int
    var base: Int
  }

  init(_ configuration: ExploredConfiguration, _ cone: ConfigurationCone) {
    let machine = configuration.machine
    direction = configuration.direction
    tracks = cone.tracks.sorted().map { index in
      let track = machine.state.tracks[index]
      let kind =
        switch track.phase {
        case .rest: 0
        case .held: 1
        case .moving: 2
        }
      return Track(kind: kind, base: track.base)
    }
    stacks = cone.stacks.sorted().map { machine.state.stacks[$0] }
    scrollers = cone.scrollers.sorted().flatMap { track in
      [
        machine.position(of: track, at: machine.state.now),
        machine.range(of: track).upper,
      ]
    }
  }
}
