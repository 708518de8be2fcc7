import Testing

@testable import CoulisseRuntime

/// Cancels, sizes, groups and requests.
struct PolicyTests {
  private func dragged(_ program: SceneProgram, to position: Double) -> Player {
    var player = Player(program)
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, position, at: 100)
    return player
  }

  @Test func `a cancel settles by position, goes back, or stays`() {
    for (policy, base, position) in [
      (CancelPolicy.settle, 1, 400.0), (.goBack, 0, 0), (.keep, -1, 240),
    ] {
      var program = SceneProgram.drawer
      program.tracks[0].cancel = policy
      var player = dragged(program, to: 240)
      // The speed at the cancel does not count.
      player.gesture(0, .cancelled, 240, 0, velocity: Vector(dx: -900, dy: 0), at: 110)
      player.advance(to: 1000)
      #expect(player.base(0) == base, "\(policy)")
      #expect(player.position(0) == position)
      #expect(player.phase(0) == .rest)
      #expect(player.settled(0).last == base)
    }
  }

  @Test func `going back means the detent that the drag began from, also from a later one`() {
    var program = SceneProgram.stage([.pan()])
    program.tracks[0] = TrackSpec(toward: .right, [0, 100, 300].map { Length(points: $0) })
    program.tracks[0].cancel = .goBack
    for (start, way) in [(0, 190.0), (1, -90), (1, 190), (2, -250)] {
      program.tracks[0].start = start
      var player = dragged(program, to: way)
      player.gesture(0, .cancelled, at: 200)
      player.advance(to: 1000)
      #expect(player.base(0) == start)
    }
  }

  @Test func `a drag that finds its track off its detents settles at the closest`() {
    var program = SceneProgram.drawer
    program.tracks[0].cancel = .keep
    var player = dragged(program, to: 240)
    player.gesture(0, .cancelled, at: 200)
    player.gesture(0, .began, at: 300)
    player.gesture(0, .ended, at: 400)
    player.advance(to: 1000)
    #expect(player.base(0) == 1)
    #expect(player.position(0) == 400)
  }

  @Test func `a track without a rule stays, but not beyond its ends`() {
    var track = TrackSpec.scroller(300)
    track.outOfRange = .rubberBand(0.55)
    var player = Player(.stage([.scroll(track: 0)], tracks: [track]))
    player.drag(Point(200, 700), to: Point(200, 600), at: 0)
    #expect(player.position(0) == 90)
    #expect(player.phase(0) == .rest)
    #expect(player.settled(0) == [-1])
    player.drag(Point(200, 200), to: Point(200, 410), at: 1000)
    #expect(player.phase(0) == .moving)
    #expect(player.motions(0).last?.cause == .bounds)
    player.advance(to: 3000)
    #expect(player.position(0) == 0)
  }

  @Test func `a resize keeps the share, the points, or closes`() {
    for (policy, rest, held) in [
      (ResizePolicy.keepProgress, 800.0, 480.0), (.keepPoints, 800, 240), (.close, 0, 0),
    ] {
      var program = SceneProgram.drawer
      program.tracks[0].resize = policy
      var resting = Player(program)
      resting.perform(.settle(track: 0, detent: 1), at: -1000)
      resting.change(.size(Size(width: 800, height: 400), alongside: .even), at: 0)
      #expect(resting.position(0) == rest, "\(policy)")
      #expect(resting.log.contains(.layout(alongside: .even)))
      var dragged = dragged(program, to: 240)
      dragged.change(.size(Size(width: 800, height: 400), alongside: nil), at: 150)
      #expect(dragged.position(0) == held)
      dragged.gesture(0, .changed, 250, at: 160)
      #expect(dragged.position(0) == (policy == .close ? 0 : held + 10))
      dragged.gesture(0, .ended, 250, at: 400)
      dragged.advance(to: 1000)
      #expect(dragged.phase(0) == .rest)
      #expect(dragged.position(0) == (policy == .keepProgress ? 800 : 0))
    }
  }

  @Test func `a resize that closes says so, and stops what moves`() {
    var program = SceneProgram.drawer
    program.tracks[0].resize = .close
    var player = Player(program)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    let token = player.motions(0)[0].token
    player.log = []
    player.change(.size(Size(width: 800, height: 400), alongside: nil), at: 100)
    #expect(player.log.contains(.interrupted(track: 0, token: token)))
    #expect(player.settled(0) == [0])
    #expect(player.machine.isIdle)
  }

  @Test func `points that no longer fit are clamped`() {
    var program = SceneProgram.drawer
    program.tracks[0].resize = .keepPoints
    var player = dragged(program, to: 240)
    player.change(.size(Size(width: 200, height: 400), alongside: nil), at: 150)
    #expect(player.position(0) == 200)
  }

  @Test func `a request changes nothing that is so already`() {
    var player = Player(.drawer)
    player.perform(.settle(track: 0, detent: 0), at: 0)
    #expect(player.log == [])
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.perform(.settle(track: 0, detent: 1), at: 100)
    #expect(player.motions(0).count == 1)
    #expect(player.motions(0)[0].cause == .request)
  }

  @Test func `a toggle goes by where the track is bound for`() {
    var player = Player(.drawer)
    for (milliseconds, base) in [(0, 1), (100, 0), (150, 1), (1000, 0)] {
      player.perform(.toggle(track: 0, detent: 1), at: milliseconds)
      #expect(player.base(0) == base)
    }
  }

  @Test func `each motion has its own token, and a new one interrupts the old`() {
    var player = Player(.drawer)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.perform(.settle(track: 0, detent: 0), at: 150)
    let motions = player.motions(0)
    #expect(motions.map(\.from) == [0, 200])
    #expect(motions.map(\.to) == [400, 0])
    #expect(motions[0].token != motions[1].token)
    #expect(player.log.contains(.interrupted(track: 0, token: motions[0].token)))
    #expect(motions[1].start == .milliseconds(150))
    #expect(motions[1].end == .milliseconds(450))
  }

  @Test func `a motion knows its speed in distances per second, with its sign`() {
    var player = dragged(.drawer, to: 300)
    player.gesture(0, .ended, 300, velocity: Vector(dx: 250, dy: 0), at: 200)
    #expect(player.motions(0)[0].velocity == 2.5)
    var back = dragged(.drawer, to: 300)
    back.gesture(0, .ended, 300, velocity: Vector(dx: -600, dy: 0), at: 200)
    #expect(back.motions(0)[0].velocity == 2)
    var none = dragged(.drawer, to: 400)
    none.gesture(0, .ended, 400, velocity: Vector(dx: 250, dy: 0), at: 200)
    #expect(none.motions(0)[0].velocity == 0)
    var tiny = dragged(.drawer, to: .leastNonzeroMagnitude)
    tiny.gesture(0, .ended, .leastNonzeroMagnitude, velocity: Vector(dx: -1e9, dy: 0), at: 200)
    #expect(tiny.motions(0)[0].velocity.isFinite)
  }

  // MARK: Groups

  private static var group: SceneProgram {
    var program = SceneProgram.stage(
      [.pan(1, track: 0), .pan(2, track: 1)], tracks: [.drawer, .drawer],
      views: [ViewSpec(0, 0, 400, 400), ViewSpec(0, 400, 400, 400)])
    program.groups = [GroupSpec(members: [0, 1])]
    return program
  }

  @Test func `of a group only one is open, the last request wins`() {
    var player = Player(Self.group)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.perform(.settle(track: 1, detent: 1), at: 100)
    #expect(player.base(0) == 0)
    #expect(player.base(1) == 1)
    #expect(player.motions(0).last?.cause == .group)
    player.perform(.settle(track: 0, detent: 1), at: 100)
    player.advance(to: 1000)
    #expect(player.position(0) == 400)
    #expect(player.position(1) == 0)
  }

  @Test func `while one is open no finger moves another`() {
    var player = Player(Self.group)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    #expect(player.machine.claim(of: 1) == [])
    player.drag(Point(100, 600), to: Point(350, 600), at: 50)
    #expect(player.phases(1) == [])
    player.advance(to: 1000)
    player.perform(.settle(track: 0, detent: 0), at: 1000)
    #expect(player.machine.claim(of: 1) == .right)
  }

  @Test func `of two fingers the first to open wins, the other's track goes back`() {
    var player = Player(Self.group)
    player.drag(Point(100, 100), to: Point(350, 100), at: 0, lifts: false, finger: 1)
    player.drag(Point(100, 600), to: Point(390, 600), at: 200, lifts: false, finger: 2)
    #expect([player.position(0), player.position(1)] == [240, 280])
    player.up(390, 600, at: 600, finger: 2)
    #expect(player.base(1) == 1)
    player.up(350, 100, at: 700, finger: 1)
    #expect(player.base(0) == 0)
    player.advance(to: 2000)
    #expect([player.position(0), player.position(1)] == [0, 400])
  }

  @Test func `a request takes an open member from the finger that holds it`() {
    var player = Player(Self.group)
    player.perform(.settle(track: 0, detent: 1), at: -1000)
    player.drag(Point(300, 100), to: Point(200, 100), at: 0, lifts: false)
    player.perform(.settle(track: 1, detent: 1), at: 500)
    #expect(player.base(0) == 0)
    player.up(200, 100, at: 600)
    player.advance(to: 2000)
    #expect([player.position(0), player.position(1)] == [0, 400])
  }
}
