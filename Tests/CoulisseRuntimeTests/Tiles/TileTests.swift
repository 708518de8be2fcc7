import Testing

@testable import CoulisseRuntime

/// On a stage of 400 by 800: view 1 is a tray, 200 high at the bottom; three tiles of 60 by 60 over
/// it, at least 20 from the sides and the top, in the beginning at (100, 100), (200, 100), (300, 100).
struct TileTests {
  private static func program(_ elsewhere: DropPolicy = .stay) -> SceneProgram {
    var program = SceneProgram.stage(
      tracks: [],
      views: [ViewSpec(0, 600, 400, 200)] + [70, 170, 270].map { ViewSpec($0, 70, 60, 60) })
    for index in 2...4 { program.views[index].originX = .leading }
    let bounds = [Side.leading, .trailing, .top].map { TileBound($0, Length(points: 20)) }
    program.docks = [DockSpec(target: 1, first: 8, step: 68, inset: 30)]
    program.tiles = (2...4).map {
      TileSpec(
        view: $0, bounds: bounds,
        priorities: TilePriorities(bounds: 750, place: 500, drag: 502), dock: 0,
        elsewhere: elsewhere, motion: .even)
    }
    program.recognizers = (0..<3).map {
      RecognizerSpec(
        .pan, views: [$0 + 2], lock: .free, claims: [.left, .right, .top, .bottom], tile: $0)
    }
    return program
  }

  private var player: Player { Player(Self.program()) }

  private func center(_ tile: Int, _ player: Player) -> Point {
    player.machine.center(ofTile: tile, at: player.machine.state.now)
  }

  /// A tile is carried by so much and dropped; then everything comes to rest.
  private func carry(
    _ tile: Int, _ dx: Double, _ dy: Double, at start: Int, _ player: inout Player,
    end: RecognizerPhase = .ended
  ) {
    player.gesture(tile, .began, at: start)
    player.gesture(tile, .changed, dx, dy, at: start)
    player.gesture(tile, end, dx, dy, at: start)
    player.advance(to: start + 300)
  }

