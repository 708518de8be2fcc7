import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

/// What can be wrong about how rows are pulled aside.
@Suite struct SwipeMisuseTests {
  @Test(
    arguments: [
      (
        "⟦Y101:trailling⟧: { a: { text: 40 } }, left: { b: { text: 9 } }",
        "did you mean `trailing`?"
      ),
      (
        "left: { a: { text: 40 } }, ⟦Y101:trailing⟧: { b: { text: 40 } }",
        "write `left` and `right`, or `leading` and `trailing`"
      ),
      (
        "left: { a: { text: 40 } }, ⟦Y101:leading⟧: { b: { text: 40 } }",
        "write `left` and `right`, or `leading` and `trailing`"
      ),
      (
        "left: ⟦Y106:{}⟧",
        "write a button, `{ delete: { text: 40..120 } }`, or remove `left`"
      ),
      (
        "left: { a: { text: 40 } }, right: { ⟦Y202:a⟧: { text: 40 } }",
        "choose another name for one of the two"
      ),
      ("left: { ⟦C502:picture⟧: { text: 40 } }", "choose another name"),
      ("left: { ⟦C502:left⟧: { text: 40 } }", "choose another name"),
      (
        "left: { ⟦Y102:a⟧: { label: A } }",
        "add `text:` with a range of points"
      ),
      ("left: { a: { text: ⟦Y106:90..40⟧ } }", "write the smaller number first"),
      ("left: { a: { text: ⟦Y106:-1⟧..40 } }", "write a value from 0 to 1000000"),
      ("left: { a: { text: ⟦Y103:40..⟧ } }", "write for example `30..90` or `60`"),
      ("left: { a: { image: ⟦Y103:24⟧ } }", "write for example `375 x 667`"),
      ("left: { a: { text: 40, ⟦Y101:do⟧: close } }", "did you mean `tap`?"),
      // Together 4 x 80 + 4 x 10 points, and the narrowest screen has 320.
      (
        "⟦Y106:left⟧: { a: { text: 1..80 }, b: { text: 80 }, c: { text: 80 }, d: { text: 80 } }",
        "write smaller ranges in `text`, or remove a button"
      ),
    ])
  func `its buttons`(_ swipe: String, _ help: String) {
    ListScene(swipe: swipe).expect(help)
  }

  @Test(
    arguments: [
      ("style: ⟦Y104:parallaks⟧", "did you mean `parallax 70%`?"),
      ("style: ⟦Y104:parallax⟧", "write for example `style: parallax 70%`"),
      ("style: parallax ⟦Y105:0.7⟧", "write `70%`"),
      ("style: parallax ⟦Y106:170%⟧", "write a value from 0% to 100%"),
      ("order: ⟦Y104:revers⟧", "did you mean `reversed`?"),
      ("open-at-once: ⟦Y104:two⟧", "write `one` or `any`"),
      (
        "settle: [{ travel: past 50%, to: ⟦Y104:open⟧ }, { to: base }]", "write `right` or `closed`"
      ),
      ("settle: ⟦Y104:mm-drawer⟧", "write a list of clauses, `standard`, or `zj-row`"),
      (
        "curve: linear, ⟦Y101:velocity⟧: none",
        "remove `velocity`, or write a `spring` in place of the curve"
      ),
      ("duration: ⟦Y105:300⟧", "write `300ms`, or `300s` if you mean it"),
    ])
  func `how it comes out and settles`(_ keys: String, _ help: String) {
    ListScene(swipe: "right: { delete: { text: 40 } }, \(keys)").expect(help)
  }

  @Test func `a swipe needs buttons, and not too many`() throws {
    ListScene(swipe: "style: overlap").expectOnly(
      .missingKey, "write `right: { delete: { text: 40..120 } }`, or remove `swipe`")
    let buttons = (0...16).map { "b\($0): { text: 1 }" }.joined(separator: ", ")
    ListScene(swipe: "right: { \(buttons) }").expectOnly(.tooLarge, "remove some of them")
  }

