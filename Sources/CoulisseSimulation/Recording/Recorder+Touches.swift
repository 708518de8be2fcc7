import CoulisseModel
import CoulisseRuntime

extension Recorder {
  /// Writes down what a finger does, and what that does to the tracks it holds.
  mutating func recordTouch(_ touch: TouchEvent, before: SceneMachine) {
    switch touch.phase {
    case .down:
      guard fingers[touch.id] == nil else { return }
      monitor.drags.forget()
      fingers[touch.id] = touch.location
      arbitration.begin(touch.id)
      note(.down(finger: touch.id, at: touch.location, on: hitElement(of: touch.id)))
    case .move:
      follow(touch, before: before)
    case .up:
      guard fingers[touch.id] != nil else { return }
      follow(touch, before: before)
      fingers[touch.id] = nil
      monitor.drags.forget()
      note(.up(finger: touch.id, at: touch.location))
    case .cancel:
      guard fingers[touch.id] != nil else { return }
      fingers[touch.id] = nil
      monitor.drags.forget()
      note(.taken(finger: touch.id))
    }
  }

  private func hitElement(of finger: Int32) -> Element? {
    for effect in machine.effects {
      if case .hit(finger, let view) = effect, lowered.symbols.views.indices.contains(view) {
        return lowered.symbols.views[view]
      }
    }
    return nil
  }

  private mutating func follow(_ touch: TouchEvent, before: SceneMachine) {
    guard let start = fingers[touch.id] else { return }
    fingers[touch.id] = touch.location
    monitor.see(
      FingerSample(finger: touch.id, from: start, to: touch.location), before: before,
      after: machine)
    guard start != touch.location else { return }
    if pending?.finger != touch.id { flush() }
    var drag =
      pending ?? PendingDrag(finger: touch.id, location: start, time: machine.state.now)
    drag.location = touch.location
    drag.time = machine.state.now
    for track in machine.state.tracks.indices where isHeld(track, before) {
      let from = before.position(of: track, at: machine.state.now)
      let to =
        machine.state.tracks[track].motion?.from
        ?? machine.position(of: track, at: machine.state.now)
      if !drag.starts.contains(where: { $0.track == track }) { drag.starts.append((track, from)) }
      drag.ends[track] = to
      let (lower, upper) = machine.range(of: track)
      drag.progress[track] = upper > lower ? (to - lower) / (upper - lower) : 0
    }
    pending = drag
  }

  /// Whether a finger holds the track before or after the event.
  private func isHeld(_ track: Int, _ before: SceneMachine) -> Bool {
    for phase in [before.state.tracks[track].phase, machine.state.tracks[track].phase] {
      if case .held = phase { return true }
    }
    return false
  }
}
