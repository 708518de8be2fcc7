/// Beyond these the checker does not look, and says so: the pairs are undetermined.
package struct ExplorationLimits: Sendable, Hashable {
  /// The most configurations of one cone: more would take minutes and gigabytes.
  package var configurations: Int
  /// How often something may come to an end until nothing moves.
  package var deadlines: Int

  package init(configurations: Int = 10_000, deadlines: Int = 1000) {
    self.configurations = configurations
    self.deadlines = deadlines
  }
}
