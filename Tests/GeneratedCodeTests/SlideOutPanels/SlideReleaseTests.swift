import CoulisseRuntime
import Testing

/// S3, release: where the center is decides; the speed never does.
struct SlideReleaseTests {
  /// Width, travel, and whether the center's midpoint is beyond the edge of the stage: more than half
  /// of the width. All are exact in binary.
  private static let expansions = [
    (375.0, 187.5, false), (375, 187.625, true), (375, 187.375, false), (375, 1, false),
    (375, 315, true), (320, 160, false), (320, 160.125, true), (1024, 512, false),
    (1024, 512.125, true),
  ]

  @Test(arguments: PanelSide.allCases, expansions)
  func `from collapsed it takes more than half of the width`(
    side: PanelSide, example: (width: Double, travel: Double, expands: Bool)
  ) {
    var stage = SlideStage(width: example.width)
    stage.dragAndRelease(side.showing(example.travel), at: 0)
    #expect(stage.scene.isBound(side.panel, for: example.expands ? .open : .closed))
    stage.advance(to: 0.5)
    #expect(stage.x(at: 0.5) == (example.expands ? stage.expanded(side) : 0))
    #expect(stage.present(at: 0.5) == (example.expands ? [side] : []))
    #expect(stage.shadow(at: 0.5) == (example.expands ? 0.8 : 0))
  }

  /// Width, travel back, and whether it is at least half of the width less 60 points.
  private static let collapses = [
    (375.0, 127.5, true), (375, 127.375, false), (375, 127.625, true), (375, 1, false),
    (375, 315, true), (320, 100, true), (320, 99.875, false), (1024, 452, true),
    (1024, 451.875, false),
  ]

  @Test(arguments: PanelSide.allCases, collapses)
  func `from either open side half of the width less 60 points suffices`(
    side: PanelSide, example: (width: Double, travel: Double, collapses: Bool)
  ) {
    var stage = SlideStage(width: example.width)
    stage.expand(side, by: 1)
    stage.dragAndRelease(side.showing(-example.travel), at: 1)
    #expect(stage.scene.isBound(side.panel, for: example.collapses ? .closed : .open))
    stage.advance(to: 1.5)
    #expect(stage.x(at: 1.5) == (example.collapses ? 0 : stage.expanded(side)))
    #expect(stage.present(at: 1.5) == (example.collapses ? [] : [side]))
  }

  @Test(arguments: PanelSide.allCases, [(1.0, false), (502.5, false), (502.625, true)])
  func `a drag from one open side can reach the other`(
    side: PanelSide, example: (travel: Double, expands: Bool)
  ) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    stage.dragAndRelease(side.showing(-example.travel), at: 1)
    stage.advance(to: 1.5)
    #expect((stage.scene.detent(of: side.other.panel) == .open) == example.expands)
  }

  @Test(arguments: PanelSide.allCases, [-5000.0, 5000])
  func `release speed is unused`(side: PanelSide, speed: Double) {
    for (travel, expands) in [(100.0, false), (200, true)] {
      var stage = SlideStage()
      stage.dragAndRelease(side.showing(travel), speed: speed, at: 0)
      #expect(stage.scene.isBound(side.panel, for: expands ? .open : .closed))
    }
  }

  @Test(arguments: PanelSide.allCases)
  func `a flick of a raw touch by less than half collapses`(side: PanelSide) {
    var stage = SlideStage()
    stage.touch(.down, 187.5, at: 0)
    stage.touch(.move, 187.5 + side.sign * 100, at: 0.01)
    stage.touch(.up, 187.5 + side.sign * 180, at: 0.02)
    #expect(stage.scene.isBound(.slide, for: .collapsed))
  }

  @Test(arguments: PanelSide.allCases, expansions)
  func `a cancel is a release at rest`(
    side: PanelSide, example: (width: Double, travel: Double, expands: Bool)
  ) {
    var stage = SlideStage(width: example.width)
    stage.drag(side.showing(example.travel), at: 0)
    stage.send(.gesture(.drag, .cancelled, velocity: side.showing(-5000)), at: 0)
    #expect(stage.scene.isBound(side.panel, for: example.expands ? .open : .closed))
    stage.advance(to: 0.5)
    #expect(stage.scene.isIdle)
    #expect(stage.present(at: 0.5) == (example.expands ? [side] : []))
    #expect(stage.shadow(at: 0.5) == (example.expands ? 0.8 : 0))
  }

  @Test(arguments: PanelSide.allCases)
  func `a cancelled raw touch leaves nothing behind`(side: PanelSide) {
    var stage = SlideStage()
    stage.touch(.down, 187.5, at: 0)
    stage.touch(.move, 187.5 + side.sign * 110, at: 0.1)
    stage.touch(.cancel, 187.5 + side.sign * 110, at: 0.2)
    #expect(stage.advance(to: 0.7).comings == [.remove(side.view)])
    #expect(stage.x(at: 0.7) == 0)
    #expect(stage.shadow(at: 0.7) == 0)
  }

  @Test func `the last position decides, not the farthest`() {
    var stage = SlideStage()
    stage.drag(Vector(dx: 300, dy: 0), at: 0)
    stage.send(.gesture(.drag, .changed, translation: Vector(dx: 50, dy: 0)), at: 0.1)
    stage.send(.gesture(.drag, .ended, translation: Vector(dx: 50, dy: 0)), at: 0.2)
    #expect(stage.scene.isBound(.slide, for: .collapsed))
  }
}
