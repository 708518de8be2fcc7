import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Pagers in the eyes of the checker: which page is shown is a part of the configuration.
struct PagerTests {
  /// An open drawer with a pager of three pages in it.
  private func drawer(_ gestures: String, swipe: Bool = false) -> Linting {
    Linting(
      """
      containers: { main: {} }
      panels:
        menu:
          edge: left
          opener: app
          pull: false
          pagers: { chapters: { frame: [0, 64, 100%, 200], pages: [home, recent, all], swipe: \(swipe) } }
      \(gestures)
      """)
  }

  @Test func `a pager in a drawer is decided as it comes`() {
    #expect(drawer("", swipe: true).codes == [])
  }

  @Test func `what closes the drawer on the pager, too, contests its pages`() throws {
    let turn =
      "turn: { pan: [forward, backward], drives: { forward: [chapters, menu], backward: chapters } }"
    let close = "close: { pan: outward, in: menu, drives: menu"
    let linting = drawer("gestures:\n  \(turn)\n  \(close) }\n")
    #expect(linting.codes == ["G102"])
    #expect(drawer("gestures:\n  \(turn)\n  \(close), not-in: chapters }\n").codes == [])
  }

  @Test func `a conflict on the last page only names it`() throws {
    let linting = drawer(
      """
      gestures:
        turn: { pan: [forward, backward], drives: { forward: [chapters, menu], backward: chapters } }
        late: { pan: outward, in: chapters, drives: menu, when: chapters at rest all }

      """)
    #expect(linting.codes == ["G102"])
    let notes = try #require(linting.report.diagnostics.first).notes
    #expect(notes[0].contains("send `chapters` to `all`"), "\(notes)")
  }

  @Test(arguments: ["ios 26", "android"])
  func `a pager of pages that scroll is decided as it comes`(_ platform: String) {
    let linting = Linting(
      """
      platforms: [\(platform)]
      containers:
        tabs:
          pager: {}
          contains: { inbox: { scrolls: vertical, navigation: stack }, archive: { scrolls: horizontal } }
          bar: { go: { at: leading, tap: send tabs to archive } }

      """)
    #expect(linting.codes == [])
  }
}
