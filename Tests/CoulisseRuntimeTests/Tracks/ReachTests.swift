import Testing

@testable import CoulisseRuntime

/// Sample and hold: a view as high as a finger last dragged its track, which rests at 0 and at 130 and
/// can be dragged from 0 to 260.
struct ReachTests {
  private var program: SceneProgram {
    var track = TrackSpec(toward: .top, [.zero, Length(points: 130)], settle: .stay)
    track.upper = Length(points: 260)
    track.start = 1
    track.outOfRange = .ignore
    var program = SceneProgram.stage(
      [.pan(0, [.top, .bottom])], tracks: [track], views: [ViewSpec(0, 0, 400, 130)])
    let stops = [0, 130].map { FollowerStop(Length(points: $0), Length(points: $0)) }
    program.followers = [
      FollowerSpec(
        view: 1, property: .extent(.vertical),
        sources: [FollowerSource(track: 0, stops: stops, beyond: .extend, reads: .reach)])
    ]
    return program
  }

  private func drag(by points: Double, at time: Int, _ player: inout Player) {
    player.gesture(0, .began, at: time)
    player.gesture(0, .changed, 0, -points, at: time)
    player.gesture(0, .ended, 0, -points, at: time)
  }

  private func height(_ player: Player) -> Double { player.machine.size(of: 1).height }

  @Test func `it is as large as it is dragged, keeps that closing, and opening restores it`() {
    var player = Player(program)
    #expect(height(player) == 130)
    drag(by: -80, at: 0, &player)
    #expect(height(player) == 50)
    player.perform(.settle(track: 0, detent: 0), at: 100)
    player.advance(to: 500)
    #expect(player.position(0) == 0)
    #expect(height(player) == 50)
    player.perform(.settle(track: 0, detent: 1), at: 600)
    #expect(height(player) == 130)
    player.advance(to: 1000)
    #expect(height(player) == 130)
    #expect(player.position(0) == 130)
  }

  @Test func `beyond its last rest it is as large as it is out`() {
    var player = Player(program)
    drag(by: 70, at: 0, &player)
    #expect(height(player) == 200)
    #expect(player.position(0) == 200)
    drag(by: 100, at: 100, &player)
    #expect(height(player) == 200)
  }

  @Test func `one that starts closed is as large as when it is open`() {
    var program = program
    program.tracks[0].start = 0
    #expect(height(Player(program)) == 130)
  }

  /// 0.5 above 600 the top is in the point of 599, 0.5 above 600.5 in that of 600.
  @Test(
    arguments: [(600, 130, 0), (600, 129.5, -1), (600.5, 129.5, 0), (600.5, 129.25, -1)]
      as [(Double, Double, Int)])
  func `in the same whole point of the stage as a rest it rests there`(
    height: Double, down: Double, base: Int
  ) {
    var player = Player(program)
    player.change(.size(Size(width: 400, height: height), alongside: nil), at: 0)
    drag(by: -down, at: 0, &player)
    #expect(player.base(0) == base)
    #expect(player.position(0) == 130 - down)
  }

  @Test(arguments: [(10, 0), (10.5, 0), (11, -1), (9.75, -1)] as [(Double, Int)])
  func `from the top the same, toward the bottom`(position: Double, base: Int) {
    var track = TrackSpec(
      toward: .bottom, [Length(points: 10), Length(points: 130)], settle: .stay)
    track.lower = .zero
    var player = Player(
      .stage([.pan(0, [.top, .bottom])], tracks: [track], views: [ViewSpec(0, 0, 400, 130)]))
    drag(by: 10 - position, at: 0, &player)
    #expect(player.base(0) == base)
  }
}
