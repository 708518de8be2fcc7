internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// Says a fault where it is written, with the sizes at which it is so.
  mutating func report(_ fault: ThresholdFault, of release: ReleaseCase, _ source: RuleSource) {
    let isEverywhere = fault.extents == [release.extents]
    var notes: [String] = []
    if let preset = source.preset ?? (source.document == nil ? .standard : nil) {
      notes = ["`\(preset.rawValue)` says so; `coulisse dump` prints its clauses"]
    }
    let sizes = [Self.note(fault.extents, along: release.axis)]
    let elsewhere = isEverywhere ? "" : ", or narrow `viewport` to where it is not so"
    switch fault.kind {
    case .impossible(let clause):
      let byFinger = fault.isForWantOfScreen
      report(
        .impossibleThreshold, Self.words(release.rule.clauses[clause], byFinger: byFinger),
        at: source.condition(of: clause),
        severity: byFinger || !isEverywhere ? .warning : .error,
        notes: notes + [facts(fault, of: release)] + sizes,
        help: [
          (byFinger
            ? "write less, or a larger `gain` of the drag"
            : "write what a drag can pass, such as `past 50% of gap`") + elsewhere
        ])
    case .unchosen(let detent):
      let name = release.definition.detents[detent].name
      report(
        .impossibleThreshold, "no drag that is let go goes to \(quoted(name))",
        at: source.detents.isEmpty ? source.range : source.detents[detent], severity: .warning,
        secondary: source.detents.isEmpty ? [] : [(source.range, "this rule decides")],
        notes: (fault.isForWantOfScreen ? [facts(fault, of: release)] : []) + sizes,
        help: [
          "let a clause send there, such as `{ travel: past 50% of gap, to: ahead }`, or remove the "
            + "detent\(elsewhere)"
        ])
    case .unsigned(let clause):
      report(
        .unsignedVelocity, "the speed counts without its direction: a flick back goes on",
        at: source.direction(of: clause), notes: notes + (isEverywhere ? [] : sizes),
        help: [signedHelp(release, source)])
    case .tie(let tie):
      reportTie(tie, of: release, source, notes + sizes)
    case .restless(let clause):
      reportRestless(clause, of: release, source, notes, isEverywhere ? [] : sizes)
    }
  }

  private mutating func reportRestless(
    _ clause: Int, of release: ReleaseCase, _ source: RuleSource, _ notes: [String],
    _ sizes: [String]
  ) {
    let goal = release.definition.detents.last?.name ?? "open"
    report(
      .equalityThreshold, "a finger that rests as it lifts is taken for one that flies",
      at: source.condition(of: clause),
      notes: notes + ["without speed a release goes to the same place wherever it is let go"]
        + sizes,
      help: [
        source.preset == nil
          ? "say what a release at rest does, after the speeds: "
            + "`{ position: past 50% of travel, to: \(goal) }`"
          : "write `flutter-slidable`: at rest it goes by half of the way"
      ])
  }

  private mutating func reportTie(
    _ tie: EqualityTie, of release: ReleaseCase, _ source: RuleSource, _ notes: [String]
  ) {
    let names = release.definition.detents.map { quoted($0.name) }
    let beside = tie.beside.map { names[$0] }
    report(
      .equalityThreshold,
      "only a release at exactly one place goes to \(names[tie.detent])",
      at: source.target(of: tie.clause),
      notes: [
        beside.count == 2
          ? "a little less goes to \(beside[0]), and a little more to \(beside[1])"
          : "a little farther goes to \(beside[0])"
      ] + notes,
      help: [
        "let one of the clauses before it take the tie: `from` is at least, `past` is more than"
      ])
  }

  private static func words(_ clause: SettleClause, byFinger: Bool) -> String {
    switch clause.test?.comparator {
    case .before: "this never holds: every drag has got that far"
    case .past, .from, nil:
      byFinger ? "no drag across the screen gets that far" : "no drag gets that far"
    }
  }

  /// How far a drag gets, at the first size.
  private func facts(_ fault: ThresholdFault, of release: ReleaseCase) -> String {
    let extent = fault.extents.first?.lowerBound ?? release.extents.lowerBound
    let size = "at a \(release.axis == .horizontal ? "width" : "height") of \(Self.rounded(extent))"
    let probe = ReleaseProbe(release, at: extent)
    if fault.isForWantOfScreen {
      let reach = release.starts.map { release.reach(from: $0, at: extent) }.min() ?? 0
      return "\(size) the finger moves it by \(Self.rounded(reach)) points at most"
    }
    if case .impossible(let clause) = fault.kind,
      release.rule.clauses[clause].test?.quantity == .position
    {
      return
        "\(size) it goes from \(Self.rounded(probe.lower)) to \(Self.rounded(probe.upper)) points"
    }
    return "\(size) the whole way is \(Self.rounded(probe.upper - probe.lower)) points"
  }

  /// The rule with the sign of the speed.
  private func signedHelp(_ release: ReleaseCase, _ source: RuleSource) -> String {
    guard source.preset != nil else {
      return "write `direction: ahead` for a flick the way of the drag, and send one against it "
        + "back"
    }
    var rule = release.rule
    for index in rule.clauses.indices where rule.clauses[index].asksForSpeed {
      if rule.clauses[index].test?.direction == .any {
        rule.clauses[index].test?.direction = .ahead
      }
    }
    let document = SceneSpelling(scene: scene).spelled(
      rule, along: release.axis, release.definition.detents.map(\.name))
    return "write `\(YAMLPrinter.flow(Shape<SettleDocument>.settle.write(document)))`"
  }

  static func note(_ extents: [ClosedRange<Double>], along axis: Axis) -> String {
    let ranges = extents.map { "\(rounded($0.lowerBound)) to \(rounded($0.upperBound))" }
    return "so it is at \(axis == .horizontal ? "widths" : "heights") from "
      + ranges.joined(separator: " and from ")
  }

  /// A number of points as people write it.
  private static func rounded(_ points: Double) -> String {
    DecimalText.number((points * 100).rounded() / 100)
  }
}
