internal import CoulisseModel
internal import CoulisseSource

extension SceneSpelling {
  func actions(_ actions: [Action]) -> [ActionDocument] { actions.map(spelled) }

  private func spelled(_ action: Action) -> ActionDocument {
    switch action {
    case .open(let panel): plain(.open, name(panel))
    case .close(let panel): plain(.close, name(panel))
    case .toggle(let panel): plain(.toggle, name(panel))
    case .send(let mover, let place): plain(.send, name(mover), self.place(place, of: mover))
    case .next(let pager): plain(.next, reference(scene[pager].name.value))
    case .previous(let pager): plain(.previous, reference(scene[pager].name.value))
    case .push(let owner): plain(.push, name(owner))
    case .pop(let owner): plain(.pop, name(owner))
    case .emit(let action): plain(.emit, reference(scene.actions[action.index].name.value))
    case .closeRows(let list): plain(.close, reference(scene[list].name.value))
    case .announce(let id): plain(.announce, reference(scene.announcements[id.index].name.value))
    case .set(let mode, let value):
      plain(.set, reference(scene[mode].name.value), self.value(value, of: mode))
    case .choose(let statements, let actions, let others):
      .choice(
        ChoiceDocument(
          when: Field(statements.map(spelled)), actions: Field(self.actions(actions)),
          otherwise: others.isEmpty ? .absent : Field(self.actions(others))))
    }
  }

  private func plain(
    _ verb: PlainActionDocument.Verb, _ target: Reference, _ place: Located<String>? = nil
  ) -> ActionDocument {
    .plain(
      PlainActionDocument(verb: verb, target: target, place: place, range: SourceRange(at: 0)))
  }

  /// The word for a value of a mode.
  func value(_ value: Int, of mode: EntityID<Mode>) -> Located<String> {
    Located(scene[mode].values[value], SourceRange(at: 0))
  }

  func spelled(_ accessibility: Accessibility) -> Field<AccessibilityDocument> {
    guard accessibility != Accessibility() else { return .absent }
    return Field(
      AccessibilityDocument(
        actions: named(
          accessibility.actions.map {
            (
              $0.name.value,
              AccessibleActionDocument(label: Field($0.label), actions: Field(actions($0.actions)))
            )
          }),
        adjusts: accessibility.adjusts.map { Field(name($0)) } ?? .absent,
        focus: accessibility.focus.map { Field(reference(scene.name(of: $0))) } ?? .absent))
  }

  func spelled(_ mode: Mode) -> ModeDocument {
    ModeDocument(
      values: Field(mode.values.map { Located($0, SourceRange(at: 0)) }),
      starts: Field(Located(mode.values[mode.start], SourceRange(at: 0))))
  }

  func spelled(_ reaction: Reaction) -> ReactionDocument {
    ReactionDocument(
      events: Field(reaction.events.map(spelled)),
      condition: reaction.condition.isEmpty ? .absent : Field(reaction.condition.map(spelled)),
      actions: Field(actions(reaction.actions)))
  }

  private func spelled(_ event: ReactionEvent) -> EventDocument {
    let (subject, kind): (Reference, EventDocument.Kind) =
      switch event {
      case .begins(let gesture): (name(gesture), .begins)
      case .ends(let gesture): (name(gesture), .ends)
      case .boundFor(let mover, let place): (name(mover), .boundFor(self.place(place, of: mover)))
      case .settled(let mover, let place): (name(mover), .settled(self.place(place, of: mover)))
      case .pushed(let owner): (name(owner), .pushed)
      case .popped(let owner): (name(owner), .popped)
      case .becomes(let mode, let value):
        (reference(scene[mode].name.value), .becomes(self.value(value, of: mode)))
      }
    return EventDocument(subject: subject, kind: kind, range: SourceRange(at: 0))
  }
}
