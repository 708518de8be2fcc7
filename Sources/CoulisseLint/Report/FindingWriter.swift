import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// Turns contests into findings: code, words, places, sizes and the touch that shows it.
struct FindingWriter {
  let context: LintContext

  /// One finding for each code and subject; further rivals become notes of the first.
  func findings(for contests: [Contest]) -> [Finding] {
    var findings: [Finding] = []
    var places: [Place: Int] = [:]
    var others: [Place: [String]] = [:]
    for contest in contests {
      guard let (rule, explanation) = explain(contest) else { continue }
      let place = Place(code: rule.code, subject: explanation.subject)
      if places[place] != nil {
        let rival = contest.first == explanation.subject ? contest.second : contest.first
        others[place, default: []].append("`\(context.name(rival))`")
      } else {
        places[place] = findings.count
        findings.append(finding(contest, rule.code, explanation))
      }
    }
    for (place, rivals) in others {
      guard let index = places[place] else { continue }
      findings[index].diagnostic.notes.append(
        "the same, in other configurations, against \(rivals.joined(separator: ", "))")
    }
    return findings
  }

  private struct Place: Hashable {
    var code: DiagnosticCode
    var subject: Int
  }

  private func explain(_ contest: Contest) -> (any LintRule, Explanation)? {
    for rule in RuleRegistry.contestRules {
      if let explanation = rule.explain(contest, in: context) { return (rule, explanation) }
    }
    return nil
  }

  private func finding(
    _ contest: Contest, _ code: DiagnosticCode, _ explanation: Explanation
  ) -> Finding {
    let subject = explanation.subject
    let rival = contest.first == subject ? contest.second : contest.first
    let words = WitnessWords(contest, context)
    let file = context.scene.file
    let diagnostic = Diagnostic(
      code, explanation.message,
      at: Label(file, context.gesture(subject).name.range, explanation.subjectLabel),
      secondary: [Label(file, context.gesture(rival).name.range, explanation.rivalLabel)],
      notes: words.notes, help: explanation.help)
    let symbols = context.lowered.symbols
    return Finding(
      pair: GesturePair(symbols.recognizers[subject], symbols.recognizers[rival]),
      platforms: [context.platform], diagnostic: diagnostic,
      witness: contest.scenario(
        named: "\(context.name(subject)) and \(context.name(rival)) want one touch", in: context))
  }
}
