internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  mutating func resolvePanels() {
    for index in panels.indices { scene.panels.append(resolvedPanel(EntityID(index))) }
  }

  private mutating func resolvedPanel(_ id: EntityID<Panel>) -> Panel {
    let entry = panels[id.index]
    let written = entry.document
    let edge = Located(
      written.edge.value ?? .leading, written.edge.written?.range ?? entry.name.range)
    let over = over(written.over, of: entry.name)
    let behavior = merged(entry)
    let size = size(written.size, edge.value)
    checkInset(written.insetContent, size, edge.value)
    for item in written.items.value ?? [] { checkFrame(of: item, size, edge.value) }
    return Panel(
      name: entry.name, edge: edge, over: over, size: size,
      insetContent: written.insetContent.value ?? .zero,
      navigation: written.navigation.value ?? false, items: items(written, of: id),
      outsideTap: outsideTap(written, of: id), modal: written.modal.value ?? true,
      opener: .app(stated: false), startsOpen: written.startsOpen.value ?? false,
      settle: settleRule(behavior.settle, edge.value), motion: motion(of: entry),
      outOfRange: behavior.outOfRange.value ?? .clamp, cancel: behavior.cancel.value ?? .settle,
      whileMoving: behavior.whileMoving.value ?? .grab,
      resize: behavior.resize.value ?? .keepProgress)
  }

  private mutating func items(_ written: PanelDocument, of id: EntityID<Panel>) -> [Item] {
    (written.items.value ?? []).map { item in
      let body = item.body.value ?? ItemDocument()
      checkPart(
        item.name, of: panels[id.index].name.value, PanelPart.allCases.map(\.rawValue), "panel")
      return Item(
        name: item.name, label: body.label.value ?? item.name.value,
        frame: body.frame.value ?? .full, tap: actions(body.tap, closing: [id]))
    }
  }

  /// Reports a control whose reference means something else.
  mutating func checkPart(
    _ name: Located<String>, of owner: String, _ parts: [String], _ kind: String
  ) {
    guard parts.contains(name.value) else { return }
    report(
      .reservedName, "`\(owner).\(name.value)` means something else for every \(kind)",
      at: name.range, help: ["choose another name"])
  }

  private mutating func outsideTap(_ written: PanelDocument, of id: EntityID<Panel>) -> [Action] {
    let inset = written.insetContent
    if let outside = written.outside.written, inset.isAbsent || inset.value == .zero {
      report(
        .unknownKey, "there is no `outside`: the panel's content covers all of it",
        at: outside.key,
        notes: ["a tap beside the panel falls on its scrim, which closes it by default"],
        help: ["add `inset-content`, or remove `outside`"])
    }
    return actions(written.outside.value?.tap ?? .absent, closing: [id])
  }

  /// What the panel and its transition say together.
  private mutating func merged(_ entry: PanelEntry) -> BehaviorDocument {
    var behavior = entry.document.behavior
    let other = entry.transition.behavior
    behavior.settle = one(behavior.settle, other.settle, "settle")
    behavior.outOfRange = one(behavior.outOfRange, other.outOfRange, "out-of-range")
    behavior.cancel = one(behavior.cancel, other.cancel, "cancel")
    behavior.whileMoving = one(behavior.whileMoving, other.whileMoving, "while-moving")
    behavior.resize = one(behavior.resize, other.resize, "resize")
    return behavior
  }

  /// Of two places for the same thing only one may be used.
  private mutating func one<Value>(
    _ inPanel: Field<Value>, _ inTransition: Field<Value>, _ key: String
  ) -> Field<Value> {
    if let first = inPanel.written, let second = inTransition.written {
      reportTwice(key, second.key, first.key)
    }
    return inPanel.or(inTransition)
  }

  private mutating func motion(of entry: PanelEntry) -> Motion {
    let other = entry.transition.motion
    if let first = entry.document.motion.written {
      let keys = [other.duration.written?.key, other.curve.written?.key, other.spring.written?.key]
      for key in keys.compactMap(\.self) { reportTwice("motion", key, first.key) }
      return motion(first.value)
    }
    return motion(other)
  }

  private mutating func reportTwice(_ key: String, _ range: SourceRange, _ first: SourceRange) {
    report(
      .duplicateKey, "the panel says this itself, in its `\(key)`", at: range,
      secondary: [(first, "said here")],
      help: ["keep it in one of the two places: in the panel, or in `transitions`"])
  }
}

/// The parts of a panel that can be named behind its own name.
enum PanelPart: String, CaseIterable {
  case content, outside, page, scrim, pull, push, back, depth
  case contentPop = "content-pop"
  case depthAtRest = "depth-at-rest"
}

/// The parts of a container that can be named behind its own name.
enum ContainerPart: String, CaseIterable {
  case bar, scroll, back, depth
  case contentPop = "content-pop"
  case depthAtRest = "depth-at-rest"
}
