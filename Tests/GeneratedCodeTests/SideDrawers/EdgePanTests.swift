import CoulisseRuntime
import Testing

/// S1, edge pans: how a drawer follows a finger that pulls it out.
struct EdgePanTests {
  @Test(arguments: DrawerSide.allCases)
  func `began: the scrim un-hides and nothing moves`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.send(.gesture(side.pull, .began), at: 0)
    #expect(stage.x(side, at: 0) == side.x(out: 0, width: 375))
    #expect(stage.scrim(at: 0).opacity == 0)
    #expect(!stage.scrim(at: 0).isHidden)
  }

  @Test(arguments: DrawerSide.allCases, [1, 50, 100, 187.5, 300, 375])
  func `the drawer is at the finger, and the scrim is the travel's share of its opacity`(
    side: DrawerSide, travel: Double
  ) {
    var stage = DrawerStage()
    stage.drag(side.pull, side.opening(travel), at: 0)
    #expect(stage.x(side, at: 0) == side.x(out: travel, width: 375))
    #expect(isClose(stage.scrim(at: 0).opacity, travel / 375 * 0.5))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a finger behind its start keeps the drawer closed, and counts from the start`(
    side: DrawerSide
  ) {
    var stage = DrawerStage()
    stage.drag(side.pull, side.opening(40), at: 0)
    stage.send(.gesture(side.pull, .changed, translation: side.opening(-50)), at: 0.1)
    #expect(stage.x(side, at: 0.1) == side.x(out: 0, width: 375))
    #expect(stage.scrim(at: 0.1).opacity == 0)
    stage.send(.gesture(side.pull, .changed, translation: side.opening(30)), at: 0.2)
    #expect(stage.x(side, at: 0.2) == side.x(out: 30, width: 375))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a finger beyond the far side keeps the drawer open`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.drag(side.pull, side.opening(500), at: 0)
    #expect(stage.x(side, at: 0) == 0)
    #expect(stage.scrim(at: 0).opacity == 0.5)
  }

  @Test(arguments: DrawerSide.allCases)
  func `y is ignored`(side: DrawerSide) {
    var stage = DrawerStage()
    var translation = side.opening(100)
    translation.dy = 222
    stage.drag(side.pull, translation, at: 0)
    #expect(stage.x(side, at: 0) == side.x(out: 100, width: 375))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a raw touch pulls from where it has passed the slop`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.touch(.down, side.point(5, width: 375), at: 0)
    stage.touch(.move, side.point(15, width: 375), at: 0.1)
    #expect(stage.scrim(at: 0.1).isHidden, "10 points are not past 10")
    stage.touch(.move, side.point(115, width: 375), at: 0.2)
    #expect(isClose(stage.x(side, at: 0.2), side.x(out: 100, width: 375)))
    #expect(isClose(stage.scrim(at: 0.2).opacity, 100.0 / 375 * 0.5))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a touch outside of the band does not pull`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.touch(.down, side.point(20.5, width: 375), at: 0)
    stage.touch(.move, side.point(200, width: 375), at: 0.1)
    #expect(stage.scrim(at: 0.1).isHidden)
    #expect(stage.scene.shouldReceive(side.pull, at: side.point(19.5, width: 375)))
    #expect(!stage.scene.shouldReceive(side.pull, at: side.point(20.5, width: 375)))
  }

  @Test(arguments: DrawerSide.allCases)
  func `trap 1: the scroll view's pan waits for both edge pans`(side: DrawerSide) throws {
    let scroll = try #require(SideDrawers.recognizers.first { $0.role == .scroll })
    #expect(scroll.requiresFailureOf.contains(.pullMenu))
    #expect(scroll.requiresFailureOf.contains(.pullInfo))
    var stage = DrawerStage()
    stage.touch(.down, side.point(5, width: 375, y: 300), at: 0)
    stage.touch(.move, side.point(65, width: 375, y: 350), at: 0.1)
    #expect(stage.scene.phase(of: side == .left ? .menu : .info) != .rest)
    #expect(stage.scene.phase(of: .mainScroll) == .rest)
  }
}
