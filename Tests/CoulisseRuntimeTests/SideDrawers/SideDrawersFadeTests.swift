import Testing

@testable import CoulisseRuntime

/// A menu that is grabbed while its scrim fades.
struct SideDrawersFadeTests {
  private typealias View = SideDrawers.View
  private typealias Track = SideDrawers.Track

  /// Opened at 0 with a fade of 600 ms; grabbed at 150 ms, when the menu has come half the way and
  /// the fade a quarter of its time; pushed one point back.
  private func grabbed() -> Player {
    var player = Player(SideDrawers.program(fade: 600))
    player.perform(.settle(track: Track.left, detent: 1), at: 0)
    player.down(50, 300, at: 140)
    player.move(40, 300, at: 150)
    player.move(39, 300, at: 150)
    return player
  }

  // Ease-in-out after a quarter and after half of its time.
  private let quarter = 0.12916
  private let half = 0.5

  @Test func `nothing jumps at the grab`() {
    let player = grabbed()
    let follows = 186.5 / 375 * 0.5
    let jump = quarter * 0.5 - 0.25
    #expect((player.opacity(View.scrim) - (follows + jump)).magnitude < 0.00001)
  }

  @Test func `the rest of the fade runs out while the menu is held`() {
    var player = grabbed()
    player.advance(to: 300)
    let residual = (quarter * 0.5 - 0.25) / (1 - quarter)
    let follows = 186.5 / 375 * 0.5
    #expect((player.opacity(View.scrim) - (follows + residual * (1 - half))).magnitude < 0.00001)
    player.move(69, 300, at: 300)
    let moved = 216.5 / 375 * 0.5
    #expect((player.opacity(View.scrim) - (moved + residual * (1 - half))).magnitude < 0.00001)
    player.advance(to: 600)
    #expect((player.opacity(View.scrim) - moved).magnitude < 1e-12)
  }

  @Test func `a release starts a fade of its own from what is shown`() {
    var player = grabbed()
    let shown = player.opacity(View.scrim)
    player.up(39, 300, at: 150)
    #expect(player.base(Track.left) == 1)
    #expect((player.opacity(View.scrim) - shown).magnitude < 1e-9)
    player.advance(to: 450)
    #expect((player.opacity(View.scrim) - (shown + 0.5) / 2).magnitude < 1e-9)
    player.advance(to: 750)
    #expect(player.opacity(View.scrim) == 0.5)
    #expect(player.machine.isIdle)
  }

  @Test func `a menu grabbed while it closes shows its scrim until it is closed`() {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: Track.left, detent: 1), at: -1000)
    player.perform(.settle(track: Track.left, detent: 0), at: 0)
    player.down(50, 300, at: 140)
    player.move(40, 300, at: 150)
    player.move(39, 300, at: 150)
    #expect((player.opacity(View.scrim) - 186.5 / 375 * 0.5).magnitude < 1e-9)
    player.advance(to: 1000)
    #expect((player.opacity(View.scrim) - 186.5 / 375 * 0.5).magnitude < 1e-9)
    #expect(!player.isHidden(View.scrim))
    player.up(39, 300, at: 1000)
    #expect(player.base(Track.left) == 0)
    player.advance(to: 1300)
    #expect(player.isHidden(View.scrim))
  }

  @Test func `without motion everything is at its end at once`() {
    var player = Player(SideDrawers.program())
    player.change(.reducesMotion(true), at: 0)
    player.perform(.settle(track: Track.left, detent: 1), at: 10)
    #expect(player.x(View.left) == 0)
    #expect(player.opacity(View.scrim) == 0.5)
    #expect(player.machine.isIdle)
    #expect(player.settled(Track.left) == [1])
    player.perform(.settle(track: Track.left, detent: 0), at: 20)
    #expect(player.isHidden(View.scrim))
  }
}
