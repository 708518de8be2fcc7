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
    for release in sheet.releases {
      var program = SceneProgram.stage([.pan(0, [.bottom, .top])])
      program.tracks[0] = TrackSpec(
        toward: .bottom, sheet.detents.map { Length(points: $0) }, settle: rule)
      program.tracks[0].start = sheet.start
      var player = Player(program)
      let way = release.position - sheet.detents[sheet.start]
      player.gesture(0, .began, at: 0)
      player.gesture(0, .changed, 0, way, at: 100)
      player.gesture(0, .ended, 0, way, velocity: Vector(dx: 0, dy: release.velocity), at: 200)
      #expect(player.base(0) == release.detent, "\(sheet.detents) \(sheet.start) \(release)")
    }
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
