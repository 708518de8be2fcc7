import Testing

@testable import CoulisseRuntime

/// Where the travel of a drag counts from, and drags that need no way at all.
struct DragOriginTests {
  private func pan(_ origin: DragOrigin, slop: Double = 10) -> RecognizerSpec {
    var pan = RecognizerSpec.pan(slop: slop)
    pan.origin = origin
    return pan
  }

  @Test(arguments: [(DragOrigin.crossing, 20.0), (.down, 30), (.sample, 0)])
  func `travel counts from the crossing, from touch down, or from the sample after it`(
    origin: DragOrigin, position: Double
  ) {
    var player = Player(.stage([pan(origin)]))
    player.down(100, 300, at: 0)
    player.move(130, 300, at: 10)
    #expect(player.position(0) == position)
    player.move(150, 300, at: 20)
    #expect(player.position(0) == position + 20)
  }

  @Test func `who waits counts from touch down all the same, and jumps as it begins`() {
    let program = SceneProgram.stage([
      pan(.down), .tap(count: 2, action: 1),
    ]).requiring(0, 1)
    var player = Player(program)
    player.down(100, 300, at: 0)
    player.move(108, 300, at: 10)
    #expect(player.phases(0) == [])
    player.move(125, 300, at: 20)
    #expect(player.position(0) == 25)
  }

  @Test func `without slop a drag begins as the finger comes down`() {
    var player = Player(.stage([pan(.crossing, slop: 0)]))
    player.down(100, 300, at: 0)
    #expect(player.phases(0) == [.began])
    #expect(player.position(0) == 0)
    player.move(101, 300, at: 10)
    #expect(player.position(0) == 1)
    player.up(101, 300, at: 500)
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test(arguments: [DragOrigin.crossing, .down, .sample])
  func `without slop every origin is touch down`(origin: DragOrigin) {
    var player = Player(.stage([pan(origin, slop: 0)]))
    player.down(100, 300, at: 0)
    player.move(103, 300, at: 10)
    #expect(player.position(0) == 3)
  }

  @Test func `without slop no heading is read`() {
    var player = Player(.stage([pan(.crossing, slop: 0)]))
    player.down(100, 300, at: 0)
    player.move(100, 380, at: 10)
    #expect(player.phases(0) == [.began])
    player.move(140, 380, at: 20)
    #expect(player.position(0) == 40)
    // A track that cannot move at all takes nothing: there is no heading to claim.
    var locked = SceneProgram.stage([pan(.crossing, slop: 0)])
    locked.tracks[0].upper = .zero
    #expect(SceneMachine(locked).claim(of: 0) == [])
  }

  @Test func `a moving track stops as the finger comes down`() {
    var player = Player(.stage([pan(.crossing, slop: 0)]))
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.down(100, 300, at: 150)
    player.advance(to: 1000)
    #expect(player.position(0) == 200)
  }

  @Test func `it takes the touch from everybody who may not share it`() {
    let raw = pan(.crossing, slop: 0)
    var alone = Player(.stage([.tap(action: 3), raw]))
    alone.tap(100, 300, at: 0)
    #expect(alone.phases(0) == [.failed])
    #expect(alone.log.contains(.undecided(winner: 1, loser: 0)))
    var shared = Player(SceneProgram.stage([.tap(action: 3), raw]).simultaneous(0, 1))
    shared.tap(100, 300, at: 0)
    #expect(shared.actions == [3])
    #expect(shared.phases(1) == [.began, .ended])
  }

  @Test func `of two without slop the deeper begins, and the other is told to have wanted it`() {
    var inner = pan(.crossing, slop: 0)
    inner.views = [1]
    inner.route = [RouteLeg(toward: .right, tracks: [1]), RouteLeg(toward: .left, tracks: [1])]
    let program = SceneProgram.stage(
      [pan(.crossing, slop: 0), inner], tracks: [.drawer, .drawer],
      views: [ViewSpec(0, 0, 400, 400)])
    var player = Player(program)
    player.down(100, 300, at: 0)
    #expect(player.phases(1) == [.began])
    #expect(player.log.contains(.undecided(winner: 1, loser: 0)))
  }

  @Test func `a recognized gesture counts from touch down if the drag does`() {
    for (origin, position) in [(DragOrigin.crossing, 15.0), (.down, 25)] {
      var player = Player(.stage([pan(origin)]))
      player.gesture(0, .began, 10, 0, at: 0)
      #expect(player.position(0) == (origin == .down ? 10 : 0))
      player.gesture(0, .changed, 25, 0, at: 10)
      #expect(player.position(0) == position)
    }
  }
}
