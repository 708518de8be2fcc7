internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  mutating func resolveScrims() {
    addPanelScrims()
    for (index, entry) in scrims.enumerated() {
      names.add(.scrim, entry.name.value, index: index, at: entry.name.range)
      switch entry.source {
      case .explicit(let document): scene.scrims.append(scrim(entry.name, document))
      case .panel(let panel, let document):
        scene.scrims.append(scrim(entry.name, of: panel, document))
      }
    }
  }

  /// Adds the scrims that panels bring.
  private mutating func addPanelScrims() {
    let mentioned = mentionedPanels()
    for (index, entry) in panels.enumerated() {
      let body: PanelScrimDocument
      switch entry.document.scrim {
      case .unreadable: continue
      case .written(let written):
        guard let value = written.value else { continue }
        body = value
      case .absent:
        let isModal = entry.document.modal.value ?? true
        guard isModal, entry.document.under.isAbsent, !mentioned.contains(entry.name.value),
          !entry.isBroken
        else { continue }
        body = PanelScrimDocument()
      }
      scrims.append(
        ScrimEntry(
          name: Located("\(entry.name.value).scrim", entry.name.range),
          source: .panel(EntityID(index), body)))
    }
  }

  /// The panels that a scrim of `scrims:` follows.
  private func mentionedPanels() -> Set<String> {
    var mentioned: Set<String> = []
    for entry in document.scrims.value ?? [] {
      guard let body = entry.body.value else { continue }
      switch body.opacity.value ?? .everyPanel(0.5) {
      case .follows(let sources, _): mentioned.formUnion(sources.map(\.panel.spelling))
      case .everyPanel: mentioned.formUnion(panels(over: body).map { panels[$0.index].name.value })
      }
    }
    return mentioned
  }

  /// The panels over the same container that say nothing of a scrim of their own.
  private func panels(over scrim: ScrimDocument) -> [EntityID<Panel>] {
    let name = scrim.over.value?.spelling ?? standardContainer
    return panels.indices.filter { index in
      let panel = panels[index].document
      return panel.scrim.isAbsent && panel.under.isAbsent
        && (panel.over.value?.spelling ?? standardContainer) == name
    }.map { EntityID($0) }
  }

  private var standardContainer: String {
    names.entry(.container, "main") == nil ? containers.first?.name.value ?? "" : "main"
  }

  private mutating func scrim(_ name: Located<String>, _ document: ScrimDocument) -> Scrim {
    let sources: [ScrimSource]
    var combination = FollowerCombination.max
    switch document.opacity.value ?? .everyPanel(0.5) {
    case .everyPanel(let open):
      sources = panels(over: document).map { ScrimSource(panel: $0, closed: 0, open: open) }
    case .follows(let written, let how):
      combination = how
      sources = self.sources(written)
    }
    if sources.isEmpty, followsNothing(document) {
      report(
        .missingKey, "\(quoted(name.value)) follows no panel", at: name.range,
        notes: ["a scrim without a panel would never be seen"],
        help: ["write `opacity: menu 0..50%` with the name of a panel"])
    }
    var scrim = Scrim(
      name: name, over: over(document.over, of: name), color: document.color.value ?? "black",
      sources: sources, combination: combination, settling: settling(document.settling),
      tap: actions(document.tap, closing: sources.map { .close($0.panel) }))
    scrim.grab = grab(document.grab)
    return scrim
  }

  /// Whether it names no panel, or there is none that it could follow by default.
  private func followsNothing(_ document: ScrimDocument) -> Bool {
    let isPlaced = document.over.value.map { names.entry(.container, $0.spelling) != nil } ?? true
    switch document.opacity {
    case .unreadable: return false
    case .absent: return isPlaced && names.incomplete.isEmpty
    case .written(let written):
      switch written.value {
      case .everyPanel: return isPlaced && names.incomplete.isEmpty
      case .follows(let sources, _): return sources.isEmpty
      }
    }
  }

  private mutating func sources(_ written: [OpacitySource]) -> [ScrimSource] {
    var found: [ScrimSource] = []
    for source in written {
      guard let panel = panel(source.panel) else { continue }
      if found.contains(where: { $0.panel == panel }) {
        reportRepeated(source.panel)
      }
      found.append(ScrimSource(panel: panel, closed: source.closed, open: source.open))
    }
    return found
  }

  private mutating func scrim(
    _ name: Located<String>, of panel: EntityID<Panel>, _ document: PanelScrimDocument
  ) -> Scrim {
    let tap =
      document.tap.isAbsent ? [.close(panel)] : actions(document.tap, closing: [.close(panel)])
    var scrim = Scrim(
      name: name, over: scene[panel].container, color: document.color.value ?? "black",
      sources: [ScrimSource(panel: panel, closed: 0, open: document.opacity.value ?? 0.5)],
      combination: .max, settling: settling(document.settling), tap: tap)
    scrim.grab = grab(document.grab)
    return scrim
  }

  private mutating func settling(_ field: Field<MotionDocument>) -> Motion? {
    field.value.map { motion($0) }
  }
}
