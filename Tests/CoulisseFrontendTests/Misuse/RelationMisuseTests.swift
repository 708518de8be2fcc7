import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import CoulisseTestSupport
import Testing

@testable import CoulisseFrontend

/// What can be wrong about `before:`, `after:`, `simultaneous:` and `claims:`.
@Suite struct RelationMisuseTests {
  private func scene(_ gesture: String, name: String = "g") -> String {
    """
    scene: S
    containers: { main: { navigation: stack, scrolls: vertical } }
    panels: { menu: { edge: left, opener: app }, sheet: { edge: bottom, opener: app } }
    gestures: { \(name): { \(gesture) } }

    """
  }

  private func expect(
    _ gesture: String, _ help: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = scene(gesture)
    expectDrawn(marked, sourceLocation: sourceLocation)
    #expect(
      Reading.scene(MarkedText(marked).text).diagnostics.first?.help.first == help,
      sourceLocation: sourceLocation)
  }

  @Test(
    arguments: [
      (
        "before: { ⟦Y101:gestures⟧: main.scroll, when: menu moving }", "did you mean `gesture`?"
      ),
      (
        "⟦Y102:before⟧: { when: menu moving }", "add `gesture:` with a name from this scene"
      ),
      (
        "⟦Y102:before⟧: { gesture: main.scroll }", "add `when:` with a statement, or a list of them"
      ),
      (
        "before: { gesture: main.scroll, when: ⟦Y106:[]⟧ }", "write the name alone: `main.scroll`"
      ),
      (
        "before: [{ gesture: ⟦Y201:main.scrol⟧, when: menu moving }]", "did you mean `main.scroll`?"
      ),
      ("after: { gesture: ⟦Y104:g⟧, when: menu moving }", "remove it"),
      (
        "after: { gesture: main.back, when: menu at rest ⟦Y104:opn⟧ }", "did you mean `open`?"
      ),
      ("simultaneous: [⟦Y201:all⟧]", "write `simultaneous: all`, without a list"),
      ("simultaneous: ⟦Y201:main.scrol⟧", "did you mean `main.scroll`?"),
    ])
  func `what it says of others`(_ relation: String, _ help: String) {
    expect("pan: horizontal, in: main, drives: menu, \(relation)", help)
  }

  @Test(
    arguments: [
      (
        "pan: left, drives: menu, claims: [left, ⟦Y104:up⟧]",
        "to take drags in every direction write `lock: none`"
      ),
      ("pan: left, drives: menu, claims: ⟦Y106:[]⟧", "write directions, or remove `claims`"),
      ("edge-pan: left, drives: menu, ⟦Y101:claims⟧: right", "remove it, or write a `pan`"),
      ("tap: 1, in: main, do: open menu, ⟦Y101:claims⟧: right", "remove it"),
      ("pan: left, drives: menu, claims: ⟦Y104:lef⟧", "did you mean `left`?"),
    ])
  func `what it claims`(_ gesture: String, _ help: String) { expect(gesture, help) }

  @Test func `the pull from an edge has no claims`() {
    expectDrawn(
      "scene: S\npanels: { menu: { edge: left, opener: app, pull: { ⟦Y101:claims⟧: right } } }\n")
  }

  @Test func `no gesture is called all`() {
    expectDrawn(scene("pan: left, drives: menu", name: "⟦C502:all⟧"))
  }

  @Test func `relations with statements, all companions and claims are printed as they were read`()
    throws
  {
    let text = scene(
      "pan: outward, in: main, drives: menu, claims: horizontal, simultaneous: all, "
        + "before: [menu.pull, { gesture: main.scroll, when: [not menu at rest open, main.depth is 0] }], "
        + "after: { gesture: main.back, when: sheet dragged }")
    let scene = try #require(Reading.scene(text).value)
    let gesture = try #require(scene.gestures.first { $0.name.value == "g" })
    #expect(gesture.before.map(\.when.count) == [0, 2])
    #expect(gesture.after.map { scene.words(for: $0.when[0]) } == ["sheet dragged"])
    #expect(gesture.simultaneous == .all)
    #expect(gesture.claims == [.left, .right])
    let again = Reading.scene(Frontend.dump(scene))
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.value?.bare == scene.bare)
  }

  @Test func `a copy turns the relations of the original`() throws {
    let text = """
      scene: S
      panels:
        menu:
          edge: left
          opener: app
          push: { before: { gesture: menu.pull, when: menu moving }, claims: [outward], pan: left }
        info: { like: menu, edge: right }

      """
    let scene = try #require(Reading.scene(text).value)
    let push = try #require(scene.gestures.first { $0.name.value == "info.push" })
    #expect(push.before.map { scene[$0].name.value } == ["info.pull"])
    #expect(push.before.first?.when.map(scene.words(for:)) == ["info moving"])
    #expect(push.claims == [.right])
  }
}
