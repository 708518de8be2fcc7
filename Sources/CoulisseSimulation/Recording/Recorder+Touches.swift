import CoulisseModel
import CoulisseRuntime

extension Recorder {
  /// Writes down what a finger does, what that leads to, and what it does to the tracks it holds.
  mutating func recordTouch(_ touch: TouchEvent, before: SceneMachine) {
    switch touch.phase {
    case .down: recordDown(touch)
    case .move: follow(touch, before: before)
    case .up:
      follow(touch, before: before)
      if lift(touch.id) { note(.up(finger: touch.id, at: touch.location)) }
    case .cancel: if lift(touch.id) { note(.taken(finger: touch.id)) }
    }
    recordEffects(before: before)
    if touch.phase == .move { recordGrabs(by: touch, before: before) }
  }

  private mutating func recordDown(_ touch: TouchEvent) {
    guard fingers[touch.id] == nil else { return }
    monitor.drags.forget()
    fingers[touch.id] = touch.location
    let hit = hitView(of: touch.id)
    arbitration.begin(touch.id, on: hit)
    let element = machine.program.views.indices.contains(hit) ? self.element(hit) : nil
    let place = machine.program.row(ofView: hit)
    note(
      .down(finger: touch.id, at: touch.location, on: element),
      in: place.flatMap { machine.reference(at: $0) }.map { rows.row($0) })
  }

  /// False for a finger that was not down.
  private mutating func lift(_ finger: Int32) -> Bool {
    monitor.drags.forget()
    return fingers.removeValue(forKey: finger) != nil
  }

  private func hitView(of finger: Int32) -> Int {
    for effect in machine.effects {
      if case .hit(finger, let view) = effect { return view }
    }
    return -1
  }

  private mutating func follow(_ touch: TouchEvent, before: SceneMachine) {
    guard let start = fingers[touch.id] else { return }
    fingers[touch.id] = touch.location
    monitor.see(
      FingerSample(finger: touch.id, from: start, to: touch.location), before: before,
      after: machine, rows)
    guard start != touch.location else { return }
    collect(touch, tracks(heldIn: before), hasMoved: true) {
      before.position(of: $0, at: before.state.now)
    }
  }

  /// A track that this sample has grabbed is told about after the facts that led to the grab.
  private mutating func recordGrabs(by touch: TouchEvent, before: SceneMachine) {
    let grabbed = tracks(heldIn: machine).filter { !tracks(heldIn: before).contains($0) }
    let starts = machine.state.tracks.map(\.dragStart)
    if !grabbed.isEmpty { collect(touch, grabbed, hasMoved: false) { starts[$0] } }
  }

  /// Adds a sample to the ones that are not written down yet.
  private mutating func collect(
    _ touch: TouchEvent, _ tracks: [Int], hasMoved: Bool, start: (Int) -> Double
  ) {
    let now = machine.state.now
    if let pending, !pending.isContinued(by: touch.id, at: now) { flush() }
    var drag = pending ?? PendingDrag(time: now)
    drag.take(touch.id, at: touch.location, hasMoved: hasMoved)
    drag.time = now
    for track in tracks {
      let place = drag.tracks.firstIndex { $0.track == track }
      let from =
        place.map { drag.tracks[$0].from } ?? start(track)
      let moved = moved(track, from: from)
      if let place { drag.tracks[place] = moved } else { drag.tracks.append(moved) }
    }
    pending = drag
  }

  /// Where the finger has brought the track: its motion, if it was let go, starts there.
  private func moved(_ track: Int, from: Double) -> PendingDrag.Moved {
    let to =
      machine.state.tracks[track].motion?.from
      ?? machine.position(of: track, at: machine.state.now)
    let (lower, upper) = machine.range(of: track)
    return PendingDrag.Moved(
      track: track,
      row: machine.program.row(ofTrack: track).flatMap { machine.reference(at: $0) }.map {
        rows.row($0)
      }, from: from, to: to,
      progress: upper > lower ? (to - lower) / (upper - lower) : 0)
  }

  private func tracks(heldIn machine: SceneMachine) -> [Int] {
    machine.state.tracks.indices.filter {
      if case .held = machine.state.tracks[$0].phase { true } else { false }
    }
  }
}
