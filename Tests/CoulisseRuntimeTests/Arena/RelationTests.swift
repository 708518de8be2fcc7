import Testing

@testable import CoulisseRuntime

/// Who waits, who goes on and who fails.
struct RelationTests {
  /// Two pans over the stage on tracks of their own, the second one slower to begin.
  private static func pans(_ slops: [Double] = [10, 10]) -> SceneProgram {
    .stage(
      slops.enumerated().map { .pan(track: $0.offset, slop: $0.element) },
      tracks: slops.map { _ in .drawer })
  }

  private func dragged(_ program: SceneProgram, to x: Double = 200, lifts: Bool = true) -> Player {
    var player = Player(program)
    player.drag(Point(100, 300), to: Point(x, 300), at: 0, lifts: lifts)
    return player
  }

  private func decisions(_ player: Player) -> [SceneEffect] {
    player.log.filter {
      switch $0 {
      case .contested, .undecided: true
      case .recognizer, .willSettle, .interrupted, .settled, .enabled, .insert, .remove, .snapshot,
        .bound, .action, .tileAction, .raised, .docked, .undocked, .tileMoves, .stack, .mode,
        .reaction, .layout, .hit, .certain, .waiting, .focus, .announce:
        false
      }
    }
  }

  @Test func `the first to be certain wins, and the loser is told to have wanted it once`() {
    let player = dragged(Self.pans([20, 10]))
    #expect(player.phases(0) == [.failed])
    #expect(player.phases(1) == [.began, .ended])
    #expect(decisions(player) == [.undecided(winner: 1, loser: 0)])
  }

  @Test func `of two that are certain at once the deeper wins, then the earlier declared`() {
    let flat = dragged(Self.pans())
    #expect(flat.phases(0) == [.began, .ended])
    #expect(decisions(flat) == [.undecided(winner: 0, loser: 1)])
    var program = Self.pans()
    program.views.append(ViewSpec(0, 0, 400, 800))
    program.recognizers[1].views = [1]
    let nested = dragged(program)
    #expect(nested.phases(1) == [.began, .ended])
    #expect(nested.phases(0) == [.failed])
  }

  @Test func `who requires another to fail waits, and fails when the other begins`() {
    let player = dragged(Self.pans([10, 30]).requiring(0, 1))
    #expect(player.log.contains(.waiting(recognizer: 0, on: 1)))
    #expect(player.phases(0) == [.failed])
    #expect(player.phases(1) == [.began, .ended])
    #expect(decisions(player) == [.contested(winner: 1, loser: 0, .requirement)])
  }

  @Test func `who waits goes on when the other fails, from where that happened`() {
    var program = Self.pans([10, 10]).requiring(0, 1)
    program.tracks[1].start = 1
    let player = dragged(program, lifts: false)
    #expect(player.phases(1) == [.failed])
    #expect(player.phases(0) == [.began])
    #expect(player.position(0) == 90)
    #expect(decisions(player) == [])
  }

  @Test func `one long step loses nothing while waiting`() {
    // The vertical pan fails at the radius of 10 points; the free one was certain there too.
    var program = SceneProgram.stage(
      [.scroll(track: 1), .pan(track: 0)], tracks: [.drawer, .scroller(500)])
    program = program.requiring(0, 1)
    var player = Player(program)
    player.down(200, 400, at: 0)
    player.move(200, 300, at: 10)
    #expect(player.phases(0) == [.began])
    #expect(player.position(1) == 90)
  }

  @Test func `who waits for one that only needs more way goes on when the finger lifts`() {
    let player = dragged(Self.pans([10, 300]).requiring(0, 1), to: 150)
    #expect(player.phases(1) == [.failed])
    #expect(player.phases(0) == [.began, .ended])
    let reversed = dragged(Self.pans([300, 10]).requiring(1, 0), to: 150)
    #expect(reversed.phases(0) == [.failed])
    #expect(reversed.phases(1) == [.began, .ended])
  }

  @Test func `who lifts while waiting hands on the speed`() {
    var player = Player(Self.pans([10, 300]).requiring(0, 1))
    player.down(100, 300, at: 0)
    player.up(150, 300, at: 50)
    #expect(player.base(0) == 1)
    #expect(player.motions(0).last?.cause == .release)
  }

  @Test func `requirements form chains`() {
    var program = Self.pans([10, 10, 10]).requiring(0, 1).requiring(1, 2)
    program.tracks[2].start = 1
    let player = dragged(program)
    #expect(player.phases(2) == [.failed])
    #expect(player.phases(1) == [.began, .ended])
    #expect(player.phases(0) == [.failed])
    let first = dragged(Self.pans([10, 10, 10]).requiring(0, 1).requiring(1, 2))
    #expect(first.phases(2) == [.began, .ended])
    #expect(first.phases(1) == [.failed])
    #expect(first.phases(0) == [.failed])
  }

