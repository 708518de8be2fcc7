import CoulisseModel
import CoulisseRuntime

extension Recorder {
  /// Writes an effect of the last event down.
  mutating func record(_ effect: SceneEffect, before: SceneMachine) {
    switch effect {
    case .recognizer(let recognizer, let phase):
      see(phase, of: recognizer)
      arbitration.see(phase, of: recognizer, before: before, after: machine)
      if phase != .changed { note(.phase(gesture(recognizer), phase)) }
    case .willSettle(let motion): note(.settles(track(motion.track), Settling(motion)))
    case .interrupted(let index, _):
      // Sent elsewhere, its new motion starts there; grabbed, the drag does.
      let state = machine.state.tracks[index]
      note(.interrupted(track(index), at: state.motion?.from ?? state.dragStart))
    case .settled(let index, let detent):
      note(
        .settled(
          track(index), at: machine.position(of: index, at: machine.state.now),
          detent: detent < 0 ? nil : detent))
    case .enabled(let recognizer, let isEnabled): note(.enabled(gesture(recognizer), isEnabled))
    case .focus(let view): note(.focused(element(view)))
    case .announce(let index): note(.announced(EntityID(index)))
    case .mode(let index, let value): note(.became(EntityID(index), value))
    case .reaction(let index):
      note(.reacts(lowered.symbols.reactions[machine.program.original(ofReaction: index)]))
    case .action(let index, let row):
      let id = EntityID<EmittedAction>(index)
      note(.emitted(id, row.map { rows.values(with: id, of: $0, in: scene) } ?? []))
    case .tileAction(let index, let tile): note(.emittedBy(EntityID(index), self.tile(tile)))
    case .raised(let index): note(.tile(tile(index), .raised))
    case .docked(let index, _): note(.tile(tile(index), .docked))
    case .undocked(let index): note(.tile(tile(index), .undocked))
    case .tileMoves(let index, let motion):
      note(.tileMoves(tile(index), nanoseconds: motion.durationNanoseconds))
    case .stack(let index, let depth, let phase):
      note(.stack(lowered.symbols.stacks[index], depth: depth, phase))
    case .insert(let view): note(.presence(element(view), isThere: true))
    case .remove(let view): note(.presence(element(view), isThere: false))
    case .snapshot(let view, let picture): note(.pictured(element(view), by: element(picture)))
    case .layout, .hit, .bound: break
    case .certain(let recognizer):
      arbitration.certain(recognizer, at: machine.state.now)
      note(.wants(gesture(recognizer)))
    case .waiting(let recognizer, let blocker):
      arbitration.wait(recognizer, on: blocker)
      replace(
        .wants(gesture(recognizer)),
        by: .waits(gesture(recognizer), on: gesture(blocker)))
    case .contested(let winner, let loser, let decision):
      replace(
        .phase(gesture(loser), .failed),
        by: .contested(
          winner: gesture(winner), loser: gesture(loser),
          arbitration.verdict(decision, winner: winner, loser: loser, machine)))
    case .undecided(let winner, let loser):
      let preference = arbitration.preference(for: winner, over: loser, machine)
      note(.undecided(winner: gesture(winner), loser: gesture(loser), preference))
    }
  }

  func gesture(_ recognizer: Int) -> EntityID<Gesture> {
    lowered.symbols.recognizers[machine.program.original(ofRecognizer: recognizer)]
  }

  private func tile(_ index: Int) -> Element { element(lowered.program.tiles[index].view) }

  func element(_ view: Int) -> Element {
    lowered.symbols.views[machine.program.original(ofView: view)]
  }

  func track(_ index: Int) -> TrackSymbol {
    lowered.symbols.tracks[machine.program.original(ofTrack: index)]
  }
}

extension Settling {
  fileprivate init(_ motion: SettlingMotion) {
    self.init(
      from: motion.from, to: motion.to, detent: motion.detent < 0 ? nil : motion.detent,
      curve: motion.curve, nanoseconds: motion.end.nanoseconds(since: motion.start),
      cause: motion.cause)
  }
}
