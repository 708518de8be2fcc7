package import CoulisseModel
package import CoulisseRuntime

/// Scenes played without an app: the runtime's own automaton on a simulated clock.
package enum Simulation {
  /// Plays a scenario, and compares it with what it expects.
  ///
  /// - Parameter lowered: The scene for the scenario's platform, if it is at hand.
  package static func run(
    _ scenario: Scenario, of scene: Scene, on lowered: LoweredScene? = nil
  ) -> SimulationResult {
    var player = ScenarioPlayer(scene, lowered ?? scene.lowered(for: scenario))
    return player.play(scenario)
  }

  /// Plays bare events, in order of time.
  package static func run(
    _ events: [TimedEvent], on lowered: LoweredScene, of scene: Scene
  ) -> SimulationResult {
    var recorder = Recorder(scene, lowered)
    for event in events { recorder.play(event) }
    return recorder.result(failures: [], events: events)
  }
}

extension Scene {
  /// The program of the platform that a scenario asks for, else of the scene's first.
  fileprivate func lowered(for scenario: Scenario) -> LoweredScene {
    lowered(for: scenario.platform ?? platforms.first ?? .ios(version: 26))
  }
}

/// What a run has shown.
package struct SimulationResult: Sendable, Hashable {
  package var trace: Trace
  /// What was played: the scenario's steps as every engine plays them.
  package var events: [TimedEvent]
  /// Steps that could not be done or that expected something else, in order.
  package var failures: [StepFailure]
  package var violations: [Violation]
  /// The pairs that wanted one touch with nothing to decide between them.
  package var undecidedPairs: [GesturePair]
  /// The scene as the run has left it.
  package var machine: SceneMachine

  /// Whether all expectations and invariants held. An undecided pair alone is no failure.
  package var succeeded: Bool { failures.isEmpty && violations.isEmpty }
}

extension Recorder {
  /// Closes the trace.
  mutating func result(failures: [StepFailure], events: [TimedEvent]) -> SimulationResult {
    flush()
    if fingers.isEmpty { monitor.seeEnd(of: machine) }
    for violation in monitor.violations {
      let place = trace.entries.lastIndex { $0.time <= violation.time } ?? -1
      trace.entries.insert(TraceEntry(.violated(violation), at: violation.time), at: place + 1)
    }
    return SimulationResult(
      trace: trace, events: events, failures: failures, violations: monitor.violations,
      undecidedPairs: trace.undecidedPairs, machine: machine)
  }
}
