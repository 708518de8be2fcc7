import CoulisseRuntime
import Testing

/// S1, closing pans: on the whole open drawer, measured in the container.
struct ClosingPanTests {
  @Test(arguments: DrawerSide.allCases, [1, 93.75, 187.5, 375])
  func `the drawer is at the finger, and the scrim is the share that is left`(
    side: DrawerSide, travel: Double
  ) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    stage.drag(side.push, side.closing(travel), at: 1)
    #expect(stage.x(side, at: 1) == (side == .left ? -travel : travel))
    #expect(isClose(stage.scrim(at: 1).opacity, (375 - travel) / 375 * 0.5))
  }

  @Test(arguments: DrawerSide.allCases, [10, 100, 250, 350])
  func `it begins anywhere on the drawer, the strip included`(side: DrawerSide, start: Double) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    let end = start - 130
    stage.touch(.down, side.point(start, width: 375), at: 1)
    stage.touch(.move, side.point(end, width: 375), at: 1.1)
    #expect(isClose(stage.x(side, at: 1.1), side == .left ? -120 : 120))
    stage.touch(.up, side.point(end, width: 375), at: 1.2)
    #expect(stage.scene.isBound(side.panel, for: .closed))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a drag that begins in the opening direction means nothing to an open drawer`(
    side: DrawerSide
  ) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    #expect(!stage.scene.shouldBegin(side.push, translation: side.opening(20), velocity: .zero))
    #expect(stage.scene.shouldBegin(side.push, translation: side.closing(20), velocity: .zero))
    stage.touch(.down, side.point(100, width: 375), at: 1)
    stage.touch(.move, side.point(150, width: 375), at: 1.1)
    #expect(stage.scene.detent(of: side.panel) == .open)
  }

  @Test(arguments: DrawerSide.allCases)
  func `a drawer that is grabbed in mid-fade stays where it is, and the scrim with it`(
    side: DrawerSide
  ) {
    var stage = DrawerStage()
    stage.send(.open(side.panel), at: 0)
    let effects = stage.send(.gesture(side.push, .began), at: 0.15)
    #expect(effects.contains { if case .interrupted = $0 { true } else { false } })
    #expect(isClose(stage.x(side, at: 0.15), side.x(out: 187.5, width: 375)))
    #expect(isClose(stage.scrim(at: 0.15).opacity, 0.25))
    stage.send(.gesture(side.push, .changed, translation: side.closing(50)), at: 0.2)
    #expect(isClose(stage.x(side, at: 0.2), side.x(out: 137.5, width: 375)))
    #expect(isClose(stage.scrim(at: 0.2).opacity, 137.5 / 375 * 0.5))
    stage.advance(to: 1)
    #expect(isClose(stage.scrim(at: 1).opacity, 137.5 / 375 * 0.5))
    #expect(isClose(stage.x(side, at: 1), side.x(out: 137.5, width: 375)))
  }

  @Test(arguments: [(93.5, SideDrawers.Detent.open), (94, .closed)])
  func `a grabbed drawer measures its travel from where it was grabbed`(
    travel: Double, detent: SideDrawers.Detent
  ) {
    var stage = DrawerStage()
    stage.send(.open(.menu), at: 0)
    stage.drag(.pushMenu, Vector(dx: -travel, dy: 0), at: 0.15)
    stage.send(.gesture(.pushMenu, .ended, translation: Vector(dx: -travel, dy: 0)), at: 0.2)
    #expect(stage.scene.isBound(.menu, for: detent))
  }
}
