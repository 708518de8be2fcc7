import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G102: two pans share a part of the screen and a signed direction.
struct SameAxisPans: LintRule {
  let code = DiagnosticCode.sameAxisPans

  func explain(_ contest: Contest, in context: LintContext) -> Explanation? {
    guard contest.heading != nil else { return nil }
    // The one that the scene says itself is the one to change.
    let isOwn = { (recognizer: Int) in context.spec(recognizer).role == .own }
    let (subject, rival) =
      context.split(contest, isOwn) ?? (contest.first, contest.second)
    let (mine, theirs) = (context.name(subject), context.name(rival))
    return Explanation(
      subject: subject,
      message: "`\(mine)` and `\(theirs)` claim the same drag",
      subjectLabel: "`\(mine)` takes \(context.taking(subject, contest))",
      rivalLabel: "`\(theirs)` takes \(context.taking(rival, contest)) as well",
      help: context.eitherOrder(subject, rival))
  }
}
