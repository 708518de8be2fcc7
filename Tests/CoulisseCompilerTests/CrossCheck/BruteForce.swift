import CoulisseModel
import CoulisseRuntime

/// A dumb search for contested touches that shares nothing with the checker but the automaton: fixed
/// points, fixed strokes, and whatever can be reached in a few steps.
struct BruteForce {
  let program: SceneProgram

  /// Two recognizers, in order of index.
  struct Pair: Hashable, Comparable {
    var first: Int
    var second: Int

    init(_ one: Int, _ other: Int) {
      first = min(one, other)
      second = max(one, other)
    }

    /// Whether exactly one recognizer belongs to both pairs.
    func sharesOne(with other: Pair) -> Bool {
      Set([first, second]).intersection([other.first, other.second]).count == 1
    }

    static func < (left: Pair, right: Pair) -> Bool {
      (left.first, left.second) < (right.first, right.second)
    }
  }

  /// What was seen of two recognizers, and how to get there.
  struct Sight: Hashable {
    var direction: ReadingDirection
    var size: Size
    var events: [TimedEvent]
  }

  /// Pairs that the automaton itself said were undecided.
  private(set) var undecided: [Pair: Sight] = [:]
  /// Pairs of drags that both claim a heading under one finger, with nobody else there who does, and
  /// with nothing in the scene between them.
  private(set) var claimed: [Pair: Sight] = [:]
  private(set) var configurations = 0

  private let steps: Int
  private let most: Int

  /// - Parameters:
  ///   - steps: How far from the start to go.
  ///   - most: How many configurations to look at in each reading direction.
  init(_ program: SceneProgram, _ viewport: Viewport, steps: Int = 3, most: Int) {
    self.program = program
    self.steps = steps
    self.most = most
    let (width, height) = (viewport.width, viewport.height)
    search(.leftToRight, Size(width: width.lowerBound, height: height.upperBound))
    search(.rightToLeft, Size(width: width.upperBound, height: height.lowerBound))
  }

  private mutating func search(_ direction: ReadingDirection, _ size: Size) {
    var start = SceneMachine(program, reportsArbitration: true)
    start.send(.environment(.direction(direction)), at: SceneTime(nanoseconds: 0))
    start.send(.environment(.size(size, alongside: nil)), at: SceneTime(nanoseconds: 0))
    var seen: Set<[Int]> = [key(start)]
    var level: [(machine: SceneMachine, events: [TimedEvent])] = [(start, [])]
    var count = 0
    for step in 0...steps {
      var next: [(machine: SceneMachine, events: [TimedEvent])] = []
      for (machine, events) in level where count < most {
        count += 1
        touch(machine, Sight(direction: direction, size: size, events: events))
        guard step < steps else { continue }
        for more in moves(from: machine) {
          var reached = machine
          reached.send(more)
          if seen.insert(key(reached)).inserted { next.append((reached, events + more)) }
        }
      }
      level = next
    }
    configurations += count
  }

  /// Phases, places to ten points, depths: enough to tell configurations apart.
  private func key(_ machine: SceneMachine) -> [Int] {
    let tracks = machine.state.tracks.indices.flatMap { index in
      let track = machine.state.tracks[index]
      let phase =
        switch track.phase {
        case .rest: 0
        case .held: 1
        case .moving: 2
        }
      return [phase, track.base, Int(machine.position(of: index, at: machine.state.now) / 50)]
    }
    return tracks + machine.state.stacks.map(\.depth)
  }

  /// Everything that can happen next, as far as it is cheap to try.
  private func moves(from machine: SceneMachine) -> [[TimedEvent]] {
    let now = machine.state.now
    var moves: [[TimedEvent]] = []
    if let deadline = machine.nextDeadline {
      let third = deadline.nanoseconds(since: now) / 3
      moves.append([TimedEvent(.advance, at: deadline)])
      moves.append([TimedEvent(.advance, at: now.advanced(byNanoseconds: third))])
    }
    for (index, track) in program.tracks.enumerated() {
      if track.detents.isEmpty {
        moves += scrolls(index, machine)
      } else if !program.stacks.contains(where: { $0.track == index }) {
        moves += track.detents.indices.map { detent in
          [TimedEvent(.perform(.settle(track: index, detent: detent)), at: now)]
        }
      }
    }
    for stack in program.stacks.indices {
      if machine.state.stacks[stack].depth < 2 {
        moves.append([TimedEvent(.perform(.push(stack: stack)), at: now)])
      }
      moves.append([TimedEvent(.perform(.pop(stack: stack)), at: now)])
    }
    return moves + holds(machine)
  }

