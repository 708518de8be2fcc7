import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G101: two recognizers accept the same touch sequence and nothing decides; what no other rule
/// knows better.
struct AmbiguousGestures: LintRule {
  let code = DiagnosticCode.ambiguousGestures

  func explain(_ contest: Contest, in context: LintContext) -> Explanation? {
    let (mine, theirs) = (context.name(contest.first), context.name(contest.second))
    return Explanation(
      subject: contest.first,
      message: "`\(mine)` and `\(theirs)` accept the same touch",
      subjectLabel: "`\(mine)` takes \(context.taking(contest.first, contest))",
      rivalLabel: "`\(theirs)` takes \(context.taking(contest.second, contest)) as well",
      help: context.eitherOrder(contest.first, contest.second))
  }
}
