import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

/// What lists become. Widths of buttons: the wider one of image and text, plus 10 points.
@Suite struct ListTests {
  private let inbox = EntityID<RowList>(0)

  private func scene(_ rows: String, _ rest: String = "") throws -> Scene {
    let read = Reading.scene("scene: S\nlists: { inbox: { rows: { \(rows) } } }\n\(rest)\n")
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  @Test func `a list with nothing else said fills its container and scrolls`() throws {
    let scene = try scene("")
    let list = scene[inbox]
    #expect(list.holder == .container(EntityID(0)))
    #expect(list.frame == .full)
    #expect(list.row.height == 44...200)
    #expect(list.row.designHeight == 44)
    #expect(list.row.swipe == nil && list.row.fields == [] && list.row.tap == [])
    #expect(scene.gestures.map(\.name.value) == ["inbox.scroll"])
    #expect(scene.gestures[0].origin == .scroll(.list(inbox)))
    #expect(scene.gestures[0].kind == .pan(claims: [.top, .bottom]))
    #expect(scene.gestures[0].regions == [.list(inbox)])
  }

  @Test(
    arguments: [("60..90", 60), ("20..40", 40), ("20..90", 44), ("30", 30)] as [(String, Double)])
  func `a row is as tall as a finger needs, if it may`(_ height: String, _ design: Double) throws {
    #expect(try scene("height: \(height)")[inbox].row.designHeight == design)
  }

  @Test func `a button is as wide as the wider one of what it shows, and 10 points`() throws {
    let scene = try scene(
      """
      swipe: { left: {
        image: { image: 24 x 20 }, fixed: { text: 60 }, both: { image: 24 x 24, text: 30..90 },
        text: { text: 40..100 } } }
      """)
    let side = try #require(scene[inbox].row.swipe?.sides.first)
    let widths = side.buttons.map { scene.quantities[$0.width] }
    #expect(widths.map(\.range) == [34...34, 70...70, 40...100, 50...110])
    // 34 + 70 + 40 + 50, and 34 + 70 + 100 + 110.
    #expect(scene.quantities[side.width].range == 194...314)
    #expect(
      scene.quantities.map(\.name).filter { !$0.isEmpty } == ["inbox.both.text", "inbox.text.text"])
    // Half-way, until the app has measured it.
    let values = Self.values(scene)
    #expect(side.buttons.map { values[$0.width] } == [34, 70, 70, 80])
    #expect(values[side.width] == 254)
    // A text that is narrower than the image does not count.
    #expect(Self.values(scene, ["inbox.both.text": 20])[side.buttons[2].width] == 34)
  }

  private static func values(_ scene: Scene, _ measured: [String: Double] = [:]) -> [Double] {
    scene.quantities.reduce(into: []) { values, named in
      switch named.quantity {
      case .measured(let design): values.append(measured[named.name] ?? design)
      case .derived(let sum):
        let terms = sum.terms.reduce(sum.points) { $0 + $1.multiple * values[$1.quantity] }
        values.append(max(sum.atLeast, terms))
      }
    }
  }

