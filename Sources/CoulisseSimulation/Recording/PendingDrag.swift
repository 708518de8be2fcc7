import CoulisseRuntime

/// The samples of one finger since the last fact.
struct PendingDrag {
  var finger: Int32
  var location: Point
  var time: SceneTime
  /// The tracks that it moves, with their positions before the first sample.
  var starts: [(track: Int, position: Double)] = []
  /// Their positions and shares of their ranges after the last sample.
  var ends: [Int: Double] = [:]
  var progress: [Int: Double] = [:]
}
