import CoulisseDiagnostics
import CoulisseModel
import CoulisseSimulation
import Testing

@Suite struct ExpectationTests {
  /// What is expected of the open menu with a page above main, one by one, and what fails.
  private func messages(_ claims: String, tolerance: String = "") throws -> [String] {
    let run = try Stage.sideDrawers().play(
      """
      - push: main
      - advance: until rest
      - open: menu
      - advance: 0.15s
      - expect: { \(claims) }
      \(tolerance.isEmpty ? "" : "  tolerance: \(tolerance)")
      """)
    return run.diagnostics.map(\.message)
  }

  @Test(arguments: [
    ("menu: open", "expected that menu is open, but it is moving, at 50%, bound for open"),
    ("menu: dragged", "expected that menu is dragged, but it is moving, at 50%, bound for open"),
    ("info: open", "expected that info is open, but it is closed"),
    ("menu: { progress: 49% }", "expected that progress of menu is 49%, but it is 50%"),
    ("menu: { left: -187 }", "expected that left of menu is -187, but it is -187.5"),
    ("menu: { top: 1 }", "expected that top of menu is 1, but it is 0"),
    ("menu: { width: 374 }", "expected that width of menu is 374, but it is 375"),
    ("menu: { height: 1 }", "expected that height of menu is 1, but it is 667"),
    ("dim: { opacity: 30% }", "expected that opacity of dim is 30%, but it is 25%"),
    ("dim: hidden", "expected that dim is hidden, but it is shown"),
    ("menu.page: shown", "expected that menu.page is shown, but it is hidden"),
    ("main: { depth: 0 }", "expected that depth of main is 0, but it is 1"),
    ("main: { offset: 1 }", "expected that offset of main is 1, but it is 0"),
    ("pullMenu: enabled", "expected that pullMenu is enabled, but it is disabled"),
    ("pullMenu: ended", "expected that pullMenu has ended, but it has done nothing"),
    ("winner: pullMenu", "expected that pullMenu got the touch, but nobody did"),
    ("at rest: true", "expected that all at rest, but something still goes on"),
  ])
  func `what is not so is told with what is`(_ claim: String, _ message: String) throws {
    #expect(try messages(claim) == [message])
  }

  @Test(arguments: [
    "menu: [moving, bound for open]", "menu: { is: moving, progress: 50%, left: -187.5 }",
    "menu: { left: -187.505 }", "dim: { opacity: 25.09% }", "winner: none", "undecided: none",
    "effects: [main pushing, main pushed, menu settles open]",
    "effects: [pullMenu disabled, menu settles open]", "at rest: false", "stage: shown",
    "main: { depth: 1, left: 0 }",
  ])
  func `what is so is not told`(_ claim: String) throws { #expect(try messages(claim) == []) }

  @Test func `numbers may be off by the tolerance and not by more`() throws {
    #expect(try messages("menu: { left: -187.51 }") == [])
    #expect(try messages("menu: { left: -187.511 }").count == 1)
    #expect(try messages("dim: { opacity: 25.1% }") == [])
    #expect(try messages("dim: { opacity: 25.11% }").count == 1)
    #expect(
      try messages("menu: { left: -188.5 }, dim: { opacity: 30% }", tolerance: "[1pt, 5%]") == [])
    #expect(try messages("menu: { left: -187.49 }", tolerance: "0.001pt").count == 1)
  }

  @Test func `effects are compared in order, with others between them`() throws {
    #expect(try messages("effects: [menu settles open, main pushed]").count == 1)
    #expect(
      try messages("effects: none") == [
        "expected that the app is told nothing, but it was told `main pushing`, "
          + "`pullMenu disabled`, `pullInfo disabled`, `main pushed`, `main.back enabled`, "
          + "`main.content-pop enabled`, `menu settles open`, `pushMenu enabled`"
      ])
  }

  @Test func `each expectation looks at what came after the one before`() throws {
    let run = try Stage.sideDrawers().play(
      """
      - open: menu
      - expect: { effects: [menu settles open] }
      - expect: { effects: none }
      - advance: until rest
      - expect: { effects: [menu settled open] }
      """)
    #expect(run.result.failures == [])
  }

  @Test func `a name that is a word of expect is reached through scene`() throws {
    let stage = try Stage(
      "scene: S\npanels:\n  winner: { edge: left, size: 80% }\n".asSceneFile)
    let run = try stage.play(
      """
      - open: winner
      - advance: until rest
      - expect: { scene.winner: { is: open, left: 0 }, winner: none }
      """)
    #expect(run.result.failures == [])
    #expect(run.scenario.yaml(in: stage.scene).contains("scene.winner: { is: open, left: 0 }"))
  }
}
