import CoulisseRuntime
import Testing

/// S2, the strip under the picture, and what else can be touched while the menu is open.
struct MenuStripTests {
  @Test(arguments: [(300.5, 300.0), (374.5, 300), (337, 0.5), (337, 666.5)])
  func `touches on the strip fall through the picture that covers it`(x: Double, y: Double) {
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    #expect(stage.x(at: 1) <= x)
    #expect(!stage.placement(.menuPicture, at: 1).isInteractive)
    stage.tap(x, y: y, at: 1)
    #expect(stage.scene.isBound(.menu, for: .closed))
  }

  @Test func `so they do while the picture is on its way`() {
    var stage = MenuStage()
    stage.send(.open(.menu), at: 0)
    #expect(isClose(stage.x(at: 0.3), 150))
    stage.tap(337, at: 0.3)
    #expect(stage.scene.isBound(.menu, for: .closed))
  }

  @Test func `a touch on the rest of the menu closes nothing, under the picture or beside it`() {
    var stage = MenuStage()
    stage.send(.open(.menu), at: 0)
    stage.tap(200, at: 0.3)
    #expect(stage.scene.isBound(.menu, for: .open))
    stage.advance(to: 1)
    stage.tap(299.5, at: 1)
    #expect(stage.scene.isBound(.menu, for: .open))
  }

  @Test func `the page cannot be tapped while the menu is open or on its way`() {
    var stage = MenuStage()
    let button = Point(x: 22, y: 22)
    #expect(stage.scene.shouldReceive(.mainShowMenu, at: button))
    stage.send(.open(.menu), at: 0)
    #expect(!stage.scene.shouldReceive(.mainShowMenu, at: button))
    stage.advance(to: 1)
    for x in stride(from: 0.5, to: 375, by: 11) {
      #expect(!stage.scene.shouldReceive(.mainShowMenu, at: Point(x: x, y: 22)))
      #expect(!stage.scene.shouldReceive(.menuPull, at: Point(x: x, y: 22)))
    }
    stage.send(.close(.menu), at: 1)
    #expect(!stage.scene.shouldReceive(.mainShowMenu, at: button))
    stage.advance(to: 2)
    #expect(stage.scene.shouldReceive(.mainShowMenu, at: button))
  }

  @Test func `the strip is a control with a name, and what it does can be asked for`() throws {
    #expect(InteractiveMenu.View.menuOutside.label != nil)
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    stage.send(try #require(InteractiveMenu.View.menuOutside.activation), at: 1)
    #expect(stage.scene.isBound(.menu, for: .closed))
  }

  @Test func `escape closes`() {
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    stage.send(.escape, at: 1)
    #expect(stage.scene.isBound(.menu, for: .closed))
  }
}
