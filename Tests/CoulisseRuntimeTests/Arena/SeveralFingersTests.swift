import Testing

@testable import CoulisseRuntime

/// Recognizers that take several fingers, and fingers that come later.
struct SeveralFingersTests {
  private func pan(
    _ fingers: FingerCount, extraTouch: ExtraTouchPolicy = .ignore, slop: Double = 10
  ) -> RecognizerSpec {
    var pan = RecognizerSpec.pan(slop: slop)
    pan.fingers = fingers
    pan.extraTouch = extraTouch
    return pan
  }

  private func tap(_ fingers: FingerCount) -> RecognizerSpec {
    var tap = RecognizerSpec.tap(action: 3)
    tap.fingers = fingers
    return tap
  }

  @Test func `a drag with two fingers begins when their middle has moved far enough`() {
    var player = Player(.stage([pan(FingerCount(2, 2))]))
    player.down(100, 300, at: 0, finger: 1)
    player.move(140, 300, at: 10, finger: 1)
    #expect(player.phases(0) == [])
    player.down(200, 300, at: 20, finger: 2)
    player.move(160, 300, at: 30, finger: 1)
    #expect(player.phases(0) == [])
    player.move(206, 300, at: 40, finger: 2)
    // The middle went from 170 to 183: 13 points, of which 10 are the slop.
    #expect(player.phases(0) == [.began])
    #expect(player.position(0) == 3)
    player.move(226, 300, at: 50, finger: 2)
    #expect(player.position(0) == 13)
  }

  @Test func `fingers that go apart do not move their middle`() {
    var player = Player(.stage([pan(FingerCount(2, 2))]))
    player.down(150, 300, at: 0, finger: 1)
    player.down(250, 300, at: 10, finger: 2)
    for step in 1...10 {
      player.move(150 - Double(step) * 10, 300, at: 10 + step * 10, finger: 1)
      player.move(250 + Double(step) * 10, 300, at: 10 + step * 10, finger: 2)
    }
    #expect(player.phases(0) == [])
  }