  private func scrolls(_ track: Int, _ machine: SceneMachine) -> [[TimedEvent]] {
    let spec = program.tracks[track]
    let size = machine.size(of: spec.reference)
    let window = spec.positive.axis == .horizontal ? size.width : size.height
    let most = max(0, spec.upper.value(of: window) - spec.lower.value(of: window))
    return [(0, 0), (most, 0), (most, most / 2), (most, most)].map { travel, offset in
      let metrics = ScrollMetrics(content: window + travel, viewport: window)
      return [
        TimedEvent(
          .environment(.scrolled(track: track, offset: offset, metrics: metrics)),
          at: machine.state.now)
      ]
    }
  }

  /// A second finger that takes hold of something, and goes on or not.
  private func holds(_ machine: SceneMachine) -> [[TimedEvent]] {
    let isHeld = machine.state.tracks.contains { if case .held = $0.phase { true } else { false } }
    if isHeld { return [] }
    let size = machine.state.environment.size
    let now = machine.state.now
    var moves: [[TimedEvent]] = []
    for x in [5, size.width / 2, size.width - 5] {
      for y in [5, size.height / 2, size.height - 5]
      where machine.receivers(at: Point(x: x, y: y)).contains(where: isDrag) {
        for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
          for way in [25.0, 120] {
            moves.append([
              finger(2, .down, x, y, now, after: 0),
              finger(2, .move, x + dx * way, y + dy * way, now, after: 100),
            ])
          }
        }
      }
    }
    return moves
  }

  /// Long presses are not meant: which heading they claim says nothing about when they begin.
  private func isDrag(_ recognizer: Int) -> Bool {
    if case .longPress = program.recognizers[recognizer].kind { return false }
    return !program.recognizers[recognizer].route.isEmpty
  }

  // MARK: Touches

  private mutating func touch(_ machine: SceneMachine, _ sight: Sight) {
    let size = machine.state.environment.size
    var seen: Set<[Int]> = []
    for x in BruteForce.places(size.width) {
      for y in BruteForce.places(size.height) {
        let receivers = machine.receivers(at: Point(x: x, y: y))
        guard receivers.count > 1, seen.insert(receivers).inserted else { continue }
        // A finger that is down already may keep a gesture from taking another one.
        if !sight.events.contains(where: \.isTouch) { claim(machine, receivers, sight, x, y) }
        for script in scripts(x, y, from: machine.state.now) {
          var copy = machine
          for timed in script {
            copy.send(timed.event, at: timed.time)
            for case .undecided(let winner, let loser) in copy.effects {
              var found = sight
              found.events += script
              undecided[Pair(winner, loser)] = undecided[Pair(winner, loser)] ?? found
            }
          }
        }
      }
    }
  }

  private mutating func claim(
    _ machine: SceneMachine, _ receivers: [Int], _ sight: Sight, _ x: Double, _ y: Double
  ) {
    for heading in [Headings.left, .right, .up, .down] {
      let able = receivers.filter {
        isDrag($0) && !machine.claim(of: $0).isDisjoint(with: heading)
      }
      // A drag with more fingers wants another touch.
      guard able.count == 2, able.allSatisfy({ program.recognizers[$0].fingers.least == 1 }),
        machine.decision(between: able[0], and: able[1]) == nil
      else {
        continue
      }
      var found = sight
      found.events.append(finger(1, .down, x, y, machine.state.now, after: 0))
      claimed[Pair(able[0], able[1])] = claimed[Pair(able[0], able[1])] ?? found
    }
  }

  private static func places(_ extent: Double) -> [Double] {
    [3, 15, 33, 55, 80, extent * 0.3, extent * 0.5, extent * 0.7]
      + [80, 55, 33, 15, 3].map { extent - $0 }
  }

  /// - Parameter milliseconds: After `time`.
  func finger(
    _ id: Int32, _ phase: TouchPhase, _ x: Double, _ y: Double, _ time: SceneTime,
    after milliseconds: Int64
  ) -> TimedEvent {
    TimedEvent(
      .touch(TouchEvent(id: id, phase: phase, location: Point(x: x, y: y))),
      at: time.advanced(byNanoseconds: milliseconds * 1_000_000))
  }
}

extension TimedEvent {
  fileprivate var isTouch: Bool { if case .touch = event { true } else { false } }
}
