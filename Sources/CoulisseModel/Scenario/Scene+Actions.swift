package import CoulisseRuntime

extension Scene {
  /// What the runtime is asked for; nil for what the scene does not have.
  package func sceneAction(for action: Action, _ symbols: SceneSymbols) -> SceneAction? {
    func index(_ mover: Mover) -> Int? { symbols.track(of: track(of: mover)) }
    switch action {
    case .open(let panel):
      return index(.panel(panel)).map { .settle(track: $0, detent: openDetent(of: panel)) }
    case .close(let panel):
      return index(.panel(panel)).map { track in
        switch self[panel].slide {
        case .own(let definition): .settle(track: track, detent: definition.home)
        case .shared(_, let detent): .close(track: track, detent: detent)
        }
      }
    case .toggle(let panel):
      return index(.panel(panel)).map { .toggle(track: $0, detent: openDetent(of: panel)) }
    case .send(let mover, let place):
      return index(mover).map { .settle(track: $0, detent: detents(of: mover, at: place)[0]) }
    case .next(let pager): return index(.pager(pager)).map { .next(track: $0) }
    case .previous(let pager): return index(.pager(pager)).map { .previous(track: $0) }
    case .push(let owner): return symbols.stack(of: owner).map { .push(stack: $0) }
    case .pop(let owner): return symbols.stack(of: owner).map { .pop(stack: $0) }
    case .emit(let action): return .emit(action: action.index)
    case .closeRows(let list): return .closeRows(list: list.index)
    case .set(let mode, let value): return .set(mode: mode.index, to: value)
    case .announce(let announcement): return .announce(announcement.index)
    case .choose(let statements, let actions, let others):
      return .choose(
        condition(of: statements, symbols), then: sceneActions(for: actions, symbols),
        otherwise: sceneActions(for: others, symbols))
    }
  }

  /// What the runtime is asked for, in order.
  package func sceneActions(for actions: [Action], _ symbols: SceneSymbols) -> [SceneAction] {
    actions.compactMap { sceneAction(for: $0, symbols) }
  }

  /// What the runtime was asked for, in the scene's terms; nil for what no scenario can say.
  package func action(of action: SceneAction, _ symbols: SceneSymbols) -> Action? {
    switch action {
    case .settle(let track, let detent):
      return mover(track, symbols).map { mover in
        guard case .panel(let panel) = mover else {
          return panel(of: mover, at: detent).map { .open($0) } ?? .send(mover, detent)
        }
        if detent == definition(of: mover).home { return .close(panel) }
        return detent == openDetent(of: panel) ? .open(panel) : .send(mover, detent)
      }
    case .close(let track, let detent):
      return mover(track, symbols).flatMap { panel(of: $0, at: detent) }.map { .close($0) }
    case .toggle(let track, let detent):
      return mover(track, symbols).flatMap { panel(of: $0, at: detent) }.map { .toggle($0) }
    case .next(let track): return pager(track, symbols).map { .next($0) }
    case .previous(let track): return pager(track, symbols).map { .previous($0) }
    case .push(let stack):
      return symbols.stacks.indices.contains(stack) ? .push(symbols.stacks[stack]) : nil
    case .pop(let stack):
      return symbols.stacks.indices.contains(stack) ? .pop(symbols.stacks[stack]) : nil
    case .emit(let action), .emitOfTile(let action, _): return .emit(EntityID(action))
    case .closeRows(let list): return .closeRows(EntityID(list))
    case .set(let mode, let value):
      return modes.indices.contains(mode) && modes[mode].values.indices.contains(value)
        ? .set(EntityID(mode), value) : nil
    case .announce, .choose: return nil
    }
  }

  private func mover(_ track: Int, _ symbols: SceneSymbols) -> Mover? {
    symbols.tracks.indices.contains(track) ? mover(of: symbols.tracks[track]) : nil
  }

  private func pager(_ track: Int, _ symbols: SceneSymbols) -> EntityID<Pager>? {
    if case .pager(let pager) = mover(track, symbols) { pager } else { nil }
  }

  /// The panel that a track is of; of a shared one, that which is open at a detent.
  private func panel(of mover: Mover, at detent: Int) -> EntityID<Panel>? {
    if case .panel(let panel) = mover { return panel }
    return panels.indices.map { EntityID<Panel>($0) }.first {
      track(of: .panel($0)) == track(of: mover) && openDetent(of: $0) == detent
    }
  }
}
