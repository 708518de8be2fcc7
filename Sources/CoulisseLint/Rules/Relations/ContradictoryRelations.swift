import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G119: one gesture waits for another to fail, and is said to recognize along with it. One that
/// waits only at times and else runs along is no contradiction.
struct ContradictoryRelations {
  /// One error for each such pair.
  func diagnostics(in context: LintContext) -> [Diagnostic] {
    let program = context.lowered.program
    return program.requirements.filter { requirement in
      requirement.condition == .always
        && program.simultaneities.contains {
          Set([$0.first, $0.second]) == Set([requirement.waiting, requirement.blocker])
        }
    }.map { diagnostic($0, context) }
  }

  private func diagnostic(
    _ requirement: FailureRequirement, _ context: LintContext
  ) -> Diagnostic {
    let waiting = "`\(context.name(requirement.waiting))`"
    let blocker = "`\(context.name(requirement.blocker))`"
    let file = context.scene.file
    return Diagnostic(
      .contradictoryRelations,
      "\(waiting) waits until \(blocker) has failed, and is to recognize along with it",
      at: Label(file, context.gesture(requirement.waiting).name.range, "\(waiting) waits"),
      secondary: [Label(file, context.gesture(requirement.blocker).name.range, "for \(blocker)")],
      help: ["keep one of the two: `before` and `after`, or `simultaneous`"])
  }
}
