import Testing

@testable import CoulisseRuntime

/// Claims that do not ask what can move.
struct FixedClaimTests {
  private func program(_ policy: ClaimPolicy) -> SceneProgram {
    var program = SceneProgram.drawer
    program.recognizers[0].claimPolicy = policy
    return program
  }

  @Test func `a fixed claim takes its directions even where nothing can move`() {
    // The drawer rests at its lower end: leftward there is nothing.
    #expect(SceneMachine(program(.live)).claim(of: 0) == .right)
    #expect(SceneMachine(program(.fixed)).claim(of: 0) == [.left, .right])
    var player = Player(program(.fixed))
    player.drag(Point(200, 300), to: Point(100, 300), at: 0)
    #expect(player.phases(0) == [.began, .ended])
    #expect(player.machine.position(of: 0, at: player.machine.state.now) == 0)
  }

  @Test func `a fixed claim asks for its guard all the same`() {
    var program = program(.fixed)
    program.recognizers[0].condition = Condition([
      [ConfigurationTerm(.atRest(track: 0, detent: 1))]
    ])
    #expect(SceneMachine(program).claim(of: 0) == [])
  }

  @Test func `a fixed claim of one direction leaves the other to others`() {
    var program = program(.fixed)
    program.recognizers[0].claims = [.left]
    var player = Player(program)
    player.drag(Point(100, 300), to: Point(200, 300), at: 0)
    #expect(player.phases(0) == [.failed])
  }
}