  @Test func `it rests closed, and where the buttons of a side are uncovered`() throws {
    let scene = try scene(
      "swipe: { left: { flag: { text: 30 } }, right: { more: { text: 40 }, delete: { text: 50 } } }"
    )
    let swipe = try #require(scene[inbox].row.swipe)
    let track = swipe.definition
    #expect(track.detents.map(\.name) == ["right", "closed", "left"])
    let values = Self.values(scene)
    #expect(track.detents.map { $0.position.value(of: 375, values) } == [-110, 0, 40])
    #expect(track.home == 1 && track.start == 1)
    #expect([track.lower, track.upper].map { $0.value(of: 375, values) } == [-110, 40])
    #expect(swipe.sides.map(\.edge) == [.left, .right])
    #expect(swipe.sides.map(\.detent) == [2, 0])
    #expect(swipe.sides.allSatisfy { $0.isReversed })
    #expect(swipe.style == .parallax(0.7) && swipe.opensOne)
    #expect(track.motion == Motion(curve: .easeInOut, durationNanoseconds: 250_000_000))
    #expect(track.cancel == .settle && track.outOfRange == .clamp && track.whileMoving == .grab)
    // More than half of the gap, else a flick the way of the drag, else back.
    #expect(
      track.settle
        == SettleRule([
          SettleClause(SettleTest(.travel, .past, 0.5, of: .gap), to: .ahead),
          SettleClause(SettleTest(.speed, .past, 200, of: .absolute), to: .ahead),
          SettleClause(nil, to: .base),
        ]))
  }

  @Test func `one side alone has two detents, in order of position`() throws {
    let right = try scene("swipe: { trailing: { a: { text: 30 } } }")
    #expect(right.places(of: .row(inbox)) == ["trailing", "closed"])
    #expect(right.definition(of: .row(inbox)).home == 1)
    let left = try scene("swipe: { leading: { a: { text: 30 } }, settle: swipe-cell-kit }")
    #expect(left.places(of: .row(inbox)) == ["closed", "leading"])
  }

  @Test func `lists bring gestures, which know each other`() throws {
    let scene = try scene(
      "tap: emit open, swipe: { right: { delete: { text: 40, tap: [emit gone, close] } } }",
      "actions: { open: {}, gone: {} }\ncontainers: { main: { scrolls: horizontal } }")
    #expect(
      scene.gestures.map(\.name.value) == [
        "inbox.swipe", "inbox.dismiss", "inbox.scroll", "main.scroll", "inbox.row", "inbox.delete",
      ])
    let button = Element.rowButton(inbox, side: 0, 0)
    let isOpen = Guard(.rowOpen(inbox))
    let (swipe, dismiss) = (scene.gestures[0], scene.gestures[1])
    #expect(swipe.kind == .pan(claims: [.left, .right]))
    #expect(swipe.regions == [.row(inbox)] && swipe.drives == .one(.mover(.row(inbox))))
    #expect(swipe.lock == .dominant && swipe.when == [])
    #expect(swipe.before.map(\.gesture) == [EntityID(2), EntityID(3)])
    #expect(dismiss.regions == [.list(inbox)] && dismiss.excludes == [button])
    #expect(dismiss.when == [isOpen] && dismiss.actions == [.closeRows(inbox)])
    let (row, delete) = (scene.gestures[4], scene.gestures[5])
    #expect(row.regions == [.row(inbox)] && row.excludes == [button])
    #expect(row.when == [Guard(.rowOpen(inbox), negated: true)])
    #expect(delete.regions == [button] && delete.when == [])
    #expect(delete.actions == [.emit(EntityID(1)), .closeRows(inbox)])
  }

  @Test func `on a page that may be covered, only the root page has its list`() throws {
    let scene = try scene(
      "swipe: { right: { delete: { text: 40 } } }", "containers: { main: { navigation: stack } }")
    let root = Guard(.depth(.container(EntityID(0)), 0))
    for name in ["inbox.swipe", "inbox.dismiss", "inbox.scroll"] {
      let gesture = try #require(scene.gestures.first { $0.name.value == name })
      #expect(gesture.when.first == root, "\(name)")
    }
  }

  @Test func `a drag that opens a panel from the edge goes before those of rows`() throws {
    let scene = try scene(
      "swipe: { right: { delete: { text: 40 } } }", "panels: { menu: { edge: left } }")
    let pull = try #require(scene.gestures.first { $0.name.value == "menu.pull" })
    #expect(pull.before.map { scene[$0.gesture].name.value } == ["inbox.swipe", "inbox.scroll"])
    let push = try #require(scene.gestures.first { $0.name.value == "menu.push" })
    #expect(push.before == [])
  }

  @Test func `gestures of the scene take the place of what lists bring`() throws {
    let scene = try scene(
      "swipe: { right: { delete: { text: 40 } } }",
      """
      gestures:
        aside: { pan: horizontal, drives: inbox.row, when: not inbox.row moving, lock: none }
        shut: { tap: 1, in: inbox, do: close inbox }
        up: { pan: vertical, drives: inbox.scroll }
      """)
    #expect(scene.gestures.map(\.name.value) == ["aside", "shut", "up"])
    #expect(scene.gestures[0].regions == [.row(inbox)])
    #expect(scene.gestures[0].when == [Guard(.moving(.row(inbox)), negated: true)])
    #expect(scene.gestures[2].regions == [.list(inbox)])
  }

  @Test func `a drag of the scene in one direction leaves the other one`() throws {
    let scene = try scene(
      "swipe: { right: { delete: { text: 40 } } }",
      "gestures: { aside: { pan: left, drives: inbox.row } }")
    let swipe = try #require(scene.gestures.first { $0.name.value == "inbox.swipe" })
    #expect(swipe.kind == .pan(claims: [.right]))
  }

  @Test func `what a row emits carries fields of the row`() throws {
    let scene = try scene(
      "fields: { subject: text, unread: boolean }, tap: emit open",
      "actions: { open: { payload: { subject: text } } }")
    #expect(scene[inbox].row.fields.map(\.name.value) == ["subject", "unread"])
    #expect(scene.actions[0].payload.map(\.name.value) == ["subject"])
    #expect(scene.actions[0].payload.map(\.type) == [.text])
  }

  @Test func `a list in a panel is as wide as the panel`() throws {
    let text = """
      scene: S
      viewport: { width: 320..400 }
      panels: { menu: { edge: left, size: 25%, opener: app } }
      lists: { inbox: { in: menu, rows: { swipe: { left: { a: { text: 70 } } } } } }

      """
    let read = Reading.scene(text)
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.value?[inbox].holder == .panel(EntityID(0)))
    // A quarter of 320 points are 80: one more is too much.
    let wide = try onlyDiagnostic(text.replacing("70", with: "71"))
    #expect(wide.message == "the buttons may be wider than the row at a screen width of 320")
  }
}
