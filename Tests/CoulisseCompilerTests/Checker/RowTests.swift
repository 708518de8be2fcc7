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
}
