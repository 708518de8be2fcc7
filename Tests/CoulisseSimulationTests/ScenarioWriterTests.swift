import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSimulation
import CoulisseSource
import CoulisseTestSupport
import Testing

@Suite struct ScenarioWriterTests {
  private static let everyWord = """
    scenario: every word
    scene: SideDrawers
    viewport: 400.5 x 700
    platform: ios 26
    direction: right-to-left
    steps:
      - down: { finger: 2, at: [10.25, 300] }
      - down: { at: menu.outside }
      - move: { finger: 2, to: [20, 300], over: 0.2s }
      - move: { by: [-3, 0.000001], over: 0s }
      - up: 2
      - move: { fingers: 2, by: [1, 0], over: 0.1s }
      - up: { finger: 3, velocity: [800, -1] }
      - cancel: 1
      - drag: { from: [0, 0], to: [1, 1], over: 0.3s }
      - drag: { finger: 4, from: menu, by: [1, 1], over: 0.000000001s, hold: 0.1s }
      - fling: { from: [0, 0], to: [1, 1], speed: 1000pt/s }
      - tap: menu.books
      - tap: { finger: 5, at: [1, 2], hold: 3600s }
      - tap: { finger: 6, fingers: 5, at: [1, 2], hold: 0.05s }
      - fling: { fingers: 3, from: [0, 0], to: [1, 1], speed: 1000pt/s }
      - open: menu
      - close: info
      - toggle: menu
      - push: main
      - pop: menu
      - escape: true
      - resize: 320 x 480
      - insets: { left: 44, bottom: 20.5 }
      - insets: {}
      - direction: left-to-right
      - reduce-motion: false
      - scrolled: { in: main, offset: -20, content: 900, window: 600 }
      - advance: 1.5s
      - advance: until rest
      - time: 3599s
        open: menu
      - time: 3600s
        expect:
          menu: open
          info: { is: [closed, bound for closed], progress: 0%, left: 375 }
        tolerance: 1pt
      - expect:
          menu: { is: [moving, bound for open], progress: 12.5%, left: -1.5, top: 0, width: 3, height: 4 }
          main: { offset: 10, depth: 2 }
          dim: { is: hidden, opacity: 50% }
          pullMenu: { is: [disabled, cancelled] }
          winner: pullMenu
          undecided: [[pullMenu, main.scroll], [pullMenu, pullInfo]]
          effects: [menu settles open, info settled closed, menu interrupted, pullMenu enabled, main pushing]
          at rest: false
        tolerance: [0.5pt, 1%]
      - expect:
          winner: none
          undecided: none
          effects: none
          menu: { top: 1 }

    """

  @Test func `every word of a scenario is written as it is read`() throws {
    let stage = try Stage.sideDrawers()
    let read = stage.scenario(SourceFile(path: "a.scenario.yaml", text: Self.everyWord))
    #expect(read.diagnostics.map(\.message) == [])
    let scenario = try #require(read.value)
    #expect(scenario.yaml(in: stage.scene) == Self.everyWord)
  }

  @Test(arguments: ScenarioFilesTests.folders.flatMap { Repository.scenarios(in: $0) })
  func `reading what was written gives the same scenario`(_ path: String) throws {
    let file = Repository.file(path)
    let stage = try Stage(ScenarioFilesTests.scenePath(of: file))
    let scenario = try #require(stage.scenario(file).value)
    let written = scenario.yaml(in: stage.scene)
    let read = stage.scenario(SourceFile(path: path, text: written))
    #expect(read.diagnostics.map(\.message) == [])
    #expect(try #require(read.value).withoutPlaces == scenario.withoutPlaces, "\(written)")
  }

