import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
package import CoulisseSource

extension Compiler {
  /// Runs every rule on each of `files`. A finding is reported only after its witness has been played
  /// and has shown it.
  package static func lint(_ files: [SourceFile], options: LintOptions) -> LintReport {
    var report = LintReport()
    for file in files { lint(file, into: &report) }
    return report
  }

  private static func lint(_ file: SourceFile, into report: inout LintReport) {
    let understood = understand(file)
    guard let value = understood.value else {
      report.diagnostics += understood.diagnostics
      return
    }
    let outcome = Lint.check(value.scene)
    let shown = outcome.findings.compactMap { finding in
      WitnessReplay.confirmed(finding, in: value.scene).map { witness in
        var finding = finding
        finding.witness = witness
        return finding
      }
    }
    let diagnostics = understood.diagnostics + shown.map(\.diagnostic) + outcome.statements
    let remaining = value.suppressions.applied(to: diagnostics)
    report.diagnostics += remaining
    report.witnesses += witnesses(
      of: shown.filter { remaining.contains($0.diagnostic) }, in: value.scene)
    report.summary +=
      CoverageSummary(
        file: file, viewport: value.scene.viewport, coverage: outcome.coverage,
        conflicts: shown.count + outcome.statements.count { $0.severity == .error },
        suppressed: shown.count { !remaining.contains($0.diagnostic) },
        unshown: outcome.findings.count - shown.count
      ).text
  }

  /// One scenario for each finding, named after the scene's file and the code.
  private static func witnesses(of findings: [CoulisseLint.Finding], in scene: Scene) -> [Artifact]
  {
    var counts: [DiagnosticCode: Int] = [:]
    let name = scene.file.path.split(separator: "/").last ?? "scene"
    let base = name.hasSuffix(".scene.yaml") ? name.dropLast(".scene.yaml".count) : name
    return findings.map { finding in
      let code = finding.diagnostic.code
      counts[code, default: 0] += 1
      return Artifact(
        path: "\(base).\(code.rawValue)-\(counts[code] ?? 1).scenario.yaml",
        contents: finding.witness.yaml(in: scene))
    }
  }
}
