import Testing

@testable import CoulisseRuntime

/// On a stage of 400 by 800: view 1 from the top left corner, 100 by 50, as high as a track that goes
/// up from 0 to 260 and starts at 130; view 2 in it, half as high, from its bottom.
struct SizeFollowerTests {
  private var program: SceneProgram {
    var track = TrackSpec(
      toward: .top, [.zero, Length(points: 130), Length(points: 260)], settle: .flickOrHalf)
    track.start = 1
    var inner = ViewSpec(parent: 1, frame: .full, originX: .left, originY: .bottom)
    inner.frame.height = Length(fraction: 0.5)
    var program = SceneProgram.stage(
      [.pan(0, [.top, .bottom])], tracks: [track], views: [ViewSpec(10, 20, 100, 50), inner])
    let stops = [0, 260].map { FollowerStop(Length(points: $0), Length(points: $0)) }
    program.followers = [
      FollowerSpec(
        view: 1, property: .extent(.vertical), sources: [FollowerSource(track: 0, stops: stops)])
    ]
    return program
  }

  private func rect(_ view: Int, _ player: Player, at milliseconds: Int = 0) -> Rect {
    player.machine.stageRect(of: view, at: .milliseconds(milliseconds))
  }

  @Test func `a track replaces the extent of a frame, and the side it counts from stays`() {
    var player = Player(program)
    #expect(rect(1, player) == Rect(x: 10, y: 20, width: 100, height: 130))
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, 0, -70, at: 10)
    #expect(rect(1, player) == Rect(x: 10, y: 20, width: 100, height: 200))
    #expect(player.machine.size(of: 1).height == 200)
  }

  @Test func `a frame that counts from the far side keeps that side`() {
    var program = program
    program.views[1].originY = .bottom
    var player = Player(program)
    #expect(rect(1, player) == Rect(x: 10, y: 800 - 20 - 130, width: 100, height: 130))
    player.perform(.settle(track: 0, detent: 2), at: 0)
    player.advance(to: 300)
    #expect(rect(1, player) == Rect(x: 10, y: 800 - 20 - 260, width: 100, height: 260))
  }

  @Test func `what lies in a view that a track resizes is laid out in it, at the time asked for`() {
    var player = Player(program)
    #expect(rect(2, player) == Rect(x: 10, y: 20 + 65, width: 100, height: 65))
    player.perform(.settle(track: 0, detent: 2), at: 0)
    // Half of the 300 ms have carried it half of the way: 195 of 130 to 260.
    let middle = rect(2, player, at: 150)
    #expect(abs(middle.height - 97.5) < 1e-9 && abs(middle.y - (20 + 97.5)) < 1e-9)
    #expect(player.machine.placement(of: 2, at: .milliseconds(150)).frame.height == middle.height)
    #expect(rect(2, player) == Rect(x: 10, y: 20 + 65, width: 100, height: 65))
  }

  @Test func `a view is hit as large as a track has made it`() {
    var player = Player(program)
    #expect(player.machine.hitView(at: Point(50, 145)) == 2)
    #expect(player.machine.hitView(at: Point(50, 155)) == 0)
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, 0, -70, at: 10)
    #expect(player.machine.hitView(at: Point(50, 155)) == 2)
    #expect(player.machine.hitView(at: Point(50, 115)) == 1)
  }

  @Test func `a placement tells whose frame follows a track, and who is cut`() {
    var program = program
    program.views.append(ViewSpec(0, 0, 10, 10))
    program.views[1].clips = true
    let machine = SceneMachine(program)
    let placements = (0..<4).map { machine.placement(of: $0, at: .distantPast) }
    #expect(placements.map(\.sizeFollowsTrack) == [false, true, true, false])
    #expect(placements.map(\.isClipped) == [false, false, true, false])
  }

  @Test func `no track makes a view smaller than nothing`() {
    var program = program
    program.followers[0].sources[0].stops[0].value = Length(points: -500)
    var player = Player(program)
    player.perform(.settle(track: 0, detent: 0), at: 0)
    player.advance(to: 300)
    #expect(player.machine.size(of: 1).height == 0)
  }

  @Test func `lengths of tracks refer to what is laid out, so that no track moves its own ends`() {
    var program = program
    program.tracks[0].reference = 1
    program.tracks[0].detents = [.zero, Length(fraction: 2), Length(fraction: 3)]
    let machine = SceneMachine(program)
    #expect((0..<3).map { machine.detentPosition($0, of: 0) } == [0, 100, 150])
    #expect(machine.size(of: 1).height == 100)
  }
}
