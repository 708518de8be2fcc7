import CoulisseDiagnostics
import CoulisseModel
import Testing

/// What can be wrong in reactions, and in actions that depend on what holds.
struct ReactionMisuseTests {
  private static func scene(_ reactions: String, tap: String = "open menu") -> String {
    """
    scene: M
    modes: { bar: [shown, hidden] }
    containers:
      main: { scrolls: vertical, navigation: stack, bar: { b: { at: leading, tap: \(tap) } } }
    tracks:
      slide: { moves: main, toward: right, detents: { right: 60 - 100%, mid: 0, left: 100% - 60 } }
    panels:
      menu: { edge: left, opener: app, pull: { when: [main.depth is 0, bar is shown] } }
      sheet: { edge: bottom, detents: { tip: 60, half: 50%, full: 90% }, opener: app }
      left: { edge: left, under: main, opens: slide at left, opener: app, pull: false, push: false }
    reactions: \(reactions)

    """
  }

  private static func event(_ event: String) -> String {
    scene("[{ when: \(event), do: close menu }]")
  }

  @Test(
    arguments: [
      "main.scroll begins", "main.scroll ends", "menu opens", "menu opened", "menu closes",
      "menu closed", "left opens", "left opened", "sheet settled at half", "sheet bound for tip",
      "slide settled at mid", "main pushed", "main popped", "bar becomes hidden",
      "[menu.push begins, bar becomes shown]",
    ])
  func `an event of each kind`(_ event: String) throws {
    let scene = try #require(Reading.scene(Self.event(event)).value, "\(event)")
    #expect(scene.reactions.count == 1)
  }

  @Test(
    arguments: [
      "⟦Y104:menu⟧", "⟦Y104:menu begins now⟧", "⟦Y104:bar is hidden⟧", "⟦Y104:menu at rest open⟧",
      "⟦Y201:scroll⟧ begins", "⟦Y201:menu⟧ begins", "⟦Y201:main⟧ opens", "⟦Y201:slide⟧ opened",
      "sheet settled at ⟦Y104:quarter⟧", "sheet bound for ⟦Y104:open⟧", "⟦Y104:left closed⟧",
      "⟦Y104:left closes⟧", "⟦Y104:left settled at closed⟧", "⟦Y104:left bound for closed⟧",
      "⟦Y104:sheet⟧ pushed", "⟦Y201:nobody⟧ popped", "bar becomes ⟦Y104:gone⟧",
      "⟦Y201:menu⟧ becomes open", "⟦Y106:[]⟧",
    ])
  func `an event that is none`(_ event: String) {
    expectDrawn(Self.event(event))
  }

