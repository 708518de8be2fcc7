package import CoulisseModel
package import CoulisseRuntime
package import CoulisseSource

/// A step of a scenario that could not be done, or that expected something else.
package struct StepFailure: Sendable, Hashable {
  package var reason: Reason
  /// In the scenario's file.
  package var range: SourceRange
  /// Since the start of the scenario.
  package var time: SceneTime

  /// What went wrong.
  package enum Reason: Sendable, Hashable {
    case missed(Expected, found: Observation)
    case impossible(StepProblem)
  }
}
