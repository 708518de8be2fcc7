import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G103: a gesture that never takes a touch, because its guard or a group never lets it.
struct ShadowedGestures {
  /// One error for each such gesture.
  func diagnostics(on shadowed: [ShadowedGesture], in context: LintContext) -> [Diagnostic] {
    shadowed.map { diagnostic($0, context) }
  }

  /// Notes on gestures that wait for a panel to be closed that starts open and that nothing in the
  /// scene closes: as with its opener, the app is assumed to do it.
  func notes(on scene: Scene) -> [Diagnostic] {
    scene.gestures.flatMap { gesture in
      gesture.when.compactMap { statement in
        guard let panel = scene.panelThatHasToClose(statement), scene.startsOpen(panel),
          !scene.closes(panel)
        else { return nil }
        return note(gesture, statement, scene[panel], in: scene)
      }
    }
  }

  private func diagnostic(_ shadowed: ShadowedGesture, _ context: LintContext) -> Diagnostic {
    let gesture = context.gesture(shadowed.recognizer)
    let name = "`\(gesture.name.value)`"
    let (clauses, note) =
      switch shadowed.reason {
      case .guard(let clauses):
        (
          clauses,
          clauses.count == 1
            ? "this never holds, whatever users, the app and the system do"
            : "these never hold together, whatever users, the app and the system do"
        )
      case .group(let clauses):
        (clauses, "whenever this holds, a group keeps what \(name) moves from moving")
      }
    let scene = context.scene
    let asked = gesture.when.flatMap { statement in
      Array(repeating: statement, count: scene.clauseCount(of: statement))
    }
    let statements = gesture.when.filter { clauses.map { asked[$0] }.contains($0) }
      .map { "`\(scene.words(for: $0))`" }
    return Diagnostic(
      .shadowedGesture,
      "\(name) can never begin: its `when:` asks for \(statements.joined(separator: " and "))",
      at: Label(context.scene.file, gesture.name.range, "\(name) takes no touch, ever"),
      notes: [note],
      help: ["change or remove \(statements.joined(separator: " or ")) in its `when:`"])
  }

  private func note(
    _ gesture: Gesture, _ statement: Guard, _ panel: Panel, in scene: Scene
  ) -> Diagnostic {
    let (name, closer) = ("`\(gesture.name.value)`", panel.name.value)
    return Diagnostic(
      .shadowedGesture,
      "\(name) waits until `\(closer)` is closed, and nothing in the scene closes it",
      at: Label(scene.file, gesture.name.range, "asks for `\(scene.words(for: statement))`"),
      severity: .note,
      secondary: [
        Label(scene.file, panel.name.range, "starts open; the app is assumed to close it")
      ],
      help: [
        "if it stays open, write a `when:` without it; else give it a way out: its `push`, or "
          + "`tap: close \(closer)`"
      ])
  }
}

extension Scene {
  /// The panel that a statement waits for to be closed.
  fileprivate func panelThatHasToClose(_ statement: Guard) -> EntityID<Panel>? {
    switch statement.word {
    case .atRest(.panel(let panel), let place) where place == closedPlace(of: panel):
      statement.negated ? nil : panel
    case .boundFor(.panel(let panel), let place):
      (place == closedPlace(of: panel)) == statement.negated ? nil : panel
    case .atRest, .boundFor, .depth, .depthAtRest, .moving, .dragged, .mode, .rowOpen: nil
    }
  }

  /// Whether a drag, a tap or a reaction of the scene closes a panel.
  fileprivate func closes(_ panel: EntityID<Panel>) -> Bool {
    let track = track(of: .panel(panel))
    let actions = (gestures.flatMap(\.actions) + reactions.flatMap(\.actions)).flatMap(\.parts)
    if actions.contains(.close(panel)) || actions.contains(.toggle(panel)) { return true }
    return gestures.contains { gesture in
      let isDriven = (gesture.drives?.all ?? []).contains {
        if case .mover(let mover) = $0 { self.track(of: mover) == track } else { false }
      }
      guard isDriven else { return false }
      return gesture.claims(self[panel].edge.value)
    }
  }
}

extension Gesture {
  /// Whether it takes drags toward a side, in one reading direction or the other.
  fileprivate func claims(_ side: Side) -> Bool {
    switch kind {
    case .tap: false
    case .pan(let claims): claims.contains { $0.axis == side.axis }
    case .edgePan(let edge, _): edge == side.opposite
    }
  }
}
