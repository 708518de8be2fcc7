import CoulisseRuntime
import Testing

/// Six lines: what the defaults of the language give.
struct MailTests {
  private let start = SceneTime(seconds: 0)

  private func released(at travel: Double, velocity: Double) -> Mail {
    var scene = Mail()
    scene.send(.gesture(.menuPull, .began), at: start)
    scene.send(
      .gesture(
        .menuPull, .ended, translation: Vector(dx: travel, dy: 0),
        velocity: Vector(dx: velocity, dy: 0)), at: start)
    return scene
  }

  @Test(arguments: [
    (150.0, 0.0, false), (150.125, 0, true), (10, 199, false), (10, 200, true), (290, -199, true),
    (290, -200, false), (150, 199, false),
  ])
  func `200 points per second decide, else more than half of the way`(
    travel: Double, velocity: Double, opens: Bool
  ) {
    #expect(released(at: travel, velocity: velocity).isBound(.menu, for: opens ? .open : .closed))
  }

  @Test func `the scrim follows the panel, 0.5 when it is open`() {
    var scene = Mail()
    scene.send(.gesture(.menuPull, .began), at: start)
    scene.send(.gesture(.menuPull, .changed, translation: Vector(dx: 75, dy: 0)), at: start)
    #expect(isClose(scene.placement(of: .menuScrim, at: start).opacity, 0.125))
    scene.send(.gesture(.menuPull, .changed, translation: Vector(dx: 900, dy: 0)), at: start)
    #expect(isClose(scene.placement(of: .menuScrim, at: start).opacity, 0.5))
  }

  @Test func `a tap on the scrim closes`() {
    var scene = Mail()
    scene.send(.open(.menu), at: start)
    scene.send(.touch(1, .down, at: Point(x: 340, y: 300)), at: SceneTime(seconds: 1))
    scene.send(.touch(1, .up, at: Point(x: 340, y: 300)), at: SceneTime(seconds: 1.1))
    #expect(scene.isBound(.menu, for: .closed))
  }

  @Test func `right to left, everything is mirrored`() {
    var scene = Mail()
    scene.send(.direction(.rightToLeft), at: start)
    #expect(scene.placement(of: .menu, at: start).frame.x == 75)
    #expect(scene.placement(of: .menu, at: start).offset.dx == 300)
    #expect(scene.shouldReceive(.menuPull, at: Point(x: 370, y: 9)))
    #expect(!scene.shouldReceive(.menuPull, at: Point(x: 5, y: 9)))
    scene.send(.gesture(.menuPull, .began), at: start)
    scene.send(.gesture(.menuPull, .changed, translation: Vector(dx: -100, dy: 0)), at: start)
    #expect(scene.placement(of: .menu, at: start).offset.dx == 200)
  }
}
