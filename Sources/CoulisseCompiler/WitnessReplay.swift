import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
import CoulisseSimulation

/// Plays the checker's witnesses on the whole scene before they are reported.
enum WitnessReplay {
  /// Whether the finding shows itself: in the simulator both gestures want the touch, and nothing
  /// decides.
  static func shows(_ finding: CoulisseLint.Finding, in scene: Scene) -> Bool {
    Simulation.run(finding.witness, of: scene).undecidedPairs.contains(finding.pair)
  }
}
