import CoulisseDiagnostics
import Testing

@testable import CoulisseSimulation

/// What the accessibility escape does to a panel with more than two detents.
struct EscapeTests {
  @Test(arguments: ["half", "full"])
  func `escape closes a panel from each of its detents`(_ place: String) throws {
    let stage = try Stage(
      """
      scene: Sheet
      panels:
        sheet: { edge: bottom, detents: { tip: 60, half: 50%, full: 90% }, opener: app }
        menu: { edge: left, opener: app }
      """.asSceneFile)
    let run = try stage.play(
      """
      - send: sheet to \(place)
      - advance: until rest
      - open: menu
      - advance: until rest
      - escape
      - expect: { menu: bound for closed, sheet: \(place) }
      - escape
      - expect: { sheet: bound for tip }
      - advance: until rest
      - escape
      - expect: { sheet: tip, effects: [sheet settled tip] }
      """)
    #expect(run.diagnostics.map(\.message) == [])
  }
}
