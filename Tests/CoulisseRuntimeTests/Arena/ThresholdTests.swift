import Testing

@testable import CoulisseRuntime

/// Where a touch becomes a tap, a pan or nothing.
struct ThresholdTests {
  @Test func `a pan begins beyond the slop, from the point where it crossed it`() {
    var player = Player(.drawer)
    player.down(100, 300, at: 0)
    player.move(110, 300, at: 10)
    #expect(player.phases(0) == [])
    player.move(140, 300, at: 20)
    #expect(player.phases(0) == [.began])
    #expect(player.position(0) == 30)
  }

  @Test func `the slop is a circle`() {
    var player = Player(.drawer)
    player.down(100, 300, at: 0)
    player.move(108, 306, at: 10)
    #expect(player.phases(0) == [])
    player.move(116, 312, at: 20)
    #expect(player.phases(0) == [.began])
    #expect(player.position(0) == 8)
  }

  @Test func `a slop below the decision radius begins at the radius, a larger one later`() {
    for (slop, position) in [(2.0, 20.0), (10, 20), (25, 5)] {
      var player = Player(.stage([.pan(slop: slop)]))
      player.down(100, 300, at: 0)
      player.move(130, 300, at: 10)
      #expect(player.position(0) == position, "slop \(slop)")
    }
  }

  @Test(arguments: [
    (Point(144, 341.7), true), (Point(141.7, 344), false), (Point(140, 340), false),
    (Point(60, 260), false), (Point(140.001, 340), true),
  ])
  func `up to 45 degrees from the horizontal is horizontal, exactly 45 is vertical`(
    end: Point, isHorizontal: Bool
  ) {
    // A corner that binary fractions cannot write, so that rounding would show.
    for shift in [0.0, 0.1, 0.3, 0.9, 5.55, 33.3, 77.7] {
      var player = Player(.drawer)
      player.down(100 + shift, 300 + shift, at: 0)
      player.move(end.x + shift, end.y + shift, at: 10)
      #expect(player.phases(0) == (isHorizontal ? [.began] : [.failed]), "\(shift)")
    }
  }

  @Test func `the heading is read at the radius, whatever the finger does later`() {
    var player = Player(.stage([.pan(slop: 40)]))
    player.down(100, 300, at: 0)
    player.move(111, 300, at: 10)
    player.move(111, 400, at: 20)
    #expect(player.phases(0) == [.began])
    var other = Player(.stage([.pan(slop: 40)]))
    other.down(100, 300, at: 0)
    other.move(100, 311, at: 10)
    other.move(200, 311, at: 20)
    #expect(other.phases(0) == [.failed])
  }

  @Test func `a pan that locks leaves a heading it does not claim, a free one takes all`() {
    for (lock, phases) in [(AxisLock.dominant, [RecognizerPhase.failed]), (.free, [.began])] {
      var player = Player(.stage([.scroll(track: 0, lock: lock)], tracks: [.scroller(500)]))
      player.down(200, 300, at: 0)
      player.move(250, 300, at: 10)
      #expect(player.phases(0) == phases)
    }
  }

  @Test func `a pan claims only the directions in which its track can move`() {
    var player = Player(.drawer)
    player.drag(Point(200, 300), to: Point(150, 300), at: 0)
    #expect(player.phases(0) == [.failed])
    #expect(player.machine.claim(of: 0) == .right)
    player.drag(Point(100, 300), to: Point(400, 300), at: 1000)
    player.advance(to: 3000)
    #expect(player.base(0) == 1)
    #expect(player.machine.claim(of: 0) == .left)
  }

  @Test func `the claim is read at touch down`() {
    var player = Player(.drawer)
    player.down(200, 300, at: 0)
    player.perform(.settle(track: 0, detent: 1), at: 10)
    player.advance(to: 500)
    // Toward the left the track could move by now, but could not at touch down.
    player.move(150, 300, at: 510)
    #expect(player.phases(0) == [.failed])
  }

  @Test func `a tap may move by exactly its tolerance`() {
    for (x, taps) in [(110.0, [3]), (110.001, [])] {
      var player = Player(.stage([.tap(action: 3)]))
      player.down(100, 300, at: 0)
      player.move(x, 300, at: 10)
      player.move(100, 300, at: 20)
      player.up(100, 300, at: 30)
      #expect(player.actions == taps)
    }
  }

  @Test func `a tap may last exactly its maximum`() {
    for (milliseconds, taps) in [(750, [3]), (751, [])] {
      var player = Player(.stage([.tap(action: 3)]))
      player.down(100, 300, at: 0)
      player.up(100, 300, at: milliseconds)
      #expect(player.actions == taps)
      #expect(player.machine.isIdle)
    }
  }

  @Test func `a tap that waits too long fails by itself`() {
    var player = Player(.stage([.tap()]))
    player.down(100, 300, at: 0)
    #expect(player.machine.nextDeadline == .milliseconds(750))
    player.advance(to: 750)
    #expect(player.phases(0) == [.failed])
    player.up(100, 300, at: 760)
    #expect(player.actions == [])
  }

  @Test func `a guard is read at touch down only`() {
    var program = SceneProgram.drawer
    program.tracks.append(.drawer)
    program.recognizers[0].condition = Condition([
      [ConfigurationTerm(.boundFor(track: 1, detent: 0))]
    ])
    var player = Player(program)
    player.down(100, 300, at: 0)
    player.perform(.settle(track: 1, detent: 1), at: 5)
    player.move(150, 300, at: 10)
    #expect(player.phases(0) == [.began])
    player.up(150, 300, at: 300)
    player.drag(Point(100, 300), to: Point(150, 300), at: 1000)
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test func `one long step or many short ones give the same scene`() {
    var positions: Set<Double> = []
    for steps in [1, 2, 3, 7, 11, 64] {
      var player = Player(.stage([.pan(slop: 12.3)]))
      player.down(33.3, 100, at: 0)
      for step in 1...steps {
        player.move(
          33.3 + 90 * Double(step) / Double(steps), 100 + 45 * Double(step) / Double(steps),
          at: 640 * step / steps)
      }
      #expect((player.position(0) - (90 - 12.3 * 2 / 5.0.squareRoot())).magnitude < 1e-5)
      positions.insert(player.position(0))
    }
    #expect(positions.count == 1)
  }
}
