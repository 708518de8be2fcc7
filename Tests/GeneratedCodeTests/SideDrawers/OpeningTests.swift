import CoulisseRuntime
import Testing

/// S1, triggers: buttons and the motion that they start.
struct OpeningTests {
  /// Share of the duration, share of the way: the table of the specification, five places.
  private static let table = [
    (0.1, 0.01972), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084), (0.9, 0.98028),
  ]

  @Test(arguments: DrawerSide.allCases)
  func `a bar button opens: the drawer slides and the scrim fades, 0.3 seconds ease-in-out`(
    side: DrawerSide
  ) {
    var stage = DrawerStage()
    stage.tap(side.point(22, width: 375, y: 22), at: 0)
    #expect(stage.x(side, at: 0.05) == side.x(out: 0, width: 375))
    #expect(stage.scrim(at: 0.05).opacity == 0)
    #expect(!stage.scrim(at: 0.05).isHidden, "it un-hides at once")
    for (share, way) in Self.table {
      let time = 0.05 + 0.3 * share
      let x = side.x(out: 375 * way, width: 375)
      #expect(isClose(stage.x(side, at: time), x, within: 375 * 0.000005 + 1e-6))
      #expect(isClose(stage.scrim(at: time).opacity, 0.5 * way, within: 0.0000026))
    }
    #expect(stage.x(side, at: 0.35) == 0)
    #expect(stage.scrim(at: 0.35).opacity == 0.5)
  }

  @Test(arguments: DrawerSide.allCases)
  func `a bar button never closes`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.send(.gesture(side.button, .ended), at: 0)
    stage.send(.gesture(side.button, .ended), at: 0.1)
    stage.advance(to: 0.3)
    #expect(stage.scene.detent(of: side.panel) == .open)
    #expect(stage.send(.gesture(side.button, .ended), at: 0.5).isEmpty == false)
    stage.advance(to: 1)
    #expect(stage.scene.detent(of: side.panel) == .open)
  }

  @Test func `the motion is told as an animator needs it`() throws {
    var stage = DrawerStage()
    let effects = stage.send(.open(.menu), at: 2)
    let motion = try #require(
      effects.compactMap { effect in
        if case .willSettle(.menu, let motion) = effect { motion } else { nil }
      }.first)
    #expect((motion.from, motion.to) == (0, 375))
    #expect(motion.curve == .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    #expect(motion.velocity == 0)
    #expect(motion.start == SceneTime(seconds: 2))
    #expect(motion.end == SceneTime(seconds: 2.3))
    #expect(motion.cause == .request)
  }

  @Test func `settled is told at the end, and nothing is due any more`() {
    var stage = DrawerStage()
    stage.send(.open(.menu), at: 0)
    #expect(stage.scene.nextDeadline == SceneTime(seconds: 0.3))
    #expect(!stage.advance(to: 0.2999).contains(.settled(.menu, .open)))
    #expect(stage.advance(to: 0.3).contains(.settled(.menu, .open)))
    #expect(stage.scene.isIdle)
  }
}
