import CoulisseRuntime
import Testing

/// S3, buttons, rows and the strip: what is asked for, and what comes and goes with it.
struct SlideToggleTests {
  /// The names of what an event led to, without the gestures' own life.
  private func actions(_ effects: [SlideOutPanels.Effect]) -> [String] {
    effects.compactMap { effect in
      switch effect {
      case .willSettle(_, let motion):
        "to \(motion.to)"
      case .settled(_, let detent): "at \(detent.map { "\($0.name)" } ?? "none")"
      case .insert(let view): "+\(view.name)"
      case .remove(let view): "-\(view.name)"
      case .action(let action): "\(action.name)"
      case .interrupted: "stopped"
      case .gesture, .enabled, .stack, .layout: nil
      }
    }
  }

  @Test(arguments: PanelSide.allCases)
  func `a button expands its own side, and collapses it again`(side: PanelSide) {
    var stage = SlideStage()
    let opening = stage.send(.gesture(side.button, .ended), at: 0)
    #expect(actions(opening) == ["+\(side.detent.name)", "to \(side.sign * 315)"])
    #expect(stage.scene.isBound(side.panel, for: .open), "the state first, then the motion")
    #expect(stage.shadow(at: 0) == 0.8)
    #expect(actions(stage.advance(to: 0.5)) == ["at \(side.detent.name)"])
    let closing = stage.send(.gesture(side.button, .ended), at: 1)
    #expect(actions(closing) == ["to 0.0"])
    stage.advance(to: 1.499_999_999)
    #expect(stage.present(at: 1.499_999_999) == [side])
    #expect(stage.shadow(at: 1.499_999_999) == 0.8, "until the collapse has completed")
    #expect(actions(stage.advance(to: 1.5)) == ["-\(side.detent.name)", "at collapsed"])
    #expect(stage.shadow(at: 1.5) == 0)
  }

