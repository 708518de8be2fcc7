import CoulisseRuntime
import Testing

/// S3, the pan on the center: how the center follows, and which panel is there meanwhile.
struct SlideDragTests {
  @Test(arguments: PanelSide.allCases, [1.0, 100, 187.5, 314])
  func `the center is at the finger`(side: PanelSide, travel: Double) {
    var stage = SlideStage()
    stage.drag(side.showing(travel), at: 0)
    #expect(stage.x(at: 0) == side.sign * travel)
    stage.send(.gesture(.drag, .changed, translation: side.showing(travel / 2)), at: 0.1)
    #expect(stage.x(at: 0.1) == side.sign * travel / 2)
  }

  @Test(arguments: PanelSide.allCases, [320.0, 375, 1024])
  func `the center never goes farther than expanded`(side: PanelSide, width: Double) {
    var stage = SlideStage(width: width)
    stage.drag(side.showing(width), at: 0)
    #expect(stage.x(at: 0) == side.sign * (width - 60))
    // The finger has to come back first.
    stage.send(.gesture(.drag, .changed, translation: side.showing(width - 40)), at: 0.1)
    #expect(stage.x(at: 0.1) == side.sign * (width - 60))
    stage.send(.gesture(.drag, .changed, translation: side.showing(width - 100)), at: 0.2)
    #expect(stage.x(at: 0.2) == side.sign * (width - 100))
  }

  @Test func `only x counts`() {
    var stage = SlideStage()
    stage.drag(Vector(dx: 100, dy: 222), at: 0)
    #expect(stage.x(at: 0) == 100)
    #expect(
      stage.scene.placement(of: .center, at: SceneTime(seconds: 0)).offset == Vector(dx: 100, dy: 0)
    )
  }

  @Test(arguments: PanelSide.allCases)
  func `the first displacement decides which panel comes`(side: PanelSide) {
    var stage = SlideStage()
    // Speed says the other side, as a finger does that has turned while nothing was drawn.
    let began = stage.send(.gesture(.drag, .began, velocity: side.showing(-500)), at: 0)
    #expect(began.comings == [])
    #expect(stage.present(at: 0) == [])
    let moved = stage.send(.gesture(.drag, .changed, translation: side.showing(1)), at: 0.1)
    #expect(moved.comings == [.insert(side.view)])
    #expect(stage.present(at: 0.1) == [side])
  }

  @Test func `a drag without speed and displacement shows no panel, and leaves none`() {
    var stage = SlideStage()
    stage.send(.gesture(.drag, .began), at: 0)
    #expect(stage.shadow(at: 0) == 0.8)
    let effects = stage.send(.gesture(.drag, .ended), at: 0.1)
    #expect(effects.comings == [])
    #expect(effects.contains(.settled(.slide, .collapsed)))
    #expect(stage.shadow(at: 0.1) == 0)
  }

  @Test(arguments: PanelSide.allCases)
  func `the panels swap where the center crosses 0`(side: PanelSide) {
    var stage = SlideStage()
    stage.drag(side.showing(80), at: 0)
    let back = stage.send(.gesture(.drag, .changed, translation: .zero), at: 0.1)
    #expect(back.comings == [], "at 0 nothing of either can be seen")
    #expect(stage.present(at: 0.1) == [side])
    let across = stage.send(.gesture(.drag, .changed, translation: side.showing(-0.5)), at: 0.2)
    #expect(across.comings == [.insert(side.other.view), .remove(side.view)])
    #expect(stage.present(at: 0.2) == [side.other])
    stage.send(.gesture(.drag, .changed, translation: side.showing(-200)), at: 0.3)
    stage.send(.gesture(.drag, .ended, translation: side.showing(-200)), at: 0.3)
    stage.advance(to: 0.8)
    #expect(stage.x(at: 0.8) == stage.expanded(side.other))
    #expect(stage.present(at: 0.8) == [side.other])
  }

  @Test(arguments: PanelSide.allCases)
  func `a drag from an open side swaps at 0 as well`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    #expect(stage.drag(side.showing(-315), at: 1).comings == [])
    #expect(stage.x(at: 1) == 0)
    let across = stage.send(.gesture(.drag, .changed, translation: side.showing(-316)), at: 1.1)
    #expect(across.comings == [.insert(side.other.view), .remove(side.view)])
    let back = stage.send(.gesture(.drag, .changed, translation: side.showing(-314)), at: 1.2)
    #expect(back.comings == [.insert(side.view), .remove(side.other.view)])
  }

  @Test(arguments: PanelSide.allCases)
  func `one long sample swaps as well`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    #expect(
      stage.drag(side.showing(-600), at: 1).comings
        == [.insert(side.other.view), .remove(side.view)])
    #expect(stage.x(at: 1) == -side.sign * 285)
  }

  @Test func `a raw touch drags from the bar as well, from where it has passed the slop`() {
    for y in [20.0, 300, 660] {
      var stage = SlideStage()
      stage.touch(.down, 187.5, y, at: 0)
      stage.touch(.move, 177.5, y, at: 0.1)
      #expect(stage.shadow(at: 0.1) == 0, "10 points are not past 10")
      stage.touch(.move, 77.5, y, at: 0.2)
      #expect(isClose(stage.x(at: 0.2), -100))
      #expect(stage.shadow(at: 0.2) == 0.8)
      #expect(stage.present(at: 0.2) == [.right])
    }
  }

  @Test func `a drag up or down is not the center's`() {
    var stage = SlideStage()
    stage.touch(.down, 187.5, 300, at: 0)
    stage.touch(.move, 210, 350, at: 0.1)
    #expect(stage.x(at: 0.1) == 0)
    #expect(stage.scene.detent(of: .slide) == .collapsed)
  }

  @Test func `a second finger changes nothing`() {
    var stage = SlideStage()
    stage.touch(.down, 100, at: 0)
    stage.touch(.move, 210, at: 0.1)
    stage.send(.touch(2, .down, at: Point(x: 300, y: 300)), at: 0.2)
    stage.send(.touch(2, .move, at: Point(x: 350, y: 300)), at: 0.3)
    #expect(isClose(stage.x(at: 0.3), 100))
  }

  @Test(arguments: PanelSide.allCases)
  func `from an open side only the way back is claimed`(side: PanelSide) {
    var stage = SlideStage()
    #expect(stage.scene.shouldBegin(.drag, translation: side.showing(20), velocity: .zero))
    stage.expand(side, by: 1)
    #expect(!stage.scene.shouldBegin(.drag, translation: side.showing(20), velocity: .zero))
    #expect(stage.scene.shouldBegin(.drag, translation: side.showing(-20), velocity: .zero))
  }

  @Test(arguments: PanelSide.allCases)
  func `with a page pushed there is no drag, and with it popped there is again`(side: PanelSide) {
    var stage = SlideStage()
    stage.send(.push(.center), at: 0)
    #expect(!stage.scene.isEnabled(.drag), "from the start of the push")
    stage.advance(to: 1)
    #expect(!stage.scene.shouldBegin(.drag, translation: side.showing(20), velocity: .zero))
    stage.touch(.down, 187.5, at: 1)
    stage.touch(.move, 187.5 + side.sign * 150, at: 1.1)
    #expect(stage.x(at: 1.1) == 0)
    stage.touch(.cancel, 187.5 + side.sign * 150, at: 1.2)
    stage.advance(to: 2)
    stage.send(.pop(.center), at: 2)
    #expect(!stage.scene.isEnabled(.drag), "to the end of the pop")
    stage.advance(to: 3)
    #expect(stage.scene.isEnabled(.drag))
  }
}
