import Testing

@testable import CoulisseRuntime

/// What no host should send, and some do.
struct HostileEventTests {
  private static let numbers = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, -1, .leastNonzeroMagnitude, -0.0,
  ]

  @Test(arguments: numbers)
  func `a size that is none changes nothing`(number: Double) {
    guard number.isNaN || number.magnitude > 1e9 || number == -1 else { return }
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: 0, detent: 1), at: 0)
    let before = player.machine.state.environment
    player.log = []
    player.change(.size(Size(width: number, height: 667), alongside: nil), at: 100)
    player.change(.size(Size(width: 375, height: number), alongside: nil), at: 100)
    player.change(
      .insets(Insets(left: number, top: 0, right: 0, bottom: 0), alongside: nil), at: 100)
    player.change(
      .insets(Insets(left: 0, top: 0, right: 0, bottom: number), alongside: nil), at: 100)
    #expect(player.machine.state.environment == before)
    #expect(player.log == [])
  }

  @Test func `no size at all is a size, and the scene comes back from it`() {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.advance(to: 1000)
    player.change(.size(Size(width: 0, height: 0), alongside: nil), at: 1000)
    #expect(player.position(0) == 0)
    player.change(.size(Size(width: 500, height: 500), alongside: nil), at: 1100)
    #expect(player.x(SideDrawers.View.left) == 0)
    #expect(player.opacity(SideDrawers.View.scrim) == 0.5)
  }

  @Test func `unknown indices mean nothing`() {
    var player = Player(SideDrawers.program())
    for index in [-1, 99, Int.max, Int.min] {
      player.perform(.settle(track: index, detent: 0), at: 0)
      player.perform(.settle(track: 0, detent: index), at: 0)
      player.perform(.toggle(track: index, detent: 1), at: 0)
      player.perform(.toggle(track: 0, detent: index), at: 0)
      player.perform(.push(stack: index), at: 0)
      player.perform(.pop(stack: index), at: 0)
      player.change(.enables(recognizer: index, false), at: 0)
      player.change(
        .scrolled(track: index, offset: 0, metrics: ScrollMetrics(content: 1, viewport: 1)), at: 0)
      player.change(.measured(view: index, content: Size(width: 1, height: 1)), at: 0)
      player.gesture(index, .began, at: 0)
      #expect(player.machine.position(of: index, at: .distantPast) == 0)
      #expect(player.machine.progress(of: index, at: .distantPast) == 0)
      #expect(player.machine.placement(of: index, at: .distantPast).isHidden)
      #expect(player.machine.stageRect(of: index, at: .distantPast).width == 0)
      #expect(player.machine.size(of: index).width == 0)
      #expect(player.machine.claim(of: index) == [])
      #expect(!player.machine.shouldReceive(index, at: Point(5, 5)))
      let range = player.machine.range(of: index)
      #expect(range.lower == 0 && range.upper == 0)
      #expect(player.machine.detentPosition(index, of: index) == 0)
    }
    #expect(player.log == [])
  }

  @Test func `a host tells where it has scrolled to and how long the content is`() {
    var player = Player(SideDrawers.program())
    let scroll = SideDrawers.Track.scroll
    player.change(
      .scrolled(track: scroll, offset: 120, metrics: ScrollMetrics(content: 900, viewport: 667)),
      at: 0)
    #expect(player.position(scroll) == 120)
    #expect(player.machine.range(of: scroll).upper == 233)
    player.change(
      .scrolled(track: scroll, offset: 0, metrics: ScrollMetrics(content: 500, viewport: 667)),
      at: 0)
    #expect(player.machine.range(of: scroll).upper == 0)
    #expect(player.machine.claim(of: SideDrawers.Recognizer.scroll) == [])
  }

  @Test func `content that shrinks under the finger does not make it jump later`() {
    for (policy, shown) in [(OutOfRangePolicy.clamp, 100.0), (.rubberBand(0.55), 190)] {
      var track = TrackSpec.scroller(300)
      track.outOfRange = policy
      var player = Player(.stage([.scroll(track: 0)], tracks: [track]))
      player.drag(Point(200, 700), to: Point(200, 500), at: 0, lifts: false)
      #expect(player.position(0) == 190)
      let metrics = ScrollMetrics(content: 900, viewport: 800)
      player.change(.scrolled(track: 0, offset: 0, metrics: metrics), at: 200)
      #expect(player.position(0) == shown)
      player.move(200, 510, at: 210)
      #expect(player.position(0) < shown && player.position(0) >= shown - 10)
      player.up(200, 510, at: 500)
      player.advance(to: 1000)
      #expect(player.position(0) <= 100)
    }
  }

  @Test func `content that shrinks while the scroller returns ends the return at its new end`() {
    var track = TrackSpec.scroller(300)
    track.outOfRange = .rubberBand(0.55)
    var player = Player(.stage([.scroll(track: 0)], tracks: [track]))
    player.drag(Point(200, 790), to: Point(200, 390), at: 0)
    #expect(player.phase(0) == .moving)
    let metrics = ScrollMetrics(content: 900, viewport: 800)
    player.change(.scrolled(track: 0, offset: 0, metrics: metrics), at: 500)
    player.advance(to: 1000)
    #expect(player.position(0) == 100)
  }

  @Test(arguments: numbers)
  func `scroll metrics that are none change nothing`(number: Double) {
    guard !number.isFinite || number.magnitude > 1e9 else { return }
    var player = Player(SideDrawers.program())
    let before = player.machine.state.tracks
    for (offset, content, window) in [(number, 900.0, 667.0), (0, number, 667), (0, 900, number)] {
      player.change(
        .scrolled(
          track: SideDrawers.Track.scroll, offset: offset,
          metrics: ScrollMetrics(content: content, viewport: window)), at: 0)
    }
    for size in [Size(width: number, height: 900), Size(width: 375, height: number)] {
      player.change(.measured(view: SideDrawers.View.main, content: size), at: 0)
    }
    player.change(
      .scrolled(
        track: SideDrawers.Track.scroll, offset: 0,
        metrics: ScrollMetrics(content: -1, viewport: 667)), at: 0)
    player.change(
      .measured(view: SideDrawers.View.main, content: Size(width: 375, height: -1)), at: 0)
    #expect(player.machine.state.tracks == before)
  }

  @Test func `measured content is as long as it is, whatever the window on it`() {
    var player = Player(.stage([.scroll(track: 0)], tracks: [.scroller(300)]))
    func upper() -> Double { player.machine.range(of: 0).upper }
    // The stage is 400 by 800, and the scroller a vertical one.
    player.change(.measured(view: 0, content: Size(width: 5000, height: 1000)), at: 0)
    #expect(upper() == 200)
    player.change(.size(Size(width: 400, height: 600), alongside: nil), at: 0)
    #expect(upper() == 400)
    player.change(.measured(view: 0, content: Size(width: 5000, height: 600)), at: 0)
    #expect(upper() == 0)
    #expect(player.machine.claim(of: 0) == [])
    // From now on the host tells the window, and the scroller is where it says.
    let metrics = ScrollMetrics(content: 1000, viewport: 500)
    player.change(.scrolled(track: 0, offset: 450, metrics: metrics), at: 0)
    player.change(.measured(view: 0, content: Size(width: 400, height: 1200)), at: 0)
    #expect(upper() == 700 && player.position(0) == 450)
    player.change(.measured(view: 0, content: Size(width: 400, height: 800)), at: 0)
    #expect(upper() == 300 && player.position(0) == 300)
    player.change(.measured(view: 1, content: Size(width: 400, height: 900)), at: 0)
    #expect(upper() == 300)
  }

  @Test func `content that is measured under the finger goes on from its new end`() {
    var player = Player(.stage([.scroll(track: 0)], tracks: [.scroller(300)]))
    player.drag(Point(200, 700), to: Point(200, 500), at: 0, lifts: false)
    #expect(player.position(0) == 190)
    player.change(.measured(view: 0, content: Size(width: 400, height: 900)), at: 200)
    #expect(player.position(0) == 100)
    player.move(200, 510, at: 210)
    #expect(player.position(0) == 90)
  }

  @Test func `a track with detents does not scroll`() {
    var player = Player(SideDrawers.program())
    player.change(
      .scrolled(track: 0, offset: 70, metrics: ScrollMetrics(content: 900, viewport: 100)), at: 0)
    player.change(
      .measured(view: SideDrawers.View.stage, content: Size(width: 900, height: 900)), at: 0)
    #expect(player.position(0) == 0)
    #expect(player.machine.range(of: 0).upper == 375)
  }

  @Test func `escape does the first thing that applies`() {
    var program = SceneProgram.stage(tracks: [.drawer, .drawer])
    program.escapes = [
      ConditionalActions(
        condition: Condition([[ConfigurationTerm(.boundFor(track: 1, detent: 1))]]),
        actions: [.settle(track: 1, detent: 0), .emit(action: 9)]),
      ConditionalActions(
        condition: Condition([[ConfigurationTerm(.boundFor(track: 0, detent: 1))]]),
        actions: [.settle(track: 0, detent: 0)]),
    ]
    var player = Player(program)
    player.send(.escape, at: 0)
    #expect(player.log == [])
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.perform(.settle(track: 1, detent: 1), at: 0)
    player.send(.escape, at: 100)
    #expect([player.base(0), player.base(1)] == [1, 0])
    #expect(player.actions == [9])
    player.send(.escape, at: 100)
    #expect([player.base(0), player.base(1)] == [0, 0])
  }
}
