import CoulisseLint
import CoulisseModel
import CoulisseSource

/// What a run of the checker covered, in one line for each platform. "Proven" is said only when
/// nothing is left open.
struct CoverageSummary {
  var file: SourceFile
  var viewport: Viewport
  var coverage: [PlatformCoverage]
  /// What was found and shown, and whether a comment in the scene has silenced it.
  var conflicts: [(platforms: [Platform], isSilenced: Bool)]
  /// The platforms of each finding whose witness did not show it.
  var unshown: [[Platform]]

  var text: String {
    coverage.map { entry in
      let what = entry.coverage
      return "\(file.path): \(verdict(entry)): \(looked(what)), \(sizes), both reading directions, "
        + "\(words(entry.platform))\n"
    }.joined()
  }

  /// The platform, and what of it no proof covers.
  private func words(_ platform: Platform) -> String {
    switch platform {
    case .ios, .swiftUI: platform.spelling
    case .android: "\(platform.spelling) (the system's own back gesture is not looked at)"
    case .web: "\(platform.spelling) (the browser's own gestures at the edges are not looked at)"
    }
  }

  /// What there was to look at; a proof about nothing says that it is one.
  private func looked(_ what: Coverage) -> String {
    if what.pairs == 0 {
      return what.gestures == 0
        ? "nothing to compare, for there is no gesture"
        : "nothing to compare, for there is one gesture only"
    }
    let pairs = "\(count(what.pairs, "pair")) of gestures"
    return what.configurations == 0
      ? "\(pairs), none of which can want one touch undecided in any configuration"
      : "\(pairs), \(count(what.configurations, "configuration"))"
  }

  private func verdict(_ entry: PlatformCoverage) -> String {
    let found = conflicts.filter { $0.platforms.contains(entry.platform) }
    let open =
      entry.coverage.undetermined + unshown.count { $0.contains(entry.platform) }
    if !found.isEmpty {
      let silent = found.count { $0.isSilenced }
      let silenced = silent > 0 ? ", \(silent) of them silenced" : ""
      let rest = open > 0 ? ", \(open) undetermined" : ""
      return "\(count(found.count, "conflict"))\(silenced)\(rest)"
    }
    return open > 0
      ? "no conflict found, \(count(open, "pair")) undetermined" : "no conflict, proven"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private var sizes: String {
    "every size of \(words(viewport.width)) x \(words(viewport.height)) pt"
  }

  private func words(_ range: ClosedRange<Double>) -> String {
    "\(DecimalText.number(range.lowerBound))..\(DecimalText.number(range.upperBound))"
  }
}
