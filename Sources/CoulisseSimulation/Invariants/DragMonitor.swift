import CoulisseModel
import CoulisseRuntime

/// A finger on its way from one sample to the next, in stage coordinates.
struct FingerSample {
  var finger: Int32
  var from: Point
  var to: Point
}

/// Compares what fingers do with what the tracks under them do (I4, I5).
///
/// A drag's travel is counted from its first sample, and anew from every change of the world and
/// every other finger's event, because both may move the track by right; and from the ends of a track
/// that forgets there how far the finger went.
struct DragMonitor {
  private struct Anchor {
    /// Points, in the track's coordinate.
    var position: Double
    var finger: Point
  }

  private let symbols: SceneSymbols
  /// For each recognizer the one track that it drags; nil for one that drags none or several.
  private var driven: [Int?]
  /// For each recognizer, while it drags.
  private var anchors: [Anchor?]

  init(_ lowered: LoweredScene) {
    symbols = lowered.symbols
    driven = []
    anchors = []
    watch(lowered.program)
  }

  /// A program grows with the rows that are told apart.
  private mutating func watch(_ program: SceneProgram) {
    guard driven.count < program.recognizers.count else { return }
    driven = program.recognizers.map { recognizer in
      let tracks = Set(recognizer.route.flatMap(\.tracks))
      return tracks.count == 1 ? tracks.first : nil
    }
    anchors += (anchors.count..<driven.count).map { _ in nil }
  }

  /// Counts travel anew.
  mutating func forget() {
    for index in anchors.indices { anchors[index] = nil }
  }

  mutating func see(
    _ sample: FingerSample, before: SceneMachine, after: SceneMachine
  ) -> [(track: Int, evidence: Violation.Evidence)] {
    watch(after.program)
    var evidence: [(track: Int, evidence: Violation.Evidence)] = []
    for (recognizer, track) in driven.enumerated() {
      guard let track else { continue }
      let wasHeld = before.isHeld(track, by: recognizer, of: sample.finger)
      let isHeld = after.isHeld(track, by: recognizer, of: sample.finger)
      let spec = after.program.recognizers[recognizer]
      // What several fingers do together is known only while none comes or goes.
      guard spec.followsOneFinger ? wasHeld || isHeld : wasHeld && isHeld else {
        anchors[recognizer] = nil
        continue
      }
      let sample =
        spec.followsOneFinger ? sample : sample.ofAll(recognizer, before: before, after: after)
      let time = after.state.now
      // A finger takes a moving track when it crosses a threshold, between two samples.
      let start =
        wasHeld ? before.position(of: track, at: time) : after.state.tracks[track].dragStart
      // A track that was just let go is where its motion starts; without motion it has jumped.
      let motion = after.state.tracks[track].motion
      guard isHeld || motion != nil else {
        anchors[recognizer] = nil
        continue
      }
      let end = motion?.from ?? after.position(of: track, at: time)
      // What the finger needed to begin counts from there.
      let jumps = !wasHeld && spec.origin == .down
      let from = jumps ? after.state.recognizers[recognizer].origin : sample.from
      let anchor =
        wasHeld
        ? anchors[recognizer] ?? Anchor(position: start, finger: from)
        : Anchor(position: start, finger: from)
      evidence += faults(
        recognizer, track, moved: jumps ? nil : end - start, sinceAnchor: end - anchor.position,
        sample, anchor, in: after
      ).map { (track: track, evidence: $0) }
      let countsOn = wasHeld && !forgets(track, at: end, in: after)
      anchors[recognizer] = countsOn ? anchor : Anchor(position: end, finger: sample.to)
    }
    return evidence
  }

  private func forgets(_ track: Int, at position: Double, in machine: SceneMachine) -> Bool {
    let (lower, upper) = machine.range(of: track)
    return machine.program.tracks[track].outOfRange == .clampIncrements
      && (position <= lower || position >= upper)
  }

  private func faults(
    _ recognizer: Int, _ track: Int, moved: Double?, sinceAnchor: Double, _ sample: FingerSample,
    _ anchor: Anchor, in machine: SceneMachine
  ) -> [Violation.Evidence] {
    let spec = machine.program.recognizers[recognizer]
    guard let leg = spec.route.first else { return [] }
    let side = machine.program.tracks[track].positive.physical(
      in: machine.state.environment.direction)
    let axis = leg.toward.axis
    let slack = InvariantMonitor.slackPoints
    var step = Vector(from: sample.from, to: sample.to).component(along: axis)
    let travel = Vector(from: anchor.finger, to: sample.to).component(along: axis)
    var evidence: [Violation.Evidence] = []
    if sinceAnchor.magnitude > travel.magnitude * spec.gain.magnitude + slack {
      let symbol = symbols.tracks[machine.program.original(ofTrack: track)]
      evidence.append(.movedFurther(symbol, by: sinceAnchor, finger: travel))
    }
    guard var moved else { return evidence }
    if machine.program.tracks[track].outOfRange == .ignore {
      // Back in range it goes to where the finger is: that is the finger's way since the drag began.
      guard moved != 0 else { return evidence }
      (moved, step) = (sinceAnchor, travel)
    }
    let along = moved * side.sign * (step < 0 ? -1 : 1)
    if along < -slack || (step == 0 && moved.magnitude > slack) {
      let symbol = symbols.tracks[machine.program.original(ofTrack: track)]
      evidence.append(.movedAgainst(symbol, by: moved * side.sign, finger: step))
    }
    return evidence
  }
}

extension FingerSample {
  /// What one finger of several does to where they are together.
  fileprivate func ofAll(
    _ recognizer: Int, before: SceneMachine, after: SceneMachine
  ) -> FingerSample {
    FingerSample(
      finger: finger, from: before.place(of: recognizer), to: after.place(of: recognizer))
  }
}

extension RecognizerSpec {
  fileprivate var followsOneFinger: Bool { fingers.least == 1 && extraTouch == .ignore }
}

extension SceneMachine {
  /// Whether a recognizer that follows this finger, perhaps with others, holds the track.
  fileprivate func isHeld(_ track: Int, by recognizer: Int, of finger: Int32) -> Bool {
    guard state.tracks.indices.contains(track),
      state.tracks[track].phase == .held(by: recognizer)
    else { return false }
    return program.recognizers[recognizer].followsOneFinger
      ? state.recognizers[recognizer].touch == finger : isTracking(recognizer, finger: finger)
  }
}