  @Test func `who waits for a loser goes on beside a winner it may recognize with`() {
    // 1 wins over 2; 0 waits for 2 and may recognize along with 1.
    let program = Self.pans([10, 10, 10]).requiring(0, 2).requiring(2, 1).simultaneous(0, 1)
    let player = dragged(program)
    #expect(player.phases(1) == [.began, .ended])
    #expect(player.phases(2) == [.failed])
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test func `of two that wait for one the first to be certain goes on`() {
    var program = Self.pans([14, 12, 10]).requiring(0, 2).requiring(1, 2)
    program.recognizers[2].kind = .tap(
      count: 1, tolerance: 20, maximumNanoseconds: 750_000_000, gapNanoseconds: 350_000_000)
    let player = dragged(program)
    #expect(player.phases(2) == [.failed])
    #expect(player.phases(1) == [.began, .ended])
    #expect(player.phases(0) == [.failed])
  }

  @Test func `several that wait for one go on together if they may`() {
    let program = SceneProgram.stage([
      .tap(action: 1), .tap(action: 2), .tap(count: 2, action: 3),
    ]).requiring(0, 2).requiring(1, 2).simultaneous(0, 1)
    var player = Player(program)
    player.tap(100, 100, at: 0)
    player.advance(to: 1000)
    #expect(player.actions == [1, 2])
    #expect(player.machine.isIdle)
    player.tap(100, 100, at: 2000)
    player.advance(to: 3000)
    #expect(player.actions == [1, 2, 1, 2])
  }

  @Test(arguments: [1, 2, 3])
  func `a circle of requirements lets nobody win and hangs nobody`(count: Int) {
    var program = Self.pans(Array(repeating: 10, count: count))
    for index in 0..<count { program = program.requiring(index, (index + 1) % count) }
    var player = dragged(program)
    for index in 0..<count { #expect(player.phases(index) == [.failed]) }
    #expect(player.machine.isIdle)
    player.log = []
    player.drag(Point(100, 300), to: Point(200, 300), at: 5000)
    for index in 0..<count { #expect(player.phases(index) == [.failed]) }
  }

  @Test func `simultaneous recognizers both begin`() {
    let player = dragged(Self.pans([10, 20]).simultaneous(1, 0))
    #expect(player.phases(0) == [.began, .ended])
    #expect(player.phases(1) == [.began, .ended])
    #expect(decisions(player) == [])
  }

  @Test func `a requirement holds among simultaneous recognizers too`() {
    var player = dragged(Self.pans([10, 20]).simultaneous(0, 1).requiring(0, 1))
    player.advance(to: 1000)
    #expect(player.phases(1) == [.began, .ended])
    #expect(player.phases(0) == [.failed])
    #expect(player.machine.isIdle)
  }

  @Test func `two that move the same tracks share their route`() {
    let program = SceneProgram.stage([.pan(slop: 10), .pan(slop: 20)])
    let player = dragged(program)
    #expect(decisions(player) == [.contested(winner: 0, loser: 1, .sharedRoute)])
    // With another gain the same finger would move them differently.
    var slower = program
    slower.recognizers[1].gain = 0.5
    #expect(decisions(dragged(slower)) == [.undecided(winner: 0, loser: 1)])
  }

  @Test func `exclusion and requirements reach only recognizers of a common touch`() {
    var program = Self.pans().requiring(1, 0)
    program.views = [
      ViewSpec(parent: -1, frame: .full), ViewSpec(0, 0, 400, 400), ViewSpec(0, 400, 400, 400),
    ]
    program.recognizers[0].views = [1]
    program.recognizers[1].views = [2]
    var player = Player(program)
    player.down(100, 100, at: 0, finger: 1)
    player.down(100, 500, at: 1, finger: 2)
    player.move(150, 500, at: 2, finger: 2)
    player.move(150, 100, at: 3, finger: 1)
    #expect(player.phases(0) == [.began])
    #expect(player.phases(1) == [.began])
    #expect(decisions(player) == [])
  }

  @Test func `a cancelled touch lets nobody go on`() {
    for program in [Self.pans([10, 30]).requiring(0, 1), Self.pans([30, 10]).requiring(1, 0)] {
      var player = Player(program)
      player.drag(Point(100, 300), to: Point(120, 300), at: 0, lifts: false)
      player.cancel(at: 500)
      #expect(player.phases(0) == [.failed])
      #expect(player.phases(1) == [.failed])
      #expect(player.machine.isIdle)
    }
  }
}
