import Testing

@testable import CoulisseRuntime

/// Second fingers, lost ends, and a host that turns recognizers off.
struct FingerTests {
  @Test func `a second finger does not move what the first one drags`() {
    var player = Player(.drawer)
    player.drag(Point(100, 300), to: Point(150, 300), at: 0, lifts: false, finger: 1)
    player.down(200, 300, at: 200, finger: 2)
    player.move(300, 300, at: 210, finger: 2)
    #expect(player.position(0) == 40)
    player.up(150, 300, at: 500, finger: 1)
    player.advance(to: 1000)
    #expect(player.base(0) == 0)
    player.move(380, 300, at: 1010, finger: 2)
    #expect(player.phases(0) == [.began, .ended])
    player.up(380, 300, at: 1020, finger: 2)
    player.drag(Point(100, 300), to: Point(350, 300), at: 2000, finger: 2)
    #expect(player.base(0) == 1)
  }

  @Test func `two recognizers do not hold one track`() {
    var program = SceneProgram.stage(
      [.pan(1), .pan(2)], views: [ViewSpec(0, 0, 400, 400), ViewSpec(0, 400, 400, 400)])
    program.requirements = []
    var player = Player(program)
    player.drag(Point(100, 100), to: Point(150, 100), at: 0, lifts: false, finger: 1)
    player.drag(Point(100, 500), to: Point(350, 500), at: 500, finger: 2)
    #expect(player.phases(1) == [])
    #expect(player.position(0) == 40)
    #expect(player.phase(0) == .held(by: 0))
  }

  @Test func `two that are down before the first begins do not hold one track either`() {
    let program = SceneProgram.stage(
      [.pan(1), .pan(2)], views: [ViewSpec(0, 0, 400, 400), ViewSpec(0, 400, 400, 400)])
    var player = Player(program)
    player.down(100, 100, at: 0, finger: 1)
    player.down(100, 500, at: 1, finger: 2)
    player.move(150, 100, at: 2, finger: 1)
    player.move(300, 500, at: 3, finger: 2)
    #expect(player.phases(0) == [.began])
    #expect(player.phases(1) == [.failed])
    #expect(player.position(0) == 40)
  }

  @Test func `a second down of one finger is a lost end`() {
    var player = Player(.drawer)
    player.drag(Point(100, 300), to: Point(350, 300), at: 0, lifts: false)
    player.down(10, 300, at: 500)
    #expect(player.phases(0) == [.began, .cancelled])
    #expect(player.base(0) == 1)
    player.move(20, 300, at: 510)
    player.up(20, 300, at: 520)
    player.advance(to: 1000)
    #expect(player.position(0) == 400)
    #expect(player.machine.isIdle)
  }

  @Test func `a lift at no place is a lift where the finger was`() {
    for hostile in [Double.nan, .infinity, 1e300] {
      var player = Player(.drawer)
      player.drag(Point(100, 300), to: Point(350, 300), at: 0, lifts: false)
      player.move(hostile, 300, at: 150)
      player.up(hostile, hostile, at: 500)
      #expect(player.phases(0) == [.began, .ended])
      player.advance(to: 1000)
      #expect(player.position(0) == 400)
      #expect(player.machine.isIdle)
    }
  }

  @Test func `speed is fitted to the stamps of the host, late as they may be`() {
    for (milliseconds, detent) in [(100, 1), (800, 0)] {
      var player = Player(.drawer)
      player.advance(to: 5000)
      player.down(100, 300, at: 0)
      player.move(150, 300, at: milliseconds / 2)
      player.up(200, 300, at: milliseconds)
      // 100 points in 0.1 s are a flick, in 0.8 s they are not.
      #expect(player.machine.state.now == .milliseconds(5000))
      #expect(player.base(0) == detent)
    }
  }

  @Test func `a lift may state its speed`() {
    for (speed, detent) in [(199.0, 0), (200, 1), (.nan, 0)] {
      var player = Player(.drawer)
      player.drag(Point(100, 300), to: Point(150, 300), at: 0, lifts: false)
      let touch = TouchEvent(
        id: 0, phase: .up, location: Point(150, 300), velocity: Vector(dx: speed, dy: 0))
      player.send(.touch(touch), at: 100)
      #expect(player.base(0) == detent)
    }
  }

  @Test func `samples of an unknown finger mean nothing`() {
    var player = Player(.drawer)
    player.move(100, 100, at: 0)
    player.up(200, 100, at: 1)
    player.cancel(at: 2)
    player.down(100, 100, at: 3, finger: -5)
    player.down(.nan, 100, at: 4)
    player.move(300, 100, at: 5)
    #expect(player.log == [])
    #expect(player.machine.isIdle)
  }

  @Test func `a recognizer that the host turns off while it drags is cancelled`() {
    var player = Player(.drawer)
    player.drag(Point(100, 300), to: Point(350, 300), at: 0, lifts: false)
    player.change(.enables(recognizer: 0, false), at: 400)
    #expect(player.phases(0) == [.began, .cancelled])
    #expect(player.base(0) == 1)
    player.move(120, 300, at: 410)
    player.up(120, 300, at: 420)
    #expect(player.phases(0) == [.began, .cancelled])
    player.advance(to: 1000)
    #expect(player.position(0) == 400)
    player.drag(Point(350, 300), to: Point(100, 300), at: 2000)
    #expect(player.phases(0) == [.began, .cancelled])
    player.change(.enables(recognizer: 0, true), at: 3000)
    player.drag(Point(350, 300), to: Point(100, 300), at: 4000)
    #expect(player.phases(0) == [.began, .cancelled, .began, .ended])
  }

  @Test func `one that the host turns off before it begins fails once, and who waited goes on`() {
    let program = SceneProgram.stage(
      [.pan(track: 0), .pan(track: 1, slop: 300)], tracks: [.drawer, .drawer]
    ).requiring(0, 1)
    var player = Player(program)
    player.drag(Point(100, 300), to: Point(200, 300), at: 0, lifts: false)
    player.change(.enables(recognizer: 1, false), at: 200)
    #expect(player.phases(1) == [.failed])
    #expect(player.phases(0) == [.began])
    player.change(.enables(recognizer: 1, false), at: 201)
    #expect(player.phases(1) == [.failed])
    player.up(200, 300, at: 300)
    #expect(player.phases(1) == [.failed])
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test func `a track that is to be left alone while it moves is not grabbed`() {
    var program = SceneProgram.drawer
    program.tracks[0].whileMoving = .ignore
    var player = Player(program)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.drag(Point(100, 300), to: Point(200, 300), at: 50, lifts: false)
    #expect(player.phases(0) == [])
    player.up(200, 300, at: 160)
    // The motion may also start between touch down and the slop.
    player.advance(to: 1000)
    player.down(300, 300, at: 1000)
    player.perform(.settle(track: 0, detent: 0), at: 1010)
    player.move(200, 300, at: 1020)
    #expect(player.phases(0) == [.failed])
    player.advance(to: 2000)
    #expect(player.position(0) == 0)
  }

  @Test func `a scene is not idle while a finger or a host's gesture holds it`() {
    var touched = Player(.drawer)
    #expect(touched.machine.isIdle)
    touched.down(100, 300, at: 0)
    #expect(!touched.machine.isIdle)
    var held = Player(.drawer)
    held.gesture(0, .began, at: 0)
    #expect(!held.machine.isIdle)
    held.gesture(0, .ended, at: 10)
    #expect(held.machine.isIdle)
  }
}
