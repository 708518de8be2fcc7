import CoulisseModel
import CoulisseRuntime

/// The samples of a finger since the last fact, or of several that move at once, and what they did to the
/// tracks that they hold.
struct PendingDrag {
  struct Finger {
    var id: Int32
    var location: Point
    /// False while its samples themselves were written down already.
    var hasMoved: Bool
  }

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

  var fingers: [Finger] = []
  var time: SceneTime
  var tracks: [Moved] = []

  /// Whether a sample at an instant goes on with these.
  func isContinued(by finger: Int32, at instant: SceneTime) -> Bool {
    time == instant || fingers.contains { $0.id == finger }
  }

  mutating func take(_ finger: Int32, at location: Point, hasMoved: Bool) {
    guard let index = fingers.firstIndex(where: { $0.id == finger }) else {
      return fingers.append(Finger(id: finger, location: location, hasMoved: hasMoved))
    }
    fingers[index].location = location
    fingers[index].hasMoved = fingers[index].hasMoved || hasMoved
  }
}
