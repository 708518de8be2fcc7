import CoulisseRuntime
import Testing

/// S2, structure and the undriven motion.
struct MenuMotionTests {
  @Test func `the menu lies behind the page, and the page's picture in front of both`() {
    let stage = MenuStage()
    let order = [InteractiveMenu.View.menu, .main, .menuPicture].map {
      stage.placement($0, at: 0).order
    }
    #expect(order == order.sorted())
    #expect(Set(order).count == 3)
    for view in [InteractiveMenu.View.menu, .main, .menuPicture] {
      #expect(stage.placement(view, at: 0).frame == Rect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  @Test func `80 % of the menu get uncovered, and the other 20 % are the strip, full height`() {
    let stage = MenuStage()
    let content = Rect(x: 0, y: 0, width: 300, height: 667)
    #expect(stage.placement(.menuContent, at: 0).frame == content)
    let strip = stage.placement(.menuOutside, at: 0).frame
    #expect(isClose(strip.x, 300))
    #expect(isClose(strip.width, 75))
    #expect(strip.y == 0)
    #expect(strip.height == 667)
  }

  @Test func `at rest there is the page alone`() {
    let stage = MenuStage()
    #expect(!stage.placement(.main, at: 0).isHidden)
    #expect(stage.placement(.menu, at: 0).isHidden)
    #expect(stage.placement(.menuPicture, at: 0).isHidden)
    #expect(stage.scene.isIdle)
  }

  @Test(arguments: easeInOutTable)
  func `the button opens: the picture goes 80 % of the width in 0.6 s, ease-in-out`(
    share: Double, value: Double
  ) {
    var stage = MenuStage()
    stage.tap(22, y: 22, at: 0)
    #expect(isClose(stage.x(at: 0.05 + 0.6 * share), 300 * value, within: tablePoints))
  }

  @Test(arguments: easeInOutTable)
  func `a tap on the strip closes: the picture comes back in 0.6 s`(share: Double, value: Double) {
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    stage.tap(337, at: 1)
    #expect(isClose(stage.x(at: 1.05 + 0.6 * share), 300 * (1 - value), within: tablePoints))
  }

  @Test func `each motion is over after 0.6 s, not before`() {
    var stage = MenuStage()
    stage.send(.open(.menu), at: 0)
    stage.advance(to: 0.599999999)
    #expect(stage.scene.detent(of: .menu) == nil)
    stage.advance(to: 0.6)
    #expect(stage.scene.detent(of: .menu) == .open)
    #expect(stage.x(at: 0.6) == 300)
    stage.send(.close(.menu), at: 1)
    stage.advance(to: 1.599999999)
    #expect(stage.scene.detent(of: .menu) == nil)
    stage.advance(to: 1.6)
    #expect(stage.scene.detent(of: .menu) == .closed)
    #expect(stage.x(at: 1.6) == 0)
  }

  @Test(arguments: [320.0, 375, 768, 1024])
  func `the share counts of the container, whatever its width`(width: Double) {
    var stage = MenuStage(width: width)
    stage.send(.open(.menu), at: 0)
    #expect(isClose(stage.x(at: 0.3), 0.4 * width))
    stage.advance(to: 1)
    #expect(isClose(stage.x(at: 1), 0.8 * width))
  }

  @Test func `nothing but the picture moves`() {
    var stage = MenuStage()
    stage.send(.open(.menu), at: 0)
    for step in 0...60 {
      let time = Double(step) / 100
      for view in [InteractiveMenu.View.menu, .menuContent, .menuOutside, .main] {
        #expect(stage.placement(view, at: time).offset == .zero)
      }
      #expect(stage.placement(.menuPicture, at: time).offset.dy == 0)
      #expect(stage.placement(.menuPicture, at: time).frame.size == Size(width: 375, height: 667))
    }
  }

  @Test func `with reduced motion the menu is open, or closed, at once`() {
    var stage = MenuStage()
    stage.send(.reducesMotion(true), at: 0)
    stage.send(.open(.menu), at: 0)
    #expect(stage.scene.detent(of: .menu) == .open)
    #expect(stage.x(at: 0) == 300)
    stage.send(.close(.menu), at: 0)
    #expect(stage.scene.detent(of: .menu) == .closed)
    #expect(!stage.placement(.main, at: 0).isHidden)
  }
}
