internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// A gesture of `gestures:`.
  mutating func authored(_ name: Located<String>, _ document: GestureDocument) -> Gesture {
    let drives = drives(name, document)
    let lead = drives?.all.first
    let edge = lead.map(origin) ?? .leading
    if let lead { checkDirections(document, lead) }
    let isTap = !document.tap.isAbsent
    let regions = regions(name, document, lead)
    return Gesture(
      name: name, origin: .authored, kind: kind(name, document, edge),
      regions: regions, excludes: excludes(document.excludes, of: regions, name.value),
      drives: drives,
      when: guards(document.when), before: gestures(document.before, of: name),
      after: gestures(document.after, of: name),
      simultaneous: gestures(document.simultaneous, of: name), slop: slop(document),
      countsFrom: document.countsFrom.value ?? .crossing,
      lock: document.lock.value ?? .dominant, gain: document.gain.value ?? 1,
      actions: isTap ? tapActions(name, document) : [])
  }

  private mutating func kind(
    _ name: Located<String>, _ document: GestureDocument, _ edge: Side
  ) -> GestureKind {
    let kinds = [
      document.edgePan.map { _ in "edge-pan" }, document.pan.map { _ in "pan" },
      document.tap.map { _ in "tap" },
    ]
    let written = kinds.compactMap(\.written)
    if written.count > 1 {
      report(
        .unknownKey, "a gesture is one of `edge-pan`, `pan` and `tap`", at: written[1].key,
        secondary: [(written[0].key, "this one is `\(written[0].value)`")],
        help: ["write two gestures"])
    } else if written.isEmpty, !kinds.contains(where: \.isUnreadable), !isUnreadable(name) {
      report(
        .missingKey, "\(quoted(name.value)) does not say what kind of gesture it is",
        at: name.range, help: ["write `edge-pan: left`, `pan: horizontal` or `tap: 1`"])
    }
    checkKeys(document, written.count == 1 ? written[0].value : nil)
    if let count = document.tap.value {
      return .tap(
        count: count, tolerance: document.tolerance.value, longest: document.longest.value)
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
  private mutating func checkKeys(_ document: GestureDocument, _ kind: String?) {
    guard let kind else { return }
    let forDrags = [
      document.drives.written?.key, document.slop.written?.key,
      document.countsFrom.written?.key, document.lock.written?.key, document.gain.written?.key,
    ]
    let forTaps = [
      document.tolerance.written?.key, document.longest.written?.key,
      document.actions.written?.key,
    ]
    let stray =
      (kind == "tap" ? forDrags : forTaps)
      + (kind == "edge-pan" ? [] : [document.band.written?.key])
    for key in stray.compactMap(\.self) {
      report(
        .unknownKey, "\(quoted(file.text(in: key))) is not a key of a gesture with `\(kind)`",
        at: key, help: ["remove it"])
    }
  }

  private mutating func tapActions(
    _ name: Located<String>, _ document: GestureDocument
  ) -> [Action] {
    if document.actions.isAbsent {
      report(
        .missingKey, "\(quoted(name.value)) does not say what the tap does", at: name.range,
        help: ["write `do: open <panel>`"])
    } else if let written = document.actions.written, written.value.isEmpty {
      report(
        .outOfRange, "a tap that does nothing", at: written.range,
        help: ["write `do: open <panel>`, or remove \(quoted(name.value))"])
    }
    return actions(document.actions, closing: [])
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
    guard let lead else {
      if !document.tap.isAbsent, document.regions.isAbsent {
        report(
          .missingKey, "\(quoted(name.value)) does not say where the tap is", at: name.range,
          help: ["write `in: <element>`, for example `in: stage`"])
      }
      return []
    }
    switch lead {
    case .scroll(let owner), .page(let owner): return [owner.window]
    case .mover(.track(let id)): return [.container(scene[id].moves)]
    case .mover(.row(let id)): return [.row(id)]
    case .mover(.panel(let id)):
      let directions = document.directions(drivingPanelAt: scene[id].edge.value)
      return directions == [.outward] && document.edgePan.isAbsent
        ? pushRegions(id) : [parent(of: scene[id].container)]
    }
  }
}
