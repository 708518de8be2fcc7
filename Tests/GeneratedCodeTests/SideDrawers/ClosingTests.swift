import CoulisseRuntime
import Testing

/// S1, triggers: what closes a drawer, and how.
struct ClosingTests {
  @Test(arguments: DrawerSide.allCases)
  func `a tap on the strip closes: the drawer slides and the scrim fades`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    stage.tap(side.point(375 - 30, width: 375), at: 1)
    #expect(stage.scene.isBound(side.panel, for: .closed))
    for share in [0.1, 0.25, 0.5, 0.75, 0.9] {
      let time = 1.05 + 0.3 * share
      let out = 375 * (1 - easeInOut(share))
      #expect(isClose(stage.x(side, at: time), side.x(out: out, width: 375), within: 1e-5))
      #expect(isClose(stage.scrim(at: time).opacity, 0.5 * out / 375, within: 1e-7))
    }
  }

  @Test(arguments: DrawerSide.allCases)
  func `the strip begins 60 points from the far side`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    stage.tap(side.point(375 - 60.5, width: 375), at: 1)
    #expect(stage.scene.isBound(side.panel, for: .open))
    stage.tap(side.point(375 - 59.5, width: 375), at: 2)
    #expect(stage.scene.isBound(side.panel, for: .closed))
  }

  @Test(arguments: DrawerSide.allCases)
  func `the strip is where the drawer is, also on its way`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.send(.open(side.panel), at: 0)
    // Halfway, the strip lies from 127.5 to 187.5 points.
    stage.tap(side.point(150, width: 375), at: 0.15)
    #expect(stage.scene.isBound(side.panel, for: .closed))
  }

  @Test(arguments: DrawerSide.allCases, [0, 1])
  func `a tap on either item closes`(side: DrawerSide, item: Int) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    stage.tap(side.point(100, width: 375, y: 64 + 44 * Double(item) + 22), at: 1)
    #expect(stage.scene.isBound(side.panel, for: .closed))
    stage.advance(to: 2)
    #expect(stage.scene.detent(of: side.panel) == .closed)
  }

  @Test(arguments: DrawerSide.allCases, [0, 1])
  func `an item's tap by a recognizer of the host closes as well`(side: DrawerSide, item: Int) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    stage.send(.gesture(side.items[item], .ended), at: 1)
    #expect(stage.scene.isBound(side.panel, for: .closed))
  }

  @Test(arguments: DrawerSide.allCases)
  func `the scrim is hidden when the fade has completed, not before`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    stage.send(.close(side.panel), at: 1)
    #expect(!stage.scrim(at: 1.299999999).isHidden)
    #expect(stage.scrim(at: 1.3).isHidden)
    stage.advance(to: 1.299999999)
    #expect(!stage.scrim(at: 1.299999999).isHidden)
    stage.advance(to: 1.3)
    #expect(stage.scrim(at: 1.3).isHidden)
    #expect(stage.scrim(at: 1.3).opacity == 0)
  }

  @Test func `a drawer that is opened again in mid-fade keeps its scrim`() {
    var stage = DrawerStage()
    stage.open(.left, by: 0)
    stage.send(.close(.menu), at: 0)
    stage.send(.open(.menu), at: 0.1)
    // A third of the way in time; what is left of 375 points then is the start of the new motion.
    let left = 1 - easeInOut(1.0 / 3)
    #expect(isClose(stage.x(.left, at: 0.1), -375 * (1 - left), within: 1e-5))
    #expect(isClose(stage.scrim(at: 0.1).opacity, 0.5 * left, within: 1e-7))
    stage.advance(to: 0.3)
    #expect(!stage.scrim(at: 0.3).isHidden)
    let way = left + (1 - left) * easeInOut(2.0 / 3)
    #expect(isClose(stage.scrim(at: 0.3).opacity, 0.5 * way, within: 1e-7))
    #expect(isClose(stage.x(.left, at: 0.3), -375 * (1 - way), within: 1e-5))
    stage.advance(to: 0.4)
    #expect(stage.scrim(at: 0.4).opacity == 0.5)
    #expect(stage.scene.detent(of: .menu) == .open)
  }

  @Test func `escape closes the drawer that is open`() {
    var stage = DrawerStage()
    stage.open(.right, by: 1)
    stage.send(.escape, at: 1)
    #expect(stage.scene.isBound(.info, for: .closed))
  }
}
