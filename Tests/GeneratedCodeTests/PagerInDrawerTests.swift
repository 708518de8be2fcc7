import CoulisseRuntime
import Testing

/// A pager in generated code.
struct PagerInDrawerTests {
  private func time(_ seconds: Double) -> SceneTime { SceneTime(seconds: seconds) }

  /// The drawer is open, at the design size of 375 points.
  private var open: PagerInDrawer {
    var scene = PagerInDrawer()
    scene.send(.open(.menu), at: time(0))
    scene.advance(to: time(1))
    return scene
  }

  @Test func `pages are detents by name`() {
    var scene = open
    #expect(scene.detent(of: .chapters) == .home)
    scene.send(.send(.chapters, to: .all), at: time(1))
    #expect(scene.detent(of: .chapters) == nil)
    #expect(scene.isBound(.chapters, for: .all))
    scene.advance(to: time(2))
    #expect(scene.detent(of: .chapters) == .all)
    scene.send(.previous(.chapters), at: time(2))
    scene.advance(to: time(3))
    #expect(scene.detent(of: .chapters) == .recent)
    scene.send(.next(.chapters), at: time(3))
    #expect(scene.isBound(.chapters, for: .all))
  }

  @Test func `pages are placed beside each other, cut by their window`() {
    let scene = open
    let page = scene.placement(of: .chaptersRecent, at: time(1))
    #expect(page.frame == Rect(x: 300, y: 0, width: 300, height: 200))
    #expect(page.isClipped)
    #expect(page.isHiddenFromAccessibility)
    #expect(!scene.placement(of: .chaptersHome, at: time(1)).isHiddenFromAccessibility)
  }

  @Test func `the drag that closes the drawer leaves the pager out`() {
    let scene = open
    #expect(PagerInDrawer.Recognizer(.closeMenu).excludes == [.chapters])
    #expect(!scene.shouldReceive(.closeMenu, at: Point(x: 150, y: 164)))
    #expect(scene.shouldReceive(.closeMenu, at: Point(x: 150, y: 500)))
    #expect(scene.shouldReceive(.turn, at: Point(x: 150, y: 164)))
  }
}
