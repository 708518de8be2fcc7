import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import Testing

@testable import CoulisseSimulation

/// Scenarios that set modes and see reactions.
struct ModeScenarioTests {
  private func stage() throws -> Stage {
    try Stage(
      """
      scene: Reader
      modes: { bar: [shown, hidden], night: false }
      containers: { main: { scrolls: vertical } }
      panels:
        menu: { edge: left, opener: app, pull: { when: [bar is shown, night is false] } }
      actions: { gone: {} }
      reactions:
        - { when: main.scroll begins, if: bar is shown, do: [set bar to hidden, emit gone] }
        - { when: menu closed, do: set night to true }
      """.asSceneFile)
  }

  @Test func `a trace tells who sets a mode, what it becomes and what reacts`() throws {
    let run = try stage().play(
      """
      - set: bar to hidden
      - set: bar to hidden
      - set: bar to shown
      - down: [200, 400]
      - move: { by: [0, -50] }
      - up
      """)
    let facts = run.facts.filter { line in
      ["app", "bar", "reaction"].contains { line.hasPrefix($0) }
    }
    #expect(
      facts == [
        "app sets bar to hidden", "bar becomes hidden", "app sets bar to hidden",
        "app sets bar to shown", "bar becomes shown", "reaction when main.scroll begins",
        "bar becomes hidden", "app is told gone",
      ])
  }

  @Test func `what is expected of a mode and missed is said in its words`() throws {
    let run = try stage().play(
      """
      - expect: { bar: hidden, night: "true" }
      - set: night to true
      - expect: { effects: bar becomes hidden }
      """)
    #expect(
      run.diagnostics.map(\.message) == [
        "expected that bar is hidden, but it is shown",
        "expected that night is true, but it is false",
        "expected that the app is told `bar becomes hidden`, but it was told `night becomes true`, "
          + "`menu.pull disabled`",
      ])
  }

  @Test(
    arguments: [
      ("- set: baar to hidden", "the scene has no mode `baar`"),
      ("- set: bar to gone", "the mode `bar` is never `gone`"),
      ("- set: bar hidden", "`bar hidden` does not say what gets which value"),
      ("- expect: { bar: gone }", "the mode `bar` is never `gone`"),
      ("- expect: { effects: bar becomes gone }", "the mode `bar` is never `gone`"),
      ("- expect: { effects: menu becomes open }", "the scene has no mode `menu`"),
    ])
  func `a step or an expectation that no mode can meet`(_ step: String, _ message: String) throws {
    let read = try stage().scenario(
      .init(path: "test.scenario.yaml", text: "scenario: s\nscene: Reader\nsteps:\n\(step)\n"))
    #expect(read.diagnostics.map(\.message) == [message])
  }

  @Test func `a scenario about modes reads as it is written`() throws {
    let steps = "- set: bar to hidden\n- expect: { bar: hidden, effects: [bar becomes hidden] }"
    let first = try stage().play(steps)
    let text = first.scenario.yaml(in: first.scene)
    #expect(text.contains("set: bar to hidden"))
    let again = try stage().scenario(.init(path: "again.scenario.yaml", text: text))
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.value?.yaml(in: first.scene) == text)
    #expect(again.value?.steps.count == 2)
  }
}
