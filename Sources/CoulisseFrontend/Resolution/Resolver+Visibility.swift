internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension Resolver {
  /// What statements hide, and what they keep from being touched. When everything is there that they can
  /// speak of.
  mutating func resolveVisibility() {
    for index in containers.indices {
      let document = containers[index].document
      scene.containers[index].visibility = visibility(document.visibility)
      for (place, button) in (document.bar.value ?? []).enumerated() {
        scene.containers[index].bar[place].visibility = visibility(
          button.body.value?.visibility ?? VisibilityDocument())
      }
    }
    for index in panels.indices {
      let document = panels[index].document
      scene.panels[index].visibility = visibility(document.visibility)
      for (place, item) in (document.items.value ?? []).enumerated() {
        scene.panels[index].items[place].visibility = visibility(
          item.body.value?.visibility ?? VisibilityDocument())
      }
    }
    for index in scrims.indices {
      switch scrims[index].source {
      case .explicit(let document):
        scene.scrims[index].visibility = visibility(document.visibility)
      case .panel(_, let document):
        scene.scrims[index].visibility = visibility(document.visibility)
      }
    }
  }

  private mutating func visibility(_ document: VisibilityDocument) -> Visibility {
    for written in [document.hidden.written, document.interactive.written].compactMap(\.self)
    where written.value.isEmpty {
      let key = file.text(in: written.key)
      report(
        .outOfRange, "\(quoted(key)) needs a statement", at: written.range,
        help: ["write for example `\(key): menu at rest open`, or remove the key"])
    }
    return Visibility(
      hidden: guards(document.hidden), interactive: guards(document.interactive))
  }
}
