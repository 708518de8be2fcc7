/// Why a track started to settle.
nonisolated public enum SettleCause: UInt8, Hashable, Sendable {
  /// The fingers lifted.
  case release
  /// The system cancelled the touch.
  case cancel
  /// The app, a tap or the escape gesture asked for it.
  case request
  /// Another member of its group opened.
  case group
  /// The track was left out of its range, or its size changed.
  case bounds
}

/// Where something that moves is at one instant.
nonisolated struct PositionSample: Hashable, Sendable {
  var time: SceneTime
  /// Points.
  var position: Double
}

/// A track on its way to a detent.
nonisolated public struct ActiveMotion: Hashable, Sendable {
  /// Points, in the track's coordinate.
  public private(set) var from: Double
  public private(set) var to: Double
  public var start: SceneTime
  public var spec: MotionSpec
  /// At the start, in distances per second; 0 where the distance is 0.
  public var velocity: Double
  public var cause: SettleCause
  /// Different for each motion of one scene instance.
  public var token: Int32
  /// Where it is at the committed time: that is asked for at every look at the scene.
  private(set) var sample: PositionSample?

  /// When the motion is over.
  public var end: SceneTime { spec.end(from: start) }

  /// The position in points at `time`.
  public func position(at time: SceneTime) -> Double {
    if let sample, sample.time == time { return sample.position }
    if time >= end { return to }
    return from + (to - from) * spec.progress(from: start, at: time, velocity: velocity)
  }

  /// Leads it another way, in the same time.
  mutating func redirect(from start: Double, to end: Double) {
    from = start
    to = end
    guard let time = sample?.time else { return }
    sample = nil
    commit(time)
  }

  /// Keeps where it is at the committed time.
  mutating func commit(_ time: SceneTime) {
    sample = PositionSample(time: time, position: position(at: time))
  }
}
