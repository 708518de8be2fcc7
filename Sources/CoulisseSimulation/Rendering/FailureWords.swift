import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// What went wrong, in words.
struct FailureWords {
  let scene: Scene
  /// The row that is spoken of; nil for what is no row's.
  var row: ScenarioRow?

  func sentence(_ reason: StepFailure.Reason) -> String {
    switch reason {
    case .missed(let expected, let found):
      let words = ExpectationWords(scene: scene)
      return "expected that \(words.claim(expected)), but "
        + words.finding(found, insteadOf: expected)
    case .impossible(let problem): return sentence(problem)
    }
  }

  func sentence(_ problem: StepProblem) -> String {
    switch problem {
    case .fingerIsDown(let finger, _): "finger \(finger) is down already"
    case .fingerIsUp(let finger, nil): "finger \(finger) is not down"
    case .fingerIsUp(let finger, _?): "finger \(finger) is not down any more"
    case .neverLifted(let finger): "the scenario ends while finger \(finger) is still down"
    case .timeRunsBackwards(let now):
      "time runs backwards: it is \(DecimalText.seconds(now)) already"
    case .inRow(let row, let problem): FailureWords(scene: scene, row: row).sentence(problem)
    case .noRow(let row):
      "\(quoted(scene[row.list].name.value)) has no row \(quoted(row.name)) now"
    case .isShown(let row):
      "\(quoted(scene[row.list].name.value)) has the row \(quoted(row.name)) already"
    case .isScrolledAway(let row):
      "the row \(quoted(row.name)) of \(quoted(scene[row.list].name.value)) has scrolled away, or is "
        + "below what is seen"
    case .isHidden(let element): "\(name(element)) is hidden, so nothing can touch it"
    case .isOffStage(let element): "nothing of \(name(element)) is on the stage"
    case .isCovered(let element, let cover):
      "\(name(element)) is covered by \(name(cover))"
    case .badNumber: "no finger and no stage can have these numbers"
    case .tooManyEvents:
      "the scenario takes more than \(ScenarioDefaults.maximumEvents) samples and events; "
        + "it is not played on from here"
    case .neverRests: "the scene does not come to rest"
    }
  }

  func sentence(_ violation: Violation) -> String {
    var words = self
    words.row = violation.rows.first
    return words.sentence(violation.evidence, other: violation.rows.last)
  }

  private func sentence(_ evidence: Violation.Evidence, other: ScenarioRow?) -> String {
    switch evidence {
    case .restsBetween(let track, let position):
      "\(scene.name(of: track, in: row)) rests at \(TraceNumber.points(position)), between its detents"
    case .isElsewhere(let track, let detent, let position):
      "\(scene.name(of: track, in: row)) is to be at \(place(detent, of: track)), but is, or goes, to "
        + TraceNumber.points(position)
    case .depthDisagrees(let owner, let depth, let phase):
      "\(scene.name(of: owner)) is \(phase.spelling) at depth \(depth)"
    case .bothOpen(let first, let second):
      "\(scene.name(of: first, in: row)) and \(scene.name(of: second, in: other)) are both open, or bound for it, "
        + "against their group"
    case .beganTwice(let gesture): "\(name(gesture)) begins again before it has ended"
    case .notBegun(let gesture, let phase):
      "\(name(gesture)) is \(phase.spelling) although it has not begun"
    case .failedAfterBegan(let gesture): "\(name(gesture)) fails although it has begun"
    case .neverEnded(let gesture): "\(name(gesture)) has begun and never ended"
    case .movedFurther(let track, let by, let finger):
      "\(scene.name(of: track, in: row)) went \(TraceNumber.points(by)) pt for "
        + "\(TraceNumber.points(finger)) pt of the finger"
    case .movedAgainst(let track, let by, let finger):
      "\(scene.name(of: track, in: row)) went \(TraceNumber.points(by)) pt while the finger went "
        + "\(TraceNumber.points(finger)) pt"
    }
  }

  private func name(_ gesture: EntityID<Gesture>) -> String { scene.name(of: gesture, in: row) }

  private func name(_ element: Element) -> String { quoted(scene.name(of: element, in: row)) }

  private func place(_ detent: Int, of track: TrackSymbol) -> String {
    if let mover = scene.mover(of: track), scene.places(of: mover).indices.contains(detent) {
      return scene.places(of: mover)[detent]
    }
    return detent < 0 ? "no detent" : "detent \(detent)"
  }
}
