import Testing

@testable import CoulisseRuntime

struct SceneTimeTests {
  @Test(arguments: [
    (0.0, 0), (1, 1_000_000_000), (-2.5, -2_500_000_000), (0.000_000_000_5, 0),
    (0.000_000_001_5, 2), (0.016_666_666_7, 16_666_667),
  ])
  func `seconds become whole nanoseconds, the nearest, the even one of two`(
    seconds: Double, nanoseconds: Int64
  ) {
    #expect(SceneTime(seconds: seconds).nanoseconds == nanoseconds)
  }

  @Test func `seconds beyond the range saturate`() {
    #expect(SceneTime(seconds: 1e300) == .distantFuture)
    #expect(SceneTime(seconds: .infinity) == .distantFuture)
    #expect(SceneTime(seconds: -1e300) == .distantPast)
    #expect(SceneTime(seconds: -.infinity) == .distantPast)
    #expect(SceneTime(seconds: .nan) == .distantPast)
    #expect(SceneTime(seconds: 9_223_372_036) < .distantFuture)
    #expect(SceneTime(seconds: 9_223_372_037) == .distantFuture)
  }

  @Test func `sums and differences saturate`() {
    #expect(SceneTime.distantFuture.advanced(byNanoseconds: 1) == .distantFuture)
    #expect(SceneTime.distantPast.advanced(byNanoseconds: -1) == .distantPast)
    #expect(SceneTime.distantFuture.nanoseconds(since: .distantPast) == .max)
    #expect(SceneTime.distantPast.nanoseconds(since: .distantFuture) == .min)
    #expect(SceneTime.milliseconds(2).seconds(since: .milliseconds(1)) == 0.001)
  }

  @Test func `an event from before the committed time happens now`() {
    var player = Player(.drawer)
    player.advance(to: 1000)
    player.perform(.settle(track: 0, detent: 1), at: 400)
    #expect(player.motions(0).first?.start == .milliseconds(1000))
    player.advance(to: 1299)
    #expect(player.settled(0) == [])
    player.advance(to: 1300)
    #expect(player.settled(0) == [1])
  }

  @Test func `no time at all is the committed time`() {
    var player = Player(.drawer)
    player.advance(to: 1000)
    player.send(.perform(.settle(track: 0, detent: 1)), at: SceneTime(seconds: .nan))
    #expect(player.motions(0).first?.start == .milliseconds(1000))
  }

  @Test func `at the end of time everything is over at once`() {
    var player = Player(.drawer)
    player.send(.advance, at: SceneTime(seconds: 1e300))
    player.perform(.settle(track: 0, detent: 1), at: 5)
    player.advance(to: 6)
    #expect(player.settled(0) == [1])
    #expect(player.machine.isIdle)
  }

  @Test func `readings ahead of the committed time commit nothing`() {
    var player = Player(.drawer)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    let before = player.machine
    #expect(player.machine.position(of: 0, at: .milliseconds(150)) == 200)
    #expect(player.machine.position(of: 0, at: .milliseconds(9999)) == 400)
    #expect(player.machine.progress(of: 0, at: .milliseconds(150)) == 0.5)
    #expect(player.machine == before)
  }
}
