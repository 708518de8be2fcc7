import Testing

@testable import CoulisseRuntime

/// Edge pans, closing pans, and how they end.
struct SideDrawersDragTests {
  private typealias View = SideDrawers.View
  private typealias Track = SideDrawers.Track
  private typealias Recognizer = SideDrawers.Recognizer

  private static let sides = [false, true]

  /// A left-hand x, or its mirror image.
  private func x(_ left: Double, _ isRight: Bool) -> Double { isRight ? 375 - left : left }

  private func menuX(_ player: Player, _ isRight: Bool) -> Double {
    isRight ? -player.x(View.right) : player.x(View.left)
  }

  private func base(_ player: Player, _ isRight: Bool) -> Int {
    player.base(isRight ? Track.right : Track.left)
  }

  /// An edge pan that begins at left-hand x 15 and has moved the menu by `travel`; then 200 ms rest.
  private func pulled(_ travel: Double, isRight: Bool) -> Player {
    var player = Player(SideDrawers.program())
    player.down(x(5, isRight), 300, at: 0)
    player.move(x(15, isRight), 300, at: 10)
    player.move(x(15 + travel, isRight), 300, at: 100)
    player.advance(to: 300)
    return player
  }

  /// An open menu whose closing pan has moved it by `travel`.
  private func pushed(_ travel: Double, isRight: Bool) -> Player {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: isRight ? Track.right : Track.left, detent: 1), at: -1000)
    player.down(x(300, isRight), 400, at: 0)
    player.move(x(290, isRight), 400, at: 10)
    player.move(x(290 - travel, isRight), 400, at: 100)
    player.advance(to: 300)
    return player
  }

  @Test(arguments: sides)
  func `an edge pan has not begun at the slop and begins beyond it`(isRight: Bool) {
    let recognizer = isRight ? Recognizer.rightEdge : Recognizer.leftEdge
    var player = Player(SideDrawers.program())
    player.down(x(5, isRight), 300, at: 0)
    player.move(x(15, isRight), 300, at: 10)
    #expect(player.phases(recognizer) == [])
    #expect(player.isHidden(View.scrim))
    player.move(x(15.25, isRight), 300, at: 20)
    #expect(player.phases(recognizer) == [.began])
    #expect(!player.isHidden(View.scrim))
    #expect(menuX(player, isRight) == -375 + 0.25)
    // Back where it began nothing has moved.
    player.move(x(15, isRight), 300, at: 30)
    #expect(menuX(player, isRight) == -375)
    #expect(player.opacity(View.scrim) == 0)
    #expect(!player.isHidden(View.scrim))
  }

  @Test(arguments: sides, [1, 37.5, 93.75, 187.5, 300.0])
  func `while it is pulled the menu follows the finger and the scrim the menu`(
    isRight: Bool, travel: Double
  ) {
    let player = pulled(travel, isRight: isRight)
    #expect(menuX(player, isRight) == -375 + travel)
    #expect((player.opacity(View.scrim) - travel / 375 * 0.5).magnitude < 1e-15)
  }

  @Test(arguments: sides)
  func `a pull that comes back to the edge and beyond is closed again`(isRight: Bool) {
    var player = pulled(100, isRight: isRight)
    player.move(x(1, isRight), 300, at: 310)
    #expect(menuX(player, isRight) == -375)
    #expect(player.opacity(View.scrim) == 0)
    player.up(x(1, isRight), 300, at: 600)
    player.advance(to: 900)
    #expect(base(player, isRight) == 0)
    #expect(player.isHidden(View.scrim))
  }

  @Test(
    arguments: sides,
    [(93.734375, 0), (93.75, 0), (93.765625, 1), (1, 0), (300, 1)])
  func `a pull past a quarter of the width opens, exactly a quarter does not`(
    isRight: Bool, release: (travel: Double, detent: Int)
  ) {
    var player = pulled(release.travel, isRight: isRight)
    player.up(x(15 + release.travel, isRight), 300, at: 300)
    #expect(base(player, isRight) == release.detent)
    player.advance(to: 600)
    #expect(menuX(player, isRight) == (release.detent == 1 ? 0 : -375))
    #expect(player.opacity(View.scrim) == (release.detent == 1 ? 0.5 : 0))
    #expect(player.isHidden(View.scrim) == (release.detent == 0))
  }

  @Test func `the way back counts, not the farthest point`() {
    var player = pulled(300, isRight: false)
    player.move(15 + 90, 300, at: 310)
    player.up(15 + 90, 300, at: 600)
    #expect(player.base(Track.left) == 0)
  }

  @Test func `a menu pulled all the way and back is measured from where the pull began`() {
    var player = pulled(450, isRight: false)
    #expect(player.x(View.left) == 0)
    // The finger has to come back to where the menu stopped before the menu follows.
    player.move(400, 300, at: 310)
    #expect(player.x(View.left) == 0)
    player.move(15 + 80, 300, at: 320)
    #expect(player.x(View.left) == -375 + 80)
    player.up(15 + 80, 300, at: 600)
    #expect(player.base(Track.left) == 0)
  }

  @Test func `speed and y are ignored`() {
    var fast = Player(SideDrawers.program())
    fast.down(5, 300, at: 0)
    fast.move(15, 300, at: 1)
    fast.up(105, 340, at: 11)
    #expect(fast.base(Track.left) == 0)
    var back = Player(SideDrawers.program())
    back.down(5, 300, at: 0)
    back.move(215, 300, at: 1000)
    back.up(115, 200, at: 1010)
    #expect(back.base(Track.left) == 1)
  }

  @Test(arguments: sides, [1, 93.75, 187.5, 290.0])
  func `while it is pushed the menu follows, measured on the container`(
    isRight: Bool, travel: Double
  ) {
    let player = pushed(travel, isRight: isRight)
    #expect(menuX(player, isRight) == -travel)
    #expect((player.opacity(View.scrim) - (375 - travel) / 375 * 0.5).magnitude < 1e-15)
  }

  @Test(arguments: sides, [(93.734375, 1), (93.75, 1), (93.765625, 0), (290, 0)])
  func `a push past a quarter of the width closes, exactly a quarter does not`(
    isRight: Bool, release: (travel: Double, detent: Int)
  ) {
    var player = pushed(release.travel, isRight: isRight)
    player.up(x(290 - release.travel, isRight), 400, at: 300)
    #expect(base(player, isRight) == release.detent)
    player.advance(to: 600)
    #expect(menuX(player, isRight) == (release.detent == 1 ? 0 : -375))
    #expect(player.isHidden(View.scrim) == (release.detent == 0))
  }

  @Test(arguments: sides)
  func `a push the wrong way is not taken`(isRight: Bool) {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: isRight ? Track.right : Track.left, detent: 1), at: -1000)
    player.drag(Point(x(100, isRight), 400), to: Point(x(200, isRight), 400), at: 0)
    #expect(player.phases(Recognizer.closeLeft).filter { $0 == .began } == [])
    #expect(player.phases(Recognizer.closeRight).filter { $0 == .began } == [])
    #expect(base(player, isRight) == 1)
  }

  @Test(arguments: [(50.0, 0), (93.75, 0), (94, 1), (200, 1)])
  func `a cancelled pull settles by position`(travel: Double, detent: Int) {
    var player = pulled(travel, isRight: false)
    player.cancel(at: 300)
    #expect(player.phases(Recognizer.leftEdge) == [.began, .cancelled])
    #expect(player.motions(Track.left).last?.cause == .cancel)
    player.advance(to: 600)
    #expect(player.base(Track.left) == detent)
    #expect(player.machine.isIdle)
  }

  @Test(arguments: [(50.0, 1), (93.75, 1), (94, 0)])
  func `a cancelled push settles by position`(travel: Double, detent: Int) {
    var player = pushed(travel, isRight: false)
    player.cancel(at: 300)
    player.advance(to: 600)
    #expect(player.base(Track.left) == detent)
  }

  @Test func `the bands are twenty points wide`() {
    for (x, begins) in [(19.9, true), (20, false), (355, true), (354.9, false)] {
      var player = Player(SideDrawers.program())
      player.drag(Point(x, 300), to: Point(x < 200 ? x + 50 : x - 50, 300), at: 0, lifts: false)
      let phases =
        player.phases(Recognizer.leftEdge) + player.phases(Recognizer.rightEdge)
      #expect(phases.contains(.began) == begins, "\(x)")
    }
  }

  @Test func `a push grabs a menu that is still opening, where it is`() {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: Track.left, detent: 1), at: 0)
    player.down(50, 300, at: 140)
    player.move(40, 300, at: 150)
    player.move(39, 300, at: 150)
    #expect((player.x(View.left) + 187.5 + 1).magnitude < 1e-9)
    player.up(39, 300, at: 150)
    player.advance(to: 450)
    #expect(player.base(Track.left) == 1)
  }
}
