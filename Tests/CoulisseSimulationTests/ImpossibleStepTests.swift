import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import CoulisseTestSupport
import Testing

@testable import CoulisseSimulation

@Suite struct ImpossibleStepTests {
  /// Steps with the codes of what fails while they are played, drawn where it is reported.
  private static let impossible = [
    "- down: [10, 10]\n- ⟦R603:down⟧: [20, 20]\n- up: 1",
    "- ⟦R603:move⟧: { to: [10, 10] }",
    "- ⟦R603:up⟧: 1",
    "- ⟦R603:cancel⟧: 1",
    "- down: [10, 10]\n- up: 1\n- ⟦R603:up⟧: 1",
    "- down: [10, 10]\n- cancel: 1\n- ⟦R603:move⟧: { to: [10, 10] }",
    "- down: [10, 10]\n- ⟦R603:up⟧: 2\n- up: 1",
    "- ⟦R603:down⟧: [10, 10]\n- advance: 1s",
    "- down: [10, 10]\n- ⟦R603:drag⟧: { from: [0, 0], to: [9, 9] }\n- up: 1",
    "- advance: 1s\n- time: 0.5s\n  ⟦R603:open⟧: menu",
    "- drag: { from: [10, 10], to: [20, 10], over: 0.3s }\n- time: 0.299999999s\n  ⟦R603:escape⟧: true",
    "- ⟦R603:tap⟧: dim",
    "- ⟦R603:tap⟧: menu",
    "- ⟦R603:tap⟧: menu.books",
    "- open: menu\n- advance: until rest\n- ⟦R603:tap⟧: main.showMenu",
    "- ⟦R603:drag⟧: { from: menu.outside, by: [-50, 0] }",
    "- ⟦R603:drag⟧: { from: [0, 0], to: [10, 0], over: 900s }",
    "- expect: { menu: ⟦R601:open⟧ }",
    "- expect: { menu: { ⟦R601:left: -374⟧, top: 0, ⟦R601:width: 376⟧ } }",
    "- expect: { dim: ⟦R601:shown⟧, menu: [closed, ⟦R601:moving⟧] }",
    "- expect: { ⟦R601:winner: pullMenu⟧ }",
    "- expect: { ⟦R601:at rest: false⟧ }",
    "- expect: { pullMenu: ⟦R601:disabled⟧, main.scroll: ⟦R601:began⟧, main: { ⟦R601:depth: 1⟧ } }",
    "- expect: { ⟦R601:undecided: [[pullMenu, main.scroll]]⟧ }",
    "- expect: { ⟦R601:effects: [menu settled open]⟧ }",
    "- open: menu\n- expect: { ⟦R601:effects: none⟧ }",
  ]

