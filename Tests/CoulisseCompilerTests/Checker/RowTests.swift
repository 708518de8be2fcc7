import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Rows of a list that lies in the first page of a pager: to the left both can go.
@Suite struct RowTests {
  private static let scene = """
    containers:
      tabs: { pager: { pages: [inbox, archive] }, contains: { inbox: {}, archive: {} } }
    lists:
      mail: { in: inbox, rows: { swipe: { right: { store: { text: 60..110, tap: close } } } } }

    """

  @Test func `two drags that come by themselves are answered with what to write`() {
    #expect(
      Linting(Self.scene).report.diagnostics.map(\.help) == [
        [
          "say who goes first: "
            + "`tabsDrag: { pan: [forward, backward], in: tabs, drives: tabs, before: [mail.scroll, mail.swipe] }` or "
            + "`mailDrag: { pan: horizontal, in: mail.row, drives: mail.row, "
            + "before: [mail.scroll, tabs.swipe] }`"
        ]
      ])
  }

  @Test(
    arguments: [
      "tabsDrag: { pan: [forward, backward], in: tabs, drives: tabs, before: [mail.scroll, mail.swipe] }",
      "mailDrag: { pan: horizontal, in: mail.row, drives: mail.row, before: [mail.scroll, tabs.swipe] }",
    ])
  func `what is to be written decides it`(_ gesture: String) {
    #expect(Linting(Self.scene + "gestures:\n  \(gesture)\n").codes == [])
  }

  @Test func `a row and the list that scrolls under it contest a drag across`() {
    let scene = """
      lists:
        mail: { rows: { swipe: { right: { store: { text: 60, tap: close } } } } }
      gestures:
        pull: { pan: horizontal, in: mail.row, drives: mail.row }

      """
    #expect(Linting(scene).codes == ["G105"])
  }

  @Test func `another row may be open while a row is closed`() {
    let scene = """
      lists:
        mail: { rows: { swipe: { right: { store: { text: 60, tap: close } } } } }
      gestures:
        pick: { tap: 1, in: mail.row, when: [mail row open, mail.row at rest closed], do: close mail }

      """
    // The tap beside an open row is `mail.dismiss`. Of the button of a row that moves nothing is proven.
    #expect(Linting(scene).codes == ["G101", "X904"])
  }

  @Test(arguments: [(range: "100..400", codes: [String]()), (range: "100..500", codes: ["G102"])])
  func `what the app measures counts from end to end`(range: String, codes: [String]) {
    // At 500 points, not at the design's 100, the list reaches into the 20 points at the bottom.
    let scene = """
      viewport: { width: 320..400, height: 500, design: 375 x 500 }
      measures: { tall: { range: \(range), design: 100 } }
      lists: { mail: { frame: [0, 0, 100%, tall], rows: {} } }
      panels:
        sheet: { edge: bottom, size: 50%, opener: app, pull: { edge-pan: bottom, before: [] } }

      """
    let linting = Linting(scene)
    #expect(linting.codes == codes)
    let notes: [[String]] = linting.report.diagnostics.map(\.notes)
    #expect(notes.joined().count { $0.contains("where `tall` has 500 pt") } == codes.count)
  }
}
