import CoulisseBackends
import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
package import CoulisseSource

extension Compiler {
  /// Runs every rule on each of `files`. A finding is reported only after its witness has been played
  /// and has shown it.
  package static func lint(_ files: [SourceFile]) -> LintReport {
    var report = LintReport()
    var names = WitnessNames()
    for file in files { lint(file, into: &report, &names) }
    return report
  }

  private static func lint(
    _ file: SourceFile, into report: inout LintReport, _ names: inout WitnessNames
  ) {
    let understood = understand(file)
    let suppressions = understood.value.suppressions
    guard let scene = understood.value.scene else {
      report.diagnostics += suppressions.appliedInPart(to: understood.diagnostics)
      return
    }
    let outcome = Lint.check(scene)
    let (shown, doubtful) = WitnessReplay.sorted(outcome.findings, in: scene)
    let diagnostics =
      understood.diagnostics + refusals(of: scene) + shown.map(\.diagnostic)
      + doubtful.map(\.doubt) + outcome.statements
    let remaining = suppressions.applied(to: diagnostics)
    let spoken = shown.filter { remaining.contains($0.diagnostic) }
    report.diagnostics += remaining
    names.add(spoken, of: scene, to: &report.witnesses)
    report.summary +=
      CoverageSummary(
        file: file, viewport: scene.viewport, coverage: outcome.coverage,
        conflicts: shown.map { ($0.platforms, !remaining.contains($0.diagnostic)) }
          + outcome.statements.filter { $0.severity == .error }.map {
            (scene.platforms, !remaining.contains($0))
          },
        unshown: doubtful.map(\.platforms)
      ).text
  }
}

extension Compiler {
  /// Why no backend could generate the scene: whoever lints it must not hear of it only later.
  private static func refusals(of scene: Scene) -> [Diagnostic] {
    CompileOptions.Emit.allCases.flatMap { emit in
      BackendRegistry.backend(for: CompileOptions(emit: emit)).refusals(
        of: scene, generated(scene))
    }
  }
}

/// How many witnesses have which name.
private struct WitnessNames {
  private var counts: [String: Int] = [:]

  /// Adds a scenario for each finding, named after the scene's file and the code; scenes of one name
  /// in several folders count on.
  mutating func add(
    _ findings: [CoulisseLint.Finding], of scene: Scene, to witnesses: inout [Artifact]
  ) {
    let name = scene.file.path.split(separator: "/").last ?? "scene"
    let base = name.hasSuffix(".scene.yaml") ? name.dropLast(".scene.yaml".count) : name
    for finding in findings {
      let stem = "\(base).\(finding.diagnostic.code.rawValue)"
      counts[stem.lowercased(), default: 0] += 1
      witnesses.append(
        Artifact(
          path: "\(stem)-\(counts[stem.lowercased()] ?? 1).scenario.yaml",
          contents: finding.witness.yaml(in: scene)))
    }
  }
}
