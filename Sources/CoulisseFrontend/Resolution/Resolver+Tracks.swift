internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// What a definition belongs to, for the words of diagnostics and the axis of its lengths.
struct TrackOwner: Sendable {
  var mover: Mover
  var axis: Axis
  /// The words for its detents.
  var places: [String]
  /// Index of the one where it is closed.
  var home = 0
  /// What holds where nothing else is said.
  var settle = SettleRule.standard
  var motion = Motion.panel
}

extension Resolver {
  mutating func resolveTracks() {
    for (index, entry) in (document.tracks.value ?? []).enumerated() {
      scene.tracks.append(track(entry.name, entry.body.value ?? TrackDocument(), EntityID(index)))
    }
  }

  private mutating func track(
    _ name: Located<String>, _ document: TrackDocument, _ id: EntityID<Track>
  ) -> Track {
    let toward = document.toward.value ?? .right
    let detents = document.detents.value ?? []
    checkCount(detents, of: "a track")
    checkOrder(detents, along: toward.axis)
    let owner = TrackOwner(
      mover: .track(id), axis: toward.axis, places: detents.map(\.name.value))
    let start =
      document.starts.value.map { place($0, of: .track(id)) ?? 0 } ?? atOrigin(detents, name)
    var definition = definition(owner, detents.map(Detent.init), document.behavior, document.motion)
    definition.start = start
    definition.home = start
    let moves = document.moves.value.flatMap { container($0) } ?? EntityID(0)
    return Track(name: name, toward: toward, moves: moves, definition: definition)
  }

  /// The detent at 0, where a track starts that does not say it.
  private mutating func atOrigin(_ detents: [DetentDocument], _ name: Located<String>) -> Int {
    if let index = detents.firstIndex(where: { $0.position == .zero }) { return index }
    if !detents.isEmpty {
      report(
        .missingKey, "\(quoted(name.value)) does not say where it starts", at: name.range,
        notes: ["without `starts` a track starts at its detent at 0, and this one has none"],
        help: ["write `starts: \(detents[0].name.value)`"])
    }
    return 0
  }

  /// A definition from its first detent to its last.
  mutating func definition(
    _ owner: TrackOwner, _ detents: [Detent], _ behavior: BehaviorDocument,
    _ motion: MotionDocument
  ) -> TrackDefinition {
    let (motion, released) = motions(motion, owner.motion)
    return TrackDefinition(
      detents: detents, lower: detents.first?.position ?? .zero,
      upper: detents.last?.position ?? .zero, start: 0, home: 0,
      settle: settleRule(behavior, owner), motion: motion, released: released,
      requests: behavior.requests.value ?? .direct,
      outOfRange: behavior.outOfRange.value ?? .clamp, cancel: behavior.cancel.value ?? .settle,
      whileMoving: behavior.whileMoving.value ?? .grab,
      resize: behavior.resize.value ?? .keepProgress)
  }

  /// Who has one place to rest never moves.
  mutating func checkCount(_ detents: [DetentDocument], of kind: String) {
    guard detents.count == 1 else { return }
    report(
      .degenerateDetents, "\(kind) with one detent never moves", at: detents[0].name.range,
      help: [
        "write two detents or more, or remove \(kind == "a track" ? "the track" : "`detents`")"
      ])
  }

  /// The detents of a panel lie between nothing of it and the whole screen.
  mutating func checkReach(_ detents: [DetentDocument], along axis: Axis) {
    for detent in detents {
      for (bound, isBeyond, words) in [
        (Length.zero, { $0 < $1 }, "a panel cannot be out by less than nothing"),
        (Length.full, { $0 > $1 }, "a panel cannot be out farther than the screen goes"),
      ] as [(Length, (Double, Double) -> Bool, String)] {
        guard
          let (bad, values) = extents(
            along: axis, where: isBeyond, between: detent.position, bound)
        else { continue }
        report(
          .degenerateDetents, words, at: detent.name.range,
          notes: [Self.note(bad, along: axis)] + measureNote([detent.position], values),
          help: [
            "write a position from 0 to 100%"
              + (bad == viewport(along: axis) ? "" : ", or narrow `viewport` to where it is")
          ])
      }
    }
  }

  func viewport(along axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal ? scene.viewport.width : scene.viewport.height
  }

  private static func note(_ extents: ClosedRange<Double>, along axis: Axis) -> String {
    "so it is at \(axis == .horizontal ? "widths" : "heights") from "
      + "\(DecimalText.number(extents.lowerBound)) to \(DecimalText.number(extents.upperBound))"
  }

  /// Detents grow from one to the next at every size that is proved.
  mutating func checkOrder(_ detents: [DetentDocument], along axis: Axis) {
    for (lower, upper) in zip(detents, detents.dropFirst()) {
      guard
        let (bad, values) = extents(
          along: axis, where: { $0 >= $1 }, between: lower.position, upper.position)
      else { continue }
      report(
        .degenerateDetents,
        "\(quoted(upper.name.value)) does not lie past \(quoted(lower.name.value))",
        at: upper.name.range, secondary: [(lower.name.range, "this one comes before it")],
        notes: [Self.note(bad, along: axis)]
          + measureNote([lower.position, upper.position], values),
        help: [
          "write the detents in order of their positions"
            + (bad == viewport(along: axis) ? "" : ", or narrow `viewport` to where they are")
        ])
    }
  }

  /// The extents at which two lengths are in the wrong order, and what quantities they are made of have
  /// there; nil if they never are.
  private func extents(
    along axis: Axis, where isBad: (Double, Double) -> Bool, between lower: Length,
    _ upper: Length
  ) -> (ClosedRange<Double>, [Double])? {
    for values in ends(of: [lower, upper]) {
      let (lower, upper) = (lower.fixed(values), upper.fixed(values))
      let bad = Self.extents(
        in: viewport(along: axis), where: { isBad(lower.value(of: $0), upper.value(of: $0)) },
        between: lower, upper)
      if let bad { return (bad, values) }
    }
    return nil
  }

  /// The extents in a range at which two lengths, both straight lines there, are in the wrong order.
  private static func extents(
    in range: ClosedRange<Double>, where isBad: (Double) -> Bool, between lower: Length,
    _ upper: Length
  ) -> ClosedRange<Double>? {
    let (first, last) = (range.lowerBound, range.upperBound)
    let slope = upper.fraction - lower.fraction
    let crossing = slope == 0 ? first : (lower.points - upper.points) / slope
    switch (isBad(first), isBad(last)) {
    case (false, false): return nil
    case (true, true): return range
    case (true, false): return first...max(first, min(crossing, last))
    case (false, true): return min(last, max(crossing, first))...last
    }
  }
}

extension Detent {
  init(_ document: DetentDocument) {
    self.init(name: document.name.value, position: document.position)
  }
}
