import CoulisseSimulation
import Testing

/// System S2 in the trace: what comes and goes, line by line.
@Suite struct UncoveredMenuTests {
  private func stage() throws -> Stage { try Stage("examples/interactive-menu.scene.yaml") }

  private let opening = [
    "menu inserted", "menu.picture takes a still picture of main", "menu.picture inserted",
  ]

  @Test func `a finished opening and closing are told in order, the still picture included`() throws
  {
    let run = try stage().play("- open: menu\n- advance: until rest\n- close: menu\n- advance: 1s")
    #expect(
      run.facts == ["app opens menu"] + opening + [
        "menu settles open: from 0 to 300 in 0.6s, ease-in-out, asked for",
        "menu.push enabled",
        "main hidden",
        "main removed",
        "menu rests open",
        "menu.pull disabled",
        "app closes menu",
        "menu settles closed: from 300 to 0 in 0.6s, ease-in-out, asked for",
        "menu.pull enabled",
        "main inserted",
        "menu.picture removed",
        "menu removed",
        "menu rests closed",
        "menu.push disabled",
        "main shown",
      ])
  }

  @Test func `an opening that is rolled back leaves the page live and takes the others away`()
    throws
  {
    let run = try stage().play("- drag: { from: [5, 300], to: [90, 300] }\n- advance: until rest")
    let lifecycle = run.facts.filter { $0.hasSuffix("inserted") || $0.hasSuffix("removed") }
    #expect(
      lifecycle == [
        "menu inserted", "menu.picture inserted", "menu.picture removed", "menu removed",
      ])
    #expect(run.facts.last == "main shown")
  }

  @Test func `the still picture is taken once per opening`() throws {
    let run = try stage().play(
      """
      - open: menu
      - advance: 0.2s
      - close: menu
      - advance: 0.1s
      - open: menu
      - advance: until rest
      - close: menu
      - advance: 0.3s
      - drag: { from: [340, 300], to: [250, 300], over: 0.1s }
      - open: menu
      - advance: until rest
      """)
    #expect(run.facts.filter { $0 == opening[1] }.count == 1)
    #expect(run.facts.last { $0.contains("rests") } == "menu rests open")
  }
}
