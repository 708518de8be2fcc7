/// A running scene: the program, its state, and the effects of the last event.
///
/// The one automaton of Coulisse: checker, simulator and app all run this value. It reads no clock and
/// calls nobody back. It is meant to allocate nothing per touch sample once its buffers have grown;
/// that is not measured yet, and no test holds it.
nonisolated public struct SceneMachine: Hashable, Sendable {
  /// It grows by a row where a list has more rows open or under way than it tells apart.
  public internal(set) var program: SceneProgram {
    _read { yield shared.indexed.program }
    set { shared = SharedProgram(newValue) }
  }
  private(set) var shared: SharedProgram
  public internal(set) var state: SceneState
  /// What the last event asked of the host, in order.
  public internal(set) var effects: [SceneEffect]
  /// Whether effects tell who wanted a touch and why somebody got it.
  public var reportsArbitration: Bool
  /// Something changed that guards or live claims can depend on.
  var isConfigurationStale: Bool
  /// What has happened and was not reacted to yet; empty between two events.
  var occurrences: [SceneOccurrence]

  /// A scene at rest at its start detents, at the design size, left to right.
  public init(_ program: SceneProgram, reportsArbitration: Bool = false) {
    shared = SharedProgram(program)
    self.reportsArbitration = reportsArbitration
    effects = []
    effects.reserveCapacity(16)
    isConfigurationStale = false
    occurrences = []
    state = SceneState(
      now: .distantPast,
      environment: SceneEnvironment(
        size: program.designSize, insets: .zero, keyboard: 0, direction: .leftToRight,
        reducesMotion: false),
      tracks: [], stacks: [], lists: [], quantities: SceneMachine.quantities(of: program, []),
      order: program.order, modes: program.modes.map { $0.start }, followers: [], presences: [],
      recognizers: [], tiles: program.tiles.map { _ in TileState() },
      docks: program.docks.map { _ in [] },
      requirements: program.requirements.map { _ in true }, touches: [], nextToken: 1)
    state.lists = program.lists.map { ListState(keys: $0.rows.map { _ in nil }) }
    state.tracks = program.tracks.indices.map { initialState(ofTrack: $0) }
    state.stacks = program.stacks.map { _ in StackState(depth: 0, phase: .root) }
    state.followers = program.followers.map { _ in FollowerState(residual: 0, start: .distantPast) }
    state.presences = program.presences.map { holds($0.appears, at: state.now) }
    state.recognizers = program.recognizers.map { _ in RecognizerState() }
    for index in program.recognizers.indices {
      state.recognizers[index].isEnabled = isReady(index)
    }
  }

  /// A track at rest where it starts.
  func initialState(ofTrack track: Int) -> TrackState {
    let spec = program.tracks[track]
    let isOnDetent = spec.detents.indices.contains(spec.start)
    return TrackState(
      phase: .rest,
      position: isOnDetent ? value(spec.detents[spec.start], of: extent(of: track)) : 0,
      base: isOnDetent ? spec.start : -1, goal: -1, dragStart: 0, dragBase: -1,
      reach: initialReach(ofTrack: track))
  }

  /// Where it starts, or, if that is home, its last detent.
  private func initialReach(ofTrack track: Int) -> Double {
    let spec = program.tracks[track]
    let detent = spec.start == spec.home ? spec.detents.count - 1 : spec.start
    guard spec.detents.indices.contains(detent) else { return 0 }
    return value(spec.detents[detent], of: extent(of: track))
  }

  /// Takes an event, and replaces `effects` by what it leads to.
  ///
  /// - Parameter time: Committed unless it lies before the last committed time, to which it is then
  ///   clamped; velocities are fitted to the time as it is given. Timers that are due run first.
  public mutating func send(_ event: SceneEvent, at time: SceneTime) {
    effects.removeAll(keepingCapacity: true)
    let instant = Swift.max(time, state.now)
    if case .touch(let touch) = event {
      runTimers(until: instant, beforeTouch: true)
      handle(touch, stamp: time, at: instant)
    } else {
      runTimers(until: instant)
    }
    commit(instant)
    switch event {
    case .touch: break
    case .gesture(let gesture): handle(gesture)
    case .perform(let action): if !isOfRow(action) { perform(action) }
    case .performInRow(let action, let row): perform(action, in: row)
    case .escape: escape()
    case .accessibility(let event): handle(event)
    case .environment(let change): apply(change)
    case .advance: break
    }
    react()
    retire()
    refreshPresences()
    refreshEnabled()
  }

  /// From now on it is `time`, which does not lie before what it was.
  mutating func commit(_ time: SceneTime) {
    guard time != state.now else { return }
    state.now = time
    for track in state.tracks.indices where state.tracks[track].motion != nil {
      state.tracks[track].motion?.commit(time)
    }
  }

  /// Commits the passing of time, and replaces `effects` by what it leads to.
  public mutating func advance(to time: SceneTime) { send(.advance, at: time) }

  /// Whether nothing moves, nothing is touched and no timer runs.
  public var isIdle: Bool {
    state.touches.isEmpty && nextDeadline == nil && !state.tracks.contains { $0.isHeld }
      && !state.tiles.contains { $0.isHeld }
  }
}
