import Testing

@testable import CoulisseRuntime

/// What a scene does by itself. Track 0 is a drawer, track 1 another one, over 400 points in 300 ms.
struct ReactionTests {
  private func program(_ reactions: [ReactionSpec], modes: Int = 1) -> SceneProgram {
    var program = SceneProgram.stage([.pan(), .tap()], tracks: [.drawer, .drawer])
    program.stacks = []
    program.modes = (0..<modes).map { _ in ModeSpec(count: 3) }
    program.reactions = reactions
    return program
  }

  private func emits(_ action: Int, when occurrence: SceneOccurrence) -> ReactionSpec {
    ReactionSpec(occurrences: [occurrence], actions: [.emit(action: action)])
  }

  private func isMode(_ value: Int) -> Condition {
    Condition([[ConfigurationTerm(.mode(0, is: value))]])
  }

  @Test func `a reaction comes in the same event as what it waits for, and behind it`() {
    var player = Player(
      program([
        ReactionSpec(
          occurrences: [.headed(track: 0, for: 1)], actions: [.settle(track: 1, detent: 1)])
      ]), reportsArbitration: false)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    let tracks = player.machine.effects.map { effect in
      if case .willSettle(let motion) = effect { motion.track } else { -1 }
    }
    #expect(tracks == [0, 1])
  }

  @Test func `a drag that begins and ends is reacted to where the finger crosses the slop`() {
    var player = Player(
      program([
        emits(1, when: .began(recognizer: 0)), emits(2, when: .ended(recognizer: 0)),
        emits(3, when: .began(recognizer: 1)),
      ]))
    player.down(100, 300, at: 0)
    player.move(105, 300, at: 10)
    #expect(player.actions == [])
    player.move(300, 300, at: 20)
    #expect(player.actions == [1])
    player.up(300, 300, at: 30)
    #expect(player.actions == [1, 2])
    player.tap(100, 300, at: 1000)
    // 0 is what the tap does itself.
    #expect(player.actions == [1, 2, 0, 3])
  }

  @Test func `a cancelled drag has ended, a failed one has neither begun nor ended`() {
    var player = Player(
      program([
        emits(1, when: .began(recognizer: 0)), emits(2, when: .ended(recognizer: 0)),
      ]))
    player.drag(Point(100, 300), to: Point(100, 400), at: 0)
    #expect(player.actions == [])
    player.drag(Point(100, 300), to: Point(200, 300), at: 1000, lifts: false)
    player.cancel(at: 1200)
    #expect(player.actions == [1, 2])
  }

  @Test func `one long step or many short ones react at the same places`() {
    let program = program([
      ReactionSpec(
        occurrences: [.began(recognizer: 0)], actions: [.settle(track: 1, detent: 1)])
    ])
    var (long, short) = (Player(program), Player(program))
    long.down(100, 300, at: 0)
    long.move(200, 300, at: 100)
    short.down(100, 300, at: 0)
    for step in 1...10 { short.move(100 + 10 * Double(step), 300, at: 10 * step) }
    #expect(long.motions(1) == short.motions(1))
    #expect(long.motions(1).map(\.start.nanoseconds) == [10_000_000])
  }

  @Test func `a track heads for a detent once, whoever sends it, and not where it was before`() {
    var player = Player(program([emits(1, when: .headed(track: 0, for: 1))]))
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.perform(.settle(track: 0, detent: 1), at: 100)
    #expect(player.actions == [1])
    player.advance(to: 1000)
    // Pulled a little and let go, it goes back to where it was.
    player.drag(Point(300, 300), to: Point(250, 300), at: 1000)
    #expect(player.actions == [1])
    player.drag(Point(350, 300), to: Point(50, 300), at: 3000)
    player.drag(Point(50, 300), to: Point(350, 300), at: 5000)
    #expect(player.actions == [1, 1])
  }

