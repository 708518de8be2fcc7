package import CoulisseDiagnostics
package import CoulisseModel

/// Everything the checker says about a scene.
package struct LintOutcome: Sendable {
  /// Contested touches, one for each code and gesture that has to change; not yet replayed.
  package var findings: [Finding]
  /// What the scene says wrongly or not at all, whatever touches come: it needs no witness.
  package var statements: [Diagnostic]
  package var coverage: [PlatformCoverage]
}

/// What was covered for one platform.
package struct PlatformCoverage: Sendable, Hashable {
  package var platform: Platform
  package var coverage: Coverage
}

/// The checker as the driver sees it.
package enum Lint {
  /// Checks a scene for each of its platforms.
  package static func check(_ scene: Scene) -> LintOutcome {
    var outcome = LintOutcome(
      findings: [],
      statements: GestureOnly().notes(on: scene) + ShadowedGestures().notes(on: scene),
      coverage: [])
    for platform in scene.platforms {
      let context = LintContext(scene, for: platform)
      outcome.statements += ModelOnlyRelation().diagnostics(in: context)
      let loops = ReactionLoop().diagnostics(in: context)
      outcome.statements += loops
      // What never comes to rest cannot be explored.
      guard loops.isEmpty else { continue }
      outcome.statements += UnsatisfiableConstraints().diagnostics(in: context)
      var checker = Checker(
        program: context.lowered.program, viewport: scene.viewport,
        deepestInsets: platform.numbers.deepestInsets, quantities: scene.quantities)
      outcome.statements += FailureCycle().diagnostics(in: context) { checker.canHold($0) }
      outcome.statements += ContradictoryRelations().diagnostics(in: context)
      outcome.statements += ExtraTouch().warnings(in: context)
      var result = checker.check()
      let systemBack = SystemBack().warnings(in: context)
      result.coverage.undetermined += systemBack.count
      outcome.coverage.append(
        PlatformCoverage(platform: platform, coverage: result.coverage))
      let writer = FindingWriter(context: context, checker: checker)
      outcome.findings += writer.findings(for: result.contests)
      outcome.statements += ShadowedGestures().diagnostics(on: result.shadowed, in: context)
      outcome.statements += result.undetermined.map(writer.warning) + systemBack
    }
    outcome.findings = merged(outcome.findings)
    // Most relations are the same on every platform.
    var told: Set<Diagnostic> = []
    outcome.statements = outcome.statements.filter { told.insert($0).inserted }
    return outcome
  }

  /// A finding that a second platform shares is said once.
  private static func merged(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    for finding in findings {
      let known = result.firstIndex {
        $0.diagnostic.code == finding.diagnostic.code
          && $0.diagnostic.primary == finding.diagnostic.primary
          && $0.diagnostic.message == finding.diagnostic.message
      }
      if let known {
        result[known].platforms += finding.platforms
      } else {
        result.append(finding)
      }
    }
    for index in result.indices where result[index].platforms.count > 1 {
      let others = result[index].platforms.dropFirst().map(\.spelling)
      result[index].diagnostic.notes.append("the same on \(others.joined(separator: ", "))")
    }
    return result
  }
}
