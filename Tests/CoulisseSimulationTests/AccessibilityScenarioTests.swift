import CoulisseDiagnostics
internal import CoulisseModel
import CoulisseSource
import Testing

@testable import CoulisseSimulation

/// Scenarios in which assistive technology acts.
struct AccessibilityScenarioTests {
  private func stage() throws -> Stage {
    try Stage(
      """
      scene: Sheet
      containers: { main: { accessibility: { actions: { raise: { label: Raise, do: open sheet } } } } }
      panels:
        sheet:
          edge: bottom
          detents: { tip: 60, half: 50%, full: 90% }
          modal: false
          accessibility: { adjusts: sheet, focus: sheet.content }
      announcements: { up: { text: The sheet is up } }
      reactions: [{ when: sheet opened, do: announce up }]
      """.asSceneFile)
  }

  @Test func `it adjusts, performs, goes somewhere and says something`() throws {
    let run = try stage().play(
      """
      - increment: sheet
      - expect: { sheet: bound for half }
      - decrement: sheet
      - expect: { sheet: bound for tip }
      - act: raise on main
      - advance: until rest
      - expect: { sheet: full, effects: [sheet settled full, focus sheet.content, announce up] }
      """)
    #expect(run.diagnostics.map(\.message) == [])
    #expect(
      run.facts.filter { $0.hasPrefix("app") } == [
        "app increments sheet", "app decrements sheet", "app performs raise on main",
        "app is to go to sheet.content", "app is to announce up",
      ])
    let text = run.scenario.yaml(in: run.scene)
    let again = try stage().scenario(SourceFile(path: "again.scenario.yaml", text: text))
    #expect(again.value?.yaml(in: run.scene) == text)
  }

  @Test(
    arguments: [
      ("- increment: main", "`main` adjusts nothing"),
      ("- increment: nobody", "the scene has no element `nobody`"),
      ("- act: lower on main", "`main` offers no action `lower`"),
      ("- act: raise on sheet", "`sheet` offers no action `raise`"),
      ("- expect: { effects: announce down }", "the scene has no announcement `down`"),
      ("- expect: { effects: focus nobody }", "the scene has no element `nobody`"),
    ])
  func `what it cannot do`(_ step: String, _ message: String) throws {
    let read = try stage().scenario(
      SourceFile(
        path: "test.scenario.yaml", text: "scenario: s\nscene: Sheet\nsteps:\n\(step)\n"))
    #expect(read.diagnostics.map(\.message) == [message])
  }
}
