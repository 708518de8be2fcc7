import Testing

@testable import CoulisseRuntime

/// Drags past the ends of a track from 0 to `end`, by recognized gestures that count from 0.
struct BeyondTheEndTests {
  private func program(
    _ policy: OutOfRangePolicy, end: Double, settle: SettleRule = .flickOrHalf
  ) -> SceneProgram {
    var program = SceneProgram.drawer
    program.tracks[0] = TrackSpec(
      toward: .right, [.zero, Length(points: end)], settle: settle)
    program.tracks[0].outOfRange = policy
    return program
  }

  /// Where the track is after each of these translations.
  private func positions(
    _ policy: OutOfRangePolicy, end: Double, _ translations: [Double]
  ) -> [Double] {
    var player = Player(program(policy, end: end))
    player.gesture(0, .began, at: 0)
    return translations.enumerated().map { index, translation in
      player.gesture(0, .changed, translation, at: 10 + 10 * index)
      return player.position(0)
    }
  }

  @Test func `clamped increments follow as soon as the finger turns round`() {
    // 600 and then 100 back from a bound of 500.
    #expect(positions(.clampIncrements, end: 500, [600, 500]) == [500, 400])
    #expect(positions(.clamp, end: 500, [600, 500]) == [500, 500])
    // The same at the lower end, and again at the upper one.
    #expect(
      positions(.clampIncrements, end: 500, [-200, -150, 100, 1000, 990])
        == [0, 50, 300, 500, 490])
    // At the end exactly there is nothing to forget.
    #expect(positions(.clampIncrements, end: 500, [500, 499]) == [500, 499])
  }

  @Test func `clamped increments do not depend on how the way is sampled`() {
    let sparse = positions(.clampIncrements, end: 500, [600, 300])
    let dense = positions(.clampIncrements, end: 500, [200, 450, 550, 575, 600, 599, 450, 300])
    #expect(sparse.last == 200)
    #expect(dense.last == 200)
  }

  @Test func `a track that ignores what is out of range keeps its last place`() {
    #expect(positions(.ignore, end: 260, [200, 300]) == [200, 200])
    // Back within, it is where the finger is; the ends belong to the range.
    #expect(
      positions(.ignore, end: 260, [200, 300, 280, 250, 260, 261, -1, 0, -0.5])
        == [200, 200, 200, 250, 260, 260, 260, 0, 0])
  }

  @Test func `a free track follows past its ends`() {
    #expect(
      positions(.free, end: 260, [200, 300, 900, -50, 10]) == [200, 300, 900, -50, 10])
  }

  @Test(arguments: [(900.0, 260.0), (-50, 0)])
  func `a free track without a rule moves back to its end when it is let go`(
    translation: Double, end: Double
  ) {
    var player = Player(program(.free, end: 260, settle: .stay))
    player.gesture(0, .began, at: 0)
    player.gesture(0, .ended, translation, at: 100)
    #expect(player.motions(0).map(\.from) == [translation])
    #expect(player.motions(0).map(\.to) == [end])
    #expect(player.motions(0).map(\.cause) == [.bounds])
    player.advance(to: 250)
    // Half of the way back, it is taken there.
    player.gesture(0, .began, at: 250)
    #expect(player.position(0) == (translation + end) / 2)
    player.gesture(0, .changed, 10, at: 260)
    #expect(player.position(0) == (translation + end) / 2 + 10)
  }

  @Test func `a free track with a rule settles on a detent`() {
    var player = Player(program(.free, end: 260))
    player.gesture(0, .began, at: 0)
    player.gesture(0, .ended, 300, at: 100)
    #expect(player.base(0) == 1)
    player.advance(to: 1000)
    #expect(player.position(0) == 260)
  }

  @Test(arguments: [
    (300.0, -200.0, 0), (300, -199.5, 1), (300, 900, 1), (300, 0, 1), (-40, 200, 1),
  ])
  func `a flick back from past an end goes on to the next detent`(
    translation: Double, velocity: Double, detent: Int
  ) {
    var player = Player(program(.free, end: 260))
    player.gesture(0, .began, at: 0)
    player.gesture(
      0, .ended, translation, velocity: Vector(dx: velocity, dy: 0), at: 100)
    #expect(player.base(0) == detent)
  }

  @Test func `what leaves its range is claimed both ways at its end`() {
    for (policy, claim) in [
      (OutOfRangePolicy.clamp, Headings.right), (.clampIncrements, .right), (.ignore, .right),
      (.free, [.left, .right]), (.rubberBand(0.55), [.left, .right]),
    ] {
      #expect(SceneMachine(program(policy, end: 260)).claim(of: 0) == claim, "\(policy)")
    }
  }

  /// A sheet from 0 to 400 and a list with 300 points to scroll: upward the sheet goes first, downward
  /// the list.
  private func route(_ policy: OutOfRangePolicy, _ travels: [Double]) -> [[Double]] {
    var sheet = TrackSpec(toward: .top, [.zero, Length(points: 400)])
    sheet.outOfRange = policy
    let pan = RecognizerSpec(
      .pan, views: [0], claims: [.top, .bottom],
      route: [
        RouteLeg(toward: .top, tracks: [0, 1]), RouteLeg(toward: .bottom, tracks: [1, 0]),
      ])
    var player = Player(.stage([pan], tracks: [sheet, .scroller(300)]))
    player.gesture(0, .began, at: 0)
    return travels.enumerated().map { index, travel in
      player.gesture(0, .changed, 0, -travel, at: 10 + 10 * index)
      return [player.position(0), player.position(1)]
    }
  }

  @Test func `what follows in the route comes before what is past the end`() {
    let expected: [(OutOfRangePolicy, [Double])] = [
      (.clamp, [0, 0]), (.clampIncrements, [0, 20]), (.ignore, [50, 50]), (.free, [-50, -30]),
    ]
    for (policy, sheet) in expected {
      // Up through both, all the way back and 50 beyond, and 20 up again.
      let way = route(policy, [50, 450, 50, -50, -30])
      #expect(
        way == [[50, 0], [400, 50], [50, 0], [sheet[0], 0], [sheet[1], 0]], "\(policy)")
    }
  }
}
