import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G105: of two pans on different axes one takes every heading, so that it takes the other's drags.
struct CrossAxisWithoutLock: LintRule {
  let code = DiagnosticCode.crossAxisWithoutLock

  func explain(_ contest: Contest, in context: LintContext) -> Explanation? {
    guard let heading = contest.heading,
      let (free, other) = context.split(
        contest, { context.spec($0).lock == .free && !moves($0, along: heading.axis, context) })
    else { return nil }
    // What the platform brings cannot be changed; what the scene says can.
    let subject = context.spec(other).role == .own ? other : free
    let rival = subject == other ? free : other
    let (mine, theirs) = (context.name(subject), context.name(rival))
    return Explanation(
      subject: subject,
      message: subject == other
        ? "`\(theirs)` can swallow the drags of `\(mine)`"
        : "`\(mine)` has no axis lock and can swallow the drags of `\(theirs)`",
      subjectLabel: "`\(mine)` takes \(context.taking(subject, contest))",
      rivalLabel: label(rival, contest, context),
      help: help(subject, rival, free, context))
  }

  private func help(_ subject: Int, _ rival: Int, _ free: Int, _ context: LintContext) -> [String] {
    let order = context.order(subject, before: rival).map { "say who goes first: \($0)" }
    let lock = context.entry(context.gesture(free), "lock", "45deg").map {
      "or let it decide for its axis: \($0)"
    }
    return [order, lock].compactMap { $0 }
  }

  private func moves(_ recognizer: Int, along axis: Axis, _ context: LintContext) -> Bool {
    context.spec(recognizer).claims.contains { $0.axis == axis }
  }

  private func label(_ rival: Int, _ contest: Contest, _ context: LintContext) -> String {
    let name = context.name(rival)
    guard context.spec(rival).role == .scroll else {
      return "`\(name)` takes \(context.taking(rival, contest))"
    }
    return context.spec(rival).lock == .free
      ? "`\(name)` scrolls the other way but takes every drag: no axis lock on this platform"
      : "`\(name)` takes \(context.taking(rival, contest))"
  }
}
