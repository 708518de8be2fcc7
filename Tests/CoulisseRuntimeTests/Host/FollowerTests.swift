import Testing

@testable import CoulisseRuntime

struct FollowerTests {
  /// View 1 with one follower of tracks 0 and 1, each dragged to a position.
  private func player(
    _ property: FollowedProperty, _ combination: FollowerCombination, _ stops: [[FollowerStop]],
    _ positions: [Double]
  ) -> Player {
    var program = SceneProgram.stage(
      [.pan(track: 0), .pan(track: 1)], tracks: [.drawer, .drawer],
      views: [ViewSpec(10, 20, 30, 40)])
    program.followers = [
      FollowerSpec(
        view: 1, property: property,
        sources: stops.enumerated().map { FollowerSource(track: $0.offset, stops: $0.element) },
        combination: combination)
    ]
    var player = Player(program)
    for (track, position) in positions.enumerated() {
      player.gesture(track, .began, at: 0)
      player.gesture(track, .changed, position, at: 10)
    }
    return player
  }

  private func stops(_ pairs: [(Double, Double)]) -> [FollowerStop] {
    pairs.map { FollowerStop(Length(points: $0.0), Length(points: $0.1)) }
  }

  @Test(arguments: [
    (0.0, 5.0), (100, 5), (150, 10), (200, 15), (250, 5), (300, -5), (400, -5),
  ])
  func `a follower is linear between its stops and constant outside`(
    position: Double, value: Double
  ) {
    let path = stops([(100, 5), (200, 15), (300, -5)])
    let player = player(.offset(toward: .right), .max, [path], [position])
    #expect(player.x(1) == 10 + value)
  }

  @Test func `two stops at one place make a step, which the place itself has passed`() {
    let path = stops([(0, 0), (100, 0), (100, 50), (200, 50)])
    #expect(player(.offset(toward: .right), .max, [path], [99.5]).x(1) == 10)
    #expect(player(.offset(toward: .right), .max, [path], [100]).x(1) == 60)
  }

  @Test func `several sources make the greatest value, or the sum`() {
    let path = stops([(0, 0), (400, 40)])
    #expect(player(.offset(toward: .right), .max, [path, path], [100, 200]).x(1) == 30)
    #expect(player(.offset(toward: .right), .sum, [path, path], [100, 200]).x(1) == 40)
  }

  @Test func `an opacity stays between 0 and 1`() {
    let path = stops([(0, -1), (400, 3)])
    #expect(player(.opacity, .max, [path], [0]).opacity(1) == 0)
    #expect(player(.opacity, .max, [path], [150]).opacity(1) == 0.5)
    #expect(player(.opacity, .max, [path], [400]).opacity(1) == 1)
  }

  @Test func `an offset counts toward its side, and relative sides turn`() {
    let path = stops([(0, 0), (400, 40)])
    for (side, offset, turns) in [
      (Side.left, Vector(dx: -10, dy: 0), false), (.right, Vector(dx: 10, dy: 0), false),
      (.top, Vector(dx: 0, dy: -10), false), (.bottom, Vector(dx: 0, dy: 10), false),
      (.leading, Vector(dx: -10, dy: 0), true), (.trailing, Vector(dx: 10, dy: 0), true),
    ] {
      var player = player(.offset(toward: side), .max, [path], [100])
      #expect(player.machine.placement(of: 1, at: player.machine.state.now).offset == offset)
      player.change(.direction(.rightToLeft), at: 20)
      let mirrored = turns ? -offset.dx : offset.dx
      #expect(player.machine.placement(of: 1, at: player.machine.state.now).offset.dx == mirrored)
    }
  }

  @Test func `a follower without a motion of its own follows while its source settles`() {
    var player = player(
      .offset(toward: .right), .max, [stops([(0, 0), (400, 40)])], [300])
    player.gesture(0, .ended, 300, at: 100)
    player.advance(to: 250)
    #expect(player.x(1) == 10 + 35)
    player.advance(to: 400)
    #expect(player.x(1) == 50)
  }

  @Test func `the words of a configuration say what a track does`() {
    var program = SceneProgram.drawer
    let words: [ConfigurationWord] = [
      .atRest(track: 0, detent: 0), .atRest(track: 0, detent: 1), .boundFor(track: 0, detent: 0),
      .boundFor(track: 0, detent: 1), .moving(track: 0), .dragged(track: 0),
    ]
    program.stacks = []
    var player = Player(program)
    func now(_ player: Player) -> [Bool] {
      words.map {
        player.machine.holds(Condition([[ConfigurationTerm($0)]]), at: player.machine.state.now)
      }
    }
    #expect(now(player) == [true, false, true, false, false, false])
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, 300, at: 10)
    #expect(now(player) == [false, false, true, false, false, true])
    player.gesture(0, .ended, 300, at: 20)
    #expect(now(player) == [false, false, false, true, true, false])
    player.advance(to: 320)
    #expect(now(player) == [false, true, false, true, false, false])
  }

  @Test func `all clauses hold, and of each one term`() {
    let machine = SceneMachine(.drawer)
    let (yes, no) = (
      ConfigurationTerm(.boundFor(track: 0, detent: 0)),
      ConfigurationTerm(.boundFor(track: 0, detent: 1))
    )
    let notYes = ConfigurationTerm(yes.word, negated: true)
    func holds(_ clauses: [[ConfigurationTerm]]) -> Bool {
      machine.holds(Condition(clauses), at: .distantPast)
    }
    #expect(holds([]))
    #expect(holds([[yes], [no, yes]]))
    #expect(!holds([[yes], [no]]))
    #expect(!holds([[]]))
    #expect(!holds([[notYes]]))
    #expect(machine.holds(.always, at: .distantFuture))
  }
}
