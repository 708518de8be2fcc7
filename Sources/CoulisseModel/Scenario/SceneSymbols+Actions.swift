package import CoulisseRuntime

extension SceneSymbols {
  /// What the runtime is asked for; nil for what the scene does not have.
  package func sceneAction(for action: Action) -> SceneAction? {
    switch action {
    case .open(let panel):
      track(of: .panel(panel)).map { .settle(track: $0, detent: PanelDetent.open.rawValue) }
    case .close(let panel):
      track(of: .panel(panel)).map { .settle(track: $0, detent: PanelDetent.closed.rawValue) }
    case .toggle(let panel):
      track(of: .panel(panel)).map { .toggle(track: $0, detent: PanelDetent.open.rawValue) }
    case .push(let owner): stack(of: owner).map { .push(stack: $0) }
    case .pop(let owner): stack(of: owner).map { .pop(stack: $0) }
    case .emit(let action): .emit(action: action.index)
    }
  }

  /// What the runtime was asked for, in the scene's terms; nil for what no scenario can say.
  package func action(of action: SceneAction) -> Action? {
    switch action {
    case .settle(let track, let detent):
      panel(ofTrack: track).map { detent == PanelDetent.closed.rawValue ? .close($0) : .open($0) }
    case .toggle(let track, _): panel(ofTrack: track).map { .toggle($0) }
    case .push(let stack): stacks.indices.contains(stack) ? .push(stacks[stack]) : nil
    case .pop(let stack): stacks.indices.contains(stack) ? .pop(stacks[stack]) : nil
    case .emit(let action): .emit(EntityID(action))
    }
  }

  private func panel(ofTrack track: Int) -> EntityID<Panel>? {
    guard tracks.indices.contains(track), case .panel(let panel) = tracks[track] else {
      return nil
    }
    return panel
  }
}
