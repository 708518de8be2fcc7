import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
import CoulisseSimulation
import CoulisseSource

/// Plays the checker's witnesses on the whole scene before they are reported.
enum WitnessReplay {
  /// The findings whose witness shows them, each with its witness as it is saved, and those of which nothing
  /// is known but that the checker was wrong about them.
  static func sorted(
    _ findings: [CoulisseLint.Finding], in scene: Scene
  ) -> (shown: [CoulisseLint.Finding], doubtful: [CoulisseLint.Finding]) {
    var (shown, doubtful): ([CoulisseLint.Finding], [CoulisseLint.Finding]) = ([], [])
    for var finding in findings {
      if let witness = confirmed(finding, in: scene) {
        finding.witness = witness
        shown.append(finding)
      } else {
        doubtful.append(finding)
      }
    }
    return (shown, doubtful)
  }

  /// The witness as it is saved: it expects every pair that the run leaves undecided, for one touch
  /// may be wanted by more than two. Nil if the run does not show the finding.
  private static func confirmed(_ finding: CoulisseLint.Finding, in scene: Scene) -> Scenario? {
    let undecided = Simulation.run(finding.witness, of: scene).undecidedPairs
    guard undecided.contains(finding.pair) else { return nil }
    var witness = finding.witness
    let expectation = Expectation([Located(.undecided(undecided), SourceRange(at: 0))])
    witness.steps = witness.steps.map { step in
      if case .expect = step.action { ScenarioStep(.expect(expectation)) } else { step }
    }
    return witness
  }
}
