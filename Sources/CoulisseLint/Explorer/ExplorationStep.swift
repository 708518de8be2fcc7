internal import CoulisseModel
package import CoulisseRuntime

/// Where a scroller is, as far as it matters to claims.
package enum ScrollPosition: String, CaseIterable, Sendable, Hashable {
  case fits, start, middle, end

  /// Share of the way that the content has gone; nil when there is no way to go.
  var share: Double? {
    switch self {
    case .fits: nil
    case .start: 0
    case .middle: 0.5
    case .end: 1
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
  /// The app gives a mode a value.
  case set(mode: Int, to: Int)
  /// A finger carries a tile to a corner and drops it there.
  case carry(tile: Int, to: Corner)
}

extension ExplorationStep {
  /// The events that make the step happen to a machine as it is; nil when it cannot.
  func events(
    on machine: SceneMachine, _ limits: ExplorationLimits = ExplorationLimits()
  ) -> [TimedEvent]? {
    let now = machine.state.now
    switch self {
    case .perform(let action):
      guard let (own, row) = machine.inRow(action) else {
        return [TimedEvent(.perform(action), at: now)]
      }
      return [TimedEvent(.performInRow(own, row), at: now)]
    case .rest:
      // Every motion is finite, and none leads to another: without an end this is not understood.
      var copy = machine
      var steps = 0
      while let deadline = copy.nextDeadline {
        if steps == limits.deadlines { return nil }
        copy.advance(to: deadline)
        steps += 1
      }
      return [TimedEvent(.advance, at: copy.state.now)]
    case .hold(let recognizer): return TouchProbe.holding(recognizer, on: machine)
    case .carry(let tile, let corner):
      return TouchProbe.carrying(tile, to: corner, on: machine)
    case .set(let mode, let value):
      return [TimedEvent(.environment(.mode(mode, value)), at: now)]
    case .scroll(let track, let position):
      // As much as the scene allows: content that always fits never scrolls.
      let (window, most) = machine.scrolling(track)
      let travel = position.share == nil ? 0 : most
      let metrics = ScrollMetrics(content: window + travel, viewport: window)
      let offset = (position.share ?? 0) * travel
      let lists = machine.program.lists.indices.filter {
        machine.program.lists[$0].scroller == track
      }
      return [
        TimedEvent(
          .environment(.scrolled(track: track, offset: offset, metrics: metrics)), at: now)
      ]
        + lists.map { list in
          let rows = machine.rows(of: list, scrolledTo: offset, rest: travel - offset)
          return TimedEvent(.environment(rows), at: now)
        }
    }
  }
}

extension SceneMachine {
  /// An action on a row's track, as the app asks for it; nil for any other.
  fileprivate func inRow(_ action: SceneAction) -> (SceneAction, RowReference)? {
    guard case .settle(let track, let detent) = action, let place = program.row(ofTrack: track),
      let row = reference(at: place)
    else { return nil }
    return (.settle(track: program.original(ofTrack: track), detent: detent), row)
  }
}
