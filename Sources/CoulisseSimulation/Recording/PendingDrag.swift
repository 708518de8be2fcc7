import CoulisseModel
import CoulisseRuntime

/// The samples of one finger since the last fact, and what they did to the tracks it holds.
struct PendingDrag {
  struct Moved {
    var track: Int
    /// Whose track it is; nil for one that moves no row.
    var row: ScenarioRow?
    /// Before the first sample, points.
    var from: Double
    /// After the last sample, points and share of the range.
    var to: Double
    var progress: Double
  }

  var finger: Int32
  var location: Point
  var time: SceneTime
  /// False while the samples themselves were written down already.
  var hasMoved: Bool
  var tracks: [Moved] = []
}