  @Test func `a track that comes to rest is reacted to at that instant`() {
    var player = Player(
      program([
        ReactionSpec(
          occurrences: [.settled(track: 0, at: 1)], actions: [.settle(track: 1, detent: 1)])
      ]))
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.advance(to: 299)
    #expect(player.motions(1).isEmpty)
    player.advance(to: 5000)
    #expect(player.motions(1).map(\.start.nanoseconds) == [300_000_000])
  }

  @Test func `pages are told when they have arrived, and when they are gone`() {
    var program = program([emits(1, when: .pushed(stack: 0)), emits(2, when: .popped(stack: 0))])
    program.stacks = [StackSpec(track: 1)]
    var player = Player(program)
    player.perform(.push(stack: 0), at: 0)
    #expect(player.actions == [])
    player.advance(to: 300)
    #expect(player.actions == [1])
    player.perform(.pop(stack: 0), at: 1000)
    #expect(player.actions == [1])
    player.advance(to: 1300)
    #expect(player.actions == [1, 2])
    // The first arrives because the second comes.
    player.perform(.push(stack: 0), at: 2000)
    player.perform(.push(stack: 0), at: 2100)
    #expect(player.actions == [1, 2, 1])
    player.change(.depth(stack: 0, 0), at: 2150)
    #expect(player.actions == [1, 2, 1, 2])
  }

  @Test func `a condition is read when its turn comes, in the order of declaration`() {
    var player = Player(
      program([
        ReactionSpec(
          occurrences: [.began(recognizer: 1)], condition: isMode(0),
          actions: [.set(mode: 0, to: 1)]),
        ReactionSpec(
          occurrences: [.began(recognizer: 1)], condition: isMode(1), actions: [.emit(action: 7)]),
        ReactionSpec(
          occurrences: [.began(recognizer: 1)], condition: isMode(0), actions: [.emit(action: 8)]),
      ]))
    player.tap(100, 300, at: 0)
    #expect(player.actions == [0, 7])
  }

  @Test func `what something leads to comes before the next thing that has happened`() {
    // Both modes change with one action each; the second change waits for what the first leads to.
    var player = Player(
      program(
        [
          ReactionSpec(
            occurrences: [.became(mode: 0, 1)],
            actions: [.emit(action: 1), .set(mode: 2, to: 1)]),
          emits(2, when: .became(mode: 2, 1)), emits(3, when: .became(mode: 1, 1)),
        ], modes: 3))
    player.perform(
      .choose(.always, then: [.set(mode: 0, to: 1), .set(mode: 1, to: 1)], otherwise: []), at: 0)
    #expect(player.actions == [1, 2, 3])
  }

  @Test func `reactions that chase each other end, with the most there may be`() {
    var player = Player(
      program([
        ReactionSpec(
          occurrences: [.became(mode: 0, 1)], actions: [.set(mode: 0, to: 2), .emit(action: 1)]),
        ReactionSpec(
          occurrences: [.became(mode: 0, 2)], actions: [.set(mode: 0, to: 1), .emit(action: 1)]),
      ]))
    player.change(.mode(0, 1), at: 0)
    #expect(player.actions.count == SceneMachine.mostReactions)
    // Nothing is left over for the next event.
    player.advance(to: 100)
    #expect(player.actions.count == SceneMachine.mostReactions)
  }

  @Test func `without motion a whole chain runs at one instant`() {
    var player = Player(
      program([
        ReactionSpec(
          occurrences: [.settled(track: 0, at: 1)], actions: [.settle(track: 1, detent: 1)]),
        ReactionSpec(
          occurrences: [.settled(track: 1, at: 1)], actions: [.settle(track: 0, detent: 0)]),
      ]))
    player.change(.reducesMotion(true), at: 0)
    player.perform(.settle(track: 0, detent: 1), at: 10)
    #expect(player.settled(0) == [1, 0])
    #expect(player.settled(1) == [1])
    #expect(player.machine.state.now == .milliseconds(10))
  }
}
