import CoulisseRuntime
import Testing

/// S2, release: past 30 % finishes, 30 % rolls back; the speed is ignored.
struct MenuVerdictTests {
  /// Width, travel, and whether the travel is more than 30 % of the width.
  private static let travels = [
    (375.0, 112.5, false), (375, 112.625, true), (375, 112.375, false), (375, 1, false),
    (375, 375, true), (320, 96, false), (320, 96.125, true), (390, 117, false),
    (390, 117.125, true),
    (1024, 307.125, false), (1024, 307.25, true),
  ]

  @Test(arguments: Way.allCases, travels)
  func `more than 30 % finishes, exactly 30 % and less roll back`(
    way: Way, example: (width: Double, travel: Double, finishes: Bool)
  ) {
    var stage = MenuStage(width: example.width)
    stage.prepare(way, by: 1)
    stage.drag(way, example.travel, at: 1)
    stage.release(way, example.travel, at: 1)
    let end = example.finishes ? way.finished : way.rolledBack
    #expect(stage.scene.isBound(.menu, for: end))
    stage.advance(to: 2)
    #expect(stage.scene.detent(of: .menu) == end)
    #expect(isClose(stage.x(at: 2), end == .open ? 0.8 * example.width : 0))
  }

  /// In binary, 0.3, 0.8 and their products are rounded, to this side or that.
  @Test(arguments: Way.allCases)
  func `exactly 30 % rolls back at every width of which 30 % is a whole number`(way: Way) {
    for width in stride(from: 320.0, through: 1020, by: 10) {
      var stage = MenuStage(width: width)
      stage.prepare(way, by: 1)
      stage.drag(way, width * 3 / 10, at: 1)
      stage.release(way, width * 3 / 10, at: 1)
      #expect(stage.scene.isBound(.menu, for: way.rolledBack), "at a width of \(width)")
    }
  }

  @Test(arguments: Way.allCases)
  func `going back under 30 % clears the verdict, and going on sets it again`(way: Way) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, 300, 112.5, at: 1)
    var again = stage
    stage.release(way, 112.5, at: 1)
    #expect(stage.scene.isBound(.menu, for: way.rolledBack))
    again.send(.gesture(way.gesture, .changed, translation: way.translation(113)), at: 1)
    again.release(way, 113, at: 1)
    #expect(again.scene.isBound(.menu, for: way.finished))
  }

  @Test(arguments: Way.allCases, [5000.0, -5000])
  func `speed is ignored`(way: Way, speed: Double) {
    for (travel, finishes) in [(50.0, false), (112.5, false), (150, true)] {
      var stage = MenuStage()
      stage.prepare(way, by: 1)
      stage.drag(way, travel, at: 1)
      stage.release(way, travel, speed: speed, at: 1)
      #expect(stage.scene.isBound(.menu, for: finishes ? way.finished : way.rolledBack))
    }
  }

  @Test(arguments: Way.allCases, [0.0, 50, 112.5, 150, 375])
  func `a cancel always rolls back, in the time for the way back`(way: Way, travel: Double) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, travel, at: 1)
    let effects = stage.send(
      .gesture(way.gesture, .cancelled, velocity: way.translation(5000)), at: 1)
    #expect(effects.contains(.gesture(way.gesture, .cancelled)))
    #expect(stage.scene.isBound(.menu, for: way.rolledBack))
    if travel > 0 { #expect(isClose(stage.deadline ?? 0, 1 + travel / 375 * 0.6)) }
    stage.advance(to: 1.6)
    #expect(stage.scene.detent(of: .menu) == way.rolledBack)
    #expect(stage.x(at: 1.6) == way.x(0, width: 375))
  }

  @Test func `a raw touch that is taken away rolls back`() {
    var stage = MenuStage()
    stage.touch(.down, 5, at: 0)
    stage.touch(.move, 300, at: 0.1)
    stage.touch(.cancel, 300, at: 0.2)
    #expect(stage.scene.isBound(.menu, for: .closed))
    stage.prepare(.closing, by: 2)
    stage.touch(.down, 340, at: 2)
    stage.touch(.move, 20, at: 2.1)
    stage.touch(.cancel, 20, at: 2.2)
    #expect(stage.scene.isBound(.menu, for: .open))
  }

  @Test(arguments: Way.allCases)
  func `began and ended without a sample rolls back, whatever the drag before it was`(way: Way) {
    var stage = MenuStage()
    // This one is finished; its verdict must not count for the next.
    stage.drag(.opening, 300, at: 0)
    stage.release(.opening, 300, at: 0)
    stage.advance(to: 1)
    if way == .opening { stage.send(.close(.menu), at: 1) }
    stage.advance(to: 2)
    stage.drag(way, at: 2)
    stage.send(.gesture(way.gesture, .ended, velocity: way.translation(5000)), at: 2)
    #expect(stage.scene.detent(of: .menu) == way.rolledBack)
    #expect(stage.x(at: 2) == way.x(0, width: 375))
    #expect(stage.scene.isIdle)
  }

  @Test(arguments: Way.allCases, easeInOutTable)
  func `the rest takes its share of the 0.6 s, ease-in-out: 60 % take 0.36 s`(
    way: Way, example: (share: Double, value: Double)
  ) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, 150, at: 1)
    stage.release(way, 150, at: 1)
    #expect(stage.deadline == 1.36)
    let share = 0.4 + 0.6 * example.value
    #expect(
      isClose(
        stage.x(at: 1 + 0.36 * example.share), way.x(share, width: 375), within: tablePoints))
  }

  @Test(arguments: Way.allCases, easeInOutTable)
  func `the way back takes its share of the 0.6 s, ease-in-out: 20 % take 0.12 s`(
    way: Way, example: (share: Double, value: Double)
  ) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, 75, at: 1)
    stage.release(way, 75, at: 1)
    #expect(stage.deadline == 1.12)
    let share = 0.2 - 0.2 * example.value
    #expect(
      isClose(
        stage.x(at: 1 + 0.12 * example.share), way.x(share, width: 375), within: tablePoints))
  }

  @Test(arguments: Way.allCases)
  func `what has got all the way is finished at once`(way: Way) {
    var stage = MenuStage()
    stage.prepare(way, by: 1)
    stage.drag(way, 375, at: 1)
    stage.release(way, 375, at: 1)
    #expect(stage.scene.detent(of: .menu) == way.finished)
  }
}
