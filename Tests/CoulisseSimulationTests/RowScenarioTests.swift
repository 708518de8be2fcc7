import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSimulation
import CoulisseSource
import CoulisseTestSupport
import Testing

/// Scenarios that speak of rows. Those of the example are 60 pt tall; the menus are 70 and 120 pt wide.
@Suite struct RowScenarioTests {
  private static let head = "rows: { inbox: [{ id: a, subject: Hello }, b, c] }\n"

  private func play(_ steps: String, head: String = head) throws -> Run {
    try Stage("examples/swipe-row.scene.yaml").play(steps, head: head)
  }

  /// Steps with the codes that they are refused with, drawn where they are reported.
  private static let refused = [
    "- tap: ⟦Y201:inbox(z)⟧",
    "- tap: ⟦Y201:inbox(a).flga⟧",
    "- tap: ⟦Y104:inbox.flag⟧",
    "- tap: ⟦Y104:main(a)⟧",
    "- expect: { ⟦Y104:inbox.row⟧: closed }",
    "- expect: { inbox(a): ⟦Y104:open⟧ }",
    "- expect: { inbox(a): { ⟦Y101:positoin⟧: 3 } }",
    "- expect: { ⟦Y104:inbox.swipe⟧: began }",
    "- expect: { winner: ⟦Y201:inbox(z).swipe⟧ }",
    "- expect: { effects: [⟦Y201:inbox(z) settles left⟧] }",
    "- expect: { effects: [{ emit flag: { row: ⟦Y201:z⟧ } }] }",
    "- expect: { effects: [{ emit flag: { row: a, ⟦Y101:subjekt⟧: Hello } }] }",
    "- expect: { effects: [{ ⟦Y104:inbox(a) settles left⟧: { row: a } }] }",
    "- open: ⟦Y104:inbox(a)⟧",
    "- open: ⟦Y104:inbox(a).flag⟧",
    "- close: ⟦Y104:inbox(a).left⟧",
    "- toggle: ⟦Y104:inbox(a)⟧",
    "- send: ⟦Y104:inbox.row⟧ to left",
    "- remove: ⟦Y104:inbox(a).flag⟧",
    "- remove: ⟦Y104:inbox⟧",
    "- measure: { ⟦Y201:inbox.flag.txet⟧: 30 }",
    "- measure: { inbox.flag.text: ⟦Y106:-1⟧ }",
    "- rows: { ⟦Y201:inbx⟧: [a] }",
    "- rows: { inbox: [a, ⟦Y202:a⟧] }",
    "- rows: { inbox: [⟦Y104:a b⟧] }",
    "- rows: { inbox: [⟦Y102:{ height: 60 }⟧] }",
    "- rows: { inbox: [{ id: a, ⟦Y101:subjcet⟧: x }] }",
    "- rows: { inbox: [{ id: a, height: ⟦Y106:-2⟧ }] }",
    "- rows: { inbox: ⟦Y106:-3⟧ }",
    "- insert: { in: inbox, rows: [d], before: a, ⟦Y104:after⟧: a }",
    "- insert: { in: inbox, rows: [d], before: ⟦Y201:z⟧ }",
    "- ⟦Y102:insert⟧: { rows: [d] }",
  ]

  @Test(arguments: refused) func `what cannot be said of rows is drawn where it stands`(
    _ step: String
  ) throws {
    let marked = MarkedText(
      "scenario: a\nscene: SwipeRow\n\(Self.head)steps:\n  \(step)\n",
      path: "test.scenario.yaml")
    let read = try Stage("examples/swipe-row.scene.yaml").scenario(marked.file)
    #expect(marked.differences(from: read.diagnostics) == [])
    #expect(read.value == nil)
  }