  @Test(arguments: ScenarioFilesTests.folders.flatMap { Repository.scenarios(in: $0) })
  func `the events of a run make a script that leads to the same facts`(_ path: String) throws {
    let file = Repository.file(path)
    let stage = try Stage(ScenarioFilesTests.scenePath(of: file))
    let scenario = try #require(stage.scenario(file).value)
    let result = Simulation.run(scenario, of: stage.scene)
    let lowered = stage.scene.lowered(for: .ios(version: 26))
    let script = Scenario(
      name: scenario.name, scene: scenario.scene,
      steps: Scenario.steps(for: result.events, in: stage.scene, lowered.symbols))
    let read = stage.scenario(SourceFile(path: path, text: script.yaml(in: stage.scene)))
    let again = Simulation.run(try #require(read.value), of: stage.scene)
    #expect(again.failures == [])
    #expect(again.machine.state == result.machine.state)
    #expect(again.trace.sparse == result.trace.sparse)
  }

  @Test func `a witness is written as people would`() throws {
    let lowered = try Stage.sideDrawers().scene.lowered(for: .ios(version: 26))
    func touch(_ phase: TouchPhase, _ x: Double, _ nanoseconds: Int64) -> TimedEvent {
      TimedEvent(
        .touch(TouchEvent(id: 1, phase: phase, location: Point(x: x, y: 333))),
        at: SceneTime(nanoseconds: nanoseconds))
    }
    func steps(_ events: [TimedEvent]) throws -> String {
      let name = Located("a", SourceRange(at: 0))
      let scene = try Stage.sideDrawers().scene
      let scenario = Scenario(
        name: name, scene: name, steps: Scenario.steps(for: events, in: scene, lowered.symbols))
      return String(
        try scenario.yaml(in: Stage.sideDrawers().scene).split(separator: "steps:\n")[1])
    }
    #expect(
      try steps([
        touch(.down, 10, 0), touch(.move, 22, 100_000_000), touch(.up, 22, 200_000_000),
      ]) == "  - drag: { from: [10, 333], to: [22, 333], over: 0.1s, hold: 0.1s }\n")
    #expect(
      try steps([touch(.down, 10, 0), touch(.up, 10, 50_000_000)]) == "  - tap: [10, 333]\n")
    // A finger that stays down is lifted, for a script must not end before its touches.
    #expect(
      try steps([touch(.down, 10, 0), touch(.move, 22, 100_000_000)])
        == "  - drag: { from: [10, 333], to: [22, 333], over: 0.1s }\n")
  }

  @Test(arguments: [
    "yes", "none", "Null", "a: b", "#1", "a #b", "🎭", "\"", "\\", "a\nb", "\u{1}\u{2028}\u{FEFF}",
    "-", "- a", "[a", "1", "true", "a ", " a", "{}", "&a", "*a", "!a", "%a", "@a", "`a", "'a'",
    "ä", "", "a\u{301}",
  ])
  func `a name that YAML would misread is put in quotes`(_ name: String) throws {
    let stage = try Stage.sideDrawers()
    let place = SourceRange(at: 0)
    let scenario = Scenario(
      name: Located(name, place), scene: Located("SideDrawers", place), steps: [])
    let file = SourceFile(path: "a.scenario.yaml", text: scenario.yaml(in: stage.scene))
    let read = stage.scenario(file)
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.value?.name.value == name)
  }
}

extension Scenario {
  /// The scenario as if no file spelled it.
  fileprivate var withoutPlaces: Scenario {
    let place = SourceRange(at: 0)
    var copy = self
    copy.file = SourceFile(path: "", bytes: [])
    copy.name.range = place
    copy.scene.range = place
    copy.steps = steps.map { step in
      var step = step
      step.range = place
      step.time?.range = place
      if case .expect(var expectation) = step.action {
        expectation.claims = expectation.claims.map { Located($0.value, place) }
        step.action = .expect(expectation)
      }
      return step
    }
    return copy
  }
}

extension Trace {
  /// The facts with their times, without expectations and the finger's samples, which depend on how
  /// the script is cut into steps.
  ///
  /// Events know neither what a script calls a row nor what goes with its actions.
  fileprivate var sparse: [TraceEntry] {
    entries.compactMap { entry in
      var entry = entry
      entry.row = entry.row?.nameless
      switch entry.fact {
      case .met, .failed, .moved, .dragged: return nil
      case .emitted(let action, _): entry.fact = .emitted(action, [])
      case .shows(let list, let rows): entry.fact = .shows(list, rows.map(\.nameless))
      case _: break
      }
      return entry
    }
  }
}

extension ScenarioRow {
  fileprivate var nameless: ScenarioRow { ScenarioRow(list: list, key: key, name: "") }
}
