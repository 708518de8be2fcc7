import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G118: gestures that wait for each other in a circle; none of them can ever begin.
struct FailureCycle {
  /// One error for each circle, at the gesture in it that is declared first.
  func diagnostics(in context: LintContext) -> [Diagnostic] {
    let blockers = Dictionary(
      grouping: context.lowered.program.requirements, by: \.waiting
    ).mapValues { $0.map(\.blocker) }
    var told: Set<Int> = []
    return context.lowered.program.recognizers.indices.compactMap { start in
      guard !told.contains(start), let circle = Circle.shortest(from: start, blockers) else {
        return nil
      }
      told.formUnion(circle)
      return diagnostic(circle, context)
    }
  }

  private func diagnostic(_ circle: [Int], _ context: LintContext) -> Diagnostic {
    let names = circle.map { "`\(context.name($0))`" }
    let sentences = circle.indices.map { index in
      "\(names[index]) waits until \(names[(index + 1) % circle.count]) has failed"
    }
    let file = context.scene.file
    return Diagnostic(
      .failureCycle, "\(names.joined(separator: ", ")) wait for each other and never begin",
      at: Label(file, context.gesture(circle[0]).name.range, sentences[0]),
      secondary: circle.indices.dropFirst().map {
        Label(file, context.gesture(circle[$0]).name.range, sentences[$0])
      },
      help: ["let one of them go first: remove the other `before` or `after`"])
  }
}
