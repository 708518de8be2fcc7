import CoulisseRuntime
import Testing

/// S2, sizes: everything counts of the container as it is now.
struct MenuResizeTests {
  @Test func `resized while open it stays open, at 80 % of the new width`() {
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    stage.resize(667, at: 1)
    #expect(stage.scene.detent(of: .menu) == .open)
    #expect(isClose(stage.x(at: 1), 533.6))
    #expect(isClose(stage.placement(.menuOutside, at: 1).frame.width, 133.4))
    #expect(stage.placement(.menuPicture, at: 1).frame.width == 667)
    #expect(stage.scene.shouldReceive(.menuOutside, at: Point(x: 540, y: 300)))
    #expect(!stage.scene.shouldReceive(.menuOutside, at: Point(x: 530, y: 300)))
  }

  @Test(arguments: Way.allCases, [(200.0, false), (200.125, true)])
  func `after a rotation 30 % are 30 % of the new width`(
    way: Way, example: (travel: Double, finishes: Bool)
  ) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    // 30 % of 375 would be 112.5; of 667 they are 200.1.
    stage.resize(667, at: 1)
    stage.drag(way, example.travel, at: 1)
    #expect(isClose(stage.x(at: 1), way.x(example.travel / 667, width: 667)))
    stage.release(way, example.travel, at: 1)
    #expect(stage.scene.isBound(.menu, for: example.finishes ? way.finished : way.rolledBack))
  }

  @Test(arguments: Way.allCases, [(75.0, false), (75.125, true)])
  func `resized while it is dragged it keeps its share, and counts on in the new width`(
    way: Way, example: (more: Double, finishes: Bool)
  ) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, 75, at: 1)
    stage.resize(750, at: 1)
    #expect(isClose(stage.x(at: 1), way.x(0.2, width: 750)))
    let travel = 75 + example.more
    stage.send(.gesture(way.gesture, .changed, translation: way.translation(travel)), at: 1)
    #expect(isClose(stage.x(at: 1), way.x(0.2 + example.more / 750, width: 750)))
    stage.release(way, travel, at: 1)
    #expect(stage.scene.isBound(.menu, for: example.finishes ? way.finished : way.rolledBack))
  }

  @Test func `resized on its way it keeps its share and its time`() {
    var stage = MenuStage()
    stage.send(.open(.menu), at: 0)
    stage.advance(to: 0.3)
    stage.resize(800, at: 0.3)
    #expect(isClose(stage.x(at: 0.3), 320))
    stage.advance(to: 0.6)
    #expect(stage.scene.detent(of: .menu) == .open)
    #expect(isClose(stage.x(at: 0.6), 640))
  }

  @Test func `left is left when the interface reads from right to left`() {
    var stage = MenuStage()
    stage.send(.direction(.rightToLeft), at: 0)
    #expect(stage.scene.shouldReceive(.menuPull, at: Point(x: 5, y: 300)))
    stage.drag(.opening, 100, at: 0)
    #expect(isClose(stage.x(at: 0), 80))
  }
}