  @Test func `it goes on without a jump when one lifts, and ends with the last`() {
    var player = Player(.stage([pan(FingerCount(2, 2))]))
    player.down(100, 300, at: 0, finger: 1)
    player.down(200, 300, at: 10, finger: 2)
    player.move(160, 300, at: 20, finger: 1)
    #expect(player.position(0) == 20)
    player.up(160, 300, at: 30, finger: 1)
    #expect(player.position(0) == 20)
    #expect(player.phases(0) == [.began])
    player.move(230, 300, at: 40, finger: 2)
    #expect(player.position(0) == 50)
    player.up(230, 300, at: 500, finger: 2)
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test func `one that lifts before it begins makes it fail`() {
    var player = Player(.stage([pan(FingerCount(2, 2))]))
    player.down(100, 300, at: 0, finger: 1)
    player.down(200, 300, at: 10, finger: 2)
    player.up(200, 300, at: 20, finger: 2)
    #expect(player.phases(0) == [.failed])
  }

  @Test func `more fingers than it takes make it fail before it begins, and mean nothing later`() {
    for spec in [pan(.one), tap(.one), tap(FingerCount(1, 1))] {
      var player = Player(.stage([spec]))
      player.down(100, 300, at: 0, finger: 1)
      player.down(200, 300, at: 10, finger: 2)
      #expect(player.phases(0) == [.failed])
    }
    var later = Player(.stage([pan(.one)]))
    later.down(100, 300, at: 0, finger: 1)
    later.move(150, 300, at: 10, finger: 1)
    later.down(200, 300, at: 20, finger: 2)
    later.move(390, 300, at: 30, finger: 2)
    #expect(later.position(0) == 40)
    var range = Player(.stage([pan(FingerCount(1, 2))]))
    range.down(100, 300, at: 0, finger: 1)
    range.down(200, 300, at: 10, finger: 2)
    #expect(range.phases(0) == [])
    range.down(300, 300, at: 20, finger: 3)
    #expect(range.phases(0) == [.failed])
  }

  @Test(arguments: [
    (ExtraTouchPolicy.ignore, 40.0, 40.0, 40.0), (.rebase, 40, 55, 55), (.followLast, 190, 220, 40),
  ])
  func `a finger that comes while it drags means nothing, half, or everything`(
    policy: ExtraTouchPolicy, comes: Double, moves: Double, lifts: Double
  ) {
    var player = Player(.stage([pan(.any, extraTouch: policy)]))
    player.down(100, 300, at: 0, finger: 1)
    player.move(150, 300, at: 10, finger: 1)
    #expect(player.position(0) == 40)
    player.down(300, 300, at: 20, finger: 2)
    #expect(player.position(0) == comes)
    player.move(330, 300, at: 30, finger: 2)
    #expect(player.position(0) == moves)
    player.up(330, 300, at: 40, finger: 2)
    #expect(player.position(0) == lifts)
    player.up(150, 300, at: 500, finger: 1)
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test func `a tap with two fingers is over when both have lifted`() {
    var player = Player(.stage([tap(FingerCount(2, 2))]))
    player.down(100, 300, at: 0, finger: 1)
    player.down(200, 300, at: 50, finger: 2)
    player.move(108, 300, at: 60, finger: 1)
    player.move(192, 300, at: 60, finger: 2)
    player.up(108, 300, at: 100, finger: 1)
    #expect(player.actions == [])
    player.up(192, 300, at: 120, finger: 2)
    #expect(player.actions == [3])
    #expect(player.machine.isIdle)
    player.tap(100, 300, at: 1000, finger: 1)
    #expect(player.actions == [3])
  }

  @Test func `each of its fingers may stray for itself`() {
    var player = Player(.stage([tap(FingerCount(2, 2))]))
    player.down(100, 300, at: 0, finger: 1)
    player.down(200, 300, at: 50, finger: 2)
    player.move(211, 300, at: 60, finger: 2)
    #expect(player.phases(0) == [.failed])
  }

  @Test func `two taps with two fingers are a double tap`() {
    var spec = RecognizerSpec.tap(count: 2, action: 3)
    spec.fingers = FingerCount(2, 2)
    var player = Player(.stage([spec]))
    for time in [0, 200] {
      player.down(100, 300, at: time, finger: 1)
      player.down(200, 300, at: time + 10, finger: 2)
      player.up(200, 300, at: time + 60, finger: 2)
      player.up(100, 300, at: time + 70, finger: 1)
    }
    #expect(player.actions == [3])
  }

  @Test func `a long press with two fingers counts from when both are down`() {
    var spec = RecognizerSpec.press(action: 3)
    spec.fingers = FingerCount(2, 2)
    var player = Player(.stage([spec]))
    player.down(100, 300, at: 0, finger: 1)
    player.advance(to: 900)
    #expect(player.actions == [])
    player.down(200, 300, at: 1000, finger: 2)
    player.advance(to: 1499)
    #expect(player.actions == [])
    player.advance(to: 1500)
    #expect(player.actions == [3])
  }

  @Test func `without slop it begins with the last finger that it needs`() {
    var player = Player(.stage([pan(FingerCount(2, 2), slop: 0)]))
    player.down(100, 300, at: 0, finger: 1)
    player.move(150, 300, at: 10, finger: 1)
    #expect(player.phases(0) == [])
    player.down(200, 300, at: 20, finger: 2)
    #expect(player.phases(0) == [.began])
    player.move(160, 300, at: 30, finger: 1)
    #expect(player.position(0) == 5)
  }

  @Test func `a finger of several that the system takes away takes the drag with it`() {
    var player = Player(.stage([pan(FingerCount(2, 2))]))
    player.down(100, 300, at: 0, finger: 1)
    player.down(200, 300, at: 10, finger: 2)
    player.move(160, 300, at: 20, finger: 1)
    player.cancel(at: 30, finger: 2)
    #expect(player.phases(0) == [.began, .cancelled])
    player.move(260, 300, at: 40, finger: 1)
    player.up(260, 300, at: 50, finger: 1)
    player.advance(to: 1000)
    #expect(player.phases(0) == [.began, .cancelled])
    #expect(player.machine.isIdle)
    player.drag(Point(100, 300), to: Point(110, 300), at: 2000)
    #expect(player.phases(0) == [.began, .cancelled, .failed])
  }

  @Test func `a finger on something else is none of its fingers`() {
    var spec = pan(FingerCount(2, 2))
    spec.views = [1]
    var player = Player(.stage([spec], views: [ViewSpec(0, 0, 400, 400)]))
    player.down(100, 300, at: 0, finger: 1)
    player.down(100, 600, at: 10, finger: 2)
    player.move(200, 300, at: 20, finger: 1)
    #expect(player.phases(0) == [])
  }

  @Test func `one finger and two want the same touch`() {
    let program = SceneProgram.stage(
      [pan(FingerCount(2, 2)), pan(.any)], tracks: [.drawer, .drawer])
    var two = program
    two.recognizers[1].route = [
      RouteLeg(toward: .right, tracks: [1]), RouteLeg(toward: .left, tracks: [1]),
    ]
    var player = Player(two)
    player.down(100, 300, at: 0, finger: 1)
    player.down(200, 300, at: 10, finger: 2)
    player.move(140, 300, at: 20, finger: 1)
    #expect(player.log.contains(.undecided(winner: 1, loser: 0)))
    two.recognizers[1].fingers = .one
    var other = Player(two)
    other.down(100, 300, at: 0, finger: 1)
    other.down(200, 300, at: 10, finger: 2)
    other.move(140, 300, at: 20, finger: 1)
    #expect(other.phases(0) == [.began])
    #expect(other.phases(1) == [.failed])
  }

  @Test func `more fingers than a screen can tell apart mean nothing`() {
    var player = Player(.drawer)
    for finger in 0..<100 { player.down(100, 300, at: finger, finger: Int32(finger)) }
    for finger in 0..<100 { player.up(100, 300, at: 200 + finger, finger: Int32(finger)) }
    player.advance(to: 1000)
    #expect(player.machine.isIdle)
  }
}
