internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension Resolver {
  mutating func resolveReactions() {
    for entry in document.reactions.value ?? [] {
      guard let written = entry.events.written else { continue }
      if written.value.isEmpty {
        report(
          .outOfRange, "this reaction waits for nothing", at: written.range,
          help: ["write for example `when: menu opened`"])
      }
      let actions = entry.actions.written
      if let actions, actions.value.isEmpty {
        report(
          .outOfRange, "this reaction does nothing", at: actions.range,
          help: ["write for example `do: close menu`, or remove the reaction"])
      }
      rowScope = written.value.compactMap { row(of: $0) }.first
      defer { rowScope = nil }
      let events = written.value.map { event($0) }
      checkRowScope(of: events, written.value)
      scene.reactions.append(
        Reaction(
          events: events.compactMap(\.self), condition: guards(entry.condition),
          actions: self.actions(entry.actions, closing: rowClosing), range: written.range))
    }
  }

  /// The list in a row of which an event happens, as it is written; nil for one that is about no row.
  private func row(of event: EventDocument) -> EntityID<RowList>? {
    switch event.kind {
    case .begins, .ends:
      return names.entry(.gesture, event.subject.spelling).flatMap { scene.gestures[$0.index].row }
    case .boundFor, .settled:
      guard event.subject.parts.count == 2, event.subject.parts[1] == "row" else { return nil }
      return names.entry(.list, event.subject.parts[0]).map { EntityID($0.index) }
    case .opens, .opened, .closes, .closed, .pushed, .popped, .becomes: return nil
    }
  }

  /// Reports a reaction that waits for what happens in a row and for something else as well: it would be
  /// about no row in particular.
  private mutating func checkRowScope(of events: [ReactionEvent?], _ written: [EventDocument]) {
    guard let list = rowScope, let inside = events.firstIndex(where: { isInRow($0, of: list) }),
      let outside = events.firstIndex(where: { $0 != nil && !isInRow($0, of: list) })
    else { return }
    report(
      .unknownValue, "a reaction of a row waits for what happens in rows of one list only",
      at: written[outside].range,
      secondary: [
        (written[inside].range, "this happens in a row of \(quoted(scene[list].name.value))")
      ], help: ["write two reactions"])
  }

  private func isInRow(_ event: ReactionEvent?, of list: EntityID<RowList>) -> Bool {
    event.map { scene.row(of: $0) == list } ?? false
  }

  private mutating func event(_ event: EventDocument) -> ReactionEvent? {
    switch event.kind {
    case .begins: gesture(event.subject).map { .begins($0) }
    case .ends: gesture(event.subject).map { .ends($0) }
    case .opens: panel(event, open: true).map { .boundFor(.panel($0), $1) }
    case .opened: panel(event, open: true).map { .settled(.panel($0), $1) }
    case .closes: panel(event, open: false).map { .boundFor(.panel($0), $1) }
    case .closed: panel(event, open: false).map { .settled(.panel($0), $1) }
    case .boundFor(let name): place(name, of: event).map { .boundFor($0.mover, $0.place) }
    case .settled(let name): place(name, of: event).map { .settled($0.mover, $0.place) }
    case .pushed: stack(event.subject).map { .pushed($0) }
    case .popped: stack(event.subject).map { .popped($0) }
    case .becomes(let name): asked(event.subject, at: name).map { .becomes($0.mode, $0.value) }
    }
  }

  /// A panel and the place where it is open, or closed.
  private mutating func panel(
    _ event: EventDocument, open: Bool
  ) -> (EntityID<Panel>, Int)? {
    guard let id = actedPanel(event.subject), !panels[id.index].isBroken else { return nil }
    guard open || !isShared(id) else {
      reportShared(id, event)
      return nil
    }
    let places = scene.places(of: .panel(id))
    return (id, open ? places.count - 1 : scene.closedPlace(of: id))
  }

  private mutating func place(
    _ name: Located<String>, of event: EventDocument
  ) -> (mover: Mover, place: Int)? {
    guard let found = place(name, of: event.subject) else { return nil }
    if case .panel(let id) = found.mover, isShared(id), found.place == scene.closedPlace(of: id) {
      reportShared(id, event)
      return nil
    }
    return found
  }

  private func isShared(_ id: EntityID<Panel>) -> Bool {
    if case .shared = scene[id].slide { true } else { false }
  }

  /// Of a panel that shares its track nobody can tell when it closes: its track comes to many detents at
  /// which it is not open, also from others of them.
  private mutating func reportShared(_ id: EntityID<Panel>, _ event: EventDocument) {
    guard case .shared(let track, _) = scene[id].slide else { return }
    let definition = scene[track].definition
    let (name, home) = (scene[track].name.value, definition.detents[definition.home].name)
    report(
      .unknownValue,
      "\(quoted(event.subject.spelling)) shares its track: when it is closed, the track may be at "
        + "several detents", at: event.range,
      secondary: [(scene[track].name.range, "this track")],
      help: ["say where the track comes to rest: `\(name) settled at \(home)`"])
  }
}
