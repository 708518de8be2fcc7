import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G113: a drag says that it follows fingers which come later, where these may belong to another
/// element.
struct ExtraTouch {
  /// One warning for each such drag.
  func warnings(in context: LintContext) -> [Diagnostic] {
    let machine = SceneMachine(context.lowered.program)
    return machine.program.recognizers.indices.compactMap { index in
      guard let words = words(about: context.spec(index)),
        let rival = neighbor(of: index, on: machine)
      else { return nil }
      return warning(index, rival, words, context)
    }
  }

  /// What happens to a drag that later fingers do something to; nil for one that they mean nothing to, or
  /// that is meant for several.
  private func words(about spec: RecognizerSpec) -> String? {
    switch spec.extraTouch {
    case .ignore: nil
    case .rebase:
      spec.fingers.most < 2 || spec.fingers == .any
        ? "is also dragged by fingers that were meant for" : nil
    case .followLast: "jumps to a finger that was meant for"
    }
  }

  /// A gesture that takes touches in the drag's region, too: where it lies, or around it.
  private func neighbor(of index: Int, on machine: SceneMachine) -> Int? {
    let recognizers = machine.program.recognizers
    return recognizers.indices.first { other in
      other != index
        && recognizers[other].views.contains { view in
          recognizers[index].views.contains {
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
