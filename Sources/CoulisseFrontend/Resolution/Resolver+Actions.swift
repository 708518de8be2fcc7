internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  mutating func resolveActions() {
    scene.actions = (document.actions.value ?? []).map {
      EmittedAction(name: $0.name, payload: $0.body.value?.payload.value ?? [])
    }
    for index in containers.indices {
      let buttons = containers[index].document.bar.value ?? []
      scene.containers[index].bar = buttons.map { button in
        checkPart(
          button.name, of: containers[index].name.value, ContainerPart.allCases.map(\.rawValue),
          "container")
        let body = button.body.value ?? BarButtonDocument()
        var resolved = BarButton(
          name: button.name, side: body.side.value ?? .leading,
          label: body.label.value ?? button.name.value,
          tap: actions(body.tap, closing: []))
        let extent = scene.platforms.map(\.numbers.barHeight).min() ?? 0
        resolved.grab = grab(body.grab, of: Size(width: extent, height: extent))
        return resolved
      }
    }
  }

  /// The actions of a `tap:` or `do:`. A lone `close` does what is in `closing`.
  mutating func actions(
    _ field: Field<[ActionDocument]>, closing: [Action]
  ) -> [Action] {
    (field.value ?? []).flatMap { resolve($0, closing: closing) }
  }

  private mutating func resolve(
    _ action: ActionDocument, closing: [Action]
  ) -> [Action] {
    switch action {
    case .plain(let action): return resolve(action, closing: closing)
    case .choice(let choice):
      return [
        .choose(
          guards(choice.when), then: actions(choice.actions, closing: closing),
          otherwise: actions(choice.otherwise, closing: closing))
      ]
    }
  }

  private mutating func resolve(
    _ action: PlainActionDocument, closing: [Action]
  ) -> [Action] {
    guard let target = action.target else {
      if closing.isEmpty, names.incomplete.isDisjoint(with: [.panel]) {
        report(
          .unknownValue, "`close` does not say what, and stands in no panel", at: action.range,
          help: ["write `close <panel>`, or `close <list>` for its rows"])
      }
      return closing.filter { isPossible($0, at: action.range) }
    }
    switch action.verb {
    case .open:
      return actedPanel(target).map { id in
        opened.insert(id)
        return [.open(id)]
      } ?? []
    case .toggle:
      return actedPanel(target).map { id in
        opened.insert(id)
        return [.toggle(id)]
      } ?? []
    case .close:
      if let entry = names.entry(.list, target.spelling) {
        let rows = Action.closeRows(EntityID(entry.index))
        return isPossible(rows, at: target.range) ? [rows] : []
      }
      return actedPanel(target).map { [.close($0)] } ?? []
    case .send:
      guard let name = action.place, let (mover, place) = place(name, of: target) else { return [] }
      if case .panel(let id) = mover { opened.insert(id) }
      return [.send(mover, place)]
    case .next: return pager(target).map { [.next($0)] } ?? []
    case .previous: return pager(target).map { [.previous($0)] } ?? []
    case .set:
      return action.place.flatMap { mode(target, at: $0) }.map { [.set($0.mode, $0.value)] } ?? []
    case .announce: return announce(target)
    case .push: return stack(target).map { [.push($0)] } ?? []
    case .pop: return stack(target).map { [.pop($0)] } ?? []
    case .emit: return emit(target)
    }
  }

  /// Rows that never move have nothing to close.
  private mutating func isPossible(_ action: Action, at range: SourceRange) -> Bool {
    guard case .closeRows(let id) = action, !lists[id.index].isTorn,
      lists[id.index].rows.swipe.isAbsent
    else { return true }
    reportStill(id, at: range)
    return false
  }

  private mutating func emit(_ target: Reference) -> [Action] {
    if let entry = names.entry(.action, target.spelling) {
      let id = EntityID<EmittedAction>(entry.index)
      emitted.insert(id)
      checkPayload(of: id, at: target.range)
      return [.emit(id)]
    }
    let near = didYouMean(target.spelling, among: names.names(.action))
    reportUndefined(
      target, "the action \(quoted(target.spelling)) is not declared", kinds: [.action],
      among: names.names(.action),
      help: [near ?? "declare it: `actions: { \(target.spelling): {} }`"])
    return []
  }

  mutating func resolveOpeners() {
    for (index, entry) in panels.enumerated() {
      let isStated = entry.document.opener.value != nil
      let hasTap = opened.contains(EntityID(index))
      scene.panels[index].opener =
        isStated ? .app(stated: true) : hasTap ? .tap : .app(stated: false)
    }
  }

  mutating func reportUnusedActions() {
    // A damaged part of the file may have emitted it.
    guard !document.isDamaged else { return }
    for (index, action) in scene.actions.enumerated() where !emitted.contains(EntityID(index)) {
      report(
        .unusedName, "nothing emits the action \(quoted(action.name.value))",
        at: action.name.range,
        help: ["write `emit \(action.name.value)` in a `tap`, or remove the action"])
    }
  }
}
