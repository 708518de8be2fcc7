import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G112: two long presses, or a long press and a gesture that its finger may also make while it rests.
struct LongPressCollision: LintRule {
  let code = DiagnosticCode.longPressCollision

  func explain(_ contest: Contest, in context: LintContext) -> Explanation? {
    guard let (press, other) = context.split(contest, { isPress(context.spec($0)) }) else {
      return nil
    }
    let (mine, theirs) = (context.name(press), context.name(other))
    let areBoth = isPress(context.spec(other))
    return Explanation(
      subject: press,
      message: areBoth
        ? "`\(mine)` and `\(theirs)` are both recognized while the finger rests"
        : "a finger that rests for `\(mine)` is recognized by `\(theirs)` before",
      subjectLabel: "`\(mine)` takes \(context.taking(press, contest))",
      rivalLabel: "`\(theirs)` takes \(context.taking(other, contest))"
        + (areBoth ? " as well" : ""),
      help: context.eitherOrder(press, other) + help(press, other, context))
  }

  /// A finger that strays no farther than the other one needs cannot be taken for it.
  private func help(_ press: Int, _ other: Int, _ context: LintContext) -> [String] {
    guard case .longPress(let tolerance, _) = context.spec(press).kind,
      let reach = context.spec(other).reach(from: context.lowered.program.decisionRadius),
      reach > 0, tolerance > reach,
      let entry = context.entry(context.gesture(press), "tolerance", reach.asWritten)
    else { return [] }
    return ["or let the finger stray less: \(entry)"]
  }

  private func isPress(_ spec: RecognizerSpec) -> Bool {
    if case .longPress = spec.kind { true } else { false }
  }
}
