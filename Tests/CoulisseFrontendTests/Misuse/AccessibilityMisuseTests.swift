import CoulisseDiagnostics
import CoulisseModel
import Testing

/// What can be wrong in `accessibility` and `announcements`.
struct AccessibilityMisuseTests {
  private static func scene(_ item: String, panel: String = "{ focus: menu.i }") -> String {
    """
    scene: M
    containers: { main: { bar: { b: { at: leading, tap: open menu } } } }
    panels:
      menu:
        edge: left
        accessibility: \(panel)
        items: { i: { frame: [0, 0, 100%, 44], tap: close, accessibility: \(item) } }
    actions: { gone: {} }
    announcements: { done: { text: All is done } }
    reactions: [{ when: menu opened, do: [emit gone, announce done] }]

    """
  }

  @Test func `actions, adjustments, a focus and announcements are sound`() throws {
    let scene = try #require(
      Reading.scene(
        Self.scene(
          "{ actions: { delete: { label: Delete, do: [close, announce done] }, more: { do: emit gone } }, adjusts: menu }"
        )
      ).value)
    let item = scene.panels[0].items[0].accessibility
    #expect(item.actions.map(\.label) == ["Delete", "more"])
    #expect(item.actions[0].actions == [.close(EntityID(0)), .announce(EntityID(0))])
    #expect(item.adjusts == .panel(EntityID(0)))
    #expect(scene.panels[0].accessibility.focus == .item(EntityID(0), 0))
    #expect(scene.announcements.map(\.text) == ["All is done"])
  }

  @Test(
    arguments: [
      "⟦Y102:{}⟧", "⟦Y103:menu⟧", "{ ⟦Y101:focus⟧: menu.i }", "{ adjusts: ⟦Y201:nobody⟧ }",
      "{ adjusts: ⟦Y201:main⟧ }", "{ ⟦Y101:adjust⟧: menu }",
      "{ actions: { a: { do: ⟦Y106:[]⟧ } } }",
      "{ actions: { a: { do: ⟦Y104:dance⟧ } } }",
      "{ actions: { a: { do: announce ⟦Y201:nothing⟧ } } }",
      "{ actions: { a: { label: ⟦Y106:\"\"⟧, do: close } } }", "{ actions: ⟦Y103:[close]⟧ }",
    ])
  func `what it does that it cannot`(_ item: String) {
    expectDrawn(Self.scene(item))
  }

  @Test func `an action that does nothing, and a focus on nothing`() throws {
    #expect(
      try onlyDiagnostic(Self.scene("{ actions: { a: { label: A } } }")).code == .missingKey)
    expectDrawn(Self.scene("{ adjusts: menu }", panel: "{ focus: ⟦Y201:menu.j⟧ }"))
  }

  @Test func `an announcement that nobody makes is told`() {
    expectDrawn("scene: M\nannouncements: { ⟦Y203:done⟧: {} }\n")
  }

  @Test func `a panel that assistive technology opens has another way in than a drag`() throws {
    let text = """
      scene: M
      containers: { main: { accessibility: { actions: { menu: { do: open menu } } } } }
      panels: { menu: { edge: left }, info: { edge: right, accessibility: { adjusts: info } } }
      """
    let scene = try #require(Reading.scene(text).value)
    #expect(scene.panels.map(\.opener) == [.tap, .tap])
  }

  @Test func `the copy of a panel copies it with the names exchanged`() throws {
    let text = """
      scene: M
      panels:
        menu:
          edge: left
          opener: app
          accessibility: { adjusts: menu, actions: { other: { do: open info } } }
        info: { like: menu, edge: right }
      """
    let scene = try #require(Reading.scene(text).value)
    let copy = scene.panels[1].accessibility
    #expect(copy.adjusts == .panel(EntityID(1)))
    #expect(copy.actions.map(\.actions) == [[.open(EntityID(0))]])
  }
}
