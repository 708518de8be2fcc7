internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// What `in:` names; nil if there is no such thing, which is reported.
  mutating func element(_ reference: Reference) -> Element? {
    let name = reference.spelling
    if name == "stage" { return .stage }
    if let entry = names.entry(.scrim, name) { return .scrim(EntityID(entry.index)) }
    if let entry = names.entry(.container, name) { return .container(EntityID(entry.index)) }
    if let entry = names.entry(.panel, name) { return .panel(EntityID(entry.index)) }
    if let entry = names.entry(.list, name) { return .list(EntityID(entry.index)) }
    if let entry = names.entry(.handle, name) { return .handle(EntityID(entry.index)) }
    if let entry = names.entry(.pager, name) { return .pager(EntityID(entry.index)) }
    guard reference.parts.count == 2, let first = reference.parts.first else {
      reportNoElement(reference)
      return nil
    }
    if let entry = names.entry(.container, first) {
      return part(reference.parts[1], of: EntityID<Container>(entry.index), reference)
    }
    if let entry = names.entry(.panel, first) {
      return part(reference.parts[1], of: EntityID<Panel>(entry.index), reference)
    }
    if let entry = names.entry(.list, first) {
      return part(reference.parts[1], of: EntityID<RowList>(entry.index), reference)
    }
    if let entry = names.entry(.tiles, first) {
      return tile(reference.parts[1], of: EntityID<TileSet>(entry.index), reference)
    }
    if let entry = names.entry(.pager, first) {
      return page(reference.parts[1], of: EntityID(entry.index), reference)
    }
    reportNoElement(reference)
    return nil
  }

  private mutating func tile(
    _ part: String, of id: EntityID<TileSet>, _ reference: Reference
  ) -> Element? {
    if let index = scene[id].names.firstIndex(of: part) { return .tile(id, index) }
    let tiles = document.tiles.value?[id.index].body
    guard tiles?.value?.names.isUnreadable == false, tiles?.value?.count.isUnreadable == false
    else { return nil }
    reportNoPart(reference, part, among: scene[id].names, isGesture: part == "drag")
    return nil
  }

  private mutating func page(
    _ part: String, of id: EntityID<Pager>, _ reference: Reference
  ) -> Element? {
    let pages = scene[id].pages.map(\.name.value)
    if let index = pages.firstIndex(of: part) { return .pagerPage(id, index) }
    guard !pagers[id.index].document.pages.isUnreadable else { return nil }
    reportNoPart(reference, part, among: pages, isGesture: part == "swipe")
    return nil
  }

  /// What the elements of an `in:` name, each once.
  mutating func elements(_ references: [Reference]) -> [Element] {
    var found: [Element] = []
    for reference in references {
      guard let element = element(reference) else { continue }
      if found.contains(element) {
        reportRepeated(reference)
      } else {
        found.append(element)
      }
    }
    return found
  }

  private mutating func part(
    _ part: String, of id: EntityID<Container>, _ reference: Reference
  ) -> Element? {
    let container = scene[id]
    if let index = container.bar.firstIndex(where: { $0.name.value == part }) {
      return .barButton(id, index)
    }
    if part == "bar" {
      if container.navigation || !container.bar.isEmpty { return .bar(id) }
      report(
        .undefinedName, "\(quoted(container.name.value)) has no bar", at: reference.range,
        help: ["give it `navigation: stack` or a `bar` with buttons"])
      return nil
    }
    if let area = scrollArea(container.name.value, part) { return .scrollArea(area) }
    let document = containers[id.index].document
    guard !document.bar.isUnreadable, !document.scrollers.isUnreadable else { return nil }
    if reportPagerBehind(reference, part) { return nil }
    reportNoPart(
      reference, part,
      among: ["bar"] + container.bar.map(\.name.value) + scrollAreaNames(in: .container(id)),
      isGesture: ["scroll", "back", "content-pop", "swipe"].contains(part))
    return nil
  }

  private mutating func part(
    _ part: String, of id: EntityID<Panel>, _ reference: Reference
  ) -> Element? {
    let panel = scene[id]
    if let index = panel.items.firstIndex(where: { $0.name.value == part }) {
      return .item(id, index)
    }
    if let area = scrollArea(panel.name.value, part) { return .scrollArea(area) }
    switch part {
    case "content": return .content(id)
    case "page": if panel.navigation { return .page(id) }
    case "outside": if panel.hasOutside { return .outside(id) }
    case "picture": if case .under(.some) = panel.layer { return .picture(id) }
    case _: break
    }
    let document = panels[id.index].document
    guard !panels[id.index].isBroken, !document.items.isUnreadable,
      !document.scrollers.isUnreadable
    else { return nil }
    if reportPagerBehind(reference, part) { return nil }
    let parts = [PanelPart.content, .outside, .page, .scrim, .picture].map(\.rawValue)
    reportNoPart(
      reference, part,
      among: parts + panel.items.map(\.name.value)
        + scrollAreaNames(in: .panel(id)),
      isGesture: ["pull", "push", "back", "content-pop"].contains(part))
    return nil
  }

  private mutating func part(
    _ part: String, of id: EntityID<RowList>, _ reference: Reference
  ) -> Element? {
    let swipe = scene[id].row.swipe
    switch part {
    case "row": return .row(id)
    case "content": return .rowContent(id)
    case "overlay": if swipe != nil { return .rowOverlay(id) }
    case "picture": if swipe != nil { return .rowPicture(id) }
    case _: break
    }
    if let area = scrollArea(scene[id].name.value, part) { return .scrollArea(area) }
    for (index, side) in (swipe?.sides ?? []).enumerated() {
      if side.edge.word == part { return .rowMenu(id, side: index) }
      if let button = side.buttons.firstIndex(where: { $0.name.value == part }) {
        return .rowButton(id, side: index, button)
      }
    }
    guard !lists[id.index].isTorn, !lists[id.index].document.scrollers.isUnreadable else {
      return nil
    }
    let moving = (swipe?.sides ?? []).flatMap { [$0.edge.word] + $0.buttons.map(\.name.value) }
    reportNoPart(
      reference, part,
      among: ["row", "content"] + (swipe == nil ? [] : ["overlay", "picture"]) + moving
        + scrollAreaNames(in: .list(id)),
      isGesture: ["swipe", "scroll", "dismiss"].contains(part))
    return nil
  }

  /// Pagers are called by their own names, like containers.
  private mutating func reportPagerBehind(_ reference: Reference, _ part: String) -> Bool {
    guard names.entry(.pager, part) != nil else { return false }
    report(
      .undefinedName, "\(quoted(reference.spelling)) is called \(quoted(part)) alone",
      at: reference.range, notes: ["the name of a pager is one of the whole scene"],
      help: ["write \(quoted(part))"])
    return true
  }

  private mutating func reportNoPart(
    _ reference: Reference, _ part: String, among parts: [String], isGesture: Bool
  ) {
    let owner = reference.parts[0]
    let notes =
      switch part {
      case _ where isGesture: ["\(quoted(reference.spelling)) is a gesture, not something drawn"]
      case "outside": ["\(quoted(owner)) has no `inset-content`: its content covers all of it"]
      case "page": ["\(quoted(owner)) has no `navigation: stack`: no page is pushed in it"]
      case "picture": ["\(quoted(owner)) has no `picture`: nothing stands for its container"]
      case "scrim": ["\(quoted(owner)) brings no scrim of its own"]
      case _: [String]()
      }
    let near = nearest(to: part, among: parts)
    report(
      .undefinedName, "\(quoted(owner)) has no part \(quoted(part))", at: reference.range,
      notes: notes,
      help: [near.map { "did you mean `\(owner).\($0)`?" } ?? "its parts are \(Reader.list(parts))"]
    )
  }

  private mutating func reportNoElement(_ reference: Reference) {
    let drawn = EntityKind.allCases.filter(\.isDrawn)
    reportUndefined(
      reference, "nothing that is drawn is called \(quoted(reference.spelling))", kinds: drawn,
      among: ["stage"] + drawn.flatMap { names.names($0) })
  }
}

