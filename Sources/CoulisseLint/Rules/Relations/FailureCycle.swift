import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G118: gestures that wait for each other in a circle; none of them can ever begin. Of requirements
/// that count only at times, those make a circle that can count at once.
struct FailureCycle {
  /// One error for each circle, at the gesture in it that is declared first.
  ///
  /// - Parameter canHold: Whether a condition holds in some configuration.
  func diagnostics(
    in context: LintContext, canHold: (Condition) -> Bool
  ) -> [Diagnostic] {
    let blockers = Dictionary(grouping: context.lowered.program.requirements, by: \.waiting)
    var told: Set<Int> = []
    return context.lowered.program.recognizers.indices.compactMap { start in
      guard !told.contains(start),
        let circle = shortestCircle(from: start, blockers, canHold: canHold)
      else { return nil }
      told.formUnion(circle.map(\.waiting))
      return diagnostic(circle, context)
    }
  }

  /// The requirements on the shortest way that leads back to the start and can count all at once.
  private func shortestCircle(
    from start: Int, _ blockers: [Int: [FailureRequirement]], canHold: (Condition) -> Bool
  ) -> [FailureRequirement]? {
    var paths: [[FailureRequirement]] = [[]]
    var seen: Set<Place> = []
    while !paths.isEmpty {
      var longer: [[FailureRequirement]] = []
      for path in paths {
        for next in blockers[path.last?.blocker ?? start] ?? [] {
          let way = path + [next]
          let clauses = way.flatMap(\.condition.clauses)
          guard seen.insert(Place(recognizer: next.blocker, clauses: Set(clauses))).inserted,
            clauses.isEmpty || canHold(Condition(clauses))
          else { continue }
          if next.blocker == start { return way }
          longer.append(way)
        }
      }
      paths = longer
    }
    return nil
  }

  /// Where a way has come to, and what has to hold for it to count: another way to the same leads to
  /// nothing else.
  private struct Place: Hashable {
    var recognizer: Int
    var clauses: Set<[ConfigurationTerm]>
  }

  private func diagnostic(_ circle: [FailureRequirement], _ context: LintContext) -> Diagnostic {
    let names = circle.map { "`\(context.name($0.waiting))`" }
    let sentences = circle.indices.map { index in
      "\(names[index]) waits until \(names[(index + 1) % circle.count]) has failed"
    }
    let isGuarded = circle.contains { $0.condition != .always }
    let file = context.scene.file
    return Diagnostic(
      .failureCycle,
      "\(names.joined(separator: ", ")) wait for each other and never begin"
        + (isGuarded ? " while all of these relations count" : ""),
      at: Label(file, context.gesture(circle[0].waiting).name.range, sentences[0]),
      secondary: circle.indices.dropFirst().map {
        Label(file, context.gesture(circle[$0].waiting).name.range, sentences[$0])
      },
      notes: isGuarded ? ["there is a configuration in which the statements of all hold"] : [],
      help: [
        isGuarded
          ? "let one of them go first: remove the other `before` or `after`, or let its `when:` "
            + "exclude that of the rest"
          : "let one of them go first: remove the other `before` or `after`"
      ])
  }
}
