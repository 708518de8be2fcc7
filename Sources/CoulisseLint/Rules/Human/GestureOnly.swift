import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource

/// H403: a panel that no tap in the scene opens; a note while the app is assumed to open it.
struct GestureOnly {
  /// The notes about a scene, in order of its panels.
  func notes(on scene: Scene) -> [Diagnostic] {
    scene.panels.compactMap { panel in
      guard case .app(stated: false) = panel.opener else { return nil }
      let name = panel.name.value
      return Diagnostic(
        .gestureOnly, "nothing in the scene opens `\(name)` but a drag",
        at: Label(scene.file, panel.name.range, "the app is assumed to open it"),
        severity: .note,
        help: ["say so with `opener: app`, or give it a button: `tap: open \(name)`"])
    }
  }
}
