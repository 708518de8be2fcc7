import Testing

@testable import CoulisseRuntime

/// Rest, open, the taps that lead from one to the other, and what fades meanwhile.
struct SideDrawersTapTests {
  private typealias View = SideDrawers.View
  private typealias Track = SideDrawers.Track

  private func open(at milliseconds: Int = 0, fade: Int64 = 300) -> Player {
    var player = Player(SideDrawers.program(fade: fade))
    player.tap(20, 20, at: milliseconds - 50)
    return player
  }

  @Test func `at rest both menus stand one width aside and the scrim is transparent and hidden`() {
    let player = Player(SideDrawers.program())
    #expect(player.x(View.left) == -375)
    #expect(player.x(View.right) == 375)
    #expect(player.opacity(View.scrim) == 0)
    #expect(player.isHidden(View.scrim))
    #expect(player.machine.isIdle)
  }

  @Test(arguments: [
    (20.0, View.left, View.right, 375.0), (355, View.right, View.left, -375),
  ])
  func `a bar button slides its menu in and fades the scrim in`(
    x: Double, opened: Int, other: Int, otherX: Double
  ) {
    var player = Player(SideDrawers.program())
    player.tap(x, 20, at: -50)
    let away = opened == View.left ? -375.0 : 375
    #expect(player.x(opened) == away)
    #expect(!player.isHidden(View.scrim))
    player.advance(to: 75)
    #expect((player.x(opened) - away * (1 - 0.12916)).magnitude < 0.005)
    #expect((player.opacity(View.scrim) - 0.12916 * 0.5).magnitude < 0.00001)
    player.advance(to: 150)
    #expect((player.x(opened) - away / 2).magnitude < 1e-9)
    #expect((player.opacity(View.scrim) - 0.25).magnitude < 1e-9)
    player.advance(to: 300)
    #expect(player.x(opened) == 0)
    #expect(player.x(other) == otherX)
    #expect(player.opacity(View.scrim) == 0.5)
    #expect(!player.isHidden(View.scrim))
    #expect(player.machine.isIdle)
  }

  @Test func `only x ever changes`() {
    var player = open()
    for milliseconds in [0, 100, 300, 400] {
      player.advance(to: milliseconds)
      for view in [View.main, View.scrim, View.left, View.right] {
        let rect = player.machine.stageRect(of: view, at: player.machine.state.now)
        #expect(rect.y == 0)
        #expect(rect.size == Size(width: 375, height: 667))
      }
      #expect(player.x(View.main) == 0)
      #expect(player.x(View.scrim) == 0)
    }
  }

  @Test func `a button opens and never toggles`() {
    var player = open()
    // The menu has come as far as x = 26; its button still shows beside it.
    player.tap(40, 20, at: 1)
    #expect(player.motions(Track.left).count == 1)
    player.advance(to: 1000)
    #expect(player.base(Track.left) == 1)
    #expect(player.settled(Track.left) == [1])
  }

  @Test(arguments: [Point(345, 400), Point(315, 0), Point(374, 666), Point(100, 80), Point(5, 130)])
  func `a tap on the strip or on an item closes`(point: Point) {
    var player = open()
    player.advance(to: 500)
    player.tap(point.x, point.y, at: 950)
    #expect(player.base(Track.left) == 0)
    player.advance(to: 1150)
    #expect((player.x(View.left) + 187.5).magnitude < 1e-9)
    player.advance(to: 1299)
    #expect(!player.isHidden(View.scrim))
    player.advance(to: 1300)
    #expect(player.isHidden(View.scrim))
    #expect(player.x(View.left) == -375)
  }

  @Test(arguments: [Point(314, 400), Point(100, 152), Point(100, 63)])
  func `a tap on the rest of the menu does nothing`(point: Point) {
    var player = open()
    player.advance(to: 500)
    player.tap(point.x, point.y, at: 950)
    player.advance(to: 2000)
    #expect(player.base(Track.left) == 1)
  }

  @Test(arguments: [Point(30, 400), Point(0, 0), Point(100, 80), Point(370, 130)])
  func `the right menu closes by its own strip and items`(point: Point) {
    var player = Player(SideDrawers.program())
    player.tap(355, 20, at: -50)
    player.advance(to: 500)
    player.tap(point.x, point.y, at: 950)
    player.advance(to: 1300)
    #expect(player.x(View.right) == 375)
    #expect(player.isHidden(View.scrim))
  }

  @Test func `menu and scrim keep their own times`() {
    var player = open(fade: 600)
    player.advance(to: 300)
    #expect(player.x(View.left) == 0)
    #expect((player.opacity(View.scrim) - 0.25).magnitude < 1e-9)
    #expect(!player.machine.isIdle)
    player.advance(to: 600)
    #expect(player.opacity(View.scrim) == 0.5)
    player.tap(345, 400, at: 950)
    player.advance(to: 1300)
    #expect(player.x(View.left) == -375)
    #expect(!player.isHidden(View.scrim))
    player.advance(to: 1599)
    #expect(!player.isHidden(View.scrim))
    player.advance(to: 1600)
    #expect(player.isHidden(View.scrim))
  }

  @Test func `a menu that is opened again in mid-fade keeps its scrim`() {
    var player = open()
    player.advance(to: 500)
    player.perform(.settle(track: Track.left, detent: 0), at: 1000)
    player.perform(.settle(track: Track.left, detent: 1), at: 1150)
    #expect((player.opacity(View.scrim) - 0.25).magnitude < 1e-9)
    for milliseconds in [1299, 1300, 1301, 1400] {
      player.advance(to: milliseconds)
      #expect(!player.isHidden(View.scrim))
    }
    player.advance(to: 1450)
    #expect(player.x(View.left) == 0)
    #expect(player.opacity(View.scrim) == 0.5)
    player.advance(to: 3000)
    #expect(!player.isHidden(View.scrim))
  }

  @Test func `turning round starts from where menu and scrim are`() {
    var player = open()
    player.perform(.settle(track: Track.left, detent: 0), at: 75)
    #expect((player.x(View.left) + 375 * (1 - 0.12916)).magnitude < 0.005)
    #expect((player.opacity(View.scrim) - 0.5 * 0.12916).magnitude < 0.00001)
    player.advance(to: 225)
    #expect((player.x(View.left) + 375 * (1 - 0.12916 / 2)).magnitude < 0.005)
    #expect((player.opacity(View.scrim) - 0.25 * 0.12916).magnitude < 0.00001)
    player.advance(to: 375)
    #expect(player.isHidden(View.scrim))
  }

  @Test func `opening one menu while the other is open closes the other and keeps the shade`() {
    var player = open()
    player.advance(to: 1000)
    player.perform(.settle(track: Track.right, detent: 1), at: 1000)
    for milliseconds in [1000, 1100, 1200, 1300] {
      player.advance(to: milliseconds)
      #expect((player.opacity(View.scrim) - 0.5).magnitude < 1e-9)
    }
    #expect(player.x(View.left) == -375)
    #expect(player.x(View.right) == 0)
    #expect(player.motions(Track.left).last?.cause == .group)
  }

  @Test func `opening and closing in one instant leaves it closed, and the reverse open`() {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: Track.left, detent: 1), at: 0)
    player.perform(.settle(track: Track.left, detent: 0), at: 0)
    #expect(player.isHidden(View.scrim))
    player.advance(to: 500)
    #expect(player.x(View.left) == -375)
    player.perform(.settle(track: Track.left, detent: 0), at: 600)
    player.perform(.settle(track: Track.left, detent: 1), at: 600)
    player.advance(to: 900)
    #expect(player.x(View.left) == 0)
  }
}
