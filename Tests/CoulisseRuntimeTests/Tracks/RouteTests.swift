import Testing

@testable import CoulisseRuntime

/// One drag over several tracks in series.
struct RouteTests {
  private static let sheet = 0
  private static let list = 1

  /// A sheet from 0 to 400 and a list with 300 points to scroll, both moved by an upward finger:
  /// upward the sheet goes first, downward the list.
  private static func program(sheet: OutOfRangePolicy = .clamp) -> SceneProgram {
    var track = TrackSpec(toward: .top, [.zero, Length(points: 400)])
    track.outOfRange = sheet
    let pan = RecognizerSpec(
      .pan, views: [0], claims: [.top, .bottom],
      route: [
        RouteLeg(toward: .top, tracks: [Self.sheet, Self.list]),
        RouteLeg(toward: .bottom, tracks: [Self.list, Self.sheet]),
      ])
    return .stage([pan], tracks: [track, .scroller(300)])
  }

  /// Down at y 2000 - 10, begun at 2000 - 20; `travel` counts upward from there.
  private struct Drag {
    var player: Player
    var time = 0

    init(_ program: SceneProgram = RouteTests.program()) {
      player = Player(program)
      player.change(.size(Size(width: 400, height: 2000), alongside: nil), at: -1)
      player.down(200, 1990, at: 0)
      player.move(200, 1980, at: 0)
    }

    mutating func to(_ travel: Double, after milliseconds: Int = 200) {
      time += milliseconds
      player.move(200, 1980 - travel, at: time)
    }

    mutating func lift(_ travel: Double, after milliseconds: Int = 200) {
      time += milliseconds
      player.up(200, 1980 - travel, at: time)
    }

    var positions: [Double] { [player.position(0), player.position(1)] }
  }

  @Test func `upward the sheet takes the drag and hands the rest on to the list`() {
    var drag = Drag()
    drag.to(250)
    #expect(drag.positions == [250, 0])
    drag.to(400)
    #expect(drag.positions == [400, 0])
    drag.to(460)
    #expect(drag.positions == [400, 60])
  }

  @Test func `one sample may cross from one track to the next`() {
    var drag = Drag()
    drag.to(650)
    #expect(drag.positions == [400, 250])
    drag.to(100)
    #expect(drag.positions == [100, 0])
  }

  @Test func `downward the list takes the drag and hands the rest on to the sheet`() {
    var drag = Drag()
    drag.to(500)
    drag.to(450)
    #expect(drag.positions == [400, 50])
    drag.to(399)
    #expect(drag.positions == [399, 0])
    drag.to(250)
    #expect(drag.positions == [250, 0])
    // Up again the sheet comes first.
    drag.to(300)
    #expect(drag.positions == [300, 0])
  }

  @Test func `beyond the last track the finger has to come back first`() {
    var drag = Drag()
    drag.to(800)
    #expect(drag.positions == [400, 300])
    drag.to(750)
    #expect(drag.positions == [400, 300])
    drag.to(700)
    #expect(drag.positions == [400, 300])
    drag.to(650)
    #expect(drag.positions == [400, 250])
  }

  @Test func `coming back comes first, whoever takes the way back`() {
    var program = Self.program()
    program.recognizers[0].route[1].tracks = [Self.sheet, Self.list]
    var drag = Drag(program)
    drag.to(800)
    drag.to(750)
    #expect(drag.positions == [400, 300])
    drag.to(650)
    #expect(drag.positions == [350, 300])
    var stretched = Self.program(sheet: .rubberBand(0.55))
    for leg in 0...1 { stretched.recognizers[0].route[leg].tracks = [Self.list, Self.sheet] }
    drag = Drag(stretched)
    drag.to(10)
    drag.to(-100)
    drag.to(-50)
    let shown = -(1 - 1 / (50 * 0.55 / 2000 + 1)) * 2000
    #expect((drag.positions[0] - shown).magnitude < 1e-9)
    #expect(drag.positions[1] == 0)
    drag.to(60)
    #expect(drag.positions == [0, 60])
  }

  @Test func `coming back through both tracks in one sample loses nothing`() {
    var drag = Drag()
    drag.to(800)
    drag.to(150)
    #expect(drag.positions == [150, 0])
    drag.to(-30)
    #expect(drag.positions == [0, 0])
    drag.to(20)
    #expect(drag.positions == [20, 0])
  }

