package import CoulisseDiagnostics
package import CoulisseModel
import CoulisseRuntime
import CoulisseSource

extension SimulationResult {
  /// What failed, at the lines of the scenario.
  package func diagnostics(for scenario: Scenario, of scene: Scene) -> [Diagnostic] {
    failures.map { diagnostic($0, scenario, scene) }
      + violations.map { violation in
        let time = TraceNumber.seconds(violation.time)
        let what = FailureWords(scene: scene).sentence(violation)
        return Diagnostic(
          .brokenInvariant, "\(what), \(time) s after the start",
          at: Label(scenario.file, scenario.name.range),
          notes: [violation.invariant.explanation],
          help: [
            "this is a fault of the scene or of the runtime, not of the scenario; the trace shows "
              + "what led to it"
          ])
      }
  }

  private func diagnostic(
    _ failure: StepFailure, _ scenario: Scenario, _ scene: Scene
  ) -> Diagnostic {
    let time = TraceNumber.seconds(failure.time)
    let message = FailureWords(scene: scene).sentence(failure.reason)
    switch failure.reason {
    case .missed:
      return Diagnostic(
        .failedExpectation, message, at: Label(scenario.file, failure.range),
        notes: ["\(time) s after the start"])
    case .impossible(let problem):
      return Diagnostic(
        .impossibleStep, message, at: Label(scenario.file, failure.range),
        secondary: problem.origin.map { [Label(scenario.file, $0, $1)] } ?? [],
        help: problem.help(in: scene))
    }
  }
}

extension StepProblem {
  /// The step that is the reason.
  fileprivate var origin: (SourceRange, String)? {
    switch self {
    case .fingerIsDown(_, let range): (range, "it came down here")
    case .fingerIsUp(_, let range): range.map { ($0, "it was let go here") }
    case .inRow(_, let problem): problem.origin
    case .neverLifted, .timeRunsBackwards, .isHidden, .isOffStage, .isCovered, .badNumber,
      .tooManyEvents, .neverRests, .noRow, .isShown, .isScrolledAway:
      nil
    }
  }

  fileprivate func help(in scene: Scene) -> [String] {
    switch self {
    case .inRow(let row, .isHidden(let element)), .inRow(let row, .isOffStage(let element)):
      [
        "bring it on the stage first: `\(Self.way(to: element, row, in: scene))`, then "
          + "`advance: until rest`"
      ]
    case .inRow(let row, .isCovered(let element, _)):
      [
        "write the coordinates to touch whatever is there, or uncover "
          + scene.name(of: element, in: row)
      ]
    case .inRow(_, let problem): problem.help(in: scene)
    case .noRow(let row):
      [
        "tell it first, under `rows` or with `insert: { in: \(scene[row.list].name.value), "
          + "rows: [\(row.name)] }`"
      ]
    case .isShown: ["each row is there once: give the new one another id"]
    case .isScrolledAway(let row):
      [
        "scroll first, by a drag or with `scrolled: { in: \(scene[row.list].name.value), offset: …, "
          + "content: …, window: … }`"
      ]
    case .fingerIsDown(let finger, _):
      ["lift it first, `up: \(finger)`, or use another finger: `finger: \(finger + 1)`"]
    case .fingerIsUp(let finger, _): ["put it down first: `down: { finger: \(finger), at: … }`"]
    case .neverLifted(let finger):
      ["end with `up: \(finger)`, or with `cancel: \(finger)` if the system takes the touch"]
    case .timeRunsBackwards:
      ["a step begins when the one before is over; leave `time:` out, or move the step up"]
    case .isHidden(let element), .isOffStage(let element):
      ["bring it on the stage first: \(Self.way(to: element, in: scene))"]
    case .isCovered(let element, _):
      ["write the coordinates to touch whatever is there, or uncover \(scene.name(of: element))"]
    case .badNumber: ["coordinates lie between -1000000 and 1000000, sizes above 0"]
    case .tooManyEvents:
      ["a finger that moves takes 120 a second: shorten the movement, or split the scenario"]
    case .neverRests: []
    }
  }
}

extension StepProblem {
  /// How a scenario brings a part of a row on the stage.
  private static func way(to element: Element, _ row: ScenarioRow, in scene: Scene) -> String {
    let side: Int? =
      switch element {
      case .rowMenu(_, let side), .rowButton(_, let side, _): side
      case _: nil
      }
    return "open: " + scene.name(of: .rowMenu(row.list, side: side ?? 0), in: row)
  }

  /// How a scenario brings an element on the stage.
  private static func way(to element: Element, in scene: Scene) -> String {
    let panel: EntityID<Panel>? =
      switch element {
      case .panel(let id), .content(let id), .outside(let id), .page(let id), .picture(let id),
        .item(let id, _):
        id
      case .handle(let id): scene[id].panel
      case .scrim(let id): scene[id].sources.first?.panel
      case .pager(let id), .pagerPage(let id, _):
        if case .part(of: .panel(let panel), _) = scene[id].window { panel } else { nil }
      case .scrollArea(let id):
        if case .panel(let panel) = scene[id].holder { panel } else { nil }
      case .stage, .container, .bar, .barButton, .tile, .list, .row, .rowContent, .rowOverlay,
        .rowMenu, .rowButton, .rowPicture:
        nil
      }
    let open = panel.map { "`open: \(scene[$0].name.value)`, then " } ?? ""
    return open + "`advance: until rest`"
  }
}

extension Invariant {
  /// What must always hold.
  fileprivate var explanation: String {
    switch self {
    case .restOnDetent: "I1: at rest every panel is on one of its detents"
    case .agreement: "I2: state and position agree"
    case .oneEnd: "I3: every gesture that begins ends exactly once"
    case .notFurther: "I4: a panel never goes further than the finger that drags it"
    case .notAgainst: "I5: a panel never goes against the finger that drags it"
    }
  }
}