  @Test(arguments: PanelSide.allCases)
  func `the other button collapses one side, then expands the other, in two motions`(
    side: PanelSide
  ) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    #expect(actions(stage.send(.gesture(side.other.button, .ended), at: 1)) == ["to 0.0"])
    for time in [0.1, 0.3, 0.45] {
      let left = 1 - slideOutSpring(after: time)
      #expect(isClose(stage.x(at: 1 + time), side.sign * 315 * left, within: 1e-6))
      #expect(stage.present(at: 1 + time) == [side])
    }
    let half = stage.advance(to: 1.5)
    #expect(
      actions(half) == [
        "-\(side.detent.name)", "at collapsed", "+\(side.other.detent.name)",
        "to \(side.other.sign * 315)",
      ])
    #expect(stage.present(at: 1.5) == [side.other])
    for time in [0.1, 0.3, 0.45] {
      let way = slideOutSpring(after: time)
      #expect(isClose(stage.x(at: 1.5 + time), side.other.sign * 315 * way, within: 1e-6))
    }
    #expect(actions(stage.advance(to: 2)) == ["at \(side.other.detent.name)"])
    #expect(stage.x(at: 2) == stage.expanded(side.other))
  }

  @Test(arguments: PanelSide.allCases)
  func `the other button while a side expands or collapses lets it collapse first`(
    side: PanelSide
  ) {
    for isOpening in [true, false] {
      var stage = SlideStage()
      if isOpening {
        stage.send(.open(side.panel), at: 1)
      } else {
        stage.expand(side, by: 1)
        stage.send(.close(side.panel), at: 1)
      }
      let way = slideOutSpring(after: 0.1)
      let place = 315 * (isOpening ? way : 1 - way)
      #expect(actions(stage.send(.toggle(side.other.panel), at: 1.1)) == ["stopped", "to 0.0"])
      #expect(stage.present(at: 1.1) == [side])
      #expect(
        isClose(
          stage.x(at: 1.2), side.sign * place * (1 - slideOutSpring(after: 0.1)), within: 1e-6))
      stage.advance(to: 1.6)
      #expect(stage.present(at: 1.6) == [side.other])
      stage.advance(to: 2.1)
      #expect(stage.x(at: 2.1) == stage.expanded(side.other))
    }
  }

  @Test(arguments: PanelSide.allCases)
  func `its own button while a side collapses opens it again, from where it is`(side: PanelSide) {
    // At 0.1 s it is on its way; at 0.3 s the spring has swung past the end.
    for time in [0.1, 0.3] {
      var stage = SlideStage()
      stage.expand(side, by: 1)
      stage.send(.toggle(side.panel), at: 1)
      let place = 315 * (1 - slideOutSpring(after: time))
      let effects = stage.send(.toggle(side.panel), at: 1 + time)
      #expect(actions(effects) == ["stopped", "to \(side.sign * 315)"])
      #expect(isClose(stage.x(at: 1 + time), side.sign * place, within: 1e-6))
      let way = slideOutSpring(after: 0.2)
      #expect(
        isClose(
          stage.x(at: 1.2 + time), side.sign * (place + (315 - place) * way), within: 1e-6))
      stage.advance(to: 1.5 + time)
      #expect(stage.x(at: 1.5 + time) == stage.expanded(side))
      #expect(stage.present(at: 1.5 + time) == [side])
    }
  }

  @Test(arguments: PanelSide.allCases)
  func `a request while the finger has the center on the other side collapses first`(
    side: PanelSide
  ) {
    var stage = SlideStage()
    stage.drag(side.showing(100), at: 0)
    #expect(actions(stage.send(.open(side.other.panel), at: 0.1)) == ["to 0.0"])
    #expect(stage.present(at: 0.1) == [side])
    stage.advance(to: 0.6)
    #expect(stage.present(at: 0.6) == [side.other])
    stage.advance(to: 1.1)
    #expect(stage.x(at: 1.1) == stage.expanded(side.other))
  }

  @Test(arguments: PanelSide.allCases)
  func `the other button twice ends collapsed`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    stage.send(.toggle(side.other.panel), at: 1)
    stage.send(.toggle(side.other.panel), at: 1.1)
    stage.advance(to: 3)
    #expect(stage.scene.detent(of: .slide) == .collapsed)
    #expect(stage.present(at: 3) == [])
  }

  @Test(arguments: PanelSide.allCases)
  func `choosing a row tells the app first, then collapses`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    let x = side == .left ? 100.0 : 275
    #expect(actions(stage.tap(x, 86, at: 1)) == ["show", "to 0.0"])
    #expect(actions(stage.advance(to: 1.55)) == ["-\(side.detent.name)", "at collapsed"])
  }

  @Test(arguments: PanelSide.allCases)
  func `rows are as wide as the panel is uncovered`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    let row = side == .left ? SlideOutPanels.View.leftCat : .rightCat
    let frame = stage.scene.placement(of: row, at: SceneTime(seconds: 1)).frame
    #expect(frame == Rect(x: side == .left ? 0 : 60, y: 64, width: 315, height: 44))
  }

  @Test(arguments: PanelSide.allCases, [100.0, 300, 660])
  func `a tap on the visible strip does nothing`(side: PanelSide, y: Double) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    for points in [1.0, 30, 59] {
      let x = side == .left ? 375 - points : points
      #expect(actions(stage.tap(x, y, at: 1)) == [])
      #expect(stage.scene.detent(of: side.panel) == .open)
    }
  }

  @Test(arguments: PanelSide.allCases)
  func `closing a side that is not open changes nothing`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    #expect(actions(stage.send(.close(side.other.panel), at: 1)) == [])
    #expect(stage.scene.detent(of: side.panel) == .open)
  }

  @Test(arguments: PanelSide.allCases)
  func `escape collapses the side that is open`(side: PanelSide) {
    var stage = SlideStage()
    stage.expand(side, by: 1)
    #expect(actions(stage.send(.escape, at: 1)) == ["to 0.0"])
  }
}
