import Testing

@testable import CoulisseRuntime

/// Gestures that the host's own recognizers have arbitrated.
struct RecognizedGestureTests {
  @Test func `translation counts from where it was at the beginning`() {
    var player = Player(.drawer)
    player.gesture(0, .began, 37, 5, at: 0)
    #expect(player.position(0) == 0)
    player.gesture(0, .changed, 137, 5, at: 10)
    #expect(player.position(0) == 100)
    player.gesture(0, .ended, 287, 5, at: 20)
    #expect(player.base(0) == 1)
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test func `a second beginning is a lost cancel`() {
    var player = Player(.drawer)
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, 150, at: 10)
    player.gesture(0, .began, 10, at: 20)
    #expect(player.phases(0) == [.began, .cancelled, .began])
    #expect(player.position(0) == 150)
    player.gesture(0, .changed, 110, at: 30)
    #expect(player.position(0) == 250)
  }

  @Test func `a beginning that a guard or a claim refuses takes the whole gesture with it`() {
    var program = SceneProgram.drawer
    program.recognizers[0].condition = Condition([
      [ConfigurationTerm(.boundFor(track: 0, detent: 1))]
    ])
    var player = Player(program)
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, 300, at: 10)
    player.gesture(0, .ended, 300, at: 20)
    #expect(player.log == [])
    #expect(player.position(0) == 0)
  }

  @Test func `an end without a beginning means nothing`() {
    var player = Player(.drawer)
    player.gesture(0, .changed, 300, at: 10)
    player.gesture(0, .ended, 300, velocity: Vector(dx: 900, dy: 0), at: 20)
    player.gesture(0, .cancelled, at: 30)
    player.gesture(0, .failed, at: 40)
    player.gesture(0, .possible, at: 50)
    player.gesture(99, .began, at: 60)
    player.gesture(-1, .ended, at: 70)
    #expect(player.log == [])
  }

  @Test func `a host's cancel is not an end`() {
    var player = Player(.drawer)
    player.gesture(0, .began, at: 0)
    player.gesture(0, .changed, 150, at: 10)
    player.gesture(0, .cancelled, 390, velocity: Vector(dx: 900, dy: 0), at: 20)
    #expect(player.phases(0) == [.began, .cancelled])
    #expect(player.base(0) == 0)
  }

  @Test func `a tap comes as an end alone`() {
    var player = Player(.stage([.tap(action: 4)]))
    player.gesture(0, .began, at: 0)
    player.gesture(0, .ended, at: 10)
    #expect(player.actions == [4])
    #expect(player.phases(0) == [.ended])
    player.change(.enables(recognizer: 0, false), at: 20)
    player.gesture(0, .ended, at: 30)
    #expect(player.actions == [4])
  }

  @Test func `what is no number does not move anything`() {
    for hostile in [Double.nan, .infinity, -.infinity, 1e300] {
      var player = Player(.drawer)
      player.gesture(0, .began, hostile, at: 0)
      player.gesture(0, .changed, 20, at: 5)
      player.gesture(0, .changed, 120, at: 10)
      #expect(player.position(0) == 100)
      player.gesture(0, .changed, hostile, at: 20)
      #expect(player.position(0) == 100)
      player.gesture(0, .ended, hostile, velocity: Vector(dx: hostile, dy: hostile), at: 30)
      #expect(player.phases(0) == [.began, .ended])
      player.advance(to: 1000)
      #expect(player.position(0) == 0)
    }
  }

  @Test func `may begin asks for the claim, the way, and without one the speed`() {
    let machine = SceneMachine(.drawer)
    func may(_ translation: Vector, _ velocity: Vector = .zero) -> Bool {
      machine.shouldBegin(0, translation: translation, velocity: velocity)
    }
    #expect(may(Vector(dx: 5, dy: 4)))
    #expect(!may(Vector(dx: 5, dy: 5)))
    #expect(!may(Vector(dx: -5, dy: 0)))
    #expect(may(.zero, Vector(dx: 3, dy: 1)))
    #expect(!may(.zero, Vector(dx: -3, dy: 1)))
    #expect(may(.zero))
    #expect(!machine.shouldBegin(7, translation: .zero, velocity: .zero))
  }

  @Test func `two of the host's gestures do not hold one track`() {
    var player = Player(.stage([.pan(), .pan()]))
    player.gesture(0, .began, at: 0)
    player.gesture(1, .began, at: 10)
    player.gesture(1, .changed, 300, at: 20)
    #expect(player.phases(1) == [])
    #expect(player.position(0) == 0)
  }
}
