import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G113: a drag says that it follows fingers which come later, where these may belong to another
/// element.
struct ExtraTouch {
  /// One warning for each such drag.
  func warnings(in context: LintContext) -> [Diagnostic] {
    context.lowered.program.recognizers.indices.compactMap { index in
      guard let rival = neighbor(of: index, in: context) else { return nil }
      let spec = context.spec(index)
      switch spec.extraTouch {
      case .ignore: return nil
      case .rebase:
        return spec.fingers.most < 2 || spec.fingers == .any
          ? warning(index, rival, "is also dragged by fingers that were meant for", context) : nil
      case .followLast:
        return warning(index, rival, "jumps to a finger that was meant for", context)
      }
    }
  }

  /// A gesture that takes touches in the drag's region, too: where it lies, or around it.
  private func neighbor(of index: Int, in context: LintContext) -> Int? {
    let program = context.lowered.program
    let machine = SceneMachine(program)
    return program.recognizers.indices.first { other in
      other != index
        && program.recognizers[other].views.contains { view in
          program.recognizers[index].views.contains {
            machine.isView(view, in: $0) || machine.isView($0, in: view)
          }
        }
    }
  }

  private func warning(
    _ index: Int, _ rival: Int, _ words: String, _ context: LintContext
  ) -> Diagnostic {
    let gesture = context.gesture(index)
    let (mine, theirs) = ("`\(gesture.name.value)`", "`\(context.name(rival))`")
    return Diagnostic(
      .extraTouch, "what \(mine) moves \(words) \(theirs)",
      at: Label(context.scene.file, gesture.name.range, "\(mine) follows fingers that come later"),
      secondary: [
        Label(
          context.scene.file, context.gesture(rival).name.range,
          "\(theirs) takes touches there as well")
      ],
      help: [
        "leave `extra-touch` out: then later fingers mean nothing to \(mine)"
          + (context.spec(index).extraTouch == .followLast
            ? "" : "; or say that it is meant for several: `fingers: 1..2`")
      ])
  }
}
