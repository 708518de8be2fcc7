internal import CoulisseModel
package import CoulisseRuntime

/// Where a scroller is, as far as it matters to claims.
package enum ScrollPosition: String, CaseIterable, Sendable, Hashable {
  case fits, start, middle, end

  /// Share of the travel, and content in windows.
  var metrics: (share: Double, windows: Double) {
    switch self {
    case .fits: (0, 1)
    case .start: (0, 2)
    case .middle: (0.5, 2)
    case .end: (1, 2)
    }
  }
}

/// One thing that can happen on the way to a configuration.
package enum ExplorationStep: Sendable, Hashable {
  /// An action that the app, a tap or the escape can ask for.
  case perform(SceneAction)
  /// Time passes until nothing moves.
  case rest
  /// A finger takes the route of a recognizer and keeps it.
  case hold(recognizer: Int)
  case scroll(track: Int, to: ScrollPosition)
}

extension ExplorationStep {
  /// The events that make the step happen to a machine as it is; nil when it cannot.
  func events(on machine: SceneMachine) -> [TimedEvent]? {
    let now = machine.state.now
    switch self {
    case .perform(let action): return [TimedEvent(.perform(action), at: now)]
    case .rest:
      // Every motion is finite; a loop of reactions would be a defect of the scene.
      var copy = machine
      var steps = 0
      while let deadline = copy.nextDeadline, steps < 1000 {
        copy.advance(to: deadline)
        steps += 1
      }
      return [TimedEvent(.advance, at: copy.state.now)]
    case .hold(let recognizer): return TouchProbe.holding(recognizer, on: machine)
    case .scroll(let track, let position):
      let spec = machine.program.tracks[track]
      let window = machine.size(of: spec.reference).extent(along: spec.positive.axis)
      let (share, windows) = position.metrics
      let metrics = ScrollMetrics(content: windows * window, viewport: window)
      let offset = share * (metrics.content - metrics.viewport)
      return [
        TimedEvent(
          .environment(.scrolled(track: track, offset: offset, metrics: metrics)), at: now)
      ]
    }
  }
}
