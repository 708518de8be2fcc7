import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
package import CoulisseSource

extension Compiler {
  /// Runs every rule on each of `files`. A finding is reported only after its witness has been played
  /// and has shown it.
  package static func lint(_ files: [SourceFile], options: LintOptions) -> LintReport {
    var report = LintReport()
    var names = WitnessNames()
    for file in files { lint(file, into: &report, &names) }
    return report
  }

  private static func lint(
    _ file: SourceFile, into report: inout LintReport, _ names: inout WitnessNames
  ) {
    let understood = understand(file)
    guard let value = understood.value else {
      report.diagnostics += understood.diagnostics
      return
    }
    let outcome = Lint.check(value.scene)
    let replayed = outcome.findings.map { ($0, WitnessReplay.confirmed($0, in: value.scene)) }
    let shown = replayed.compactMap { finding, witness in witness.map { finding.playing($0) } }
    let diagnostics = understood.diagnostics + shown.map(\.diagnostic) + outcome.statements
    let remaining = value.suppressions.applied(to: diagnostics)
    let spoken = shown.filter { remaining.contains($0.diagnostic) }
    report.diagnostics += remaining
    names.add(spoken, of: value.scene, to: &report.witnesses)
    report.summary +=
      CoverageSummary(
        file: file, viewport: value.scene.viewport, coverage: outcome.coverage,
        conflicts: shown.map { ($0.platforms, !remaining.contains($0.diagnostic)) }
          + outcome.statements.filter { $0.severity == .error }.map {
            (value.scene.platforms, !remaining.contains($0))
          },
        unshown: replayed.filter { $0.1 == nil }.map(\.0.platforms)
      ).text
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

extension CoulisseLint.Finding {
  /// The same finding with another witness.
  fileprivate func playing(_ witness: Scenario) -> CoulisseLint.Finding {
    var copy = self
    copy.witness = witness
    return copy
  }
}
