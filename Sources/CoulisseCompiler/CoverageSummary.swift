import CoulisseLint
import CoulisseModel
import CoulisseSource

/// What a run of the checker covered, in one line for each platform. "Proven" is said only when
/// nothing is left open.
struct CoverageSummary {
  var file: SourceFile
  var viewport: Viewport
  var coverage: [PlatformCoverage]
  var conflicts: Int
  /// Of the conflicts, those that comments in the scene have silenced.
  var suppressed: Int
  /// Findings whose witness did not show them.
  var unshown: Int

  var text: String {
    coverage.map { entry in
      let what = entry.coverage
      return "\(file.path): \(verdict(what)): \(what.pairs) pairs of gestures, "
        + "\(what.configurations) configurations, \(sizes), both reading directions, "
        + "\(entry.platform.spelling)\n"
    }.joined()
  }

  private func verdict(_ coverage: Coverage) -> String {
    let open = coverage.undetermined + unshown
    if conflicts > 0 {
      let silenced = suppressed > 0 ? ", \(suppressed) of them silenced" : ""
      let rest = open > 0 ? ", \(open) undetermined" : ""
      return "\(conflicts) \(conflicts == 1 ? "conflict" : "conflicts")\(silenced)\(rest)"
    }
    return open > 0
      ? "no conflict found, \(open) \(open == 1 ? "pair" : "pairs") undetermined"
      : "no conflict, proven"
  }

  private var sizes: String {
    "every size of \(words(viewport.width)) x \(words(viewport.height)) pt"
  }

  private func words(_ range: ClosedRange<Double>) -> String {
    "\(words(range.lowerBound))..\(words(range.upperBound))"
  }

  private func words(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
  }
}
