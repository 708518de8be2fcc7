package import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// S213: reactions that can set each other off within one instant, without end or more often than the
/// automaton does it.
package struct ReactionLoop {
  package init() {}

  /// One error for each circle, at the reaction in it that is declared first.
  package func diagnostics(in context: LintContext) -> [Diagnostic] {
    let program = context.lowered.program
    var told: Set<Int> = []
    var diagnostics: [Diagnostic] = []
    for (index, reaction) in program.reactions.enumerated() {
      for occurrence in reaction.occurrences {
        let cascade = ReactionCascade(from: occurrence, in: program)
        if !cascade.endless.isEmpty {
          let circles = Dictionary(
            uniqueKeysWithValues: cascade.endless.map { from in
              (from, cascade.endless.filter { cascade.leads(from, to: $0) }.sorted())
            })
          for start in cascade.endless.sorted()
          where !told.contains(program.original(ofReaction: start)) {
            guard let circle = Circle.shortest(from: start, circles) else { continue }
            told.formUnion(circle.map { program.original(ofReaction: $0) })
            diagnostics.append(diagnostic(circle, context))
          }
        } else if cascade.total > SceneMachine.mostReactions,
          told.insert(program.original(ofReaction: index)).inserted
        {
          diagnostics.append(tooMany(index, context))
        }
      }
    }
    return diagnostics
  }

  private func diagnostic(_ circle: [Int], _ context: LintContext) -> Diagnostic {
    let reactions = circle.map { context.reaction($0) }
    let file = context.scene.file
    return Diagnostic(
      .reactionLoop,
      circle.count == 1
        ? "this reaction can set itself off again, without end, at the same instant"
        : "these reactions can set each other off without end, at the same instant",
      at: Label(file, reactions[0].range, words(reactions[0], context)),
      secondary: reactions.dropFirst().map { Label(file, $0.range, words($0, context)) },
      notes: [
        "a motion may be over at once, for people who have asked for less of it; what a reaction asks "
          + "with `if` is not looked at here"
      ],
      help: ["let one of them do something else, or wait for something that none of them does"])
  }

  private func words(_ reaction: Reaction, _ context: LintContext) -> String {
    "when " + reaction.events.map { "`\(context.scene.words(for: $0))`" }.joined(separator: ", or ")
  }

  private func tooMany(_ index: Int, _ context: LintContext) -> Diagnostic {
    let most = SceneMachine.mostReactions
    let reaction = context.reaction(index)
    return Diagnostic(
      .reactionLoop, "this can lead to more than \(most) reactions at the same instant",
      at: Label(context.scene.file, reaction.range, words(reaction, context)),
      notes: ["beyond \(most) nothing reacts any more, so that a scene cannot hang the app"],
      help: ["let fewer reactions set off others: do in one what several do"])
  }
}

extension LintContext {
  /// The reaction that stands at an index of the program.
  fileprivate func reaction(_ index: Int) -> Reaction {
    scene.reactions[lowered.symbols.reactions[lowered.program.original(ofReaction: index)]]
  }
}