  @Test func `a row that is not there, is there twice or has scrolled away cannot be used`() throws
  {
    let gone = try play("- remove: inbox(a)\n- tap: inbox(a)")
    #expect(gone.diagnostics.map(\.message) == ["`inbox` has no row `a` now"])
    #expect(gone.diagnostics.first?.help.first?.contains("rows: [a]") == true)
    let twice = try play("- insert: { in: inbox, rows: [a] }")
    #expect(twice.diagnostics.map(\.message) == ["`inbox` has the row `a` already"])
    let away = try play("- tap: inbox(40)", head: "rows: { inbox: 50 }\n")
    #expect(
      away.diagnostics.map(\.message) == [
        "the row `40` of `inbox` has scrolled away, or is below what is seen"
      ])
    #expect(away.diagnostics.first?.help.first?.hasPrefix("scroll first") == true)
    let hidden = try play("- tap: inbox(b).flag")
    #expect(
      hidden.diagnostics.map(\.message) == ["`inbox(b).flag` is hidden, so nothing can touch it"])
    #expect(hidden.diagnostics.first?.help.first?.contains("open: inbox(b).left") == true)
    let missing = try play("- remove: inbox(b)\n- expect: { inbox(b): closed }")
    #expect(
      missing.diagnostics.map(\.message) == [
        "expected that inbox(b) is closed, but the app does not show the row now"
      ])
  }

  @Test func `a trace says which row it is about`() throws {
    let run = try play(
      "- drag: { from: inbox(b), by: [-110, 0], hold: 0.2s }\n- advance: until rest\n"
        + "- close: inbox\n- open: inbox(a).left\n- advance: until rest\n- tap: inbox(a).flag\n"
        + "- measure: { inbox.flag.text: 42 }\n- remove: inbox(c)")
    #expect(run.diagnostics.map(\.message) == [])
    for fact in [
      "inbox has rows now: a, b, c", "inbox(b).swipe begins", "inbox(b).right shown",
      "inbox(b).overlay inserted", "inbox(b) rests right", "app closes the rows of inbox",
      "app opens inbox(a).left", "app is told flag: { row: a, subject: \"Hello\" }",
      "app has measured inbox.flag.text: 42", "inbox has rows now: a, b",
    ] { #expect(run.facts.contains(fact), "\(fact)\n\(run.text)") }
    #expect(!run.facts.contains { $0.hasPrefix("BROKEN") })
  }

  @Test func `an expectation that does not hold names the row`() throws {
    let run = try play(
      "- open: inbox(b).left\n- advance: until rest\n- tap: inbox(b).flag\n"
        + "- expect: { winner: inbox(a).flag, inbox(a): left, inbox(b).left: { width: 7 } }\n"
        + "- expect: { effects: none }\n- tap: inbox(b).flag")
    #expect(
      run.diagnostics.map(\.message).prefix(3) == [
        "expected that inbox(a).flag got the touch, but inbox(b).flag did",
        "expected that inbox(a) is left, but it is closed",
        "expected that width of inbox(b).left is 7, but it is 70",
      ])
  }

  @Test func `what an action carries is what was told last`() throws {
    let run = try play(
      "- tap: inbox(a)\n- expect: { effects: [{ emit read: { row: a, subject: Hello } }] }\n"
        + "- rows: { inbox: [{ id: a, subject: Bye }] }\n- tap: inbox(a)\n"
        + "- expect: { effects: [{ emit read: { subject: Bye } }, emit read] }")
    #expect(run.diagnostics.count == 1, "\(run.diagnostics.map(\.message))")
    #expect(
      run.diagnostics.first?.message.contains("emit read: { row: a, subject: \"Bye\" }") == true)
  }

  @Test func `two rows that are dragged at once are watched apart`() throws {
    let run = try play(
      "- down: { finger: 1, at: inbox(a) }\n- down: { finger: 2, at: inbox(b) }\n"
        + "- move: { finger: 1, by: [40, 0] }\n- move: { finger: 2, by: [-40, 0] }\n"
        + "- expect: { inbox(a): { is: dragged, position: 30 }, inbox(b): { is: dragged, position: -30 } }\n"
        + "- remove: inbox(a)\n- expect: { inbox(b): dragged }\n- up: 1\n- up: 2\n- advance: until rest\n"
        + "- expect: { inbox(b): closed, at rest: true }")
    #expect(run.diagnostics.map(\.message) == [], "\(run.text)")
  }

  @Test func `what happens in a row is reacted to in that row`() throws {
    let scene = """
      scene: M
      lists:
        l: { rows: { height: 60, swipe: { open-at-once: any, left: { b: { text: 70 } } } } }
      reactions:
        - { when: l.row bound for left, if: l.row bound for left, do: [emit told, send l.row to closed] }
      actions: { told: {} }
      """
    let run = try Stage(SourceFile(path: "m.scene.yaml", text: scene)).play(
      "- down: { finger: 1, at: l(a) }\n- down: { finger: 2, at: l(b) }\n"
        + "- move: { finger: 1, by: [60, 0] }\n- move: { finger: 2, by: [60, 0] }\n"
        + "- expect: { l(a): dragged, l(b): dragged }\n- up: 2\n"
        + "- expect: { effects: [{ emit told: { row: b } }, l(b) settles closed], l(a): dragged }\n"
        + "- up: 1\n- expect: { effects: [{ emit told: { row: a } }, l(a) settles closed] }\n"
        + "- open: l(c).left\n- expect: { effects: [{ emit told: { row: c } }] }\n"
        + "- advance: until rest\n- expect: { l(a): closed, l(b): closed, l(c): closed }",
      head: "rows: { l: [a, b, c] }\n")
    #expect(run.diagnostics.map(\.message) == [], "\(run.text)")
  }

  @Test func `a script of bare events adds heights up, and fills gaps`() throws {
    let stage = try Stage("examples/swipe-row.scene.yaml")
    let lowered = stage.scene.lowered(for: .ios(version: 26))
    let steps = Scenario.steps(
      for: [
        TimedEvent(
          .environment(
            .rows(
              list: 0,
              [
                ListRow(key: RowKey(1), start: 100, extent: 50),
                ListRow(key: RowKey(2), start: 150, extent: 60),
              ])), at: SceneTime(nanoseconds: 0))
      ], in: stage.scene, lowered.symbols)
    let name = Located("a", SourceRange(at: 0))
    let scenario = Scenario(name: name, scene: name, steps: steps)
    let text = try #require(
      scenario.yaml(in: stage.scene).split(separator: "steps:\n").last.map(String.init))
    #expect(
      text == "  - rows: { inbox: [{ id: 3, height: 100 }, { id: 1, height: 50 }, 2] }\n", "\(text)"
    )
  }
}
