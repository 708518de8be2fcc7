package import CoulisseDiagnostics
package import CoulisseModel
import CoulisseSource

/// A contest with its code and words.
package struct Finding: Sendable {
  /// The two gestures that want one touch.
  package var pair: GesturePair
  /// Where it was found; the witness plays on the first.
  package var platforms: [Platform]
  package var diagnostic: Diagnostic
  /// X904 about the pair, for a witness that does not show it.
  package var doubt: Diagnostic
  /// Played on the scene, it shows both of them wanting the touch with nothing to decide.
  package var witness: Scenario
}

extension Contest {
  /// The contest as a script that expects itself to be undecided.
  func scenario(named name: String, in context: LintContext) -> Scenario {
    let symbols = context.lowered.symbols
    let pair = GesturePair(
      context.id(ofRecognizer: first), context.id(ofRecognizer: second))
    let expectation = Expectation(
      [Located(.undecided([pair]), SourceRange(at: 0))])
    return Scenario(
      name: Located(name, SourceRange(at: 0)), scene: context.scene.name,
      viewport: surroundings.size,
      platform: context.platform, direction: direction,
      steps: Scenario.steps(for: witness, in: context.scene, symbols) + [
        ScenarioStep(.expect(expectation))
      ])
  }
}
