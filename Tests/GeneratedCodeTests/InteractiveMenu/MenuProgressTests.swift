import CoulisseRuntime
import Testing

/// S2, progress: p is the travel's share of the width, and the picture stands at 0.8 W p.
struct MenuProgressTests {
  @Test(arguments: Way.allCases, [1, 50, 112.5, 187.5, 300, 375])
  func `the picture follows the finger at four fifths`(way: Way, travel: Double) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, travel, at: 1)
    let share = travel / 375
    #expect(isClose(stage.x(at: 1), way.x(share, width: 375)))
    #expect(isClose(stage.progress(at: 1), way == .opening ? share : 1 - share))
  }

  @Test(arguments: [320.0, 768, 1024])
  func `p counts of the container, whatever its width`(width: Double) {
    var stage = MenuStage(width: width)
    stage.drag(.opening, 100, at: 0)
    #expect(isClose(stage.progress(at: 0), 100 / width))
    #expect(isClose(stage.x(at: 0), 80))
  }

  @Test(arguments: Way.allCases)
  func `began alone moves nothing`(way: Way) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, at: 1)
    #expect(stage.x(at: 1) == way.x(0, width: 375))
  }

  @Test(arguments: Way.allCases)
  func `beyond p = 1 the picture stops, and p is counted on`(way: Way) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, 500, at: 1)
    #expect(stage.x(at: 1) == way.x(1, width: 375))
    stage.send(.gesture(way.gesture, .changed, translation: way.translation(400)), at: 1)
    #expect(stage.x(at: 1) == way.x(1, width: 375))
    stage.send(.gesture(way.gesture, .changed, translation: way.translation(300)), at: 1)
    #expect(isClose(stage.x(at: 1), way.x(0.8, width: 375)))
  }

  @Test(arguments: Way.allCases)
  func `opposite motion is 0, and p is counted on`(way: Way) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, 40, -50, at: 1)
    #expect(stage.x(at: 1) == way.x(0, width: 375))
    stage.send(.gesture(way.gesture, .changed, translation: way.translation(30)), at: 1)
    #expect(isClose(stage.x(at: 1), way.x(0.08, width: 375)))
  }

  @Test func `y is ignored`() {
    var stage = MenuStage()
    stage.drag(.opening, at: 0)
    stage.send(.gesture(.menuPull, .changed, translation: Vector(dx: 100, dy: 222)), at: 0)
    #expect(isClose(stage.x(at: 0), 80))
  }

  @Test func `a raw touch pulls from the left edge, from where it has passed the slop`() {
    var stage = MenuStage()
    stage.touch(.down, 5, at: 0)
    stage.touch(.move, 15, at: 0.1)
    #expect(!stage.placement(.main, at: 0.1).isHidden, "10 points are not past 10")
    stage.touch(.move, 115, at: 0.2)
    #expect(isClose(stage.x(at: 0.2), 80))
  }

  @Test func `a raw touch pushes on the strip, from where it has passed the slop`() {
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    stage.touch(.down, 340, at: 1)
    stage.touch(.move, 330, at: 1.1)
    #expect(stage.scene.detent(of: .menu) == .open)
    stage.touch(.move, 230, at: 1.2)
    #expect(isClose(stage.x(at: 1.2), 220))
  }

  @Test func `the pull begins in the band at the left edge only`() {
    let stage = MenuStage()
    for y in [0.5, 300, 666.5] {
      #expect(stage.scene.shouldReceive(.menuPull, at: Point(x: 19.5, y: y)))
      #expect(!stage.scene.shouldReceive(.menuPull, at: Point(x: 20.5, y: y)))
    }
  }

  @Test func `the push begins on the strip only`() {
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    for y in [0.5, 300, 666.5] {
      #expect(!stage.scene.shouldReceive(.menuPush, at: Point(x: 299.5, y: y)))
      #expect(stage.scene.shouldReceive(.menuPush, at: Point(x: 300.5, y: y)))
    }
  }

  @Test func `each pan goes its own way only`() {
    var stage = MenuStage()
    for way in Way.allCases {
      stage.prepare(way, by: 1)
      for (points, begins) in [(20.0, true), (-20, false)] {
        #expect(
          stage.scene.shouldBegin(
            way.gesture, translation: way.translation(points), velocity: .zero) == begins)
      }
    }
  }
}
