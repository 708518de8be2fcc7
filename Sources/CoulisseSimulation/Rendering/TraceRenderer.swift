package import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// A trace as text: a line for each fact, the time where it changes, the subjects in a column.
package struct TraceRenderer {
  private static let widestSubject = 24
  private static let widestPredicate = 72

  private let scene: Scene

  package init(scene: Scene) {
    self.scene = scene
  }

  /// Whole lines, each with its line feed.
  package func text(_ result: SimulationResult, of scenario: Scenario) -> String {
    var text = heading(scenario) + "\n\n"
    for line in lines(result.trace) { text += line + "\n" }
    return text + "\n" + summary(result, scenario) + "\n"
  }

  /// `SideDrawers, 375 x 667, ios 26: open by the edge`
  private func heading(_ scenario: Scenario) -> String {
    let size = scenario.viewport ?? scene.viewport.design
    var parts = [scene.name.value, TraceNumber.size(size)]
    if let platform = scenario.platform ?? scene.platforms.first { parts.append(platform.spelling) }
    if scenario.direction == .rightToLeft { parts.append("right to left") }
    return "\(parts.joined(separator: ", ")): \(scenario.name.value)"
  }

  /// One line for each fact; expectations that hold share lines.
  package func lines(_ trace: Trace) -> [String] {
    let rows = self.rows(trace)
    let width = min(Self.widestSubject, rows.map(\.subject.count).max() ?? 0)
    let timeWidth = rows.map(\.time.utf8.count).max() ?? 0
    var last = ""
    return rows.map { row in
      let time = row.time == last ? "" : row.time
      last = row.time
      let padding = String(repeating: " ", count: max(0, width - row.subject.count))
      return String(repeating: " ", count: timeWidth - time.utf8.count) + time + "  "
        + row.subject + padding + "  " + row.predicate
    }
  }

  private typealias Row = (time: String, subject: String, predicate: String)

  private func rows(_ trace: Trace) -> [Row] {
    var rows: [Row] = []
    var isMet = false
    for entry in trace.entries {
      let time = TraceNumber.seconds(entry.time)
      let words = FactWords(scene: scene, row: entry.row)
      let (subject, predicate) = words.sentence(entry.fact)
      let wasMet = isMet
      isMet = if case .met = entry.fact { true } else { false }
      if isMet, wasMet, let last = rows.last, last.time == time,
        last.predicate.count + predicate.count < Self.widestPredicate
      {
        rows[rows.count - 1].predicate += "; " + predicate
      } else {
        rows.append((time, subject, predicate))
      }
    }
    return rows
  }

  private func summary(_ result: SimulationResult, _ scenario: Scenario) -> String {
    let missed = result.failures.count {
      if case .missed = $0.reason { true } else { false }
    }
    let met = result.trace.entries.count { if case .met = $0.fact { true } else { false } }
    var parts = [met == 1 ? "1 expectation holds" : "\(met) expectations hold"]
    if missed > 0 { parts.append(missed == 1 ? "1 does not" : "\(missed) do not") }
    let impossible = result.failures.count - missed
    if impossible > 0 {
      parts.append(
        impossible == 1 ? "1 step cannot be done" : "\(impossible) steps cannot be done")
    }
    let broken = result.violations.map(\.invariant.rawValue)
    if !broken.isEmpty { parts.append("broken: \(broken.joined(separator: ", "))") }
    let pairs = result.undecidedPairs.map {
      "\(scene[$0.first].name.value) and \(scene[$0.second].name.value)"
    }
    parts.append("undecided: \(pairs.isEmpty ? "none" : pairs.joined(separator: "; "))")
    return parts.joined(separator: "; ")
  }
}
