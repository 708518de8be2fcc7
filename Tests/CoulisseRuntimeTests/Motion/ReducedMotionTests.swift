import Testing

@testable import CoulisseRuntime

/// A drawer of 400 points that takes 300 ms, and 100 ms while motion is reduced; its scrim fades in 200
/// ms, and in 50 then.
struct ReducedMotionTests {
  private func program(track: MotionSpec?, fade: MotionSpec?) -> SceneProgram {
    var program = SceneProgram.drawer
    program.tracks[0].reduced = track
    program.tracks[0].released = MotionSpec(curve: .linear, durationNanoseconds: 600_000_000)
    program.views.append(ViewSpec(parent: 0, frame: .full, hits: .through))
    program.followers = [
      FollowerSpec(
        view: 1, property: .opacity,
        sources: [
          FollowerSource(
            track: 0,
            stops: [
              FollowerStop(.zero, .zero), FollowerStop(.full, Length(points: 0.5)),
            ])
        ], settling: MotionSpec(curve: .linear, durationNanoseconds: 200_000_000), reduced: fade)
    ]
    return program
  }

  private func linear(_ milliseconds: Int64) -> MotionSpec {
    MotionSpec(curve: .linear, durationNanoseconds: milliseconds * 1_000_000)
  }

  @Test func `a variant for reduced motion runs in place of the motion, a release's included`() {
    var player = Player(program(track: linear(100), fade: nil))
    player.change(.reducesMotion(true), at: 0)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.advance(to: 50)
    #expect(player.position(0) == 200)
    #expect(player.opacity(1) == 0.5)
    player.advance(to: 1000)
    player.drag(Point(350, 300), to: Point(50, 300), at: 1000)
    #expect(player.motions(0).last.map { $0.end.nanoseconds(since: $0.start) } == 100_000_000)
    player.advance(to: 3000)
    player.change(.reducesMotion(false), at: 3000)
    player.perform(.settle(track: 0, detent: 1), at: 3000)
    #expect(player.motions(0).last.map { $0.end.nanoseconds(since: $0.start) } == 300_000_000)
  }

  @Test func `a fade has a variant of its own, and ends with the motion that it began with`() {
    var player = Player(program(track: nil, fade: linear(50)))
    player.change(.reducesMotion(true), at: 0)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    #expect(player.position(0) == 400)
    #expect(player.opacity(1) == 0)
    #expect(!player.machine.isIdle)
    player.advance(to: 25)
    #expect(player.opacity(1) == 0.25)
    player.change(.reducesMotion(false), at: 25)
    #expect(player.opacity(1) == 0.25)
    player.advance(to: 50)
    #expect(player.opacity(1) == 0.5)
    #expect(player.machine.isIdle)
    player.perform(.settle(track: 0, detent: 0), at: 100)
    player.change(.reducesMotion(true), at: 100)
    player.advance(to: 200)
    #expect(player.opacity(1) == 0.25)
  }
}
