internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// The parts of containers and panels that scroll by themselves.
  mutating func resolveScrollAreas() {
    for (index, entry) in containers.enumerated() {
      let buttons = entry.document.bar.value?.map(\.name) ?? []
      resolve(
        entry.document.scrollers, in: .container(EntityID(index)), entry.name, beside: buttons,
        parts: ContainerPart.allCases.map(\.rawValue))
    }
    for (index, entry) in panels.enumerated() {
      let items = entry.document.items.value?.map(\.name) ?? []
      resolve(
        entry.document.scrollers, in: .panel(EntityID(index)), entry.name, beside: items,
        parts: PanelPart.allCases.map(\.rawValue))
    }
  }

  private mutating func resolve(
    _ field: Field<[Named<ScrollerDocument>]>, in holder: ListHolder, _ owner: Located<String>,
    beside others: [Located<String>], parts: [String]
  ) {
    for entry in field.value ?? [] {
      let body = entry.body.value ?? ScrollerDocument()
      let kind: String
      switch holder {
      case .container:
        kind = "container"
        checkFrame(entry.name, body.frame, .full, .leading, in: kind)
      case .panel(let id):
        kind = "panel"
        let edge = scene[id].edge.value
        checkFrame(entry.name, body.frame, visible(id), edge, in: kind)
      }
      checkPart(entry.name, of: owner.value, parts, kind)
      if let other = others.first(where: { $0.value == entry.name.value }) {
        report(
          .duplicateName, "\(quoted("\(owner.value).\(entry.name.value)")) is there already",
          at: entry.name.range, secondary: [(other.range, "this has the name")],
          help: ["choose another name for one of the two"])
      }
      scene.scrollAreas.append(
        ScrollArea(
          name: entry.name, holder: holder, frame: body.frame.value ?? .full,
          scroller: Scroller(
            axis: body.scrolls.value ?? .vertical,
            content: body.content.value ?? 0...Double.infinity)))
    }
  }

  /// How much of the whole screen a panel takes along its edge's axis.
  private func visible(_ id: EntityID<Panel>) -> Length {
    scene[id].layer == .over ? scene[id].size : .full
  }

  /// What `main.code` names; nil if nothing in there that scrolls by itself has this name.
  func scrollArea(_ owner: String, _ part: String) -> EntityID<ScrollArea>? {
    var holder: ListHolder?
    if let entry = names.entry(.container, owner) { holder = .container(EntityID(entry.index)) }
    if let entry = names.entry(.panel, owner) { holder = .panel(EntityID(entry.index)) }
    return holder.flatMap { holder in
      scene.scrollAreas(in: holder).first { scene[$0].name.value == part }
    }
  }
}
