import Testing

@testable import CoulisseRuntime

/// A window of 300 by 200 points at (50, 100) on three pages.
struct PagerTests {
  /// The stage, the window, its pages; the last track is a drawer that the same finger moves.
  private static let program: SceneProgram = {
    var program = SceneProgram.stage(
      [.pan(1)], tracks: [.drawer], views: [ViewSpec(50, 100, 300, 200)])
    program.views[1].clips = true
    for page in 0..<3 {
      program.views.append(
        ViewSpec(
          parent: 1,
          frame: Frame(
            x: Length(fraction: Double(page)), y: .zero, width: .full, height: .full)))
    }
    let detents = (0..<3).map { Length(fraction: Double($0)) }
    program.tracks[0] = TrackSpec(toward: .leading, detents)
    program.tracks[0].reference = 1
    program.tracks.append(TrackSpec(toward: .trailing, [.zero, .full]))
    program.tracks[1].start = 1
    program.followers = (2..<5).map { view in
      FollowerSpec(
        view: view, property: .offset(toward: .leading),
        sources: [
          FollowerSource(
            track: 0, stops: detents.map { FollowerStop($0, $0) }, beyond: .extend)
        ])
    }
    program.recognizers[0].claims = [.left, .right]
    program.recognizers[0].route = [
      RouteLeg(toward: .leading, tracks: [0, 1]), RouteLeg(toward: .trailing, tracks: [0]),
    ]
    return program
  }()

  private func left(_ page: Int, _ player: Player) -> Double {
    player.machine.stageRect(of: 2 + page, at: player.machine.state.now).x
  }

  private func hidden(_ player: Player) -> [Bool] {
    (2..<5).map {
      player.machine.placement(of: $0, at: player.machine.state.now).isHiddenFromAccessibility
    }
  }

  @Test func `pages lie side by side and move as one`() {
    var player = Player(Self.program)
    #expect((0..<3).map { left($0, player) } == [50, 350, 650])
    player.perform(.settle(track: 0, detent: 2), at: 0)
    player.advance(to: 1000)
    #expect((0..<3).map { left($0, player) } == [-550, -250, 50])
    player.change(.direction(.rightToLeft), at: 1100)
    // The window stands at a physical side; the next page lies to the left of it.
    #expect((0..<3).map { left($0, player) } == [650, 350, 50])
  }

  @Test func `what is off its window is not hit, and kept from assistive technology`() {
    var player = Player(Self.program)
    #expect(player.machine.hitView(at: Point(60, 150)) == 2)
    #expect(player.machine.hitView(at: Point(360, 150)) == 0)
    #expect(hidden(player) == [false, true, true])
    #expect(player.machine.placement(of: 3, at: player.machine.state.now).isClipped)
    #expect(!player.machine.placement(of: 1, at: player.machine.state.now).isClipped)
    // Half a page on, two of them are seen.
    player.down(300, 150, at: 2000)
    player.move(140, 150, at: 2200)
    #expect(hidden(player) == [false, false, true])
    #expect(player.machine.hitView(at: Point(199, 150)) == 2)
    #expect(player.machine.hitView(at: Point(200, 150)) == 3)
    // Ten points more are more than half.
    player.up(130, 150, at: 2300)
    player.advance(to: 4000)
    #expect(hidden(player) == [true, false, true])
  }

  @Test func `the next page is next to the one that it is bound for, and the last has none`() {
    var player = Player(Self.program)
    player.perform(.next(track: 0), at: 0)
    player.perform(.next(track: 0), at: 0)
    #expect(player.machine.state.tracks[0].base == 2)
    player.perform(.next(track: 0), at: 10)
    #expect(player.machine.state.tracks[0].base == 2)
    player.perform(.previous(track: 0), at: 20)
    #expect(player.machine.state.tracks[0].base == 1)
    player.perform(.previous(track: 0), at: 30)
    player.perform(.previous(track: 0), at: 40)
    player.advance(to: 2000)
    #expect(player.machine.state.tracks[0].base == 0)
    player.perform(.next(track: 7), at: 2100)
    #expect(player.machine.isIdle)
  }

  @Test func `at the last page the drawer takes the drag, and the way back turns no page first`() {
    var player = Player(Self.program)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.advance(to: 1000)
    player.down(345, 150, at: 2000)
    // 10 points are the slop, 300 turn the page.
    player.move(335, 150, at: 2010)
    player.move(5, 150, at: 2200)
    let now = player.machine.state.now
    #expect(player.machine.position(of: 0, at: now) == 600)
    #expect(player.machine.position(of: 1, at: now) == 370)
    player.move(35, 150, at: 2300)
    // Backward only the pager moves.
    #expect(player.machine.position(of: 0, at: player.machine.state.now) == 570)
    #expect(player.machine.position(of: 1, at: player.machine.state.now) == 370)
  }

  @Test func `a pager claims the ways in which there are pages, and the drawer's at its last`() {
    var player = Player(Self.program)
    #expect(player.machine.claim(of: 0) == .left)
    player.perform(.next(track: 0), at: 0)
    player.advance(to: 1000)
    #expect(player.machine.claim(of: 0) == [.left, .right])
    player.perform(.next(track: 0), at: 1000)
    player.perform(.settle(track: 1, detent: 0), at: 1000)
    player.advance(to: 3000)
    #expect(player.machine.claim(of: 0) == .right)
  }
}
