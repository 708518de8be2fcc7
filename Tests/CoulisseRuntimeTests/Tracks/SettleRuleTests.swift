import Testing

@testable import CoulisseRuntime

/// What each clause of a settle rule looks at, on a track with detents at 0, 100 and 300 points in a
/// range of 300, on a stage 400 points wide.
struct SettleRuleTests {
  /// One clause that leads to detent 2; detent 0 where it does not hold.
  private func holds(
    _ test: SettleTest, position: Double, velocity: Double = 0, cross: Double = 0, start: Int = 0,
    from frame: SettleFrame = .base
  ) -> Bool {
    target(
      SettleRule(
        [SettleClause(test, to: .detent(2)), SettleClause(nil, to: .detent(0))],
        measuredFrom: frame),
      position: position, velocity: velocity, cross: cross, start: start) == 2
  }

  /// The detent that a drag from `start` to `position`, released at `velocity`, settles at.
  private func target(
    _ rule: SettleRule, position: Double, velocity: Double = 0, cross: Double = 0, start: Int = 0
  ) -> Int {
    let detents = [0, 100, 300].map { Length(points: $0) }
    var program = SceneProgram.drawer
    program.tracks[0] = TrackSpec(toward: .right, detents, settle: rule)
    program.tracks[0].start = start
    var player = Player(program)
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, position - [0, 100, 300][start], at: 100)
    #expect(player.position(0) == position)
    player.gesture(
      0, .ended, position - [0, 100, 300][start], 0, velocity: Vector(dx: velocity, dy: cross),
      at: 200)
    return player.base(0)
  }

  @Test func `past is strict, from is inclusive, before is strict the other way`() {
    let expected: [(Comparator, [Bool])] = [
      (.past, [false, false, true]), (.from, [false, true, true]), (.before, [true, false, false]),
    ]
    for (comparator, results) in expected {
      for (position, result) in zip([49.5, 50, 50.5], results) {
        for quantity in [SettleQuantity.position, .travel, .projected] {
          let test = SettleTest(quantity, comparator, 50, of: .absolute)
          #expect(holds(test, position: position) == result, "\(comparator) \(position)")
        }
      }
      for (velocity, result) in zip([199.5, 200, 200.5], results) {
        let test = SettleTest(.speed, comparator, 200, of: .absolute)
        #expect(holds(test, position: 20, velocity: velocity) == result)
      }
    }
  }

  /// From detent 1 at 100: gap ahead 200, gap back 100, range 300, reference 400.
  @Test func `a share counts of the gap ahead, of the range, or of the reference`() {
    func share(_ quantity: SettleQuantity, _ unit: SettleUnit, _ position: Double) -> Bool {
      holds(SettleTest(quantity, .past, 0.25, of: unit), position: position, start: 1)
    }
    // Travel: 50 of 200 ahead, 25 of 100 back, 75 of the range, 100 of the reference.
    #expect(!share(.travel, .gap, 150) && share(.travel, .gap, 150.5))
    #expect(!share(.travel, .gap, 75) && share(.travel, .gap, 74.5))
    #expect(!share(.travel, .travel, 175) && share(.travel, .travel, 175.5))
    #expect(!share(.travel, .extent, 200) && share(.travel, .extent, 200.5))
    // Position: a quarter into the segment, into the range, and of the reference's extent.
    #expect(!share(.position, .gap, 150) && share(.position, .gap, 150.5))
    #expect(!share(.position, .travel, 75) && share(.position, .travel, 75.5))
    #expect(!share(.position, .extent, 100) && share(.position, .extent, 100.5))
  }

  @Test func `without a way ahead the gap is nothing`() {
    func holds(_ comparator: Comparator, _ velocity: Double) -> Bool {
      self.holds(
        SettleTest(.travel, comparator, 0.5, of: .gap), position: 0, velocity: velocity)
    }
    // Nothing has moved: at rest no detent is ahead; one that flies has 100 points before it.
    #expect(holds(.from, 0) && !holds(.past, 0) && !holds(.before, 0))
    #expect(!holds(.from, 10) && !holds(.past, 10) && holds(.before, 10))
  }

  @Test func `a share of the range counts from the range's lower end`() {
    var program = SceneProgram.drawer
    let half = SettleTest(.position, .past, 0.5, of: .travel)
    program.tracks[0] = TrackSpec(
      toward: .right, [-100, 0, 100].map { Length(points: $0) },
      settle: SettleRule([SettleClause(half, to: .detent(2)), SettleClause(nil, to: .detent(0))]))
    program.tracks[0].start = 1
    for (position, detent) in [(-1.0, 0), (0, 0), (1, 2)] {
      var player = Player(program)
      player.gesture(0, .began, at: 0)
      player.gesture(0, .ended, position, at: 100)
      #expect(player.base(0) == detent)
    }
  }

  @Test func `ahead is where the drag went, back is against it`() {
    let speeds: [(SettleDirection, [Bool])] = [
      (.ahead, [true, false]), (.back, [false, true]), (.any, [true, true]),
    ]
    for (direction, results) in speeds {
      let test = SettleTest(.speed, .from, 200, of: .absolute, direction: direction)
      for (velocity, result) in zip([200.0, -200], results) {
        #expect(holds(test, position: 20, velocity: velocity) == result)
        // From the last detent the drag goes the other way.
        #expect(holds(test, position: 280, velocity: -velocity, start: 2) == result)
      }
    }
  }

  @Test func `without a displacement ahead is where the finger flies`() {
    let ahead = SettleTest(.speed, .from, 200, of: .absolute, direction: .ahead)
    let back = SettleTest(.speed, .from, 200, of: .absolute, direction: .back)
    #expect(holds(ahead, position: 0, velocity: 250))
    #expect(holds(ahead, position: 100, velocity: -250, start: 1))
    #expect(!holds(back, position: 100, velocity: -250, start: 1))
  }

  @Test func `dominant asks that the finger fly along the track`() {
    let test = SettleTest(.speed, .from, 200, of: .absolute, direction: .dominant)
    #expect(holds(test, position: 20, velocity: 300, cross: 299))
    #expect(holds(test, position: 20, velocity: 300, cross: -299))
    #expect(!holds(test, position: 20, velocity: 300, cross: 300))
    #expect(!holds(test, position: 20, velocity: -300, cross: 0))
  }

  @Test func `inward is toward greater positions, outward toward smaller ones`() {
    for (direction, sign) in [(SettleDirection.inward, 1.0), (.outward, -1)] {
      let speed = SettleTest(.speed, .from, 200, of: .absolute, direction: direction)
      let travel = SettleTest(.travel, .past, 20, of: .absolute, direction: direction)
      // Wherever the drag went: up from 0, down from 300, and not at all.
      for (start, position) in [(0, 20.0), (2, 280), (1, 100)] {
        #expect(holds(speed, position: position, velocity: 200 * sign, start: start))
        #expect(!holds(speed, position: position, velocity: 199.5 * sign, start: start))
        #expect(!holds(speed, position: position, velocity: -200 * sign, start: start))
      }
      #expect(holds(travel, position: 100 + 20.5 * sign, start: 1))
      #expect(!holds(travel, position: 100 + 20 * sign, start: 1))
      #expect(!holds(travel, position: 100 - 20.5 * sign, start: 1))
    }
  }

  @Test func `a lead compares the speed along the track with the one across`() {
    for (comparator, results) in [
      (Comparator.past, [false, false, true]), (.from, [false, true, true]),
      (.before, [true, false, false]),
    ] {
      let test = SettleTest(
        .travel, .past, 10, of: .absolute, lead: SettleLead(comparator, 100))
      for (cross, result) in zip([300.5, 300, 299.5], results) {
        for (velocity, across) in [(400.0, cross), (-400, cross), (400, -cross)] {
          #expect(holds(test, position: 20, velocity: velocity, cross: across) == result)
        }
        #expect(!holds(test, position: 5, velocity: 400, cross: cross))
      }
    }
  }

  @Test func `a clause with a limit counts up to that detent`() {
    for position in [50.0, 100, 100.5, 300] {
      let limited = SettleRule([
        SettleClause(nil, upTo: 1, to: .detent(2)), SettleClause(nil, to: .detent(0)),
      ])
      #expect(target(limited, position: position) == (position <= 100 ? 2 : 0))
      let past = SettleTest(.position, .past, 60, of: .absolute)
      let both = SettleRule([
        SettleClause(past, upTo: 1, to: .detent(2)), SettleClause(nil, to: .detent(0)),
      ])
      #expect(target(both, position: position) == (position == 100 ? 2 : 0))
    }
  }

  @Test(arguments: [(-99.0, true), (-100, false), (-101, false)])
  func `a position may be projected, too`(velocity: Double, result: Bool) {
    // 60 points and a tenth of a second of -100 pt/s are 50, half of the first gap.
    let test = SettleTest(.position, .past, 0.5, of: .gap, projectionSeconds: 0.1)
    #expect(holds(test, position: 60, velocity: velocity) == result)
  }

  @Test(arguments: [(499.0, false), (501, true)])
  func `a projection adds its seconds of the velocity`(velocity: Double, result: Bool) {
    // 50 points and 0.1 s of 500 pt/s are 100 points.
    let test = SettleTest(.projected, .past, 100, of: .absolute, projectionSeconds: 0.1)
    #expect(holds(test, position: 50, velocity: velocity) == result)
  }

  @Test func `a thousand points per second project to the deceleration's distance`() {
    // v / 1000 * r / (1 - r) with r = 0.998 is 0.499 s of v.
    let test = SettleTest(.projected, .from, 499, of: .absolute, projectionSeconds: 0.499)
    #expect(holds(test, position: 0, velocity: 1000))
    #expect(!holds(test, position: 0, velocity: 999))
  }

  @Test func `a rule measured from the start counts from where the drag began`() {
    let test = SettleTest(.travel, .past, 50, of: .absolute)
    // From 0 to 300 is a long way from the start, and none from the detent that it stands on.
    #expect(holds(test, position: 300, start: 0, from: .start))
    #expect(!holds(test, position: 300, start: 0, from: .base))
    #expect(holds(test, position: 160, start: 0, from: .start))
    #expect(holds(test, position: 160, start: 0, from: .base))
    #expect(!holds(test, position: 140, start: 0, from: .base))
  }

  @Test func `the targets are relative to the base and to the way`() {
    func go(_ target: SettleTarget, _ position: Double, _ start: Int, _ velocity: Double = 0) -> Int
    {
      self.target(
        SettleRule([SettleClause(nil, to: target)]), position: position, velocity: velocity,
        start: start)
    }
    #expect(go(.ahead, 20, 0) == 1)
    #expect(go(.ahead, 80, 1) == 0)
    #expect(go(.ahead, 120, 1) == 2)
    #expect(go(.back, 120, 1) == 0)
    #expect(go(.back, 80, 1) == 2)
    #expect(go(.back, 20, 0) == 0)
    #expect(go(.base, 120, 1) == 1)
    #expect(go(.ahead, 100, 1) == 1)
    #expect(go(.ahead, 100, 1, 5) == 2)
    #expect(go(.ahead, 300, 2, 5) == 2)
    #expect(go(.nearest, 199, 1) == 1)
    #expect(go(.nearest, 201, 1) == 2)
    #expect(go(.detent(2), 1, 0) == 2)
  }

  @Test func `of two detents at one distance the base wins, else the lower`() {
    let nearest = SettleRule([SettleClause(nil, to: .nearest)])
    #expect(target(nearest, position: 50, start: 0) == 0)
    #expect(target(nearest, position: 50, start: 1) == 1)
    #expect(target(nearest, position: 200, start: 1) == 1)
    #expect(target(nearest, position: 200, start: 2) == 2)
  }

  @Test func `the first clause that holds decides`() {
    let rule = SettleRule([
      SettleClause(SettleTest(.travel, .past, 80, of: .absolute), to: .detent(2)),
      SettleClause(SettleTest(.travel, .past, 40, of: .absolute), to: .detent(1)),
      SettleClause(nil, to: .detent(0)),
    ])
    #expect([30.0, 60, 90].map { target(rule, position: $0) } == [0, 1, 2])
  }

  @Test func `the base follows the detents that the drag passes`() {
    let half = SettleRule([
      SettleClause(SettleTest(.travel, .past, 0.5, of: .gap), to: .ahead),
      SettleClause(nil, to: .base),
    ])
    // Up from 0: half of the first gap, then half of the second one.
    #expect([50.0, 51, 149, 200, 201].map { target(half, position: $0) } == [0, 1, 1, 1, 2])
    // Down from 300.
    #expect(
      [200.0, 199, 101, 51, 50, 49].map { target(half, position: $0, start: 2) }
        == [2, 1, 1, 1, 1, 0])
  }
}
