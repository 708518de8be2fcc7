import Testing

@testable import CoulisseRuntime

/// A scene with leading and trailing sides, read from the right, is the mirror image of itself.
struct MirrorTests {
  private static let strokes: [[Point]] = [
    [Point(5, 300), Point(205, 310)], [Point(5, 300), Point(60, 300)],
    [Point(370, 300), Point(170, 250)], [Point(5, 300), Point(12, 100)],
    [Point(200, 300), Point(90, 300)], [Point(22, 20), Point(22, 20)],
    [Point(340, 400), Point(340, 400)], [Point(5, 300), Point(300, 300), Point(40, 300)],
    [Point(120, 300), Point(160, 340)],
  ]

  /// The two drawers with every left and right made leading and trailing.
  private static var program: SceneProgram {
    var program = SideDrawers.program()
    for index in program.views.indices { turn(&program.views[index].originX) }
    for index in program.tracks.indices { turn(&program.tracks[index].positive) }
    for index in program.followers.indices {
      guard case .offset(var side) = program.followers[index].property else { continue }
      turn(&side)
      program.followers[index].property = .offset(toward: side)
    }
    for index in program.recognizers.indices { turn(&program.recognizers[index]) }
    return program
  }

  private static func turn(_ recognizer: inout RecognizerSpec) {
    if case .edgePan(var edge, let band) = recognizer.kind {
      turn(&edge)
      recognizer.kind = .edgePan(edge: edge, band: band)
    }
    for index in recognizer.claims.indices { turn(&recognizer.claims[index]) }
    for index in recognizer.route.indices { turn(&recognizer.route[index].toward) }
  }

  private static func turn(_ side: inout Side) {
    switch side {
    case .left: side = .leading
    case .right: side = .trailing
    case .top, .bottom, .leading, .trailing: break
    }
  }

  /// Each stroke twice, 2 s apart, the second one on what the first one led to.
  private func play(_ stroke: [Point], mirrored: Bool) -> Player {
    var player = Player(Self.program)
    if mirrored { player.change(.direction(.rightToLeft), at: -1) }
    player.log = []
    let points = mirrored ? stroke.map { Point(375 - $0.x, $0.y) } : stroke
    for start in [0, 2000] {
      player.down(points[0].x, points[0].y, at: start)
      for (index, point) in points.dropFirst().enumerated() {
        player.move(point.x, point.y, at: start + 120 * (index + 1))
      }
      let end = points[points.count - 1]
      player.up(end.x, end.y, at: start + 120 * points.count)
    }
    return player
  }

  @Test(arguments: strokes)
  func `the mirrored script on the mirrored scene gives the mirrored trace`(stroke: [Point]) {
    let (here, there) = (play(stroke, mirrored: false), play(stroke, mirrored: true))
    #expect(!here.log.isEmpty)
    #expect(here.log == there.log)
    for milliseconds in stride(from: 0, through: 900, by: 100) {
      let time = here.machine.state.now.advanced(byNanoseconds: Int64(milliseconds) * 1_000_000)
      for view in here.machine.program.views.indices {
        let rect = here.machine.stageRect(of: view, at: time)
        let mirror = there.machine.stageRect(of: view, at: time)
        #expect((375 - rect.maxX - mirror.x).magnitude < 1e-9)
        #expect(rect.y == mirror.y && rect.size == mirror.size)
        #expect(
          here.machine.placement(of: view, at: time).opacity
            == there.machine.placement(of: view, at: time).opacity)
      }
    }
  }
}
