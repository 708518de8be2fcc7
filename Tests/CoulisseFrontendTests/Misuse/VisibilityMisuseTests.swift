import CoulisseDiagnostics
import CoulisseModel
import Testing

/// What can be wrong in `hidden` and `interactive`.
struct VisibilityMisuseTests {
  /// The keys stand in each of the places that have them.
  private static func scene(_ place: Int, _ keys: String) -> String {
    let parts = (0..<6).map { $0 == place ? ", " + keys : "" }
    return """
      scene: M
      modes: { bar: [shown, hidden] }
      containers:
        main: { navigation: none\(parts[0]), bar: { b: { at: leading, tap: open menu\(parts[1]) } } }
      scrims: { dim: { opacity: menu 0..50%\(parts[2]) } }
      panels:
        menu:
          edge: left
          pull: { when: bar is shown }
          items: { i: { frame: [0, 0, 100%, 44], tap: close\(parts[3]) } }\(parts[4].isEmpty ? "" : "\n    " + keys)
        info: { edge: right, opener: app, scrim: { opacity: 30%\(parts[5]) } }

      """
  }

  @Test(arguments: 0..<6)
  func `everything that is drawn may have them`(_ place: Int) throws {
    let keys =
      place == 4
      ? "hidden: bar is hidden"
      : "hidden: bar is hidden, interactive: [menu at rest open, bar is shown]"
    let scene = try #require(Reading.scene(Self.scene(place, keys)).value)
    let all =
      [
        scene.containers[0].visibility, scene.containers[0].bar[0].visibility,
        scene.scrims[0].visibility, scene.panels[0].items[0].visibility, scene.panels[0].visibility,
        scene.scrims[1].visibility,
      ]
    #expect(all.map(\.hidden.count) == (0..<6).map { $0 == place ? 1 : 0 })
    #expect(all.map(\.interactive.count) == (0..<6).map { $0 == place && place != 4 ? 2 : 0 })
    let lowered = scene.lowered(for: .ios(version: 26)).program
    #expect(lowered.predicates.filter { $0.property == .interactive }.count == (place == 4 ? 0 : 1))
  }

  @Test(
    arguments: [
      "hidden: ⟦Y106:[]⟧", "interactive: ⟦Y106:[]⟧", "hidden: ⟦Y104:true⟧",
      "hidden: bar is ⟦Y104:gone⟧",
      "interactive: ⟦Y201:nobody⟧ moving", "⟦Y101:hiden⟧: bar is hidden",
      "⟦Y101:visible⟧: bar is shown",
      "hidden: [bar is hidden, ⟦Y104:always⟧]",
    ])
  func `what hides nothing`(_ keys: String) {
    for place in [0, 1, 2, 3, 5] { expectDrawn(Self.scene(place, keys)) }
  }

  @Test func `the copy of a panel copies them with the names exchanged`() throws {
    let text = """
      scene: M
      panels:
        menu:
          edge: left
          opener: app
          interactive: not menu moving
          items: { i: { frame: [0, 0, 100%, 44], tap: close, hidden: menu dragged } }
        info: { like: menu, edge: right }
      """
    let scene = try #require(Reading.scene(text).value)
    let info = Mover.panel(EntityID(1))
    #expect(scene.panels[1].visibility.interactive == [Guard(.moving(info), negated: true)])
    #expect(scene.panels[1].items[0].visibility.hidden == [Guard(.dragged(info))])
  }
}
