/// The tree that `dump` prints: one for each phase of the compiler.
package enum DumpStage: String, Sendable, CaseIterable {
  /// The YAML tree, aliases expanded, with positions.
  case yaml
  /// What the scene file says, typed, names not yet looked up.
  case document
  /// The resolved scene, every default spelled out.
  case scene
  /// What the runtime runs.
  case program
}
