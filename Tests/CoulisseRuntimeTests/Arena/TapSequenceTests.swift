import Testing

@testable import CoulisseRuntime

/// Taps that count, and taps that wait for more of them.
struct TapSequenceTests {
  private static let single = 1
  private static let double = 2

  /// A tap and a double tap on the stage; the first waits for the second to fail.
  private static var ladder: SceneProgram {
    .stage([.tap(action: single), .tap(count: 2, action: double)]).requiring(0, 1)
  }

  @Test func `a lone tap fires when the double tap has given up`() {
    var player = Player(Self.ladder)
    player.tap(100, 100, at: 0)
    #expect(player.actions == [])
    #expect(player.machine.nextDeadline == .milliseconds(400))
    player.advance(to: 399)
    #expect(player.actions == [])
    player.advance(to: 400)
    #expect(player.actions == [Self.single])
    #expect(player.machine.isIdle)
  }

  @Test(arguments: [0 as Int32, 7])
  func `two taps are a double tap only, whatever the host calls the fingers`(finger: Int32) {
    var player = Player(Self.ladder)
    player.tap(100, 100, at: 0)
    player.tap(100, 100, at: 200, finger: finger)
    #expect(player.actions == [Self.double])
    #expect(player.phases(0) == [.failed])
    player.advance(to: 2000)
    #expect(player.actions == [Self.double])
    #expect(player.machine.isIdle)
  }

  @Test func `the second tap may come exactly at the end of the gap`() {
    for (milliseconds, actions) in [(400, [Self.double]), (401, [Self.single, Self.single])] {
      var player = Player(Self.ladder)
      player.tap(100, 100, at: 0)
      player.tap(100, 100, at: milliseconds)
      player.advance(to: 3000)
      #expect(player.actions == actions)
    }
  }

  @Test(arguments: [0 as Int32, 7])
  func `a second touch that moves too far lets the single tap go on`(finger: Int32) {
    var player = Player(Self.ladder)
    player.tap(100, 100, at: 0)
    player.down(100, 100, at: 200, finger: finger)
    player.move(150, 100, at: 210, finger: finger)
    #expect(player.actions == [Self.single])
    player.up(150, 100, at: 300, finger: finger)
    player.advance(to: 2000)
    #expect(player.actions == [Self.single])
    #expect(player.machine.isIdle)
  }

  @Test(arguments: [0 as Int32, 7])
  func `a second touch that the system takes away lets the single tap go on`(finger: Int32) {
    var player = Player(Self.ladder)
    player.tap(100, 100, at: 0)
    player.down(100, 100, at: 200, finger: finger)
    player.cancel(at: 250, finger: finger)
    #expect(player.actions == [Self.single])
    #expect(player.machine.isIdle)
  }

  @Test func `a second touch that is held too long lets the single tap go on`() {
    var player = Player(Self.ladder)
    player.tap(100, 100, at: 0)
    player.down(100, 100, at: 200)
    player.advance(to: 949)
    #expect(player.actions == [])
    player.advance(to: 950)
    #expect(player.actions == [Self.single])
    player.up(100, 100, at: 1000)
    #expect(player.actions == [Self.single])
  }

  @Test func `a second touch elsewhere does not count`() {
    var program = Self.ladder
    program.views.append(ViewSpec(0, 0, 200, 200))
    program.recognizers[0].views = [1]
    program.recognizers[1].views = [1]
    var player = Player(program)
    player.tap(100, 100, at: 0)
    player.tap(300, 300, at: 200)
    #expect(player.actions == [])
    player.advance(to: 400)
    #expect(player.actions == [Self.single])
  }

  @Test func `three taps are a double tap and a single one`() {
    var player = Player(Self.ladder)
    for milliseconds in [0, 200, 400] { player.tap(100, 100, at: milliseconds) }
    player.advance(to: 3000)
    #expect(player.actions == [Self.double, Self.single])
  }

  @Test func `without a requirement both fire, each in its time`() {
    var player = Player(
      .stage([.tap(action: Self.single), .tap(count: 2, action: Self.double)]))
    player.tap(100, 100, at: 0)
    #expect(player.actions == [Self.single])
    player.tap(100, 100, at: 200)
    #expect(player.actions == [Self.single, Self.single, Self.double])
  }

  @Test func `a triple tap holds up the double, and that the single`() {
    let program = SceneProgram.stage([
      .tap(action: 1), .tap(count: 2, action: 2), .tap(count: 3, action: 3),
    ]).requiring(0, 1).requiring(1, 2)
    for count in 1...3 {
      var player = Player(program)
      for tap in 0..<count { player.tap(100, 100, at: 200 * tap) }
      player.advance(to: 5000)
      #expect(player.actions == [count])
      #expect(player.machine.isIdle)
    }
  }

  @Test func `a tap and a pan never share a touch`() {
    let program = SceneProgram.stage([.pan(), .tap(action: 1)])
    var player = Player(program)
    player.tap(100, 100, at: 0)
    #expect(player.actions == [1])
    #expect(player.phases(0) == [.failed])
    player.log = []
    player.drag(Point(100, 100), to: Point(300, 100), at: 1000)
    #expect(player.actions == [])
    #expect(player.phases(1) == [.failed])
  }

  @Test func `of nested taps the inner wins, and the outer is told to have wanted it`() {
    var program = SceneProgram.stage([.tap(0, action: 1), .tap(1, action: 2)])
    program.views.append(ViewSpec(0, 0, 200, 200))
    var player = Player(program)
    player.tap(100, 100, at: 0)
    #expect(player.actions == [2])
    #expect(player.log.contains(.undecided(winner: 1, loser: 0)))
    player.tap(300, 300, at: 1000)
    #expect(player.actions == [2, 1])
  }

  @Test func `a double tap that lost its first touch does not come back with the second`() {
    var program = SceneProgram.stage([.pan(), .tap(count: 2, action: 2)])
    program.recognizers[1].kind = .tap(
      count: 2, tolerance: 20, maximumNanoseconds: 750_000_000, gapNanoseconds: 350_000_000)
    var player = Player(program)
    player.drag(Point(100, 100), to: Point(115, 100), at: 0)
    #expect(player.phases(0) == [.began, .ended])
    #expect(player.phases(1) == [.failed])
    player.tap(100, 100, at: 400)
    #expect(player.actions == [])
    #expect(player.log.contains(.undecided(winner: 0, loser: 1)))
    player.advance(to: 5000)
    #expect(player.machine.isIdle)
  }
}
