internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// A list with its document.
struct ListEntry: Sendable {
  var name: Located<String>
  var document: ListDocument
  /// The body could not be read: what is missing in it was reported.
  var isBroken: Bool

  var rows: RowsDocument { document.rows.value ?? RowsDocument() }

  /// Whether something of its rows could not be read.
  var isTorn: Bool {
    isBroken || document.rows.isUnreadable || rows.swipe.isUnreadable
      || (rows.swipe.value.map { swipe in swipe.sides.contains { swipe[$0].isUnreadable } } ?? false)
  }
}

/// The parts of a list that can be named behind its own name.
enum ListPart: String, CaseIterable {
  case row, content, picture, overlay, left, right, leading, trailing, swipe, scroll, dismiss
  case depth
  case depthAtRest = "depth-at-rest"
}

extension Resolver {
  /// The height of a row that a finger hits well, in points.
  private static var standardHeight: Double { 44 }

  /// What actions of rows do is looked up when all lists are there.
  mutating func resolveLists() {
    for index in lists.indices { scene.lists.append(resolvedList(EntityID(index))) }
    for index in lists.indices {
      rowScope = EntityID(index)
      scene.lists[index].row.tap = actions(lists[index].rows.tap, closing: rowClosing)
      resolveButtonTaps(of: EntityID(index))
    }
    rowScope = nil
  }

  private mutating func resolveButtonTaps(of id: EntityID<RowList>) {
    guard let written = lists[id.index].rows.swipe.value else { return }
    for edge in written.sides {
      for (index, button) in (written[edge].value ?? []).enumerated() {
        let tap = actions(button.body.value?.tap ?? .absent, closing: rowClosing)
        let side = scene[id].row.swipe?.sides.firstIndex { $0.edge == edge }
        if let side { scene.lists[id.index].row.swipe?.sides[side].buttons[index].tap = tap }
      }
    }
  }

  /// What a lone `close` closes in a row.
  var rowClosing: [Action] { rowScope.map { [.closeRows($0)] } ?? [] }

  private mutating func resolvedList(_ id: EntityID<RowList>) -> RowList {
    let entry = lists[id.index]
    let holder = holder(of: entry)
    let frame = entry.document.frame.value ?? .full
    checkFrame(of: entry, in: holder)
    let height = entry.rows.height.value ?? 44...200
    if let design = entry.rows.design.written, !entry.rows.height.isUnreadable,
      !height.contains(design.value)
    {
      report(
        .outOfRange, "no row is as tall as the one of the design", at: design.range,
        help: ["write a number inside `height`, or widen that"])
    }
    let nearest = min(max(Self.standardHeight, height.lowerBound), height.upperBound)
    let swipe = entry.rows.swipe.written.flatMap {
      self.swipe($0, of: id, in: widths(of: frame.width, in: holder))
    }
    return RowList(
      name: entry.name, holder: holder, frame: frame,
      row: Row(
        height: height, designHeight: entry.rows.design.value ?? nearest,
        fields: entry.rows.fields.value ?? [], tap: [], swipe: swipe))
  }

  /// What `in` names, or the obvious container.
  private mutating func holder(of entry: ListEntry) -> ListHolder {
    guard let reference = entry.document.holder.value else {
      return .container(obviousContainer(entry.document.holder, of: entry.name, key: "in"))
    }
    let name = reference.spelling
    if let entry = names.entry(.container, name) { return .container(EntityID(entry.index)) }
    if let entry = names.entry(.panel, name) { return .panel(EntityID(entry.index)) }
    reportUndefined(
      reference, "there is no container or panel \(quoted(name))", kinds: [.container, .panel],
      among: names.names(.container) + names.names(.panel))
    return .container(EntityID(0))
  }

  private mutating func checkFrame(of entry: ListEntry, in holder: ListHolder) {
    guard let frame = entry.document.frame.written else { return }
    let kind = if case .panel = holder { "panel" } else { "container" }
    checkFrame(frame, of: entry.name, in: kind, extents(of: holder))
  }
}