  /// Which row is meant is known only in one of them.
  @Test(
    arguments: [
      ("{ tap: 1, in: inbox, when: ⟦Y104:inbox.row⟧ at rest closed, do: close inbox }"),
      ("{ tap: 1, in: inbox, do: send ⟦Y104:inbox.row⟧ to closed }"),
      ("{ pan: horizontal, in: stage, drives: ⟦Y104:inbox.row⟧ }"),
    ])
  func `which row`(_ gesture: String) {
    ListScene(rest: "gestures: { g: \(gesture) }").expect(
      "ask `inbox row open`, say `close inbox`, or let the gesture begin `in: inbox.row`")
  }

  @Test(
    arguments: [
      (
        "{ tap: 1, in: [inbox.row, ⟦Y104:main⟧], do: close }", "write two gestures"
      ),
      (
        "{ tap: 1, in: ⟦Y201:inbox.delet⟧, do: close inbox }", "did you mean `inbox.delete`?"
      ),
      (
        "{ tap: 1, in: inbox, when: ⟦Y201:inbox⟧ moving, do: close inbox }",
        "write `inbox row open`, or `inbox.row` in one of its rows"
      ),
      (
        "{ tap: 1, in: inbox.row, when: inbox.row at rest ⟦Y104:left⟧, do: close }",
        "write `right` or `closed`"
      ),
      (
        "{ pan: ⟦Y104:vertical⟧, in: inbox.row, drives: inbox.row }", "write `left` or `right`"
      ),
      (
        "{ tap: 1, in: stage, before: ⟦Y201:inbox.row⟧, do: close inbox }",
        "remove it, or give `rows` a `tap`"
      ),
      (
        "{ tap: 1, in: stage, before: ⟦Y201:inbox.delete⟧, do: close inbox }",
        "remove it, or give the button a `tap`"
      ),
      (
        "{ pan: horizontal, in: inbox.row, drives: inbox.row, before: ⟦Y201:inbox.swipe⟧ }",
        "did you mean `g`?"
      ),
    ])
  func `gestures of rows`(_ gesture: String, _ help: String) {
    ListScene(rest: "gestures: { g: \(gesture) }").expect(help)
  }

  @Test(
    arguments: [
      ("inbox open", "did you mean `inbox row open`?"),
      ("inbox is closed", "did you mean `not inbox row open`?"),
      ("not inbox closed", "did you mean `inbox row open`?"),
      ("inbox row opn", "did you mean `inbox row open`?"),
      ("inbox is shut tight", "write `inbox row open`, or `not` before it"),
      ("inbox.row closd", "did you mean `inbox.row at rest closed`?"),
    ])
  func `statements in other words`(_ statement: String, _ help: String) {
    let gesture = "{ tap: 1, in: inbox.row, when: ⟦Y104:\(statement)⟧, do: close }"
    ListScene(rest: "gestures: { g: \(gesture) }").expect(help)
  }

  /// Rows without `swipe` never move.
  @Test(
    arguments: [
      "{ tap: 1, in: inbox, when: ⟦Y104:inbox⟧ row open, do: open menu }",
      "{ tap: 1, in: inbox, do: close ⟦Y104:inbox⟧ }",
      "{ tap: 1, in: inbox.row, do: ⟦Y104:close⟧ }",
      "{ tap: 1, in: inbox.row, when: not ⟦Y104:inbox.row⟧ moving, do: open menu }",
    ])
  func `rows that stay`(_ gesture: String) {
    let text =
      "scene: S\nlists: { inbox: { rows: {} } }\npanels: { menu: { edge: left } }\n"
      + "gestures: { g: \(gesture) }\n"
    expectDrawn(text)
  }

  @Test func `rows that stay have no buttons that a gesture could lie in`() throws {
    let text =
      "scene: S\nlists: { inbox: { rows: {} } }\n"
      + "gestures: { g: { tap: 1, in: inbox.overlay, do: push main } }\n"
      + "containers: { main: { navigation: stack } }\n"
    let found = try onlyDiagnostic(text)
    #expect(found.message == "`inbox` has no part `overlay`")
    #expect(found.help == ["its parts are `row` and `content`"])
  }
}

extension ListScene {
  fileprivate func expectOnly(
    _ code: DiagnosticCode, _ help: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = Reading.scene(text).diagnostics
    #expect(found.map(\.code) == [code], sourceLocation: sourceLocation)
    #expect(found.first?.help.first == help, sourceLocation: sourceLocation)
  }
}