  @Test(
    arguments: [
      ("menu began", "menu begins"), ("menu starts", "menu begins"),
      ("bar is hidden", "bar becomes hidden"),
      ("sheet settled half", "sheet settled at half"),
      ("menu at rest open", "menu settled at open"),
      ("menu open", "menu opens"), ("menu stops", "menu ends"),
    ])
  func `an event in other words is answered with ours`(_ event: String, _ meant: String) throws {
    #expect(
      try onlyDiagnostic(Self.event(event)).help == ["did you mean `\(meant)`?"])
  }

  @Test(
    arguments: [
      "[{ ⟦Y101:on⟧: menu opened, when: menu opened, do: close menu }]", "[⟦Y103:menu opened⟧]",
      "⟦Y103:close menu⟧",
      "[{ when: menu opened, do: ⟦Y106:[]⟧ }]", "[{ when: menu opened, do: ⟦Y104:close⟧ }]",
      "[{ when: menu opened, do: close ⟦Y201:nobody⟧ }]",
      "[{ when: menu opened, if: bar is ⟦Y104:gone⟧, do: close menu }]",
      "[{ when: menu opened, if: ⟦Y104:menu opened⟧, do: close menu }]",
      "[{ when: menu opened, do: ⟦Y104:dance⟧ }]",
    ])
  func `a reaction that is none`(_ reactions: String) {
    let marked = Self.scene(reactions).replacing("⟦Y101:on⟧", with: "⟦Y004:on⟧")
    expectDrawn(marked)
  }

  @Test func `a reaction without its event, or without anything to do`() throws {
    for reaction in ["{ do: close menu }", "{ when: menu opened }"] {
      let diagnostic = try onlyDiagnostic(Self.scene("[\(reaction)]"))
      #expect(diagnostic.code == .missingKey)
    }
  }

  private static func row(
    _ event: String, if condition: String = "not l.row at rest closed", do action: String
  ) -> String {
    """
    scene: M
    panels: { menu: { edge: left } }
    gestures: { twice: { tap: 2, in: l.row, do: [open menu, emit told] } }
    lists: { l: { rows: { fields: { id: id }, swipe: { left: { b: { text: 40 } } } } }, k: { rows: {} } }
    reactions: [{ when: \(event), if: \(condition), do: \(action) }]
    actions: { told: { payload: { id: id } } }

    """
  }

  @Test(
    arguments: [
      "l.row bound for left", "l.row settled at left", "l.swipe begins", "twice ends",
      "[l.swipe ends, l.row settled at closed]",
    ])
  func `a reaction that is about a row`(_ event: String) throws {
    let text = Self.row(event, do: "[emit told, send l.row to closed, close]")
    let read = Reading.scene(text)
    #expect(read.diagnostics.map(\.message) == [])
    let reaction = try #require(read.value?.reactions.first)
    #expect(read.value?.row(of: reaction) == EntityID(0))
    #expect(reaction.actions.last == .closeRows(EntityID(0)))
  }

  @Test(
    arguments: [
      "[l.row settled at left, ⟦Y104:menu opens⟧]", "[⟦Y104:menu opens⟧, l.swipe begins]",
      "[l.swipe begins, ⟦Y104:l.scroll begins⟧]",
      "[l.swipe begins, ⟦Y104:k.row⟧ settled at left]", "l.row settled at ⟦Y104:right⟧",
      "[l.swipe begins, ⟦Y201:l.row⟧ opens]", "[l.swipe begins, ⟦Y201:l.siwpe⟧ ends]",
    ])
  func `a reaction that is about a row and something else`(_ event: String) {
    expectDrawn(Self.row(event, do: "open menu"))
  }

  @Test func `a choice may stand where an action may, and in another one`() throws {
    let inner = "{ when: menu at rest open, do: close menu, else: open menu }"
    let tap = "[set bar to shown, { when: [bar is shown, not menu moving], do: \(inner) }]"
    let scene = try #require(Reading.scene(Self.scene("[]", tap: tap)).value)
    let actions = try #require(scene.containers[0].bar.first?.tap)
    #expect(actions.count == 2)
    #expect(actions.flatMap(\.parts).count == 3)
    guard case .choose(let statements, _, let others) = actions[1] else {
      Issue.record("no choice")
      return
    }
    #expect(statements.count == 2)
    #expect(others.isEmpty)
  }

  @Test(
    arguments: [
      "{ when: ⟦Y104:always⟧, do: open menu }", "{ when: menu moving, do: ⟦Y104:fly⟧ }",
      "{ when: menu moving, do: open menu, ⟦Y101:otherwise⟧: close menu }",
      "{ when: menu moving, do: ⟦Y104:close⟧ }", "⟦Y103:{ open: menu }⟧",
    ])
  func `a choice that is none`(_ tap: String) {
    expectDrawn(Self.scene("[]", tap: tap))
  }

  @Test func `a choice without a condition, or without anything to do`() throws {
    for tap in ["{ do: open menu, else: close menu }", "{ when: menu moving, else: open menu }"] {
      #expect(try onlyDiagnostic(Self.scene("[]", tap: tap)).code == .missingKey, "\(tap)")
    }
  }

  @Test func `a panel that only a choice or a reaction opens has an opener`() throws {
    let text = """
      scene: M
      panels:
        menu: { edge: left }
        info: { edge: right }
        more: { edge: top, opener: app }
      containers:
        main: { bar: { b: { at: leading, tap: { when: menu moving, do: close menu, else: open menu } } } }
      reactions: [{ when: more opened, do: open info }]
      """
    let scene = try #require(Reading.scene(text).value)
    #expect(scene.panels.map(\.opener) == [.tap, .tap, .app(stated: true)])
  }

  @Test func `the copy of a panel copies its choices with the names exchanged`() throws {
    let text = """
      scene: M
      panels:
        menu:
          edge: left
          inset-content: 60
          opener: app
          outside: { tap: { when: menu at rest open, do: close menu, else: close info } }
        info: { like: menu, edge: right }
      """
    let scene = try #require(Reading.scene(text).value)
    let (menu, info) = (EntityID<Panel>(0), EntityID<Panel>(1))
    #expect(
      scene.panels[1].outside.tap == [
        .choose(
          [Guard(.atRest(.panel(info), 1))], then: [.close(info)], otherwise: [.close(menu)])
      ])
  }
}