extension Resolver {
  /// What a panel or a scrim over this container lies in.
  func parent(of container: EntityID<Container>) -> Element {
    scene[container].parent.map { .container($0) } ?? .stage
  }

  /// Whether touches on one of the two can fall on the other as well: one contains the other.
  func share(_ first: Element, _ second: Element) -> Bool {
    contains(first, second) || contains(second, first)
  }

  /// Whether `inner` is `outer` or lies in it.
  func contains(_ outer: Element, _ inner: Element) -> Bool {
    var element: Element? = inner
    while let current = element {
      if current == outer { return true }
      element = holder(of: current)
    }
    return false
  }

  /// How many elements it lies in.
  func depth(of element: Element) -> Int {
    var depth = 0
    var current = element
    while let next = holder(of: current) {
      depth += 1
      current = next
    }
    return depth
  }

  private func holder(of element: Element) -> Element? {
    switch element {
    case .stage: nil
    case .container(let id): parent(of: id)
    case .bar(let id): .container(id)
    case .barButton(let id, _): .bar(id)
    case .scrim(let id): parent(of: scene[id].over)
    case .panel(let id), .picture(let id): parent(of: scene[id].container)
    case .handle(let id): parent(of: scene[scene[id].panel].container)
    case .tile(let id, _): parent(of: scene[id].container)
    case .content(let id), .outside(let id), .page(let id): .panel(id)
    case .item(let id, _): .content(id)
    case .scrollArea(let id): scene[id].holder.window
    case .list(let id): scene[id].holder.owner.element
    case .row(let id): .list(id)
    case .rowContent(let id), .rowOverlay(let id), .rowPicture(let id): .row(id)
    case .rowMenu(let id, _): .rowOverlay(id)
    case .rowButton(let id, let side, _): .rowMenu(id, side: side)
    case .pagerPage(let id, _): .pager(id)
    case .pager(let id):
      switch scene[id].window {
      case .part(let owner, _): owner.window
      case .container(let id): .container(id)
      }
    }
  }
}
