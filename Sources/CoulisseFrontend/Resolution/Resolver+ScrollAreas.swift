internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// The parts of containers, panels and lists that scroll by themselves.
extension Resolver {
  mutating func resolveScrollAreas() {
    for (index, entry) in containers.enumerated() {
      resolve(
        entry.document.scrollers, in: .container(EntityID(index)), of: entry.name, "container",
        beside: entry.document.bar.value?.map(\.name) ?? [],
        parts: ContainerPart.allCases.map(\.rawValue))
    }
    for (index, entry) in panels.enumerated() {
      resolve(
        entry.document.scrollers, in: .panel(EntityID(index)), of: entry.name, "panel",
        beside: entry.document.items.value?.map(\.name) ?? [],
        parts: PanelPart.allCases.map(\.rawValue))
    }
    for (index, entry) in lists.enumerated() {
      let swipe = entry.rows.swipe.value
      resolve(
        entry.document.scrollers, in: .list(EntityID(index)), of: entry.name, "list",
        beside: swipe?.sides.flatMap { swipe?[$0].value ?? [] }.map(\.name) ?? [],
        parts: ListPart.allCases.map(\.rawValue))
    }
  }

  /// - Parameters:
  ///   - others: What has a name of the same form: `main.add`.
  ///   - parts: What such a name means in every holder of this kind.
  private mutating func resolve(
    _ field: Field<[Named<ScrollerDocument>]>, in holder: ContentOwner, of owner: Located<String>,
    _ kind: String, beside others: [Located<String>], parts: [String]
  ) {
    for entry in field.value ?? [] {
      let body = entry.body.value ?? ScrollerDocument()
      if let frame = body.frame.written {
        checkFrame(frame, of: entry.name, in: kind, extents(of: holder))
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

  /// What `main.code` names; nil if nothing in there that scrolls by itself has this name.
  func scrollArea(_ owner: String, _ part: String) -> EntityID<ScrollArea>? {
    contentOwner(owner).flatMap { holder in
      scene.scrollAreas(in: holder).first { scene[$0].name.value == part }
    }
  }

  /// What scrolls in something, by the names of its parts.
  func scrollAreaNames(in holder: ContentOwner) -> [String] {
    scene.scrollAreas(in: holder).map { scene[$0].name.value }
  }

  /// The container, the panel or the list of this name.
  func contentOwner(_ name: String) -> ContentOwner? {
    if let entry = names.entry(.container, name) { return .container(EntityID(entry.index)) }
    if let entry = names.entry(.panel, name) { return .panel(EntityID(entry.index)) }
    return names.entry(.list, name).map { .list(EntityID($0.index)) }
  }

  /// Whose scrolling a name such as `main.scroll` or `main.code.scroll` means; nil if there is nothing
  /// of this name, or the name is none of scrolling.
  func contentOwner(scrolledBy reference: Reference) -> ContentOwner? {
    guard reference.parts.last == "scroll" else { return nil }
    switch reference.parts.count {
    case 2: return contentOwner(reference.parts[0])
    case 3: return scrollArea(reference.parts[0], reference.parts[1]).map { .scrollArea($0) }
    case _: return nil
    }
  }

  /// Whether the parts that scroll by themselves could not be read where this name looks for one.
  func isPerhapsScrollArea(_ reference: Reference) -> Bool {
    guard reference.parts.count == 3, let owner = contentOwner(reference.parts[0]) else {
      return false
    }
    switch owner {
    case .container(let id): return containers[id.index].document.scrollers.isUnreadable
    case .panel(let id):
      return panels[id.index].isBroken || panels[id.index].document.scrollers.isUnreadable
    case .list(let id):
      return lists[id.index].isBroken || lists[id.index].document.scrollers.isUnreadable
    case .scrollArea: return false
    }
  }
}
