internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// A gesture of `gestures:`.
  mutating func authored(_ name: Located<String>, _ document: GestureDocument) -> Gesture {
    rowScope = rowScope(of: document)
    defer { rowScope = nil }
    let drives = drives(name, document)
    let lead = drives?.all.first
    let edge = lead.map(origin) ?? .leading
    if let lead { checkDirections(document, lead) }
    let regions = regions(name, document, lead)
    checkRowScope(of: regions, document.regions)
    var gesture = Gesture(
      name: name, origin: .authored, kind: kind(name, document, edge),
      regions: regions, excludes: excludes(document.excludes, of: regions, name.value),
      drives: drives,
      when: guards(document.when), before: relations(document.before, of: name),
      after: relations(document.after, of: name),
      simultaneous: companions(document.simultaneous, of: name), claims: claims(document, at: edge),
      slop: slop(document), countsFrom: document.countsFrom.value ?? .crossing,
      lock: document.lock.value ?? .dominant, gain: document.gain.value ?? 1,
      actions: document.isDrag ? [] : actions(name, document))
    gesture.fingers = document.fingers.value
    gesture.extraTouch = document.extraTouch.value ?? .ignore
    return gesture
  }

  private mutating func kind(
    _ name: Located<String>, _ document: GestureDocument, _ edge: Side
  ) -> GestureKind {
    let kinds = [
      document.edgePan.map { _ in "edge-pan" }, document.pan.map { _ in "pan" },
      document.tap.map { _ in "tap" }, document.swipe.map { _ in "swipe" },
      document.longPress.map { _ in "long-press" },
    ]
    let written = kinds.compactMap(\.written)
    if written.count > 1 {
      report(
        .unknownKey, "a gesture is one of `edge-pan`, `pan`, `tap`, `swipe` and `long-press`",
        at: written[1].key,
        secondary: [(written[0].key, "this one is `\(written[0].value)`")],
        help: ["write two gestures"])
    } else if written.isEmpty, !kinds.contains(where: \.isUnreadable), !isUnreadable(name) {
      report(
        .missingKey, "\(quoted(name.value)) does not say what kind of gesture it is",
        at: name.range, help: ["write `edge-pan: left`, `pan: horizontal` or `tap: 1`"])
    }
    if written.count == 1 { checkKeys(document, written[0].value) }
    if written.count == 1, written[0].value == "edge-pan" { reportOddities(ofEdgePan: document) }
    if let count = document.tap.value {
      return .tap(
        count: count, tolerance: document.tolerance.value, longest: document.longest.value)
    }
    if let duration = document.longPress.value {
      return .longPress(duration: duration, tolerance: document.tolerance.value)
    }
    if let swipe = document.swipe.written {
      if swipe.value.isEmpty {
        report(
          .outOfRange, "a swipe needs at least one direction", at: swipe.range,
          help: ["write `swipe: left`"])
      }
      return .swipe(
        claims: document.swipes, distance: document.distance.value,
        longest: document.longest.value)
    }
    if let start = document.edgePan.value {
      checkBand(document.band, at: start)
      return .edgePan(edge: start, band: document.band.value)
    }
    return .pan(claims: document.claims(at: edge))
  }

  private func isUnreadable(_ name: Located<String>) -> Bool {
    document.gestures.value?.contains {
      $0.name.value == name.value && $0.body.isUnreadable
    } ?? true
  }

  /// Keys that do not belong to this kind of gesture.
  private mutating func checkKeys(_ document: GestureDocument, _ kind: String) {
    let drags = document.isDrag ? [kind] : []
    let known: [(SourceRange?, kinds: [String])] = [
      (document.drives.written?.key, ["edge-pan", "pan", "long-press"]),
      (document.slop.written?.key, ["edge-pan", "pan"]),
      (document.countsFrom.written?.key, drags), (document.gain.written?.key, drags),
      (document.fingers.written?.key, ["tap", "edge-pan", "pan", "long-press"]),
      (document.extraTouch.written?.key, drags), (document.lock.written?.key, ["edge-pan", "pan"]),
      (document.band.written?.key, ["edge-pan"]),
      (document.tolerance.written?.key, ["tap", "long-press"]),
      (document.longest.written?.key, ["tap", "swipe"]),
      (document.distance.written?.key, ["swipe"]),
      // An edge pan claims one direction: that has words of its own.
      (document.claims.written?.key, ["edge-pan", "pan"]),
    ]
    for (key, kinds) in known where !kinds.contains(kind) {
      guard let key else { continue }
      report(
        .unknownKey, "\(quoted(file.text(in: key))) is not a key of a gesture with `\(kind)`",
        at: key, help: ["remove it"])
    }
    guard document.isDrag, let key = document.actions.written?.key else { return }
    report(
      .unknownKey, "\(quoted(file.text(in: key))) is not a key of a gesture that drives something",
      at: key, help: ["remove it, or write two gestures"])
  }

  private mutating func actions(
    _ name: Located<String>, _ document: GestureDocument
  ) -> [Action] {
    let kind = document.tap.isAbsent ? document.swipe.isAbsent ? "long press" : "swipe" : "tap"
    if document.actions.isAbsent {
      report(
        .missingKey, "\(quoted(name.value)) does not say what the \(kind) does", at: name.range,
        help: [
          "write `do: open <panel>`"
            + (document.longPress.isAbsent ? "" : ", or `drives: <panel or track>`")
        ])
    } else if let written = document.actions.written, written.value.isEmpty {
      report(
        .outOfRange, "a \(kind) that does nothing", at: written.range,
        help: ["write `do: open <panel>`, or remove \(quoted(name.value))"])
    }
    return actions(document.actions, closing: rowClosing)
  }

  private mutating func regions(
    _ name: Located<String>, _ document: GestureDocument, _ lead: Drive?
  ) -> [Element] {
    if let written = document.regions.written {
      if written.value.isEmpty {
        report(
          .outOfRange, "`in` needs at least one element", at: written.range,
          help: ["write `in: stage` for the whole scene"])
      }
      return elements(written.value)
    }
    guard let lead, document.longPress.isAbsent else {
      let kind =
        document.tap.isAbsent
        ? document.swipe.isAbsent ? document.longPress.isAbsent ? nil : "long press" : "swipe"
        : "tap"
      if let kind, document.regions.isAbsent {
        report(
          .missingKey, "\(quoted(name.value)) does not say where the \(kind) is", at: name.range,
          help: ["write `in: <element>`, for example `in: stage`"])
      }
      return []
    }
    switch lead {
    case .scroll(let owner), .page(let owner): return [owner.window]
    case .mover(.track(let id)): return [.container(scene[id].moves)]
    case .mover(.row(let id)): return [.row(id)]
    case .mover(.pager(let id)): return [scene.window(of: id)]
    case .mover(.panel(let id)):
      let directions = document.directions(
        drivingPanelAt: scene[id].edge.value, from: scene[id].edge.value)
      return directions == [.outward] && document.edgePan.isAbsent
        ? pushRegions(id) : [parent(of: scene[id].container)]
    }
  }
}
