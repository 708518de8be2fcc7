import Testing

@testable import CoulisseRuntime

/// Requirements that count for some touches only.
struct GuardedRelationTests {
  /// Two pans on tracks of their own, the first of which waits for the slower second one while the
  /// third track is at rest at its end.
  private static let guarded: SceneProgram = .stage(
    [.pan(track: 0), .pan(track: 1, slop: 30)], tracks: [.drawer, .drawer, .drawer]
  ).requiring(0, 1, while: .atRest(track: 2, detent: 1))

  private func dragged(_ player: inout Player, at time: Int) {
    player.drag(Point(100, 300), to: Point(200, 300), at: time)
  }

  @Test func `a requirement with a condition counts only while it holds`() {
    var player = Player(Self.guarded)
    dragged(&player, at: 0)
    #expect(player.phases(0) == [.began, .ended])
    #expect(player.phases(1) == [.failed])
    player.perform(.settle(track: 2, detent: 1), at: 2000)
    player.advance(to: 4000)
    dragged(&player, at: 5000)
    #expect(player.phases(0) == [.began, .ended, .failed])
    #expect(player.phases(1) == [.failed, .began, .ended])
    #expect(player.log.contains(.waiting(recognizer: 0, on: 1)))
    #expect(player.log.contains(.contested(winner: 1, loser: 0, .requirement)))
  }

  @Test func `the condition of a requirement is read at touch down`() {
    var player = Player(Self.guarded)
    player.perform(.settle(track: 2, detent: 1), at: 0)
    player.down(100, 300, at: 2000)
    // It does not hold any more, but it did.
    player.perform(.settle(track: 2, detent: 0), at: 2100)
    player.move(120, 300, at: 2200)
    #expect(player.phases(0) == [])
    player.move(200, 300, at: 2300)
    #expect(player.phases(0) == [.failed])
    #expect(player.phases(1).first == .began)
  }

  @Test func `what decides between two depends on what holds now, and always on what always holds`()
  {
    var player = Player(Self.guarded)
    #expect(player.machine.decision(between: 0, and: 1) == nil)
    #expect(!player.machine.requiresFailure(of: 1, by: 0))
    player.perform(.settle(track: 2, detent: 1), at: 0)
    player.advance(to: 2000)
    #expect(player.machine.decision(between: 1, and: 0) == .requirement)
    #expect(player.machine.requiresFailure(of: 1, by: 0))
    #expect(player.machine.standingDecision(between: 0, and: 1) == nil)
    let always = SceneMachine(Self.guarded.requiring(0, 1))
    #expect(always.standingDecision(between: 0, and: 1) == .requirement)
  }
}
