import Testing

@testable import CoulisseRuntime

extension RecognizerSpec {
  /// Tells the app `action` when a finger has rested for half a second.
  static func press(
    _ view: Int = 0, tolerance: Double = 10, milliseconds: Int64 = 500, action: Int = 0
  ) -> RecognizerSpec {
    RecognizerSpec(
      .longPress(tolerance: tolerance, nanoseconds: milliseconds * 1_000_000), views: [view],
      actions: [.emit(action: action)])
  }

  /// A drag of `track` that begins when a finger has rested for half a second.
  static func pressDrag(_ view: Int = 0, track: Int = 0, tolerance: Double = 10) -> RecognizerSpec {
    var drag = RecognizerSpec.pan(view, track: track)
    drag.kind = .longPress(tolerance: tolerance, nanoseconds: 500_000_000)
    return drag
  }
}

/// A finger that rests.
struct LongPressTests {
  @Test func `a long press is recognized while the finger rests, by time alone`() {
    var player = Player(.stage([.press(action: 3)]))
    player.down(100, 300, at: 0)
    #expect(player.machine.nextDeadline == .milliseconds(500))
    player.advance(to: 499)
    #expect(player.actions == [])
    player.advance(to: 500)
    #expect(player.actions == [3])
    #expect(player.phases(0) == [.ended])
    player.up(100, 300, at: 900)
    #expect(player.actions == [3])
    #expect(player.machine.isIdle)
  }

  @Test(arguments: [(499, [Int]()), (500, [3]), (501, [3])])
  func `a finger that lifts after exactly the time has rested long enough`(
    milliseconds: Int, actions: [Int]
  ) {
    var player = Player(.stage([.press(action: 3)]))
    player.down(100, 300, at: 0)
    player.up(100, 300, at: milliseconds)
    #expect(player.actions == actions)
  }

  @Test(arguments: [(110.0, [3]), (110.001, [])])
  func `it may stray by exactly its tolerance`(x: Double, actions: [Int]) {
    var player = Player(.stage([.press(action: 3)]))
    player.down(100, 300, at: 0)
    player.move(x, 300, at: 100)
    player.move(100, 300, at: 200)
    player.advance(to: 600)
    #expect(player.actions == actions)
  }

  @Test func `it is certain before a sample that is due later, at the old position`() {
    var player = Player(.stage([.pressDrag()]))
    player.down(100, 300, at: 0)
    player.move(160, 300, at: 700)
    #expect(player.phases(0) == [.began])
    #expect(player.position(0) == 60)
    player.up(160, 300, at: 1500)
    #expect(player.phases(0) == [.began, .ended])
    #expect(player.base(0) == 0)
  }

  @Test func `a drag that begins by resting goes wherever its route does`() {
    var program = SceneProgram.stage([.pressDrag()])
    program.tracks[0].start = 1
    var player = Player(program)
    player.down(300, 300, at: 0)
    // Straight down first: a heading that a pan of this route would leave to others.
    player.move(300, 380, at: 600)
    player.move(100, 380, at: 700)
    #expect(player.position(0) == 200)
    #expect(player.machine.claim(of: 0) == .all)
  }

  @Test func `a drag that nothing can be moved by takes no touch`() {
    var program = SceneProgram.stage([.pressDrag()])
    program.tracks[0].upper = .zero
    #expect(SceneMachine(program).claim(of: 0) == [])
  }

  @Test func `of a long press and a pan the one decides that the finger's time or way comes to`() {
    let program = SceneProgram.stage(
      [.press(action: 3), .pan(track: 0)])
    var quick = Player(program)
    quick.drag(Point(100, 300), to: Point(150, 300), at: 0)
    #expect(quick.phases(0) == [.failed])
    #expect(quick.phases(1) == [.began, .ended])
    var slow = Player(program)
    slow.down(100, 300, at: 0)
    slow.move(150, 300, at: 600)
    #expect(slow.actions == [3])
    #expect(slow.phases(1) == [.failed])
    #expect(slow.log.contains(.contested(winner: 0, loser: 1, .hold)))
  }

  @Test func `a tap that lasts loses to a long press, and hold precedence says so`() {
    var player = Player(.stage([.tap(action: 1), .press(action: 3)]))
    player.down(100, 300, at: 0)
    player.up(100, 300, at: 600)
    #expect(player.actions == [3])
    #expect(player.log.contains(.contested(winner: 1, loser: 0, .hold)))
    player.tap(100, 300, at: 1000)
    #expect(player.actions == [3, 1])
  }

  @Test func `two long presses are undecided: the first by time, at once the deeper`() {
    for (first, second, winner) in [(500, 700, 0), (700, 500, 1), (500, 500, 1)]
      as [(Int64, Int64, Int)]
    {
      let program = SceneProgram.stage(
        [.press(milliseconds: first, action: 0), .press(1, milliseconds: second, action: 1)],
        views: [ViewSpec(0, 0, 400, 400)])
      var player = Player(program)
      player.down(100, 300, at: 0)
      player.up(100, 300, at: 900)
      #expect(player.actions == [winner])
      #expect(player.log.contains(.undecided(winner: winner, loser: 1 - winner)))
    }
  }

  @Test func `hold precedence does not help a press that comes after the pan`() {
    let program = SceneProgram.stage([.press(tolerance: 30, action: 3), .pan(track: 0)])
    var player = Player(program)
    player.down(100, 300, at: 0)
    player.move(115, 300, at: 100)
    player.advance(to: 600)
    #expect(player.phases(1) == [.began])
    #expect(player.log.contains(.undecided(winner: 1, loser: 0)))
  }

  @Test func `who came with the second of three taps, and waits for them, waits for the third`() {
    var player = Player(
      SceneProgram.stage([.press(milliseconds: 100, action: 1), .tap(count: 3, action: 2)])
        .requiring(0, 1))
    player.down(100, 300, at: 0)
    player.up(100, 300, at: 50)
    player.down(100, 300, at: 150)
    player.up(100, 300, at: 270)
    player.down(100, 300, at: 400)
    player.up(100, 300, at: 420)
    #expect(player.actions == [2])
    player.advance(to: 2000)
    #expect(player.phases(0) == [.failed, .failed])
    #expect(
      player.machine.state.recognizers.allSatisfy { $0.strokes.isEmpty && $0.phase == .possible })
  }

  @Test func `a recognized long press is complete as it begins, and drags if it has a route`() {
    var player = Player(.stage([.press(action: 3)]))
    player.gesture(0, .began, at: 0)
    player.gesture(0, .ended, at: 10)
    #expect(player.actions == [3])
    var drag = Player(.stage([.pressDrag()]))
    drag.gesture(0, .began, at: 0)
    drag.gesture(0, .changed, 50, 0, at: 10)
    #expect(drag.position(0) == 50)
    #expect(drag.machine.shouldBegin(0, translation: .zero, velocity: .zero))
  }
}
