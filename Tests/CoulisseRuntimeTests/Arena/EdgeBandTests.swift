import Testing

@testable import CoulisseRuntime

struct EdgeBandTests {
  private func player(
    _ edge: Side, insets: Insets = .zero, direction: ReadingDirection = .leftToRight,
    view: ViewSpec = ViewSpec(0, 0, 400, 800)
  ) -> Player {
    let inward = edge.opposite
    let spec = RecognizerSpec.pan(1, [inward], kind: .edgePan(edge: edge, band: 20))
    let program = SceneProgram.stage(
      [spec], tracks: [TrackSpec(toward: inward, [.zero, .full])], views: [view])
    var player = Player(program)
    player.change(.direction(direction), at: -10)
    player.change(.insets(insets, alongside: nil), at: -10)
    return player
  }

  private func receives(_ player: Player, _ x: Double, _ y: Double) -> Bool {
    player.machine.shouldReceive(0, at: Point(x, y))
  }

  @Test func `the band lies inside each edge`() {
    #expect(receives(player(.left), 0, 400))
    #expect(receives(player(.left), 19.99, 400))
    #expect(!receives(player(.left), 20, 400))
    #expect(receives(player(.right), 399.99, 400))
    #expect(receives(player(.right), 380, 400))
    #expect(!receives(player(.right), 379.99, 400))
    #expect(receives(player(.top), 200, 0))
    #expect(!receives(player(.top), 200, 20))
    #expect(receives(player(.bottom), 200, 780))
    #expect(!receives(player(.bottom), 200, 779.99))
  }

  @Test func `the safe inset widens the band`() {
    let insets = Insets(left: 44, top: 59, right: 10, bottom: 34)
    #expect(receives(player(.left, insets: insets), 63.99, 400))
    #expect(!receives(player(.left, insets: insets), 64, 400))
    #expect(receives(player(.right, insets: insets), 370, 400))
    #expect(!receives(player(.right, insets: insets), 369.99, 400))
    #expect(receives(player(.top, insets: insets), 200, 78.99))
    #expect(receives(player(.bottom, insets: insets), 200, 746))
    #expect(!receives(player(.bottom, insets: insets), 200, 745.99))
  }

  @Test func `an inset counts as far as it reaches into the view`() {
    let inner = ViewSpec(30, 0, 300, 800)
    let insets = Insets(left: 44, top: 0, right: 100, bottom: 0)
    // 14 points of the left inset and 30 of the right one lie inside x 30 to 330.
    #expect(receives(player(.left, insets: insets, view: inner), 63.99, 400))
    #expect(!receives(player(.left, insets: insets, view: inner), 64, 400))
    #expect(receives(player(.right, insets: insets, view: inner), 280, 400))
    #expect(!receives(player(.right, insets: insets, view: inner), 279.99, 400))
  }

  @Test func `the rectangle of a band is where its touches are taken`() {
    func band(_ edge: Side, _ insets: Insets = .zero, view: ViewSpec) -> Rect {
      // The view that watches: the stage is the first.
      player(edge, insets: insets, view: view).machine.bandRect(of: 0, in: 1)
    }
    let whole = ViewSpec(0, 0, 400, 800)
    let notched = Insets(left: 44, top: 59, right: 10, bottom: 34)
    #expect(band(.left, view: whole) == Rect(x: 0, y: 0, width: 20, height: 800))
    #expect(band(.left, notched, view: whole) == Rect(x: 0, y: 0, width: 64, height: 800))
    #expect(band(.right, notched, view: whole) == Rect(x: 370, y: 0, width: 30, height: 800))
    #expect(band(.top, notched, view: whole) == Rect(x: 0, y: 0, width: 400, height: 79))
    #expect(band(.bottom, notched, view: whole) == Rect(x: 0, y: 746, width: 400, height: 54))
    // Half of it is off the stage: the band lies at the edge of the rest.
    let half = ViewSpec(-200, 0, 400, 800)
    #expect(band(.left, view: half) == Rect(x: 0, y: 0, width: 20, height: 800))
    #expect(band(.right, view: half) == Rect(x: 180, y: 0, width: 20, height: 800))
    // Fifteen points wide: no band is wider than its view.
    let narrow = ViewSpec(100, 0, 15, 800)
    #expect(band(.right, view: narrow) == Rect(x: 100, y: 0, width: 15, height: 800))
  }

  @Test func `a keyboard that reaches higher than the inset lifts the bottom band`() {
    var player = player(.bottom, insets: Insets(left: 0, top: 0, right: 0, bottom: 34))
    player.change(.keyboard(20, alongside: nil), at: 0)
    #expect(receives(player, 200, 746) && !receives(player, 200, 745.99))
    player.change(.keyboard(300, alongside: .even), at: 0)
    #expect(receives(player, 200, 480) && !receives(player, 200, 479.99))
    #expect(player.log.contains(.layout(alongside: .even)))
    for hostile in [Double.nan, -1, .infinity] {
      player.change(.keyboard(hostile, alongside: nil), at: 0)
      #expect(player.machine.state.environment.keyboard == 300)
    }
  }

  @Test func `leading and trailing turn with the reading direction`() {
    #expect(receives(player(.leading), 5, 400))
    #expect(!receives(player(.leading), 395, 400))
    #expect(receives(player(.leading, direction: .rightToLeft), 395, 400))
    #expect(!receives(player(.leading, direction: .rightToLeft), 5, 400))
    #expect(receives(player(.trailing, direction: .rightToLeft), 5, 400))
    #expect(receives(player(.left, direction: .rightToLeft), 5, 400))
  }

  @Test func `a leading edge pan pulls from the right when read from the right`() {
    var player = player(.leading, direction: .rightToLeft)
    player.drag(Point(395, 300), to: Point(195, 300), at: 0, lifts: false)
    #expect(player.phases(0) == [.began])
    #expect(player.position(0) == 190)
  }

  @Test func `the band belongs to touch down`() {
    var player = player(.left)
    player.down(19, 300, at: 0)
    player.move(119, 300, at: 10)
    #expect(player.phases(0) == [.began])
    var outside = self.player(.left)
    outside.down(21, 300, at: 0)
    outside.move(1, 300, at: 10)
    outside.move(121, 300, at: 20)
    #expect(outside.phases(0) == [])
  }
}
