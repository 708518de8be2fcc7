import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import Testing

/// A release: the detent that the drag began at, where the finger lets go, its velocity in points per
/// second along and across the track, and the detent that the track must settle at.
struct Release: Sendable {
  var start: Int
  var position: Double
  var velocity: Double
  var across: Double
  var detent: Int

  init(
    from start: Int, at position: Double, _ velocity: Double = 0, across: Double = 0, to detent: Int
  ) {
    self.start = start
    self.position = position
    self.velocity = velocity
    self.across = across
    self.detent = detent
  }
}

/// A track with a preset, as it is read from a scene.
struct PresetTrack {
  var detents: [Double]
  var rule: SettleRule

  init(_ preset: String, _ detents: [Double]) throws {
    self.detents = detents
    let places = detents.indices.map { "d\($0): \(Int(detents[$0]))pt" }.joined(separator: ", ")
    let read = Reading.scene(
      """
      scene: M
      tracks: { t: { toward: right, moves: main, detents: { \(places) }, starts: d0, settle: \(preset) } }

      """)
    #expect(read.diagnostics.map(\.message) == [])
    rule = try #require(read.value?.tracks.first).definition.settle
  }

  /// Plays the releases.
  func expect(
    _ releases: [Release], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for release in releases {
      #expect(target(release) == release.detent, "\(release)", sourceLocation: sourceLocation)
    }
  }

  private func target(_ release: Release) -> Int {
    let lengths = detents.map { Length(points: $0) }
    let track = TrackSpec(
      positive: .right, reference: 0, detents: lengths, lower: lengths.first ?? .zero,
      upper: lengths.last ?? .zero, start: release.start, settle: rule,
      motion: MotionSpec(curve: .linear, durationNanoseconds: 300_000_000))
    let pan = RecognizerSpec(
      .pan, views: [0], claims: [.left, .right],
      route: [RouteLeg(toward: .left, tracks: [0]), RouteLeg(toward: .right, tracks: [0])])
    var machine = SceneMachine(
      SceneProgram(
        designSize: Size(width: 400, height: 800),
        views: [ViewSpec(parent: -1, frame: .full)], tracks: [track], recognizers: [pan]),
      reportsArbitration: false)
    let way = Vector(dx: release.position - detents[release.start], dy: 0)
    let steps: [(RecognizerPhase, Vector, Vector)] = [
      (.began, .zero, .zero), (.changed, way, .zero),
      (.ended, way, Vector(dx: release.velocity, dy: release.across)),
    ]
    for (index, (phase, translation, velocity)) in steps.enumerated() {
      machine.send(
        .gesture(
          GestureEvent(
            recognizer: 0, phase: phase, translation: translation, velocity: velocity)),
        at: SceneTime(nanoseconds: Int64(index) * 100_000_000))
    }
    return machine.state.tracks[0].base
  }
}
