import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Conflicts that exist in some configurations, directions and platforms only.
struct ReachTests {
  /// The notes of the only finding.
  private func notes(_ text: String, _ code: String = "G102") throws -> [String] {
    let linting = Linting(text)
    #expect(linting.codes == [code])
    return try #require(linting.report.diagnostics.first).notes
  }

  /// Two panels from the left whose pulls know nothing of each other.
  private func pulls(when statement: String, _ more: String) -> String {
    """
    containers: { main: { navigation: stack } }
    panels:
      \(more)
      menu: { edge: left, size: 80%, opener: app, push: false, pull: { when: \(statement) } }
      info: { edge: left, size: 60%, opener: app, push: false, pull: { when: \(statement) } }

    """
  }

  @Test func `a conflict while a finger keeps something`() throws {
    let text = pulls(
      when: "queue dragged", "queue: { edge: bottom, size: 50%, opener: app, push: false }")
    #expect(try notes(text)[0].contains("after: a finger drags by `queue.pull`; touch (10, "))
  }

  @Test func `a conflict while a finger keeps what it can take only over a pushed page`() throws {
    let text = pulls(
      when: "queue dragged",
      "queue: { edge: bottom, size: 50%, opener: app, push: false, pull: { when: main.depth is 1 } }"
    )
    // From where the platform's back gestures do not reach.
    .replacing("edge: left", with: "edge: right")
    #expect(
      try notes(text)[0].contains(
        "after: push a page in `main`, a finger drags by `queue.pull`; touch (365, "))
  }

  /// The top band belongs to `info.pull`; `news.pull` takes drags on the queue while it is on its way.
  private func onTheWay(_ word: String, band: String) -> String {
    """
    panels:
      info: { edge: top, size: 50%, opener: app, push: false, pull: { band: \(band), when: [] } }
      news: { edge: top, size: 40%, opener: app, push: false, pull: { pan: inward, in: queue, when: queue \(word) } }
      queue: { edge: bottom, size: 100%, opener: app, scrim: false, push: false, motion: 1s linear }

    """
  }

  @Test func `a conflict at the end of a drag`() throws {
    #expect(
      try notes(onTheWay("dragged", band: "20"))[0].contains(
        "a finger drags by `queue.pull`, it goes on to ("))
  }

  @Test func `a conflict in the middle of a motion`() throws {
    // After three quarters of a second the queue's upper edge lies at 667 / 4 = 166.75 points.
    let notes = try notes(onTheWay("moving", band: "170"))
    #expect(notes[0].contains("after: open `queue`, wait 0.75s; touch ("))
    #expect(notes[2].contains("y 166.75..170"))
  }

  @Test func `a meeting that no sample shows is undetermined and not proven`() {
    // The button crosses the band between 5 and 54 points, 34 of them safe area, of the queue's 480 and more.
    let linting = Linting(
      """
      panels:
        info: { edge: bottom, size: 50%, opener: app, push: false, pull: { band: 10, when: [] } }
        news:
          { edge: bottom, size: 40%, opener: app, push: false,
            pull: { pan: inward, in: queue.more, when: queue moving } }
        queue:
          { edge: bottom, size: 100%, opener: app, scrim: false, pull: false, push: false,
            items: { more: { label: More, frame: [0, 5, 100%, 5], tap: close } } }

      """)
    #expect(linting.codes == ["X904"])
    #expect(
      linting.messages(.undeterminedPair) == [
        "nothing can be proven about `info.pull` and `news.pull`"
      ])
    #expect(linting.report.summary.contains("no conflict found, 1 pair undetermined: "))
    #expect(!linting.report.summary.contains("proven"))
  }

  @Test func `a conflict from right to left only`() throws {
    let text = """
      panels:
        menu: { edge: leading, size: 80%, opener: app, push: false }
        info: { edge: right, size: 60%, opener: app, push: false }

      """
    #expect(try notes(text)[0].hasPrefix("at 375 x 667, right to left, at rest; touch (365, "))
  }

  /// `first` takes what `menu` and `info` would contest.
  private func three(firstWhen statement: String) -> String {
    """
    panels:
      queue: { edge: bottom, size: 100pt, opener: app, modal: false, pull: false, push: false }
      first:
        { edge: left, size: 50%, opener: app, push: false, scrim: false,
          pull: { when: \(statement), before: [menu.pull, info.pull] } }
      menu:
        { edge: left, size: 80%, opener: app, push: false, scrim: false,
          pull: { when: [first bound for closed, not first dragged] } }
      info:
        { edge: left, size: 60%, opener: app, push: false, scrim: false,
          pull: { when: [first bound for closed, not first dragged] } }

    """
  }

  @Test
  func `what a third gesture takes is contested only while another finger keeps that one busy`()
    throws
  {
    #expect(
      try notes(three(firstWhen: "[]"))[0].contains("a finger drags by `first.pull`")
    )
  }

  @Test func `where the third gesture is out of the way the two others meet`() throws {
    #expect(
      try notes(three(firstWhen: "queue bound for closed"))[0].contains("after: open `queue`"))
  }

  @Test func `a finding of two platforms is one, and counts for both`() throws {
    let linting = Linting(
      """
      platforms: [ios 18, ios 26]
      containers: { main: { scrolls: vertical } }
      panels: { menu: { edge: left, opener: app, pull: { before: [] } } }

      """)
    #expect(linting.codes == ["G105"])
    #expect(linting.report.diagnostics.first?.notes.last == "the same on ios 26")
    let lines = linting.report.summary.split(separator: "\n")
    #expect(lines.map { $0.hasPrefix("scene.yaml: 1 conflict: ") } == [true, true])
  }

  @Test func `a finding of one platform leaves the other proven`() throws {
    // The content pop, on iOS 26, begins anywhere on the page.
    let linting = Linting(
      """
      platforms: [ios 18, ios 26]
      containers: { main: { navigation: stack } }
      panels: { menu: { edge: left, opener: app, pull: false } }
      gestures: { pull: { pan: right, in: main, drives: menu, after: main.back } }

      """)
    #expect(linting.codes == ["G104"])
    #expect(linting.report.diagnostics.first?.notes.contains { $0.hasPrefix("the same") } == false)
    let lines = linting.report.summary.split(separator: "\n")
    #expect(lines.map { $0.contains("no conflict, proven") } == [true, false])
  }
}
