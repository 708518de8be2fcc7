import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// A fact in words: who, and what about it.
struct FactWords {
  let scene: Scene
  /// The row that is spoken of; nil for what is no row's.
  var row: ScenarioRow?

  func sentence(_ fact: TraceFact) -> (subject: String, predicate: String) {
    switch fact {
    case .down(let finger, let point, let element):
      let place = element.map { "on \(scene.name(of: $0, in: row))" } ?? "beside the stage"
      return (self.finger(finger), "down at \(TraceNumber.point(point)) \(place)")
    case .moved(let finger, let point):
      return (self.finger(finger), "moves to \(TraceNumber.point(point))")
    case .up(let finger, let point):
      return (self.finger(finger), "lifts at \(TraceNumber.point(point))")
    case .taken(let finger): return (self.finger(finger), "is taken away by the system")
    case .dragged(let track, let from, let to, let progress):
      return (
        scene.name(of: track, in: row),
        "dragged from \(TraceNumber.points(from)) to \(TraceNumber.points(to)) "
          + "(\(TraceNumber.percent(progress)))"
      )
    case .asked(let action): return ("app", words(action))
    case .askedOfRow(let request): return ("app", words(request))
    case .shows(let list, let rows): return (scene[list].name.value, words(rows))
    case .measured(let quantity, let points):
      return (
        "app", "has measured \(scene.quantities[quantity].name): \(TraceNumber.points(points))"
      )
    case .escaped: return ("app", "accessibility escape")
    case .chosen, .became, .reacts: return mode(fact)
    case .adjusted, .acted, .focused, .announced: return assistance(fact)
    case .resized, .inset, .turned, .motionReduced, .scrolled: return world(fact)
    case .wants, .waits, .contested, .undecided, .phase, .enabled: return gesture(fact)
    case .settles(let track, let settling):
      return (scene.name(of: track, in: row), words(settling, track))
    case .interrupted(let track, let position):
      return (scene.name(of: track, in: row), "stopped at \(TraceNumber.points(position))")
    case .settled(let track, let position, let detent):
      return (scene.name(of: track, in: row), "rests \(place(detent, position, of: track))")
    case .visibility(let element, let isHidden):
      return (scene.name(of: element, in: row), isHidden ? "hidden" : "shown")
    case .presence(let element, let isThere):
      return (scene.name(of: element, in: row), isThere ? "inserted" : "removed")
    case .pictured(let element, let picture):
      return (
        scene.name(of: picture, in: row),
        "takes a still picture of \(scene.name(of: element, in: row))"
      )
    case .stack(let owner, let depth, let phase):
      return (scene.name(of: owner), "\(phase.spelling), depth \(depth)")
    case .emitted(let action, let values):
      let told = row == nil ? "" : ": \(scene.spelling(of: values, with: action, in: row))"
      return ("app", "is told \(scene.actions[action.index].name.value)" + told)
    case .emittedBy, .tile, .tileMoves: return tile(fact)
    case .met(let expected): return ("expect", ExpectationWords(scene: scene).claim(expected))
    case .failed(let reason): return ("FAILED", FailureWords(scene: scene).sentence(reason))
    case .violated(let violation):
      return (
        "BROKEN",
        "\(violation.invariant.rawValue): \(FailureWords(scene: scene).sentence(violation))"
      )
    }
  }

  private func assistance(_ fact: TraceFact) -> (subject: String, predicate: String) {
    switch fact {
    case .adjusted(let element, let step):
      return ("app", "\(step > 0 ? "increments" : "decrements") \(scene.name(of: element))")
    case .acted(let element, let index):
      return ("app", "performs \(scene.words(for: index, on: element))")
    case .focused(let element): return ("app", "is to go to \(scene.name(of: element))")
    case .announced(let id):
      return ("app", "is to announce \(scene.announcements[id.index].name.value)")
    case _: return ("", "")
    }
  }

  private func mode(_ fact: TraceFact) -> (subject: String, predicate: String) {
    switch fact {
    case .chosen(let mode, let value): return ("app", "sets \(scene.words(set: mode, to: value))")
    case .became(let mode, let value):
      return (scene[mode].name.value, "becomes \(scene[mode].values[value])")
    case .reacts(let index):
      let events = scene.reactions[index].events.map { scene.words(for: $0) }
      return ("reaction", "when \(events.joined(separator: ", or "))")
    case _: return ("", "")
    }
  }

  func finger(_ finger: Int32) -> String { "finger \(finger)" }

  private func name(_ gesture: EntityID<Gesture>) -> String { scene.name(of: gesture, in: row) }

  private func world(_ fact: TraceFact) -> (subject: String, predicate: String) {
    switch fact {
    case .resized(let size): ("stage", "is \(TraceNumber.size(size)) now")
    case .inset(let insets): ("stage", words(insets))
    case .turned(let direction): ("stage", "reads \(direction.spelling) now")
    case .motionReduced(let reduces): ("stage", reduces ? "motion is reduced" : "motion is back")
    case .scrolled(let owner, let offset, let content):
      (
        scene.name(of: owner),
        "scrolled to \(TraceNumber.points(offset)) of \(TraceNumber.points(content))"
      )
    case _: ("stage", "")
    }
  }

