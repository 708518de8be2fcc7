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

/// A track on its way to a detent.
nonisolated public struct ActiveMotion: Hashable, Sendable {
  /// Points, in the track's coordinate.
  public var from: Double
  public var to: Double
  public var start: SceneTime
  public var spec: MotionSpec
  /// At the start, in distances per second; 0 where the distance is 0.
  public var velocity: Double
  public var cause: SettleCause
  /// Different for each motion of one scene instance.
  public var token: Int32

  /// When the motion is over.
  public var end: SceneTime { start.advanced(byNanoseconds: spec.durationNanoseconds) }

  /// The position in points at `time`.
  public func position(at time: SceneTime) -> Double {
    if time >= end { return to }
    let progress = spec.curve.progress(
      elapsedNanoseconds: time.nanoseconds(since: start),
      durationNanoseconds: spec.durationNanoseconds, velocity: velocity)
    return from + (to - from) * progress
  }
}
