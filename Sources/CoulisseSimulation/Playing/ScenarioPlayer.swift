import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// Plays a scenario step by step, and compares.
struct ScenarioPlayer {
  let scene: Scene
  private var lowering: StepLowering
  private var recorder: Recorder
  private var failures: [StepFailure] = []
  /// Index of the first trace entry that the next expectation looks at.
  private var unseen = 0
  private var events: [TimedEvent] = []

  init(_ scene: Scene, _ lowered: LoweredScene) {
    self.scene = scene
    lowering = StepLowering(scene, lowered.symbols)
    recorder = Recorder(scene, lowered)
  }

  /// Plays everything; a step that cannot be done is left out. Nothing is played behind the step
  /// that is too much: each later one would be too much again.
  mutating func play(_ scenario: Scenario) -> SimulationResult {
    for told in scenario.rows { recorder.rows.tell(told) }
    do throws(StepProblem) {
      play(try lowering.opening(of: scenario))
    } catch {
      fail(.impossible(error), at: scenario.scene.range)
    }
    for step in scenario.steps {
      do throws(StepProblem) {
        let events = try lowering.events(of: step, on: recorder.machine)
        recorder.rows.tell(step.action)
        play(events)
        recorder.flush()
        if case .expect(let expectation) = step.action { check(expectation) }
      } catch {
        fail(.impossible(error), at: step.range)
        if error == .tooManyEvents { return recorder.result(failures: failures, events: events) }
      }
    }
    for (finger, step) in lowering.unlifted { fail(.impossible(.neverLifted(finger)), at: step) }
    return recorder.result(failures: failures, events: events)
  }

  private mutating func play(_ events: [TimedEvent]) {
    for event in events { recorder.play(event) }
    self.events += events
  }

  private mutating func check(_ expectation: Expectation) {
    let check = ExpectationCheck(expectation, recorder, since: unseen)
    for claim in expectation.claims {
      if let found = check.difference(from: claim.value) {
        fail(.missed(claim.value, found: found), at: claim.range)
      } else {
        recorder.note(.met(claim.value))
      }
    }
    unseen = recorder.trace.entries.count
  }

  private mutating func fail(_ reason: StepFailure.Reason, at range: SourceRange) {
    failures.append(StepFailure(reason: reason, range: range, time: lowering.clock))
    recorder.note(.failed(reason))
  }
}