  @Test func `a tile follows a finger in both axes`() {
    var player = player
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, 30, 40, at: 10)
    #expect(center(0, player) == Point(130, 140))
    #expect(player.x(2) == 100)
  }

  @Test func `a clamp forgets the surplus: turning round moves at once`() {
    var player = player
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, -500, -300, at: 10)
    #expect(center(0, player) == Point(50, 50))
    player.gesture(0, .changed, -490, -295, at: 20)
    #expect(center(0, player) == Point(60, 55))
  }

  @Test func `there is no bound where none is written`() {
    var player = player
    carry(0, 0, 5000, at: 0, &player)
    #expect(center(0, player) == Point(100, 5100))
  }

  @Test func `a touch brings a tile before the others, and it is hit there`() {
    var player = player
    carry(0, 90, 0, at: 0, &player)
    #expect(player.machine.hitView(at: Point(195, 100)) == 2)
    player.down(225, 100, at: 1000)
    player.up(225, 100, at: 1010)
    #expect(player.machine.hitView(at: Point(195, 100)) == 3)
    #expect((2...4).map { player.machine.placement(of: $0, at: .distantPast).order } == [3, 4, 2])
    #expect(player.log.contains(.raised(tile: 1)))
  }

  @Test func `dropped on the tray it is docked: the bound wins over the first place`() {
    var player = player
    for (tile, start) in [(2, 0), (0, 1000), (1, 2000)] { carry(tile, 0, 500, at: start, &player) }
    #expect([2, 0, 1].map { center($0, player).x - 30 } == [20, 88, 156])
    #expect(center(0, player).y == 600 + 30 + 30)
    #expect(player.machine.state.docks == [[2, 0, 1]])
  }

  @Test func `an edge in common is not on the tray, a little more is`() {
    var player = player
    carry(0, 0, 470, at: 0, &player)
    #expect(player.machine.slot(ofTile: 0) == nil)
    carry(0, 0, 0.5, at: 1000, &player)
    #expect(player.machine.slot(ofTile: 0) == 0)
  }

  @Test func `taken out of the dock, the rest close up in their time`() {
    var player = player
    for tile in 0..<3 { carry(tile, 0, 500, at: 1000 * tile, &player) }
    player.gesture(0, .began, at: 5000)
    #expect(player.machine.effects.contains(.undocked(tile: 0)))
    #expect(center(0, player) == Point(50, 660))
    player.advance(to: 5150)
    #expect(center(1, player) == Point(84, 660))
    player.advance(to: 5300)
    #expect(center(1, player) == Point(50, 660))
    #expect(center(2, player) == Point(118, 660))
    #expect(player.machine.isIdle == false)
    player.gesture(0, .ended, at: 5400)
    player.advance(to: 5700)
    #expect(player.machine.state.docks == [[1, 2, 0]])
    #expect(center(0, player) == Point(186, 660))
    #expect(player.machine.isIdle)
  }

  @Test func `a cancel drops as well, and leaves nothing for the next drag`() {
    var player = player
    carry(0, 50, 20, at: 0, &player, end: .cancelled)
    #expect(center(0, player) == Point(150, 120))
    carry(0, 10, 0, at: 1000, &player)
    #expect(center(0, player) == Point(160, 120))
    carry(0, 0, 480, at: 2000, &player, end: .cancelled)
    #expect(player.machine.slot(ofTile: 0) == 0)
  }

  @Test func `one that returns goes back, into its slot too`() {
    var player = Player(Self.program(.goBack))
    carry(0, 50, 20, at: 0, &player)
    #expect(center(0, player) == Point(100, 100))
    for tile in 0..<3 { carry(tile, 0, 500, at: 1000 + 1000 * tile, &player) }
    carry(1, 0, -300, at: 5000, &player)
    #expect(player.machine.state.docks == [[0, 1, 2]])
    #expect(center(1, player) == Point(118, 660))
  }

  @Test func `a free tile keeps its offset from the leading top corner`() {
    var player = player
    carry(0, 200, 20, at: 0, &player)
    player.change(.size(Size(width: 300, height: 500), alongside: nil), at: 1000)
    #expect(center(0, player) == Point(250, 120))
    player.change(.size(Size(width: 600, height: 900), alongside: nil), at: 1010)
    #expect(center(0, player) == Point(300, 120))
    player.change(.direction(.rightToLeft), at: 1020)
    #expect(player.x(2) == 600 - 300 - 30)
  }

  @Test func `read from the right a finger to the left carries toward the trailing side`() {
    var player = player
    player.change(.direction(.rightToLeft), at: 0)
    carry(0, -30, 0, at: 10, &player)
    #expect(center(0, player) == Point(130, 100))
    carry(0, 0, 500, at: 1000, &player)
    #expect(player.x(2) == 400 - 20 - 60)
  }

  @Test func `a tray that takes nothing lets a tile lie on it`() {
    var program = Self.program()
    program.docks[0].condition = Condition([[]])
    var player = Player(program)
    carry(0, 0, 500, at: 0, &player)
    #expect(player.machine.slot(ofTile: 0) == nil)
    #expect(center(0, player) == Point(100, 600))
  }

  @Test func `two fingers carry two tiles, and no two fingers one`() {
    var player = player
    player.gesture(0, .began, at: 0)
    player.gesture(1, .began, at: 0)
    player.gesture(0, .changed, 10, 0, at: 10)
    player.gesture(1, .changed, 0, 10, at: 10)
    #expect(center(0, player) == Point(110, 100))
    #expect(center(1, player) == Point(200, 110))
    player.down(110, 100, at: 20)
    player.move(160, 100, at: 30)
    #expect(center(0, player) == Point(110, 100))
  }

  @Test func `with reduced motion tiles are in their slots at once`() {
    var player = player
    player.change(.reducesMotion(true), at: 0)
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, 0, 500, at: 0)
    player.gesture(0, .ended, 0, 500, at: 0)
    #expect(center(0, player) == Point(50, 660))
    #expect(player.machine.isIdle)
  }

  @Test func `a drag by raw touches counts from where it began`() {
    var player = player
    player.drag(Point(100, 100), to: Point(100, 160), at: 0)
    // Ten points of slop do not count.
    #expect(center(0, player) == Point(100, 150))
  }
}
