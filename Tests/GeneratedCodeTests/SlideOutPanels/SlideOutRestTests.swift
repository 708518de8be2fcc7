import CoulisseRuntime
import Testing

/// S3, structure: what lies where with both panels collapsed, and with one expanded.
struct SlideOutRestTests {
  @Test func `at first the center covers the stage, without shadow, and there is no panel`() {
    let stage = SlideStage()
    #expect(stage.x(at: 0) == 0)
    #expect(stage.shadow(at: 0) == 0)
    #expect(stage.present(at: 0) == [])
    #expect(stage.scene.detent(of: .slide) == .collapsed)
    #expect(stage.scene.isIdle)
  }

  @Test(arguments: PanelSide.allCases, [320.0, 375, 414, 768, 1024])
  func `with a panel expanded 60 points of the center stay visible, at every width`(
    side: PanelSide, width: Double
  ) {
    var stage = SlideStage(width: width)
    stage.expand(side, by: 1)
    #expect(stage.x(at: 1) == (side == .left ? width - 60 : -(width - 60)))
    #expect(stage.scene.detent(of: side.panel) == .open)
    #expect(stage.scene.detent(of: side.other.panel) == .closed)
    #expect(stage.scene.detent(of: .slide) == side.detent)
    #expect(stage.present(at: 1) == [side])
    #expect(stage.shadow(at: 1) == 0.8)
    stage.send(.close(side.panel), at: 1)
    stage.advance(to: 1.5)
    #expect(stage.x(at: 1.5) == 0)
  }

  @Test func `both panels stand still behind the center, as large as the stage`() {
    var stage = SlideStage()
    stage.expand(.left, by: 1)
    for view in [SlideOutPanels.View.left, .right] {
      let placement = stage.scene.placement(of: view, at: SceneTime(seconds: 1))
      #expect(placement.frame == Rect(x: 0, y: 0, width: 375, height: 667))
      #expect(placement.offset == .zero)
      #expect(
        placement.order < stage.scene.placement(of: .center, at: SceneTime(seconds: 1)).order)
    }
  }

  @Test(arguments: PanelSide.allCases)
  func `only x of the center ever changes`(side: PanelSide) {
    var stage = SlideStage()
    stage.send(.open(side.panel), at: 0)
    for step in 0...50 {
      let placement = stage.scene.placement(
        of: .center, at: SceneTime(seconds: Double(step) / 100))
      #expect(placement.frame == Rect(x: 0, y: 0, width: 375, height: 667))
      #expect(placement.offset.dy == 0)
    }
  }
}
