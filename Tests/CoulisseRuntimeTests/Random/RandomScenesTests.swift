import Testing

@testable import CoulisseRuntime

/// What holds of every scene after every script.
struct RandomScenesTests {
  private static let chunks = 16
  private static let scriptsPerChunk: UInt64 = 125

  @Test(arguments: 0..<chunks)
  func `no script traps, and every life of a recognizer is well formed`(chunk: Int) {
    for seed in Self.seeds(chunk) {
      let (player, _) = Self.outcomes[Int(seed)]
      var lives = RecognizerLives(count: player.machine.program.recognizers.count)
      for effect in player.log { lives.take(effect, in: player.machine.program) }
      #expect(lives.faults == [], "seed \(seed)")
      #expect(lives.active == [], "seed \(seed)")
    }
  }

  @Test(arguments: 0..<chunks)
  func `when every finger is gone everything comes to rest where it may`(chunk: Int) {
    for seed in Self.seeds(chunk) {
      let (_, machine) = Self.outcomes[Int(seed)]
      #expect(machine.isIdle, "seed \(seed)")
      for recognizer in machine.state.recognizers {
        #expect(recognizer.strokes.isEmpty && recognizer.phase == .possible, "seed \(seed)")
      }
      for (index, track) in machine.state.tracks.enumerated() {
        #expect(track.phase == .rest && track.position.isFinite, "seed \(seed)")
        let spec = machine.program.tracks[index]
        guard !spec.detents.isEmpty, spec.cancel != .keep else { continue }
        #expect(track.base >= 0, "seed \(seed) track \(index)")
        #expect(track.position == machine.detentPosition(track.base, of: index), "seed \(seed)")
      }
      for group in machine.program.groups {
        // A cancelled drag that is kept may end on a detent, whatever the group says.
        if group.members.contains(where: { machine.program.tracks[$0].cancel == .keep }) {
          continue
        }
        let open = group.members.filter { machine.state.tracks[$0].base > 0 }
        // Scenes may start with several open.
        let started = group.members.filter { machine.program.tracks[$0].start > 0 }
        #expect(open.count <= Swift.max(1, started.count), "seed \(seed)")
      }
      for stack in machine.state.stacks {
        #expect(stack.phase == (stack.depth == 0 ? .root : .pushed), "seed \(seed)")
      }
      for index in machine.state.recognizers.indices {
        #expect(
          machine.state.recognizers[index].isEnabled == !machine.claim(of: index).isEmpty,
          "seed \(seed)")
      }
      for index in machine.program.followers.indices {
        #expect(machine.state.followers[index].residual == 0, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<chunks)
  func `the same script gives the same scene, in any epoch`(chunk: Int) {
    for seed in Self.seeds(chunk).prefix(25) {
      let program = RandomProgram(seed: seed).program
      let script = RandomScript(seed: seed, for: program)
      var (here, there) = (SceneMachine(program), SceneMachine(program))
      let shift: Int64 = 123_456_789_000
      for (event, time) in script.events {
        here.send(event, at: time)
        there.send(
          event, at: time == .distantPast ? time : time.advanced(byNanoseconds: shift))
        #expect(here.effects.map(Self.timeless) == there.effects.map(Self.timeless))
      }
      for track in program.tracks.indices {
        #expect(
          here.position(of: track, at: here.state.now)
            == there.position(of: track, at: there.state.now), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<chunks)
  func `who is enabled is told last`(chunk: Int) {
    for seed in Self.seeds(chunk).prefix(25) {
      let program = RandomProgram(seed: seed).program
      var machine = SceneMachine(program)
      for (event, time) in RandomScript(seed: seed, for: program).events {
        machine.send(event, at: time)
        let isEnabled = machine.effects.map { if case .enabled = $0 { true } else { false } }
        #expect(isEnabled == isEnabled.filter { !$0 } + isEnabled.filter { $0 }, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<chunks)
  func `a finger moves its tracks its own way, and no farther than itself`(chunk: Int) {
    for seed in Self.seeds(chunk) {
      let program = RandomProgram(seed: seed).program
      var machine = SceneMachine(program)
      var fingers: [Int32: Point] = [:]
      for (event, time) in RandomScript(seed: seed, for: program).events {
        let before = machine
        machine.send(event, at: time)
        guard case .touch(let touch) = event, touch.location.x.magnitude < 1e9 else { continue }
        defer { fingers[touch.id] = touch.location }
        guard touch.phase == .move, let last = fingers[touch.id] else { continue }
        let step = Vector(from: last, to: touch.location)
        // A track that ignores samples jumps when the next one counts.
        for track in program.tracks.indices where program.tracks[track].outOfRange != .ignore {
          guard case .held(let holder) = before.state.tracks[track].phase,
            machine.state.tracks[track].phase == .held(by: holder),
            machine.state.recognizers[holder].touch == touch.id,
            program.recognizers[holder].fingers.least == 1,
            program.recognizers[holder].extraTouch == .ignore
          else { continue }
          let side = machine.positiveSide(of: track)
          let moved =
            (machine.state.tracks[track].position - before.state.tracks[track].position) * side.sign
          let reach = step.component(along: side.axis) * program.recognizers[holder].gain
          #expect(moved * reach >= 0, "seed \(seed)")
          #expect(moved.magnitude <= reach.magnitude + 1e-9, "seed \(seed)")
        }
      }
    }
  }

  private static func seeds(_ chunk: Int) -> Range<UInt64> {
    UInt64(chunk) * scriptsPerChunk..<UInt64(chunk + 1) * scriptsPerChunk
  }

  private static let outcomes = (0..<UInt64(chunks) * scriptsPerChunk).map { played($0) }

  /// The player after its script, and the machine long after it.
  private static func played(_ seed: UInt64) -> (Player, SceneMachine) {
    let program = RandomProgram(seed: seed).program
    var player = Player(program)
    for (event, time) in RandomScript(seed: seed, for: program).events {
      player.send(event, at: time)
    }
    var machine = player.machine
    machine.advance(to: machine.state.now.advanced(byNanoseconds: 60_000_000_000))
    player.log += machine.effects
    return (player, machine)
  }

  private static func timeless(_ effect: SceneEffect) -> SceneEffect {
    guard case .willSettle(var motion) = effect else { return effect }
    motion.end = SceneTime(nanoseconds: motion.end.nanoseconds(since: motion.start))
    motion.start = .milliseconds(0)
    return .willSettle(motion)
  }
}

/// Checks that each recognizer begins before it changes and ends, and ends once.
private struct RecognizerLives {
  var active: Set<Int> = []
  var faults: [SceneEffect] = []
  private var certain: [Int]

  init(count: Int) { certain = Array(repeating: 0, count: count) }

  mutating func take(_ effect: SceneEffect, in program: SceneProgram) {
    switch effect {
    case .recognizer(let recognizer, let phase): take(recognizer, phase, effect, program)
    case .certain(let recognizer): certain[recognizer] += 1
    case .contested(_, let loser, _), .undecided(_, let loser):
      // Told once for each time that it was certain.
      certain[loser] -= 1
      if certain[loser] < 0 { faults.append(effect) }
    case .willSettle, .interrupted, .settled, .enabled, .insert, .remove, .snapshot, .bound,
      .action, .tileAction, .raised, .docked, .undocked, .tileMoves, .stack, .mode, .reaction,
      .layout, .hit, .waiting, .focus, .announce:
      break
    }
  }

  private mutating func take(
    _ recognizer: Int, _ phase: RecognizerPhase, _ effect: SceneEffect, _ program: SceneProgram
  ) {
    let isDiscrete = program.recognizers[recognizer].isDiscrete
    let isActive = active.contains(recognizer)
    switch phase {
    case .possible: faults.append(effect)
    case .began:
      if isActive || isDiscrete { faults.append(effect) }
      active.insert(recognizer)
    case .changed: if !isActive { faults.append(effect) }
    case .ended, .cancelled:
      if active.remove(recognizer) == nil && !(isDiscrete && phase == .ended) {
        faults.append(effect)
      }
    case .failed: if isActive { faults.append(effect) }
    }
  }
}
