import CoulisseRuntime
import Testing

/// Parts that scroll by themselves, and a row that answers, in generated code.
///
/// The stage is 375 x 667; the blocks are 327 pt wide, the drawer 300. The content of the code has 2000 pt.
struct ChatTests {
  private var scene: Chat

  init() {
    scene = Chat()
    scene.send(
      .show(
        .messages([
          Chat.MessagesRow(key: RowKey(1), start: 0, extent: 80, text: "Hello"),
          Chat.MessagesRow(key: RowKey(2), start: 80, extent: 700, text: "Try this"),
        ])), at: SceneTime(seconds: 0))
  }

  /// A touch that goes straight from one place to another in so many seconds, ten samples long.
  private mutating func drag(
    _ x: Double, _ y: Double, by dx: Double, _ dy: Double = 0, at seconds: Double
  ) -> [Chat.Effect] {
    var effects = Array(
      scene.send(.touch(1, .down, at: Point(x: x, y: y)), at: SceneTime(seconds: seconds)))
    for step in 1...10 {
      let share = Double(step) / 10
      effects += Array(
        scene.send(
          .touch(1, .move, at: Point(x: x + share * dx, y: y + share * dy)),
          at: SceneTime(seconds: seconds + share * 0.3)))
    }
    return effects
      + Array(
        scene.send(
          .touch(1, .up, at: Point(x: x + dx, y: y + dy)), at: SceneTime(seconds: seconds + 0.5)))
  }

  private func offset(_ track: Chat.Track, at seconds: Double) -> Double {
    scene.position(of: track, at: SceneTime(seconds: seconds))
  }

  @Test mutating func `a block scrolls by itself, cut by its window`() {
    let effects = drag(180, 200, by: -110, at: 0)
    #expect(effects.contains(.gesture(.messagesCodeScroll, .began, row: nil)))
    #expect(offset(.messagesCodeScroll, at: 1) == 100)
    #expect(offset(.messagesScroll, at: 1) == 0)
    let placement = scene.placement(of: .messagesCode, at: SceneTime(seconds: 1))
    #expect(placement.frame == Rect(x: 24, y: 90, width: 327, height: 140))
    #expect(placement.isClipped)
  }

  @Test mutating func `the host tells how far a block has scrolled`() {
    scene.send(
      .scrolled(.messagesCode, offset: 40, content: 500, viewport: 327), at: SceneTime(seconds: 0))
    #expect(offset(.messagesCodeScroll, at: 0) == 40)
    // 500 - 327 points are left, and past them a rubber band.
    _ = drag(300, 200, by: -260, at: 0)
    scene.advance(to: SceneTime(seconds: 2))
    #expect(offset(.messagesCodeScroll, at: 2) == 173)
  }

  @Test mutating func `the code keeps a drag at its end, the table gives it to the drawer`() {
    _ = drag(100, 200, by: 210, at: 0)
    scene.advance(to: SceneTime(seconds: 2))
    #expect(scene.detent(of: .history) == .closed)
    _ = drag(100, 440, by: 210, at: 2)
    #expect(scene.isBound(.history, for: .open))
    scene.advance(to: SceneTime(seconds: 4))
    #expect(scene.detent(of: .history) == .open)
    // 300 points of drawer are beside 75 of the scrim.
    _ = drag(340, 600, by: -210, at: 4)
    scene.advance(to: SceneTime(seconds: 6))
    #expect(scene.detent(of: .history) == .closed)
  }

  @Test mutating func `a pull of more than half answers, and the row goes back`() {
    // The answer is 60 + 10 points wide; ten points of the way are the slop.
    let short = drag(100, 84, by: 45, at: 0)
    #expect(!short.contains { if case .action = $0 { true } else { false } })
    scene.advance(to: SceneTime(seconds: 1))
    let effects = drag(100, 84, by: 46, at: 1)
    #expect(effects.contains(.action(.replied(row: RowKey(1), text: "Hello"))))
    #expect(scene.isBound(.messagesRow, row: RowKey(1), for: .closed))
    scene.advance(to: SceneTime(seconds: 3))
    #expect(scene.detent(of: .messagesRow, row: RowKey(1)) == .closed)
  }

  @Test mutating func `messages scroll under a finger on the code`() {
    let effects = drag(180, 200, by: 0, -60, at: 0)
    #expect(effects.contains(.gesture(.messagesScroll, .began, row: nil)))
    #expect(offset(.messagesScroll, at: 1) == 50)
    #expect(offset(.messagesCodeScroll, at: 1) == 0)
  }

  @Test mutating func `with a thread the edge goes back and the drawer stays shut`() {
    let pushed = drag(100, 84, by: 0, at: 0)
    #expect(pushed.contains(.gesture(.messagesRow, .ended, row: RowKey(1))))
    scene.advance(to: SceneTime(seconds: 2))
    #expect(!scene.isEnabled(.openHistory))
    #expect(!scene.isEnabled(.messagesCodeScroll))
    let effects = drag(8, 300, by: 260, at: 2)
    #expect(effects.contains(.gesture(.chatBack, .began, row: nil)))
    scene.advance(to: SceneTime(seconds: 4))
    #expect(scene.isEnabled(.openHistory))
    #expect(scene.detent(of: .history) == .closed)
  }
}
