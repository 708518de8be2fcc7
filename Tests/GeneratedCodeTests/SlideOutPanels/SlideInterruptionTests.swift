import CoulisseRuntime
import Testing

/// S3, what comes in between: a finger that takes the moving center, and another size.
struct SlideInterruptionTests {
  @Test(arguments: PanelSide.allCases)
  func `a center that collapses is taken where it is, and keeps its panel`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    stage.send(.close(side.panel), at: 1)
    let place = 315 * (1 - slideOutSpring(after: 0.1))
    let grabbed = stage.send(.gesture(.drag, .began), at: 1.1)
    #expect(grabbed.comings == [])
    #expect(isClose(stage.x(at: 1.1), side.sign * place, within: 1e-6))
    stage.send(.gesture(.drag, .changed, translation: side.showing(40)), at: 1.2)
    #expect(isClose(stage.x(at: 1.2), side.sign * (place + 40), within: 1e-6))
    stage.advance(to: 2)
    #expect(stage.present(at: 2) == [side])
    #expect(stage.shadow(at: 2) == 0.8)
    // 117 + 40 points are less than half of the width.
    stage.send(.gesture(.drag, .ended, translation: side.showing(40)), at: 2)
    #expect(stage.advance(to: 2.5).comings == [.remove(side.view)])
    #expect(stage.x(at: 2.5) == 0)
  }

  @Test(arguments: PanelSide.allCases)
  func `a center that expands is taken where it is`(side: PanelSide) {
    var stage = SlideStage()
    stage.send(.open(side.panel), at: 0)
    let place = 315 * slideOutSpring(after: 0.1)
    stage.drag(side.showing(-20), at: 0.1)
    #expect(isClose(stage.x(at: 0.1), side.sign * (place - 20), within: 1e-6))
    // 178 points: less than half, although it was bound for open.
    stage.send(.gesture(.drag, .ended, translation: side.showing(-20)), at: 0.2)
    #expect(stage.scene.isBound(side.panel, for: .closed))
  }

  @Test(arguments: PanelSide.allCases)
  func `a center that has swung past its end is taken at the end`(side: PanelSide) {
    var stage = SlideStage()
    stage.send(.open(side.panel), at: 0)
    #expect(side.sign * stage.x(at: 0.3) > 315)
    stage.send(.gesture(.drag, .began), at: 0.3)
    #expect(stage.x(at: 0.3) == stage.expanded(side))
  }

  @Test(arguments: PanelSide.allCases)
  func `two motions that are broken off by a finger go nowhere by themselves`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    stage.send(.toggle(side.other.panel), at: 1)
    stage.send(.gesture(.drag, .began), at: 1.1)
    stage.send(.gesture(.drag, .ended), at: 1.2)
    stage.advance(to: 3)
    #expect(stage.scene.detent(of: .slide) == .collapsed)
    #expect(stage.present(at: 3) == [])
  }

  @Test(arguments: PanelSide.allCases, [320.0, 667, 1024])
  func `a side that is open stays open when the stage is resized`(side: PanelSide, width: Double) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    stage.resize(width, at: 1)
    #expect(stage.x(at: 1) == side.sign * (width - 60))
    #expect(stage.scene.detent(of: side.panel) == .open)
    #expect(stage.present(at: 1) == [side])
  }

  @Test func `collapsed stays collapsed when the stage is resized`() {
    var stage = SlideStage()
    stage.resize(667, at: 1)
    #expect(stage.x(at: 1) == 0)
    #expect(stage.scene.detent(of: .slide) == .collapsed)
  }

  @Test(arguments: PanelSide.allCases)
  func `a dragged center keeps its progress, and goes on from there`(side: PanelSide) {
    var stage = SlideStage()
    stage.drag(side.showing(63), at: 0)
    stage.resize(660, at: 0.1)
    // 63 of 315 points are a fifth; a fifth of 600 is 120.
    #expect(isClose(stage.x(at: 0.1), side.sign * 120))
    stage.send(.gesture(.drag, .changed, translation: side.showing(73)), at: 0.2)
    #expect(isClose(stage.x(at: 0.2), side.sign * 130))
    #expect(stage.present(at: 0.2) == [side])
    stage.send(.gesture(.drag, .changed, translation: side.showing(274)), at: 0.3)
    stage.send(.gesture(.drag, .ended, translation: side.showing(274)), at: 0.3)
    // 331 points are more than half of 660.
    #expect(stage.scene.isBound(side.panel, for: .open))
  }

  @Test(arguments: PanelSide.allCases)
  func `a center that is resized under way keeps its progress and its time`(side: PanelSide) {
    var stage = SlideStage()
    stage.send(.open(side.panel), at: 0)
    stage.resize(660, at: 0.1)
    #expect(isClose(stage.x(at: 0.1), side.sign * 600 * slideOutSpring(after: 0.1), within: 1e-6))
    stage.advance(to: 0.5)
    #expect(stage.x(at: 0.5) == side.sign * 600)
  }

  @Test func `reading from right to left turns nothing: the sides are left and right`() {
    var stage = SlideStage()
    stage.send(.direction(.rightToLeft), at: 0)
    stage.send(.open(.left), at: 0)
    stage.advance(to: 1)
    #expect(stage.x(at: 1) == 315)
  }
}
