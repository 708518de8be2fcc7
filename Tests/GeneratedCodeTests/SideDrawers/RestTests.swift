import CoulisseRuntime
import Testing

/// S1, structure: what lies where, at rest and open.
struct RestTests {
  @Test func `at rest the drawers stand beside the stage and the scrim is hidden`() {
    let stage = DrawerStage()
    #expect(stage.x(.left, at: 0) == -375)
    #expect(stage.x(.right, at: 0) == 375)
    #expect(stage.scrim(at: 0).opacity == 0)
    #expect(stage.scrim(at: 0).isHidden)
    #expect(stage.scene.isIdle)
  }

  @Test(arguments: DrawerSide.allCases)
  func `an open drawer covers the stage and the scrim has its final opacity`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    #expect(stage.x(side, at: 1) == 0)
    #expect(stage.scrim(at: 1).opacity == 0.5)
    #expect(!stage.scrim(at: 1).isHidden)
    #expect(stage.scene.detent(of: side.panel) == .open)
    #expect(stage.x(side.other, at: 1) == side.other.x(out: 0, width: 375))
  }

  @Test(arguments: DrawerSide.allCases)
  func `only x ever changes`(side: DrawerSide) {
    var stage = DrawerStage()
    let before = stage.scene.placement(of: side.view, at: SceneTime(seconds: 0))
    stage.send(.open(side.panel), at: 0)
    for step in 0...30 {
      let time = SceneTime(seconds: Double(step) / 100)
      let placement = stage.scene.placement(of: side.view, at: time)
      #expect(placement.frame == before.frame)
      #expect(placement.frame.size == Size(width: 375, height: 667))
      #expect(placement.offset.dy == 0)
    }
  }

  @Test func `main lies behind the scrim, and the scrim behind both drawers`() {
    let stage = DrawerStage()
    let order = [SideDrawers.View.main, .dim, .menu, .info].map {
      stage.scene.placement(of: $0, at: SceneTime(seconds: 0)).order
    }
    #expect(order == order.sorted())
    #expect(Set(order).count == 4)
  }

  @Test(arguments: DrawerSide.allCases)
  func `a strip of 60 points lets the scrim show through, away from the drawer's edge`(
    side: DrawerSide
  ) {
    let stage = DrawerStage()
    let strip = stage.scene.placement(of: side.strip, at: SceneTime(seconds: 0)).frame
    #expect(strip == Rect(x: side == .left ? 315 : 0, y: 0, width: 60, height: 667))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a page pushed inside a drawer has the full width, over the strip`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    #expect(stage.scene.placement(of: side.page, at: SceneTime(seconds: 1)).isHidden)
    stage.send(.push(side.stack), at: 1)
    stage.advance(to: 2)
    let page = stage.scene.placement(of: side.page, at: SceneTime(seconds: 2))
    #expect(page.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(page.offset == .zero)
    #expect(!page.isHidden)
    #expect(stage.scene.placement(of: side.strip, at: SceneTime(seconds: 2)).isHidden)
  }

  @Test func `the scrim has no recognizer of its own`() {
    #expect(SideDrawers.recognizers.allSatisfy { !$0.views.contains(.dim) })
  }
}