  /// "has insets now: left 44, right 44"
  private func words(_ insets: Insets) -> String {
    let sides = [
      ("left", insets.left), ("top", insets.top), ("right", insets.right),
      ("bottom", insets.bottom),
    ].filter { $0.1 != 0 }.map { "\($0.0) \(TraceNumber.points($0.1))" }
    return sides.isEmpty ? "has no insets now" : "has insets now: \(sides.joined(separator: ", "))"
  }

  private func gesture(_ fact: TraceFact) -> (subject: String, predicate: String) {
    switch fact {
    case .wants(let gesture): (name(gesture), "wants this touch")
    case .waits(let gesture, let blocker):
      (name(gesture), "wants this touch, once \(name(blocker)) has failed")
    case .contested(let winner, let loser, let verdict):
      (name(loser), "wanted it too, but \(words(verdict, winner: name(winner)))")
    case .undecided(let winner, let loser, let preference):
      (
        "undecided:",
        "\(name(winner)) and \(name(loser)) both want this touch; \(name(winner)) got it because "
          + words(preference)
      )
    case .phase(let gesture, let phase): (name(gesture), words(phase, of: scene[gesture].kind))
    case .enabled(let gesture, let isEnabled):
      (name(gesture), isEnabled ? "enabled" : "disabled")
    case _: ("", "")
    }
  }

  private func words(_ verdict: Verdict, winner: String) -> String {
    switch verdict {
    case .loserWaits: "\(winner) goes first"
    case .winnerWaited: "\(winner) had waited for it to fail"
    case .simultaneity: "may go together with \(winner)"
    case .sharedRoute: "\(winner) moves the same"
    case .held: "\(winner) was held long enough first"
    }
  }

  private func words(_ preference: Preference) -> String {
    switch preference {
    case .loserWaited(let blocker): "the other was still waiting for \(name(blocker))"
    case .earlier(let nanoseconds):
      "it was certain \(TraceNumber.seconds(SceneTime(nanoseconds: nanoseconds))) s earlier"
    case .lessTravel(let winner, let loser):
      "it takes \(TraceNumber.points(winner)) pt of travel, the other \(TraceNumber.points(loser))"
    case .deeper: "it lies deeper"
    case .declaredEarlier: "it is declared earlier"
    }
  }

  private func words(_ phase: RecognizerPhase, of kind: GestureKind) -> String {
    switch (phase, kind) {
    case (.possible, _): "is ready"
    case (.began, _): "begins"
    case (.changed, _): "goes on"
    case (.ended, .tap): "taps"
    case (.ended, .swipe): "swipes"
    case (.ended, .longPress), (.ended, .pan), (.ended, .edgePan): "ends"
    case (.cancelled, _): "is cancelled"
    case (.failed, _): "fails"
    }
  }

  private func words(_ action: Action) -> String {
    switch action {
    case .open(let panel): "opens \(scene[panel].name.value)"
    case .close(let panel): "closes \(scene[panel].name.value)"
    case .toggle(let panel): "toggles \(scene[panel].name.value)"
    case .send(let mover, let place):
      "sends \(scene.name(of: mover, in: row)) to \(scene.places(of: mover)[place])"
    case .next(let pager): "turns \(scene[pager].name.value) forward"
    case .previous(let pager): "turns \(scene[pager].name.value) backward"
    case .push(let owner): "pushes a page in \(scene.name(of: owner))"
    case .pop(let owner): "pops a page of \(scene.name(of: owner))"
    case .closeRows(let list): "closes the rows of \(scene[list].name.value)"
    case .emit(let action): "emits \(scene.actions[action.index].name.value)"
    case .set(let mode, let value): "sets \(scene.words(set: mode, to: value))"
    case .announce(let id): "announces \(scene.announcements[id.index].name.value)"
    case .choose: "chooses what to do"
    }
  }

  private func words(_ settling: Settling, _ track: TrackSymbol) -> String {
    let target =
      settling.detent == nil ? "" : " \(place(settling.detent, settling.to, of: track))"
    let seconds = DecimalText.seconds(settling.nanoseconds)
    return "settles\(target): from \(TraceNumber.points(settling.from)) to "
      + "\(TraceNumber.points(settling.to)) in \(seconds), \(settling.curve.words), "
      + settling.cause.words
  }

  /// `open` for what has names for its detents; else where it is.
  private func place(_ detent: Int?, _ position: Double, of track: TrackSymbol) -> String {
    switch track {
    case .panel, .track, .row, .pager:
      if let detent, let mover = scene.mover(of: track) { return scene.places(of: mover)[detent] }
    case .page:
      if let detent { return detent == 0 ? "in place" : "gone" }
    case .scroll: break
    }
    return "at \(TraceNumber.points(position))"
  }
}

extension SettleCause {
  fileprivate var words: String {
    switch self {
    case .release: "let go"
    case .cancel: "cancelled"
    case .request: "asked for"
    case .group: "another one opened"
    case .bounds: "out of range"
    }
  }
}

extension MotionCurve {
  fileprivate var words: String {
    let named: [(String, MotionCurve)] = [
      ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
      ("ease-in-out", .easeInOut), ("default curve", .standard),
    ]
    if let name = named.first(where: { $0.1 == self })?.0 { return name }
    switch self {
    case .bezier: return "own curve"
    case .spring: return "spring"
    }
  }
}
