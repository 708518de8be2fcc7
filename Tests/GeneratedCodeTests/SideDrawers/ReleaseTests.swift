import CoulisseRuntime
import Testing

/// S1, release: past a quarter of the width opens or closes; a quarter does not suffice.
struct ReleaseTests {
  /// Width, travel, and whether the travel is more than a quarter of the width. All are exact in
  /// binary.
  private static let travels = [
    (375.0, 93.75, false), (375, 93.875, true), (375, 93.625, false), (400, 100, false),
    (400, 100.125, true), (400, 1, false), (400, 400, true), (1366, 341.5, false),
    (1366, 341.625, true),
  ]

  @Test(arguments: DrawerSide.allCases, travels)
  func `opening needs more than a quarter`(
    side: DrawerSide, example: (width: Double, travel: Double, opens: Bool)
  ) {
    var stage = DrawerStage(width: example.width)
    stage.drag(side.pull, side.opening(example.travel), at: 0)
    stage.send(.gesture(side.pull, .ended, translation: side.opening(example.travel)), at: 0)
    #expect(stage.scene.isBound(side.panel, for: example.opens ? .open : .closed))
    stage.advance(to: 0.3)
    #expect(
      stage.x(side, at: 0.3) == side.x(out: example.opens ? example.width : 0, width: example.width)
    )
    #expect(stage.scrim(at: 0.3).opacity == (example.opens ? 0.5 : 0))
    #expect(stage.scrim(at: 0.3).isHidden == !example.opens)
  }

  @Test(arguments: DrawerSide.allCases, travels)
  func `closing needs more than a quarter`(
    side: DrawerSide, example: (width: Double, travel: Double, closes: Bool)
  ) {
    var stage = DrawerStage(width: example.width)
    stage.open(side, by: 1)
    stage.drag(side.push, side.closing(example.travel), at: 1)
    stage.send(.gesture(side.push, .ended, translation: side.closing(example.travel)), at: 1)
    #expect(stage.scene.isBound(side.panel, for: example.closes ? .closed : .open))
    stage.advance(to: 1.3)
    #expect(stage.scene.detent(of: side.panel) == (example.closes ? .closed : .open))
  }

  @Test(arguments: DrawerSide.allCases, [5000.0, -5000])
  func `speed is ignored`(side: DrawerSide, speed: Double) {
    for (travel, opens) in [(50.0, false), (200, true)] {
      var stage = DrawerStage()
      stage.drag(side.pull, side.opening(travel), at: 0)
      stage.send(
        .gesture(
          side.pull, .ended, translation: side.opening(travel), velocity: side.opening(speed)),
        at: 0)
      #expect(stage.scene.isBound(side.panel, for: opens ? .open : .closed))
    }
  }

  @Test(arguments: DrawerSide.allCases)
  func `a flick of a raw touch by less than a quarter closes`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.touch(.down, side.point(5, width: 375), at: 0)
    stage.touch(.move, side.point(60, width: 375), at: 0.01)
    stage.touch(.up, side.point(100, width: 375), at: 0.02)
    // The slop took 10 of 95 points: 85 are less than 93.75.
    #expect(stage.scene.isBound(side.panel, for: .closed))
  }

  @Test(arguments: DrawerSide.allCases)
  func `the last position decides, not the farthest`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.drag(side.pull, side.opening(300), at: 0)
    stage.send(.gesture(side.pull, .changed, translation: side.opening(50)), at: 0.1)
    stage.send(.gesture(side.pull, .ended, translation: side.opening(50)), at: 0.2)
    #expect(stage.scene.isBound(side.panel, for: .closed))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a release settles from where the drawer is, and the scrim with it`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.drag(side.pull, side.opening(150), at: 0)
    stage.send(.gesture(side.pull, .ended, translation: side.opening(150)), at: 0)
    for share in [0.1, 0.25, 0.5, 0.75, 0.9] {
      let out = 150 + 225 * easeInOut(share)
      let time = 0.3 * share
      #expect(isClose(stage.x(side, at: time), side.x(out: out, width: 375), within: 1e-5))
      #expect(isClose(stage.scrim(at: time).opacity, out / 375 * 0.5, within: 1e-7))
    }
  }

  @Test(arguments: DrawerSide.allCases, travels)
  func `a cancel settles by position`(
    side: DrawerSide, example: (width: Double, travel: Double, opens: Bool)
  ) {
    var stage = DrawerStage(width: example.width)
    stage.drag(side.pull, side.opening(example.travel), at: 0)
    let effects = stage.send(
      .gesture(side.pull, .cancelled, velocity: side.opening(-5000)), at: 0)
    #expect(effects.contains(.gesture(side.pull, .cancelled)))
    #expect(stage.scene.isBound(side.panel, for: example.opens ? .open : .closed))
    stage.advance(to: 0.3)
    #expect(stage.scene.isIdle)
  }

  @Test(arguments: DrawerSide.allCases)
  func `a cancelled raw touch settles by position`(side: DrawerSide) {
    for (end, opens) in [(100.0, false), (200, true)] {
      var stage = DrawerStage()
      stage.touch(.down, side.point(5, width: 375), at: 0)
      stage.touch(.move, side.point(end, width: 375), at: 0.1)
      stage.touch(.cancel, side.point(end, width: 375), at: 0.2)
      #expect(stage.scene.isBound(side.panel, for: opens ? .open : .closed))
    }
  }
}
