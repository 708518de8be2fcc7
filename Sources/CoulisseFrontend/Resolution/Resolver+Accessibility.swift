internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension Resolver {
  mutating func resolveAnnouncements() {
    scene.announcements = (document.announcements.value ?? []).map { entry in
      Announcement(name: entry.name, text: entry.body.value?.text.value ?? entry.name.value)
    }
  }

  /// What assistive technology does. When everything is there that its actions can speak of.
  mutating func resolveAccessibility() {
    for index in containers.indices {
      let document = containers[index].document
      scene.containers[index].accessibility = accessibility(document.accessibility, closing: [])
      for (place, button) in (document.bar.value ?? []).enumerated() {
        scene.containers[index].bar[place].accessibility = accessibility(
          button.body.value?.accessibility ?? .absent, closing: [])
      }
    }
    for index in panels.indices {
      let document = panels[index].document
      let id = EntityID<Panel>(index)
      scene.panels[index].accessibility = accessibility(
        document.accessibility, closing: [.close(id)], isPanel: true)
      for (place, item) in (document.items.value ?? []).enumerated() {
        scene.panels[index].items[place].accessibility = accessibility(
          item.body.value?.accessibility ?? .absent, closing: [.close(id)])
      }
    }
  }

  private mutating func accessibility(
    _ field: Field<AccessibilityDocument>, closing: [Action], isPanel: Bool = false
  ) -> Accessibility {
    guard let written = field.written else { return Accessibility() }
    let document = written.value
    let adjusts = document.adjusts.value.flatMap { mover($0) }
    if case .panel(let id) = adjusts { opened.insert(id) }
    let actions = document.actions.value ?? []
    if document.actions.isAbsent, document.adjusts.isAbsent, document.focus.isAbsent {
      report(
        .missingKey, "`accessibility` says nothing", at: written.range,
        help: ["write `actions` or `adjusts`, or remove the key"])
    }
    if let focus = document.focus.written, !isPanel {
      report(
        .unknownKey, "only a panel opens, so that something in it could be gone to", at: focus.key,
        help: ["write it in the `accessibility` of the panel"])
    }
    return Accessibility(
      actions: actions.map { action in
        let body = action.body.value ?? AccessibleActionDocument()
        if let written = body.actions.written, written.value.isEmpty {
          report(
            .outOfRange, "this action does nothing", at: written.range,
            help: ["write for example `do: close menu`, or remove the action"])
        }
        return AccessibleAction(
          name: action.name, label: body.label.value ?? action.name.value,
          actions: self.actions(body.actions, closing: closing))
      }, adjusts: adjusts, focus: document.focus.value.flatMap { element($0) })
  }

  mutating func announce(_ target: Reference) -> [Action] {
    guard let index = index(.announcement, target) else { return [] }
    announced.insert(EntityID(index))
    return [.announce(EntityID(index))]
  }

  mutating func reportUnusedAnnouncements() {
    // A damaged part of the file may have made it.
    guard !document.isDamaged else { return }
    for (index, announcement) in scene.announcements.enumerated()
    where !announced.contains(EntityID(index)) {
      report(
        .unusedName, "nothing announces \(quoted(announcement.name.value))",
        at: announcement.name.range,
        help: [
          "write `announce \(announcement.name.value)` in a reaction, or remove the announcement"
        ])
    }
  }
}
