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
        guard let panel = statement.panelThatHasToClose, scene[panel].startsOpen,
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
    // A guard of the program has one clause for each statement of the scene.
    let statements = clauses.map { "`\(context.scene.words(for: gesture.when[$0]))`" }
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

extension Guard {
  /// The panel that this waits for to be closed.
  fileprivate var panelThatHasToClose: EntityID<Panel>? {
    switch word {
    case .atRest(let panel, .closed), .boundFor(let panel, .closed): negated ? nil : panel
    case .boundFor(let panel, .open): negated ? panel : nil
    case .atRest, .depth, .depthAtRest, .moving, .dragged: nil
    }
  }
}

extension Scene {
  /// Whether a drag or a tap of the scene closes a panel.
  fileprivate func closes(_ panel: EntityID<Panel>) -> Bool {
    gestures.contains { gesture in
      gesture.actions.contains(.close(panel)) || gesture.actions.contains(.toggle(panel))
        || (gesture.drives == .panel(panel) && gesture.claims(self[panel].edge.value))
    }
  }

  /// A statement of a `when:` as a scene file has it.
  fileprivate func words(for statement: Guard) -> String {
    let words =
      switch statement.word {
      case .depth(let owner, let depth): "\(name(of: owner)).depth is \(depth)"
      case .depthAtRest(let owner, let depth): "\(name(of: owner)).depth-at-rest is \(depth)"
      case .atRest(let panel, let detent): "\(self[panel].name.value) at rest \(detent.spelling)"
      case .boundFor(let panel, let detent):
        "\(self[panel].name.value) bound for \(detent.spelling)"
      case .moving(let panel): "\(self[panel].name.value) moving"
      case .dragged(let panel): "\(self[panel].name.value) dragged"
      }
    return statement.negated ? "not \(words)" : words
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
