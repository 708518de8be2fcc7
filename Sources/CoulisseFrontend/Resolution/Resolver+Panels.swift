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
    let layer = layer(written)
    var slide = slide(entry, id, edge.value)
    if case .own(var definition) = slide {
      widen(&definition, to: written.range, entry, along: edge.value.axis)
      slide = .own(definition)
    }
    let size = size(of: slide, written, edge.value)
    checkInset(written.insetContent, size, edge.value)
    let extents = extents(ofAll: size, layer, edge.value)
    for item in written.items.value ?? [] {
      guard let frame = item.body.value?.frame.written else { continue }
      checkFrame(frame, of: item.name, in: "panel", extents)
    }
    var panel = Panel(
      name: entry.name, edge: edge,
      container: over(written.under.isAbsent ? written.over : written.under, of: entry.name),
      layer: layer, size: size, insetContent: written.insetContent.value ?? .zero,
      navigation: written.navigation.value ?? false,
      scroller: scroller(written.scrolls, written.content),
      items: items(written, of: id, extents),
      outside: outside(written, of: id, size: size), modal: written.modal.value ?? true,
      isLazy: written.isLazy.value ?? false, opener: .app(stated: false), slide: slide,
      stretches: stretches(entry), range: written.range.value)
    panel.grab = grab(written.grab, in: extents)
    return panel
  }

  private mutating func items(
    _ written: PanelDocument, of id: EntityID<Panel>, _ extents: Extents
  ) -> [Item] {
    (written.items.value ?? []).map { item in
      let body = item.body.value ?? ItemDocument()
      checkPart(
        item.name, of: panels[id.index].name.value, PanelPart.allCases.map(\.rawValue), "panel")
      var resolved = Item(
        name: item.name, label: body.label.value ?? item.name.value,
        frame: body.frame.value ?? .full, tap: actions(body.tap, closing: [.close(id)]))
      resolved.grab = grab(body.grab, of: resolved.frame, in: extents)
      return resolved
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

  private mutating func outside(
    _ written: PanelDocument, of id: EntityID<Panel>, size: Length
  ) -> Outside {
    let inset = written.insetContent
    let isCovered =
      written.under.isAbsent ? inset.isAbsent || inset.value == .zero : size == .full
    if let outside = written.outside.written, isCovered {
      reportNoOutside(isOver: written.under.isAbsent, at: outside.key)
    } else if let label = written.outside.value?.label.written,
      written.outside.value?.tap.isAbsent ?? true
    {
      report(
        .unknownKey, "nothing happens there: it is no control that could have a label",
        at: label.key, help: ["add `tap: close`, or remove `label`"])
    }
    return Outside(
      label: written.outside.value?.label.value ?? "",
      tap: actions(written.outside.value?.tap ?? .absent, closing: [.close(id)]))
  }

  private mutating func reportNoOutside(isOver: Bool, at key: SourceRange) {
    report(
      .unknownKey,
      isOver
        ? "there is no `outside`: the panel's content covers all of it"
        : "there is no `outside`: the container slides away altogether", at: key,
      notes: isOver
        ? ["a tap beside the panel falls on its scrim, which closes it by default"] : [],
      help: [
        isOver
          ? "add `inset-content`, or remove `outside`"
          : "write a `size` below 100%, or remove `outside`"
      ])
  }

  /// What the panel and its transition say together.
  mutating func merged(_ entry: PanelEntry) -> BehaviorDocument {
    var behavior = entry.document.behavior
    let other = entry.transition.behavior
    behavior.settle = one(behavior.settle, other.settle, "settle")
    behavior.cross = one(behavior.cross, other.cross, "cross")
    behavior.requests = one(behavior.requests, other.requests, "requests")
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

  /// What the panel says of its motion, or its transition.
  mutating func motion(of entry: PanelEntry) -> MotionDocument {
    let other = entry.transition.motion
    guard let first = entry.document.motion.written else { return other }
    for key in other.keys { reportTwice("motion", key, first.key) }
    return first.value
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
  case content, outside, page, picture, scrim, scroll, pull, push, back, depth
  case contentPop = "content-pop"
  case depthAtRest = "depth-at-rest"
}

/// The parts of a container that can be named behind its own name.
enum ContainerPart: String, CaseIterable {
  case bar, scroll, back, depth
  case contentPop = "content-pop"
  case depthAtRest = "depth-at-rest"
}