  @Test func `how a path is sampled does not matter`() {
    let corners = [0.0, 430, 350, 520, 770, 690, 120, -40, 60]
    var ends: [[Double]] = []
    for pieces in [1, 2, 5, 16] {
      var drag = Drag()
      for (start, end) in zip(corners, corners.dropFirst()) {
        for piece in 1...pieces {
          drag.to(start + (end - start) * Double(piece) / Double(pieces), after: 16)
        }
        drag.player.log = []
      }
      ends.append(drag.positions)
    }
    // 100 beyond 700 are lost on the way up and regained; 40 below 0 likewise.
    #expect(ends == Array(repeating: [60, 0], count: 4))
  }

  @Test func `content that fits leaves the whole drag to the sheet`() {
    var program = Self.program()
    program.tracks[Self.list].upper = .zero
    var drag = Drag(program)
    drag.to(500)
    #expect(drag.positions == [400, 0])
    drag.to(350)
    #expect(drag.positions == [400 - 50, 0])
  }

  @Test func `the release speed goes to the track that moved last`() {
    var sheetMoved = Drag()
    sheetMoved.to(100)
    sheetMoved.lift(120, after: 20)
    #expect(sheetMoved.player.base(Self.sheet) == 1)
    var listMoved = Drag()
    listMoved.to(650)
    listMoved.to(650)
    listMoved.lift(500, after: 20)
    #expect(listMoved.player.base(Self.sheet) == 1)
    #expect(listMoved.player.position(Self.list) == 100)
    var both = Drag()
    both.to(450)
    both.to(450)
    both.lift(380, after: 20)
    // 70 points down in 20 ms: the list ran out, the sheet moved last and flies shut.
    #expect(both.player.base(Self.sheet) == 0)
  }

  @Test func `a direction without tracks moves nothing, and the way back starts at once`() {
    var program = Self.program()
    program.recognizers[0].route.removeLast()
    var drag = Drag(program)
    drag.to(200)
    drag.to(120)
    #expect(drag.positions == [200, 0])
    drag.to(150)
    #expect(drag.positions == [230, 0])
  }

  @Test func `the gain scales the finger and its speed`() {
    var program = Self.program()
    program.recognizers[0].gain = 0.5
    var drag = Drag(program)
    drag.to(300)
    #expect(drag.positions == [150, 0])
    // 30 points in 100 ms are 300 pt/s of finger and 150 of track: not a flick.
    drag.lift(330, after: 100)
    #expect(drag.player.base(Self.sheet) == 0)
    var direct = Drag()
    direct.to(100)
    direct.lift(130, after: 100)
    #expect(direct.player.base(Self.sheet) == 1)
  }

  @Test func `a stretched end relaxes before the next track moves`() {
    var drag = Drag(Self.program(sheet: .rubberBand(0.55)))
    drag.to(10)
    drag.to(-100)
    let stretched = -(1 - 1 / (100 * 0.55 / 2000 + 1)) * 2000
    #expect((drag.positions[0] - stretched).magnitude < 1e-9)
    drag.to(0)
    #expect(drag.positions == [0, 0])
    drag.to(450)
    #expect(drag.positions == [400, 50])
  }

  @Test func `a stretched track that is grabbed on its way back does not jump`() {
    var drag = Drag(Self.program(sheet: .rubberBand(0.55)))
    drag.to(10)
    drag.to(-300)
    drag.lift(-300)
    drag.player.advance(to: drag.time + 100)
    let shown = drag.positions[0]
    #expect(shown < -20)
    drag.player.down(200, 1000, at: drag.time + 100)
    drag.player.move(200, 1010, at: drag.time + 100)
    drag.player.move(200, 1010.0625, at: drag.time + 100)
    #expect(drag.player.phases(0).last == .began)
    #expect((drag.positions[0] - shown).magnitude < 0.1)
    #expect(drag.positions[0] < shown)
  }

  @Test func `an app's request takes the track from the finger`() {
    var drag = Drag()
    drag.to(100)
    drag.player.perform(.settle(track: Self.sheet, detent: 1), at: 210)
    drag.to(50)
    drag.player.advance(to: 520)
    #expect(drag.positions[0] == 400)
    #expect(drag.player.phases(0) == [.began])
    drag.lift(50, after: 400)
    #expect(drag.player.base(Self.sheet) == 1)
    #expect(drag.player.phases(0) == [.began, .ended])
  }
}
