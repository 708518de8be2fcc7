internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension Resolver {
  /// Enters every name into the table, so that references may point forward.
  mutating func declare() {
    declareContainers()
    declarePanels()
    declarePagers()
    for (index, entry) in (document.scrims.value ?? []).enumerated() {
      declare(.scrim, entry.name, index: index)
      scrims.append(
        ScrimEntry(name: entry.name, source: .explicit(entry.body.value ?? ScrimDocument())))
    }
    for (index, entry) in (document.tracks.value ?? []).enumerated() {
      declare(.track, entry.name, index: index)
    }
    for (index, entry) in (document.lists.value ?? []).enumerated() {
      declare(.list, entry.name, index: index)
      lists.append(
        ListEntry(
          name: entry.name, document: entry.body.value ?? ListDocument(),
          isBroken: entry.body.isUnreadable))
    }
    for (index, entry) in (document.groups.value ?? []).enumerated() {
      declare(.group, entry.name, index: index)
    }
    for (index, entry) in (document.actions.value ?? []).enumerated() {
      declare(.action, entry.name, index: index)
    }
    for (index, entry) in (document.announcements.value ?? []).enumerated() {
      declare(.announcement, entry.name, index: index)
    }
    if document.announcements.isUnreadable { names.incomplete.insert(.announcement) }
    for (index, entry) in (document.modes.value ?? []).enumerated() {
      declare(.mode, entry.name, index: index)
    }
    for (index, entry) in (document.handles.value ?? []).enumerated() {
      declare(.handle, entry.name, index: index)
    }
    for (index, entry) in (document.tiles.value ?? []).enumerated() {
      declare(.tiles, entry.name, index: index)
    }
    if document.handles.isUnreadable { names.incomplete.insert(.handle) }
    if document.tiles.isUnreadable { names.incomplete.insert(.tiles) }
    if document.containers.isUnreadable { names.incomplete.insert(.container) }
    if document.scrims.isUnreadable { names.incomplete.insert(.scrim) }
    if document.tracks.isUnreadable { names.incomplete.insert(.track) }
    if document.panels.isUnreadable { names.incomplete.insert(.panel) }
    if document.lists.isUnreadable { names.incomplete.insert(.list) }
    if document.gestures.isUnreadable { names.incomplete.insert(.gesture) }
    if document.groups.isUnreadable { names.incomplete.insert(.group) }
    if document.actions.isUnreadable { names.incomplete.insert(.action) }
    if document.modes.isUnreadable { names.incomplete.insert(.mode) }
  }

  private mutating func declareContainers() {
    if let entries = document.containers.value, !entries.isEmpty {
      declareContainers(entries, in: nil)
    } else {
      // Also when `containers:` could not be read: panels need something to lie over.
      let name = Located("main", scene.name.range)
      let body =
        document.containers.isUnreadable
        ? ContainerDocument.unreadable(at: name.range) : ContainerDocument()
      containers = [ContainerEntry(name: name, parent: nil, document: body)]
      names.add(.container, name.value, index: 0, at: name.range)
    }
  }

  private mutating func declareContainers(
    _ entries: [Named<ContainerDocument>], in parent: EntityID<Container>?
  ) {
    for entry in entries {
      let index = containers.count
      let body = entry.body.value ?? .unreadable(at: entry.name.range)
      declare(.container, entry.name, index: index)
      containers.append(ContainerEntry(name: entry.name, parent: parent, document: body))
      declareContainers(body.contains.value ?? [], in: EntityID(index))
      if body.contains.isUnreadable || entry.body.isUnreadable {
        names.incomplete.insert(.container)
      }
    }
  }

  private mutating func declarePanels() {
    let transitions = document.transitions.value ?? []
    for (index, entry) in (document.panels.value ?? []).enumerated() {
      declare(.panel, entry.name, index: index)
      let transition = transitions.first { $0.name.value == entry.name.value }?.body.value
      panels.append(
        PanelEntry(
          name: entry.name, document: entry.body.value ?? PanelDocument(),
          transition: transition ?? TransitionDocument(), isBroken: entry.body.isUnreadable))
    }
    for entry in transitions where names.entry(.panel, entry.name.value) == nil {
      reportUndefined(
        Reference([entry.name.value], entry.name.range),
        "there is no panel \(quoted(entry.name.value))", kinds: [.panel],
        among: names.names(.panel))
    }
  }

  mutating func declare(_ kind: EntityKind, _ name: Located<String>, index: Int) {
    let rivals = kind.sharesNames ? EntityKind.allCases.filter(\.sharesNames) : [kind]
    for rival in rivals {
      guard let first = names.entry(rival, name.value) else { continue }
      names.refuse(kind, name.value)
      report(
        .duplicateName, "\(quoted(name.value)) is the name of \(rival.phrase) already",
        at: name.range, secondary: [(first.range, "first declared here")],
        notes: kind.sharesNames
          ? [
            "containers, scrims, tracks, panels, pagers, lists, handles, tiles and modes share their "
              + "names"
          ] : [],
        help: ["choose another name for one of the two"])
      return
    }
    if kind.sharesNames, name.value == "stage" {
      report(
        .reservedName, "`stage` is the whole scene and cannot be the name of \(kind.phrase)",
        at: name.range, help: ["choose another name"])
    }
    names.add(kind, name.value, index: index, at: name.range)
  }
}
