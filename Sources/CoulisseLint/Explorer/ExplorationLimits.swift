/// Beyond these the checker does not look, and says so: the pairs are undetermined.
package struct ExplorationLimits: Sendable, Hashable {
  /// The most configurations of one cone: more would take minutes and gigabytes.
  package var configurations: Int
  /// The most work of one run, in views and recognizers that a step of an exploration has to do with;
  /// a touch that is tried counts ten for each recognizer, a stage to try it on a hundred. A tenth of a microsecond or two.
  package var work: Int
  /// How often something may come to an end until nothing moves.
  package var deadlines: Int

  package init(configurations: Int = 10_000, work: Int = 40_000_000, deadlines: Int = 1000) {
    self.configurations = configurations
    self.work = work
    self.deadlines = deadlines
  }
}
