internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// Where the settle rule of a track is written.
struct RuleSource {
  var behavior: BehaviorDocument
  /// The whole of it, or the name of who has the rule that nobody wrote.
  var range: SourceRange
  var document: SettleDocument?
  /// The names of the detents, if they are written.
  var detents: [SourceRange]

  var preset: SettlePreset? {
    if case .preset(let preset)? = document { preset } else { nil }
  }

  private var clauses: [SettleClauseDocument]? {
    if case .rule(let rule)? = document { rule.firstOf.value } else { nil }
  }

  /// The condition of a clause, or where it sends if it has none.
  func condition(of clause: Int) -> SourceRange {
    if case .rule(let rule)? = document, clauses == nil {
      return (rule.past.written ?? rule.from.written)?.range ?? range
    }
    guard let clauses, clauses.indices.contains(clause) else { return range }
    let document = clauses[clause]
    let conditions = [document.position, document.travel, document.speed, document.projected]
    return conditions.compactMap(\.written).first?.range ?? target(of: clause)
  }

  /// Where a clause sends.
  func target(of clause: Int) -> SourceRange {
    guard let clauses, clauses.indices.contains(clause) else { return range }
    return clauses[clause].to.written?.range ?? range
  }

  /// The direction of the speed in a clause, or its speed.
  func direction(of clause: Int) -> SourceRange {
    guard let clauses, clauses.indices.contains(clause) else { return range }
    return clauses[clause].direction.written?.range ?? condition(of: clause)
  }
}

extension Resolver {
  /// What the settle rules of everything that a drag moves can never decide, or decide as nobody meant
  /// it (T301, T302, T304), and what a drag leaves where nothing is to be (S205, T307).
  mutating func checkThresholds() {
    var known: [ReleaseCase: [ThresholdFault]] = [:]
    for (release, source) in releases() {
      let faults = known[release] ?? release.faults
      known[release] = faults
      for fault in faults { report(fault, of: release, source) }
      checkLooseEnds(source.behavior, release)
    }
  }

  /// S205 and T307: what is left between its rests, or carried past its ends.
  private mutating func checkLooseEnds(_ behavior: BehaviorDocument, _ release: ReleaseCase) {
    if let cancel = behavior.cancel.written, cancel.value == .keep, !release.rule.clauses.isEmpty,
      !release.starts.isEmpty
    {
      report(
        .interruption,
        "a drag that the system takes away leaves it between its detents", at: cancel.range,
        notes: [
          "a call that comes in takes a drag away; the next drag or tap has to bring it back"
        ],
        help: ["write `settle`, as if the finger had rested and let go, or `return`"])
    }
    if let policy = behavior.outOfRange.written, policy.value == .free, !release.starts.isEmpty {
      report(
        .unclampedDrag, "nothing holds the drag at the ends: it uncovers what nobody has drawn",
        at: policy.range, help: ["write `clamp`, or `rubber-band 0.55` for a drag that gives way"])
    }
  }

  private func releases() -> [(ReleaseCase, RuleSource)] {
    var releases: [(ReleaseCase, RuleSource)] = []
    for (index, panel) in scene.panels.enumerated() {
      guard case .own(let definition) = panel.slide else { continue }
      let entry = panels[index]
      let (own, other) = (entry.document.behavior, entry.transition.behavior)
      var behavior = BehaviorDocument()
      behavior.settle = own.settle.or(other.settle)
      behavior.cancel = own.cancel.or(other.cancel)
      behavior.outOfRange = own.outOfRange.or(other.outOfRange)
      releases.append(
        (
          release(of: definition, .panel(EntityID(index)), toward: panel.edge.value.opposite),
          source(behavior, entry.document.detents, entry.name)
        ))
    }
    for (index, entry) in (document.tracks.value ?? []).enumerated() {
      let track = scene.tracks[index]
      releases.append(
        (
          release(of: track.definition, .track(EntityID(index)), toward: track.toward),
          source(
            entry.body.value?.behavior ?? BehaviorDocument(),
            entry.body.value?.detents ?? .absent,
            entry.name)
        ))
    }
    return releases
  }

  private func source(
    _ behavior: BehaviorDocument, _ detents: Field<[DetentDocument]>, _ name: Located<String>
  ) -> RuleSource {
    RuleSource(
      behavior: behavior, range: behavior.settle.written?.range ?? name.range,
      document: behavior.settle.value,
      detents: detents.value?.map(\.name.range) ?? [])
  }

  private func release(
    of definition: TrackDefinition, _ mover: Mover, toward side: Side
  ) -> ReleaseCase {
    let track = scene.track(of: mover)
    let drags = scene.gestures.filter { gesture in
      gesture.drives?.all.contains { drive in
        if case .mover(let moved) = drive { scene.track(of: moved) == track } else { false }
      } ?? false
    }
    let leaves =
      switch definition.outOfRange {
      case .clamp, .clampIncrements, .ignore: false
      case .free, .rubberBand: true
      }
    let last = definition.detents.count - 1
    let gains = definition.detents.indices.map { detent in
      let able = drags.filter { drag in
        let (forward, back) = drag.ways(along: side)
        return leaves || forward && detent < last || back && detent > 0
      }
      return able.map(\.gain).max() ?? 0
    }
    let slop = scene.platforms.map(\.numbers.slop).max() ?? 0
    return ReleaseCase(
      definition: definition, axis: side.axis, gains: gains,
      slop: drags.map { $0.slop ?? slop }.min() ?? slop, extents: viewport(along: side.axis))
  }
}

extension Gesture {
  /// Whether a drag can begin toward a side of an axis, and toward the other.
  fileprivate func ways(along side: Side) -> (forward: Bool, back: Bool) {
    let claims: [Side] =
      switch kind {
      case .tap: []
      case .pan(let claims): claims
      case .edgePan(let edge, _): [edge.opposite]
      }
    guard lock == .dominant else { return (true, true) }
    let sides = claims.map { $0.physical(in: .leftToRight) }
    return (
      sides.contains(side.physical(in: .leftToRight)),
      sides.contains(side.opposite.physical(in: .leftToRight))
    )
  }
}
