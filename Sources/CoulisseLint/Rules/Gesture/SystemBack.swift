import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// X904 about the back gesture of Android, or of a browser, which begins at both side edges of the screen: the
/// automaton does not have it, so that of a drag from there nothing is proven.
struct SystemBack {
  /// One warning for each drag of the scene's own from a side edge.
  func warnings(in context: LintContext) -> [Diagnostic] {
    guard let owner = context.platform.ownerOfSideEdges else { return [] }
    return context.lowered.program.recognizers.indices.compactMap { index in
      let spec = context.spec(index)
      guard spec.role == .own, case .edgePan(let edge, _) = spec.kind, edge.axis == .horizontal
      else { return nil }
      let gesture = context.gesture(index)
      let name = "`\(gesture.name.value)`"
      return Diagnostic(
        .undeterminedPair, "nothing can be proven about \(name) and \(owner)'s own back gesture",
        at: Label(context.scene.file, gesture.name.range, "\(name) begins at the same edge"),
        notes: [note(context.platform)],
        help: [
          (context.platform == .android ? "exclude the band in the app, or let" : "let")
            + " the panel open by a button as well and remove the drag on this platform"
        ])
    }
  }

  private func note(_ platform: Platform) -> String {
    platform == .web
      ? "browsers go back and forth by drags from both side edges, and no page can keep them from it; the "
        + "checker does not look at it"
      : "the system takes drags from both side edges unless the app excludes a part of at most "
        + "200 dp of each; the checker does not look at it"
  }
}
