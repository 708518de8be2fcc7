import CoulisseRuntime
import CoulisseSource

extension Lowering {
  /// What assistive technology can do, in the order of `Scene.accessibleActions`.
  mutating func lowerAccessibility() {
    for (element, accessibility) in scene.accessibilities {
      for action in accessibility.actions {
        program.accessibilityActions.append(
          AccessibilityActionSpec(
            view: view(of: element), actions: scene.sceneActions(for: action.actions, symbols)))
      }
      if let mover = accessibility.adjusts {
        program.adjustables.append(
          AdjustableSpec(view: view(of: element), track: track(of: mover)))
      }
      if let focus = accessibility.focus, case .panel(let id) = element {
        program.focuses.append(
          FocusSpec(
            track: track(of: Mover.panel(id)), detent: scene.openDetent(of: id),
            view: view(of: focus)))
      }
    }
  }
}
