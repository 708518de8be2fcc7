package import CoulisseRuntime

/// Something that happens to a scene at an instant: what every engine plays.
package struct TimedEvent: Sendable, Hashable {
  /// Since the start of the scenario.
  package var time: SceneTime
  package var event: SceneEvent

  package init(_ event: SceneEvent, at time: SceneTime) {
    self.event = event
    self.time = time
  }
}

extension SceneMachine {
  /// Takes one event after the other; its effects are those of the last.
  package mutating func send(_ events: [TimedEvent]) {
    for timed in events { send(timed.event, at: timed.time) }
  }
}