  @Test(arguments: impossible)
  func `what cannot be done or is not so is reported at its line`(_ steps: String) throws {
    let text = MarkedText(
      "scenario: test\nscene: SideDrawers\nsteps:\n\(steps)\n", path: "test.scenario.yaml")
    let stage = try Stage.sideDrawers()
    let read = stage.scenario(text.file)
    #expect(read.diagnostics.map(\.message) == [])
    let run = Run(scene: stage.scene, scenario: try #require(read.value))
    #expect(text.differences(from: run.diagnostics) == [])
    #expect(!run.result.succeeded)
    #expect(run.text.contains("FAILED"))
  }

  @Test func `the run goes on after a failure and reports them all`() throws {
    let run = try Stage.sideDrawers().play(
      """
      - up: 1
      - expect: { menu: open }
      - open: menu
      - advance: until rest
      - expect: { menu: closed }
      - expect: { menu: open }
      """)
    #expect(
      run.diagnostics.map(\.message) == [
        "finger 1 is not down", "expected that menu is open, but it is closed",
        "expected that menu is closed, but it is open",
      ])
    #expect(
      run.text.hasSuffix("1 expectation holds; 2 do not; 1 step cannot be done; undecided: none\n"))
  }

  @Test func `a second down points at the first`() throws {
    let run = try Stage.sideDrawers().play("- down: [1, 1]\n- down: [2, 2]\n- up: 1")
    let diagnostic = try #require(run.diagnostics.first)
    #expect(diagnostic.secondary.map(\.message) == ["it came down here"])
    #expect(diagnostic.secondary.map(\.position.line) == [4])
    #expect(diagnostic.position.line == 5)
  }

  @Test func `a tap on what is covered says what covers it`() throws {
    let run = try Stage.sideDrawers().play(
      "- open: menu\n- advance: until rest\n- tap: main.showMenu")
    #expect(run.diagnostics.map(\.message) == ["`main.showMenu` is covered by `menu.content`"])
  }

  @Test func `a step that cannot be done takes no time and leaves no finger down`() throws {
    let run = try Stage.sideDrawers().play(
      """
      - drag: { from: [10, 10], to: [20, 10], over: 900s }
      - down: [10, 10]
      - up: 1
      """)
    #expect(run.result.failures.count == 1)
    #expect(run.result.machine.state.now.nanoseconds == 0)
  }

  @Test func `a scenario that takes too many samples stops at that step, and says so once`() throws
  {
    let run = try Stage.sideDrawers().play(
      """
      - down: [10, 10]
      - move: { to: [20, 10], over: 900s }
      - move: { to: [30, 10], over: 900s }
      - expect: { menu: open }
      - up: 1
      """)
    #expect(
      run.diagnostics.map(\.message) == [
        "the scenario takes more than 100000 samples and events; it is not played on from here"
      ])
    #expect(run.diagnostics.map(\.position.line) == [5])
  }

  @Test func `numbers that no file could say are refused as well`() throws {
    let stage = try Stage.sideDrawers()
    let actions: [StepAction] = [
      .down(finger: 1, at: .point(Point(x: .nan, y: 0))),
      .down(finger: -1, at: .point(Point(x: 0, y: 0))),
      .advance(nanoseconds: -1), .resize(Size(width: 0, height: 667)),
      .resize(Size(width: .infinity, height: 667)), .resize(Size(width: 100, height: .nan)),
      .insets(Insets(left: -1, top: 0, right: 0, bottom: 0)),
      .insets(Insets(left: 0, top: 0, right: 0, bottom: .nan)),
      .insets(Insets(left: 0, top: 0, right: 1e300, bottom: 0)),
      .tap(Fingers(), at: .point(Point(x: 1e300, y: 0)), nanoseconds: 0),
      .drag(
        Stroke(
          from: .point(Point(x: 0, y: 0)), .to(Point(x: 1, y: 0)), pace: .speed(0))),
      .drag(
        Stroke(
          from: .point(Point(x: 0, y: 0)), .by(Vector(dx: .nan, dy: 0)), pace: .speed(100))),
      .drag(
        Stroke(
          from: .point(Point(x: 0, y: 0)), .by(Vector(dx: 1, dy: 0)),
          pace: .duration(nanoseconds: .max))),
    ]
    for action in actions {
      let name = Located("test", SourceRange(at: 0))
      let result = Simulation.run(
        Scenario(name: name, scene: name, steps: [ScenarioStep(action)]), of: stage.scene)
      #expect(result.failures.count == 1, "\(action)")
      #expect(result.violations == [], "\(action)")
    }
  }

  @Test func `a scenario has at most a hundred thousand samples`() throws {
    let scene = try Stage.sideDrawers().scene
    var lowering = StepLowering(scene, scene.lowered(for: .ios(version: 26)).symbols)
    // 120 samples a second for 416 s are 49,920, with down and up 49,922.
    let stroke = Stroke(
      from: .point(Point(x: 200, y: 300)), .by(Vector(dx: 10, dy: 0)),
      pace: .duration(nanoseconds: 416_000_000_000))
    let step = ScenarioStep(.drag(stroke))
    let machine = SceneMachine(scene.lowered(for: .ios(version: 26)).program)
    for _ in 1...2 { #expect(try lowering.events(of: step, on: machine).count == 49_922) }
    #expect(throws: StepProblem.tooManyEvents) { try lowering.events(of: step, on: machine) }
  }
}

extension Diagnostic {
  fileprivate var position: (line: Int, column: Int) { primary.position }
}
