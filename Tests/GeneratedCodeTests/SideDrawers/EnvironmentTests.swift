import CoulisseRuntime
import Testing

/// What the host tells about the world: keyboards, pages of its own, and lengths for constraints.
struct EnvironmentTests {
  private let start = SceneTime(seconds: 0)

  @Test func `lengths follow the size of the stage`() {
    var drawers = SideDrawers()
    #expect(drawers.value(of: .menuSize) == 375)
    #expect(drawers.value(of: .menuInsetContent) == 60)
    drawers.send(.size(Size(width: 800, height: 600)), at: start)
    #expect(drawers.value(of: .menuSize) == 800)
    #expect(drawers.value(of: .infoInsetContent) == 60)
  }

  @Test func `a keyboard is handed on with its motion, and hostile heights are not`() {
    var drawers = SideDrawers()
    let motion = MotionSpec(curve: .easeInOut, durationNanoseconds: 250_000_000)
    let effects = drawers.send(.keyboard(336, alongside: motion), at: start)
    #expect(Array(effects) == [.layout(alongside: motion)])
    #expect(drawers.environment.keyboard == 336)
    for height in [Double.nan, -1, 1e300] {
      #expect(Array(drawers.send(.keyboard(height), at: start)).isEmpty)
    }
    #expect(drawers.environment.keyboard == 336)
  }

  @Test func `content that the host has measured scrolls as far as it is long`() {
    var drawers = SideDrawers()
    drawers.send(.measured(.main, content: Size(width: 375, height: 667)), at: start)
    #expect(!drawers.isEnabled(.mainScroll), "it fits")
    let effects = Array(
      drawers.send(.measured(.main, content: Size(width: 375, height: 1000)), at: start))
    #expect(effects == [.enabled(.mainScroll, true)])
    drawers.send(.touch(1, .down, at: Point(x: 200, y: 600)), at: start)
    drawers.send(.touch(1, .move, at: Point(x: 200, y: 10)), at: SceneTime(seconds: 0.1))
    drawers.send(.touch(1, .up, at: Point(x: 200, y: 10)), at: SceneTime(seconds: 0.5))
    let later = SceneTime(seconds: 5)
    drawers.advance(to: later)
    // 1000 of content in a window of 667.
    #expect(drawers.position(of: .mainScroll, at: later) == 333)
    for number in [Double.nan, -1, .infinity, 1e300] {
      drawers.send(.measured(.main, content: Size(width: 375, height: number)), at: later)
      drawers.send(.measured(.main, content: Size(width: number, height: 700)), at: later)
    }
    #expect(drawers.position(of: .mainScroll, at: later) == 333)
    drawers.send(.measured(.main, content: Size(width: 375, height: 700)), at: later)
    #expect(drawers.position(of: .mainScroll, at: later) == 33)
  }

  @Test func `pages that the host has restored count at once and without motion`() {
    var drawers = SideDrawers()
    drawers.send(.depth(.main, 2), at: start)
    #expect(drawers.depth(of: .main) == 2)
    #expect(drawers.phase(of: .main) == .pushed)
    #expect(drawers.isIdle)
    #expect(!drawers.isEnabled(.pullMenu))
    #expect(drawers.isEnabled(.mainBack))
    drawers.send(.depth(.main, -1), at: start)
    #expect(drawers.depth(of: .main) == 2)
    drawers.send(.depth(.main, 0), at: start)
    #expect(drawers.phase(of: .main) == .root)
    #expect(drawers.isEnabled(.pullMenu))
  }

  @Test func `pages that the host sets end a push that is under way`() {
    var drawers = SideDrawers()
    drawers.send(.push(.main), at: start)
    #expect(drawers.phase(of: .main) == .pushing)
    drawers.send(.depth(.main, 1), at: SceneTime(seconds: 0.1))
    #expect(drawers.phase(of: .main) == .pushed)
    #expect(drawers.isIdle)
  }
}
