import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

/// A scene with a page that slides away from a panel under it, of which a test gets one part wrong.
struct SlidingScene {
  var container = "bar: {}"
  var track =
    "moves: center, toward: right, "
    + "detents: { right: 60 - 100%, collapsed: 0, left: 100% - 60 }"
  var panel = "edge: left, under: center, opens: slide at left"
  var rest = ""

  var text: String {
    """
    scene: M
    containers: { center: { \(container) } }
    tracks: { slide: { \(track) } }
    panels: { left: { \(panel) } }
    \(rest)

    """
  }

  /// Expects the diagnostics that are drawn, and that the one help of all of them, or the first of
  /// several, says `help`.
  func expect(_ help: String?, sourceLocation: SourceLocation = #_sourceLocation) {
    expectDrawn(text, help: help, sourceLocation: sourceLocation)
  }
}
