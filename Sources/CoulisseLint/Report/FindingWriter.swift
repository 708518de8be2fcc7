import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// Turns contests into findings: code, words, places, sizes and the touch that shows it.
struct FindingWriter {
  let context: LintContext
  let checker: Checker

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
        findings.append(finding(checker.measured(contest), rule.code, explanation))
      }
    }
    for (place, rivals) in others {
      guard let index = places[place] else { continue }
      findings[index].diagnostic.notes.append(
        "the same, in other configurations, against \(rivals.joined(separator: ", "))")
    }
    return findings
  }

  /// X904: the checker can say nothing about a pair.
  func warning(about pair: UndeterminedPair) -> Diagnostic {
    doubt(
      pair.first, pair.second,
      because:
        "no touch was found that both want, but while something moves or is held they may meet, or "
        + "there are too many configurations to look at them all")
  }

  private func doubt(_ first: Int, _ second: Int, because reason: String) -> Diagnostic {
    let names = [first, second].map { "`\(context.name($0))`" }
    let file = context.scene.file
    return Diagnostic(
      .undeterminedPair, "nothing can be proven about \(names[0]) and \(names[1])",
      at: Label(file, context.gesture(first).name.range, names[0]),
      secondary: [Label(file, context.gesture(second).name.range, names[1])],
      notes: [reason],
      help: ["say who goes first: `before:` or `after:`, or put the panels into one group"])
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
    return Finding(
      pair: GesturePair(
        context.id(ofRecognizer: subject), context.id(ofRecognizer: rival)),
      platforms: [context.platform], diagnostic: diagnostic,
      doubt: doubt(
        subject, rival,
        because:
          "a touch was found that both seemed to want, but played on the whole scene it does not "
          + "show it: a fault of the checker, please report it"),
      witness: contest.scenario(
        named: "\(context.name(subject)) and \(context.name(rival)) want one touch", in: context))
  }
}
