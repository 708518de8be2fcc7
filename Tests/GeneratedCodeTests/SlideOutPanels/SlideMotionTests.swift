import CoulisseRuntime
import Testing

/// S3, motion: a spring of 0.5 s with a damping ratio of 0.8, which begins at rest.
struct SlideMotionTests {
  private static let instants = [0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.45]

  @Test(arguments: PanelSide.allCases, instants)
  func `expanding follows the spring`(side: PanelSide, time: Double) {
    var stage = SlideStage()
    stage.send(.open(side.panel), at: 0)
    #expect(
      isClose(stage.x(at: time), side.sign * 315 * slideOutSpring(after: time), within: 1e-6))
  }

  @Test(arguments: PanelSide.allCases, instants)
  func `collapsing follows the spring`(side: PanelSide, time: Double) {
    var stage = SlideStage(width: 768)
    stage.expand(side, by: 1)
    stage.send(.close(side.panel), at: 1)
    #expect(
      isClose(
        stage.x(at: 1 + time), side.sign * 708 * (1 - slideOutSpring(after: time)), within: 1e-6))
  }

  @Test func `the spring swings past its end, and arrives after half a second`() {
    var stage = SlideStage()
    stage.send(.open(.left), at: 0)
    // The greatest value of the formula, at pi divided by the damped frequency.
    #expect(isClose(stage.x(at: 0.2823), 315 * 1.01516, within: 0.01))
    #expect(!stage.advance(to: 0.499_999_999).contains(.settled(.slide, .left)))
    #expect(stage.advance(to: 0.5).contains(.settled(.slide, .left)))
    #expect(stage.x(at: 0.5) == 315)
  }

  @Test(arguments: PanelSide.allCases, [-9000.0, -400, 0, 400, 9000])
  func `the finger's speed is not handed over`(side: PanelSide, speed: Double) {
    var stage = SlideStage()
    stage.dragAndRelease(side.showing(200), speed: speed, at: 0)
    for time in Self.instants {
      let way = slideOutSpring(after: time)
      #expect(isClose(stage.x(at: time), side.sign * (200 + 115 * way), within: 1e-6))
    }
  }

  @Test func `the motion is told as an animator needs it`() throws {
    var stage = SlideStage()
    let effects = stage.send(.open(.right), at: 2)
    let motion = try #require(
      effects.compactMap { effect in
        if case .willSettle(.slide, let motion) = effect { motion } else { nil }
      }.first)
    #expect((motion.from, motion.to) == (0, -315))
    #expect(motion.velocity == 0)
    #expect(motion.start == SceneTime(seconds: 2))
    #expect(motion.end == SceneTime(seconds: 2.5))
    guard case .spring(let mass, let stiffness, let damping) = motion.curve else {
      Issue.record("not a spring")
      return
    }
    // w = ln(1 / (0.001 * 0.6)) / (0.8 * 0.5) = 18.54645; k = w w, c = 2 * 0.8 w.
    #expect(isClose(stiffness / mass, 343.97089, within: 1e-4))
    #expect(isClose(damping / mass, 29.67432, within: 1e-4))
  }

  @Test func `with reduced motion the end is there at once`() {
    var stage = SlideStage()
    stage.send(.reducesMotion(true), at: 0)
    stage.send(.open(.left), at: 1)
    #expect(stage.x(at: 1) == 315)
    stage.send(.toggle(.right), at: 2)
    #expect(stage.x(at: 2) == -315)
    #expect(stage.present(at: 2) == [.right])
  }
}
