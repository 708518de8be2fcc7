import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G104: a pan of the scene overlaps the gesture that goes back from a pushed page.
struct EdgeAgainstBack: LintRule {
  let code = DiagnosticCode.edgeAgainstBack

  func explain(_ contest: Contest, in context: LintContext) -> Explanation? {
    guard
      let (back, own) = context.split(contest, { isBack(context.spec($0).role) }),
      context.spec(own).role == .own, contest.heading != nil
    else { return nil }
    let (mine, platform) = (context.name(own), context.name(back))
    let owner = owner(of: context.gesture(back), in: context.scene)
    return Explanation(
      subject: own,
      message: "`\(mine)` takes the drag that goes back from a page pushed in `\(owner)`",
      subjectLabel: "`\(mine)` takes \(context.taking(own, contest))",
      rivalLabel: "`\(platform)` takes such drags, too, as soon as a page is pushed in `\(owner)`",
      help: ["let it work on the root page only: add `\(owner).depth is 0` to its `when:`"]
        + (context.order(back, before: own).map { ["or let the page go back first: \($0)"] } ?? []))
  }

  private func isBack(_ role: RecognizerRole) -> Bool {
    switch role {
    case .pageBack, .contentPop: true
    case .own, .scroll: false
    }
  }

  private func owner(of gesture: Gesture, in scene: Scene) -> String {
    switch gesture.origin {
    case .pageBack(let owner), .contentPop(let owner): scene.name(of: owner)
    case .authored, .pull, .push, .turn, .tapOf, .tileDrag, .tileTap, .scroll, .swipe, .dismiss:
      gesture.name.value
    }
  }
}
