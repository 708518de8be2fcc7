import Testing

@testable import CoulisseRuntime

/// Flicks.
struct SwipeTests {
  private func swipe(
    _ sides: [Side] = [.left], view: Int = 0, distance: Double = 50
  ) -> RecognizerSpec {
    RecognizerSpec(
      .swipe(distance: distance, maximumNanoseconds: 500_000_000), views: [view], claims: sides,
      actions: [.emit(action: 3)])
  }

  /// Down, straight to the end, up.
  private func actions(_ end: Point, milliseconds: Int) -> [Int] {
    var player = Player(.stage([swipe()]))
    player.down(200, 300, at: 0)
    player.move(end.x, end.y, at: milliseconds)
    player.up(end.x, end.y, at: milliseconds + 10)
    return player.actions
  }

  @Test func `a swipe goes farther than its distance, in its time and direction`() {
    #expect(actions(Point(149, 300), milliseconds: 100) == [3])
    #expect(actions(Point(150, 300), milliseconds: 100) == [])
    #expect(actions(Point(149, 300), milliseconds: 500) == [3])
    #expect(actions(Point(149, 300), milliseconds: 501) == [])
    #expect(actions(Point(251, 300), milliseconds: 100) == [])
    #expect(actions(Point(200, 240), milliseconds: 100) == [])
    #expect(actions(Point(140, 340), milliseconds: 100) == [3])
  }

  @Test func `it is over as soon as it is recognized`() {
    var player = Player(.stage([swipe()]))
    player.down(200, 300, at: 0)
    player.move(140, 300, at: 100)
    #expect(player.phases(0) == [.ended])
    player.move(100, 300, at: 200)
    player.up(100, 300, at: 300)
    #expect(player.actions == [3])
    #expect(player.machine.isIdle)
  }

  @Test func `one that takes too long gives up by itself`() {
    var player = Player(.stage([swipe()]))
    player.down(200, 300, at: 0)
    #expect(player.machine.nextDeadline == .milliseconds(500))
    player.advance(to: 500)
    #expect(player.phases(0) == [.failed])
  }

  @Test func `it claims its own directions, as they turn`() {
    var machine = SceneMachine(.stage([swipe([.leading])]))
    #expect(machine.claim(of: 0) == .left)
    machine.send(.environment(.direction(.rightToLeft)), at: .milliseconds(0))
    #expect(machine.claim(of: 0) == .right)
    #expect(
      !machine.shouldBegin(0, translation: Vector(dx: -9, dy: 0), velocity: .zero))
  }

  @Test func `a swipe and a pan of one direction are undecided, and the pan needs less`() {
    let program = SceneProgram.stage([swipe([.right]), .pan(track: 0)])
    var player = Player(program)
    player.down(100, 300, at: 0)
    player.move(160, 300, at: 100)
    #expect(player.phases(1) == [.began])
    #expect(player.log.contains(.undecided(winner: 1, loser: 0)))
    var first = Player(program.requiring(1, 0))
    first.down(100, 300, at: 0)
    first.move(160, 300, at: 100)
    #expect(first.actions == [3])
    #expect(first.phases(1) == [.failed])
  }

  @Test func `a recognized swipe is complete when it ends`() {
    var player = Player(.stage([swipe()]))
    player.gesture(0, .ended, at: 0)
    #expect(player.actions == [3])
  }
}
