import Testing

@testable import CoulisseRuntime

/// Pages that are pushed and popped, by request and by a finger.
struct StackTests {
  /// A stack whose page slides over 400 points in 300 ms; a pan pops while something is pushed.
  private static var program: SceneProgram {
    var pan = RecognizerSpec.pan(0, [.right])
    pan.condition = Condition([
      [ConfigurationTerm(.depth(stack: 0, is: 0), negated: true)]
    ])
    var program = SceneProgram.stage([pan])
    program.stacks = [StackSpec(track: 0)]
    return program
  }

  private func state(_ player: Player) -> StackState { player.machine.state.stacks[0] }

  /// Depth and phase, as the effects tell them.
  private func told(_ player: Player) -> [StackState] {
    player.log.compactMap {
      if case .stack(0, let depth, let phase) = $0 {
        StackState(depth: depth, phase: phase)
      } else {
        nil
      }
    }
  }

  private func pushed(_ count: Int = 1) -> Player {
    var player = Player(Self.program)
    for page in 0..<count { player.perform(.push(stack: 0), at: -1000 * (count - page)) }
    player.advance(to: 0)
    player.log = []
    return player
  }

  @Test func `a push counts at once, and slides the page in from its far end`() {
    var player = Player(Self.program)
    player.perform(.push(stack: 0), at: 0)
    #expect(state(player) == StackState(depth: 1, phase: .pushing))
    #expect(state(player).depthAtRest == 0)
    #expect(player.position(0) == 400)
    player.advance(to: 150)
    #expect(player.position(0) == 200)
    player.advance(to: 300)
    #expect(player.position(0) == 0)
    #expect(state(player) == StackState(depth: 1, phase: .pushed))
    #expect(state(player).depthAtRest == 1)
  }

  @Test func `a pop counts when the page is gone`() {
    var player = pushed()
    player.perform(.pop(stack: 0), at: 0)
    #expect(state(player) == StackState(depth: 1, phase: .popping))
    #expect(state(player).depthAtRest == 0)
    player.advance(to: 300)
    #expect(state(player) == StackState(depth: 0, phase: .root))
    #expect(player.position(0) == 0)
    #expect(
      told(player) == [
        StackState(depth: 1, phase: .popping), StackState(depth: 0, phase: .root),
      ])
  }

  @Test func `a second push lets the first page arrive`() {
    var player = Player(Self.program)
    player.perform(.push(stack: 0), at: 0)
    player.perform(.push(stack: 0), at: 100)
    #expect(state(player) == StackState(depth: 2, phase: .pushing))
    #expect(player.position(0) == 400)
    #expect(player.log.contains(.interrupted(track: 0, token: player.motions(0)[0].token)))
    player.advance(to: 400)
    #expect(state(player) == StackState(depth: 2, phase: .pushed))
    player.advance(to: 1000)
    #expect(player.machine.isIdle)
  }

  @Test func `a second pop while one is under way is the same pop`() {
    var player = pushed(2)
    player.perform(.pop(stack: 0), at: 0)
    player.perform(.pop(stack: 0), at: 100)
    player.advance(to: 300)
    #expect(state(player) == StackState(depth: 1, phase: .pushed))
    player.perform(.pop(stack: 0), at: 400)
    player.advance(to: 700)
    #expect(state(player) == StackState(depth: 0, phase: .root))
    player.perform(.pop(stack: 0), at: 800)
    #expect(state(player) == StackState(depth: 0, phase: .root))
  }

  @Test func `a pop turns a push round`() {
    var player = Player(Self.program)
    player.perform(.push(stack: 0), at: 0)
    player.perform(.pop(stack: 0), at: 150)
    #expect(state(player) == StackState(depth: 1, phase: .popping))
    player.advance(to: 450)
    #expect(state(player) == StackState(depth: 0, phase: .root))
  }

  @Test func `a push while a page goes lets that page be gone`() {
    var player = pushed(2)
    player.perform(.pop(stack: 0), at: 0)
    player.perform(.push(stack: 0), at: 100)
    #expect(state(player) == StackState(depth: 2, phase: .pushing))
    player.advance(to: 1000)
    #expect(state(player) == StackState(depth: 2, phase: .pushed))
  }

  @Test func `a finger that pulls the page far enough pops it`() {
    var player = pushed()
    player.drag(Point(10, 300), to: Point(30, 300), at: 0, lifts: false)
    #expect(state(player) == StackState(depth: 1, phase: .popping))
    player.move(260, 300, at: 200)
    player.up(260, 300, at: 500)
    player.advance(to: 800)
    #expect(state(player) == StackState(depth: 0, phase: .root))
    #expect(player.position(0) == 0)
    player.drag(Point(10, 300), to: Point(300, 300), at: 2000)
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test func `a finger that lets go early, or a cancel, leaves the page`() {
    for cancels in [false, true] {
      var player = pushed()
      player.drag(Point(10, 300), to: Point(120, 300), at: 0, lifts: false)
      if cancels { player.cancel(at: 500) } else { player.up(120, 300, at: 500) }
      #expect(player.position(0) == 100)
      player.advance(to: 1000)
      #expect(state(player) == StackState(depth: 1, phase: .pushed))
      #expect(player.position(0) == 0)
    }
  }

  @Test func `a push takes the page from the finger and keeps it`() {
    var player = pushed()
    player.drag(Point(10, 300), to: Point(260, 300), at: 0, lifts: false)
    player.perform(.push(stack: 0), at: 200)
    #expect(state(player) == StackState(depth: 2, phase: .pushing))
    player.up(260, 300, at: 300)
    player.advance(to: 1000)
    #expect(state(player) == StackState(depth: 2, phase: .pushed))
  }

  @Test func `a host that moves its pages itself tells how many there are`() {
    var player = Player(Self.program)
    player.change(.depth(stack: 0, 3), at: 0)
    #expect(state(player) == StackState(depth: 3, phase: .pushed))
    #expect(player.machine.isIdle)
    player.log = []
    player.change(.depth(stack: 0, 3), at: 10)
    player.change(.depth(stack: 0, -1), at: 10)
    player.change(.depth(stack: 9, 1), at: 10)
    #expect(player.log == [])
    player.perform(.pop(stack: 0), at: 20)
    player.change(.depth(stack: 0, 2), at: 100)
    #expect(state(player) == StackState(depth: 2, phase: .pushed))
    #expect(player.position(0) == 0)
    player.advance(to: 1000)
    #expect(state(player) == StackState(depth: 2, phase: .pushed))
    player.drag(Point(10, 300), to: Point(300, 300), at: 2000, lifts: false)
    player.change(.depth(stack: 0, 0), at: 2200)
    player.up(300, 300, at: 2300)
    player.advance(to: 3000)
    #expect(state(player) == StackState(depth: 0, phase: .root))
    #expect(player.position(0) == 0)
  }

  @Test func `without motion pages come and go at once`() {
    var player = Player(Self.program)
    player.change(.reducesMotion(true), at: 0)
    player.perform(.push(stack: 0), at: 1)
    #expect(state(player) == StackState(depth: 1, phase: .pushed))
    player.perform(.pop(stack: 0), at: 2)
    #expect(state(player) == StackState(depth: 0, phase: .root))
    #expect(player.machine.isIdle)
  }
}
