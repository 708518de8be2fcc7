import CoulisseDiagnostics
import CoulisseModel
import Testing

/// What can be wrong in modes, in statements about them and in what sets them.
struct ModeMisuseTests {
  /// A scene in which everything is sound but for what is drawn.
  private static func scene(
    modes: String = "{ bar: [shown, hidden] }", when: String = "bar is hidden",
    tap: String = "set bar to hidden"
  ) -> String {
    """
    scene: M
    modes: \(modes)
    containers: { main: { bar: { b: { at: leading, tap: \(tap) } } } }
    panels: { menu: { edge: left, opener: app, pull: { when: \(when) } } }

    """
  }

  @Test func `modes of each form are sound`() throws {
    expectDrawn(Self.scene())
    expectDrawn(Self.scene(modes: "{ bar: { values: [shown, hidden, gone], starts: gone } }"))
    let scene = try #require(
      Reading.scene(
        Self.scene(
          modes: "{ bar: true }", when: "not bar is true", tap: "set bar to false")
      ).value)
    #expect(scene.modes.map(\.values) == [["false", "true"]])
    #expect(scene.modes.map(\.start) == [1])
  }

  @Test(
    arguments: [
      "{ bar: ⟦Y106:[hidden]⟧ }", "{ bar: ⟦Y106:[]⟧ }", "{ bar: ⟦Y103:hidden⟧ }",
      "{ bar: ⟦Y103:3⟧ }", "{ bar: [⟦Y004:off⟧, hidden] }", "{ bar: [⟦Y103:true⟧, ⟦Y103:false⟧] }",
      "{ bar: [shown, hidden, ⟦Y202:shown⟧] }", "{ bar: [⟦Y104:not shown⟧, hidden] }",
      "{ bar: { ⟦Y101:value⟧: [shown, hidden] } }",
      "{ bar: { values: [shown, hidden], starts: ⟦Y104:away⟧ } }",
    ])
  func `a mode that is none`(_ modes: String) {
    expectDrawn(Self.scene(modes: modes))
  }

  @Test func `a mode without values, or without anything`() throws {
    #expect(
      try onlyDiagnostic(Self.scene(modes: "{ bar: { starts: hidden } }")).code == .missingKey)
    #expect(try onlyDiagnostic(Self.scene(modes: "{ bar: }")).code == .wrongType)
  }

  @Test(
    arguments: [
      "bar is ⟦Y104:hiden⟧", "⟦Y201:baar⟧ is hidden", "⟦Y104:bar⟧", "⟦Y104:bar hidden⟧",
      "⟦Y104:bar == hidden⟧", "⟦Y201:bar⟧ at rest hidden", "⟦Y201:bar⟧ moving",
      "⟦Y104:menu is open⟧",
    ])
  func `a statement that is none`(_ when: String) {
    expectDrawn(Self.scene(when: when))
  }

  @Test func `a statement in other words is answered with ours`() throws {
    for (when, meant) in [
      ("bar hidden", "bar is hidden"), ("bar == hidden", "bar is hidden"),
      ("bar != hidden", "not bar is hidden"),
    ] {
      let diagnostic = try onlyDiagnostic(Self.scene(when: when))
      #expect(diagnostic.help == ["did you mean `\(meant)`?"], "\(when)")
    }
  }

  @Test(
    arguments: [
      "set bar to ⟦Y104:shwon⟧", "set ⟦Y201:baar⟧ to shown", "⟦Y104:set bar⟧",
      "⟦Y104:set bar shown⟧", "⟦Y104:set bar to the left⟧", "set ⟦Y201:menu⟧ to open",
      "open ⟦Y201:bar⟧", "send ⟦Y201:bar⟧ to hidden",
    ])
  func `what sets no mode`(_ tap: String) {
    expectDrawn(Self.scene(tap: tap))
  }

  @Test func `a mode that nothing asks for is told, one that is only asked for is the app's`() {
    expectDrawn(
      "scene: M\nmodes: { ⟦Y203:bar⟧: [shown, hidden] }\n"
        + "containers: { main: { bar: { b: { at: leading, tap: set bar to hidden } } } }\n")
    expectDrawn(Self.scene(tap: "[]"))
  }

  @Test func `modes share their names with all that statements speak of`() {
    expectDrawn(
      Self.scene(modes: "{ bar: [shown, hidden], ⟦Y202:menu⟧: [a, b] }", when: "bar is hidden"))
    expectDrawn(
      Self.scene(
        modes: "{ bar: [shown, hidden], ⟦C502:stage⟧: [a, b] }", when: "[bar is hidden, stage is a]"
      ))
  }
}
