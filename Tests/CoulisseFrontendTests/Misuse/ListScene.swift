import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

/// A scene with a list, of which a test gets one part wrong.
struct ListScene {
  var list = ""
  var rows = "height: 44"
  var swipe = "right: { delete: { text: 40 } }"
  var rest = ""

  var text: String {
    """
    scene: S
    lists: { inbox: { \(list.isEmpty ? "" : list + ", ")rows: { \(rows), swipe: { \(swipe) } } } }
    \(rest)

    """
  }

  /// Expects the diagnostics that are drawn, and that the first help of the first one says `help`.
  func expect(_ help: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    expectDrawn(text, help: help, sourceLocation: sourceLocation)
  }
}
