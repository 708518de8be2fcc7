import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// G120: a relation of the proof that the platform's gestures cannot be told.
struct ModelOnlyRelation {
  /// One error for each gesture of the scene's own that has such relations.
  func diagnostics(in context: LintContext) -> [Diagnostic] {
    guard !context.platform.waitsForSystem else { return [] }
    let program = context.lowered.program
    return program.recognizers.indices.filter { program.recognizers[$0].role == .own }.compactMap {
      index in
      let blocked = program.requirements.filter {
        $0.blocker == index && isSystem($0.waiting, context)
      }
      let awaited = program.requirements.filter {
        $0.waiting == index && isSystem($0.blocker, context)
      }
      guard !blocked.isEmpty || !awaited.isEmpty else { return nil }
      return diagnostic(index, blocked.map(\.waiting), awaited.map(\.blocker), context)
    }
  }

  private func isSystem(_ recognizer: Int, _ context: LintContext) -> Bool {
    context.spec(recognizer).role != .own
  }

  private func diagnostic(
    _ index: Int, _ blocked: [Int], _ awaited: [Int], _ context: LintContext
  ) -> Diagnostic {
    let name = "`\(context.name(index))`"
    func list(_ recognizers: [Int]) -> String {
      recognizers.map { "`\(context.name($0))`" }.joined(separator: ", ")
    }
    let relations =
      (blocked.isEmpty ? [] : ["goes before \(list(blocked))"])
      + (awaited.isEmpty ? [] : ["waits for \(list(awaited))"])
    let file = context.scene.file
    return Diagnostic(
      .modelOnlyRelation,
      "\(name) \(relations.joined(separator: " and ")), which SwiftUI cannot be told",
      at: Label(file, context.gesture(index).name.range, "\(name) is a gesture of SwiftUI here"),
      secondary: (blocked + awaited).map {
        Label(file, context.gesture($0).name.range, "`\(context.name($0))` is the system's")
      },
      notes: [
        "SwiftUI orders its own gestures only: what was proven with this relation would be another app"
      ],
      help: [
        "install \(name) as a recognizer of UIKit and write `platforms: \(uiKit(context.platform))`, or "
          + "keep the two apart by where they begin or by their `when:`"
      ])
  }

  private func uiKit(_ platform: Platform) -> String {
    platform.spelling.replacing("swiftui", with: "ios")
  }
}
