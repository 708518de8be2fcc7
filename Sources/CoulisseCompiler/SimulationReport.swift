/// What happened when a scenario was played on a scene.
package struct SimulationReport: Sendable, Hashable {
  /// The trace for standard output: whole lines, each with its line feed.
  package var trace: String
  /// True if every expectation of the scenario held.
  package var succeeded: Bool

  /// A report of one run.
  package init(trace: String, succeeded: Bool) {
    self.trace = trace
    self.succeeded = succeeded
  }
}
