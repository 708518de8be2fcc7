import Testing

@testable import CoulisseRuntime

struct ProjectionTests {
  private let rule = SettleRule([
    SettleClause(
      SettleTest(.projected, .past, 0.5, of: .gap, projectionSeconds: 0.499), to: .ahead),
    SettleClause(nil, to: .base),
  ])

  @Test(arguments: ProjectionCase.all)
  func `a sheet that projects its release goes where the cases say`(sheet: ProjectionCase) {
    // Released past an end, a sheet that stops there is on it, and a free one beyond.
    for (release, policy) in sheet.releases.flatMap({ [($0, OutOfRangePolicy.clamp), ($0, .free)] })
    {
      var program = SceneProgram.stage([.pan(0, [.bottom, .top])])
      program.tracks[0] = TrackSpec(
        toward: .bottom, sheet.detents.map { Length(points: $0) }, settle: rule)
      program.tracks[0].start = sheet.start
      program.tracks[0].outOfRange = policy
      var player = Player(program)
      let way = release.position - sheet.detents[sheet.start]
      player.gesture(0, .began, at: 0)
      player.gesture(0, .changed, 0, way, at: 100)
      player.gesture(0, .ended, 0, way, velocity: Vector(dx: 0, dy: release.velocity), at: 200)
      #expect(
        player.base(0) == release.detent, "\(sheet.detents) \(sheet.start) \(release) \(policy)")
    }
  }

  /// The sheet with detents at 20, 417 and 607, released at a position with a velocity.
  private func target(
    _ rule: SettleRule, from start: Int, at position: Double, _ velocity: Double
  ) -> Int {
    let detents = [20.0, 417, 607]
    var program = SceneProgram.stage([.pan(0, [.bottom, .top])])
    program.tracks[0] = TrackSpec(
      toward: .bottom, detents.map { Length(points: $0) }, settle: rule)
    program.tracks[0].start = start
    program.tracks[0].outOfRange = .free
    var player = Player(program)
    player.gesture(0, .began, at: 0)
    player.gesture(
      0, .ended, 0, position - detents[start], velocity: Vector(dx: 0, dy: velocity), at: 100)
    return player.base(0)
  }

  @Test func `a projection passes as many detents as it may`() {
    var rule = rule
    rule.crossing = .any
    for (position, velocity, detent) in [
      (10.0, 3000.0, 2), (20, 1000, 2), (20, 3000, 2), (417, 1000, 2), (417, -1000, 0),
      (607, -3000, 0), (607, -1000, 0), (617, -3000, 0),
      // Half of the second gap is at 512: 20 and 0.499 s of 985 are 511.5, of 987 512.5.
      (20, 985, 1), (20, 987, 2), (20, 0, 0), (512, 0, 1), (512.5, 0, 2),
    ] {
      let start = position > 600 ? 2 : position == 417 || position > 500 ? 1 : 0
      #expect(
        target(rule, from: start, at: position, velocity) == detent, "\(position) \(velocity)")
    }
  }

  @Test func `what does not project passes no detent`() {
    var flick = SettleRule.flickOrHalf
    flick.crossing = .any
    #expect(target(flick, from: 0, at: 30, 9000) == 1)
    #expect(target(flick, from: 2, at: 600, -9000) == 1)
    #expect(target(rule, from: 0, at: 20, 9000) == 1)
  }

  @Test func `between two detents the segment that contains the release counts`() {
    var program = SceneProgram.stage([.pan(0, [.bottom, .top])])
    program.tracks[0] = TrackSpec(
      toward: .bottom, [20, 417, 607].map { Length(points: $0) }, settle: rule)
    var player = Player(program)
    player.gesture(0, .began, at: 0)
    player.gesture(0, .ended, 0, 280, velocity: Vector(dx: 0, dy: 1000), at: 100)
    #expect(player.base(0) == 1)
  }
}
