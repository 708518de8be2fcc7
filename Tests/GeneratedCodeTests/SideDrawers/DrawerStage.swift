import CoulisseRuntime
import Testing

/// A running scene, with the questions that the tests of S1 ask all the time.
struct DrawerStage {
  var scene = SideDrawers()
  var width = 375.0

  /// The stage at its design size, or at another width.
  init(width: Double = 375) {
    if width != 375 { resize(width, at: 0) }
  }

  mutating func resize(_ width: Double, at seconds: Double) {
    self.width = width
    scene.send(.size(Size(width: width, height: 667)), at: SceneTime(seconds: seconds))
  }

  @discardableResult
  mutating func send(_ event: SideDrawers.Event, at seconds: Double) -> [SideDrawers.Effect] {
    Array(scene.send(event, at: SceneTime(seconds: seconds)))
  }

  @discardableResult
  mutating func advance(to seconds: Double) -> [SideDrawers.Effect] {
    Array(scene.advance(to: SceneTime(seconds: seconds)))
  }

  /// A drag by a recognizer of the host: began and one sample.
  mutating func drag(_ gesture: SideDrawers.Gesture, _ translation: Vector, at seconds: Double) {
    send(.gesture(gesture, .began), at: seconds)
    send(.gesture(gesture, .changed, translation: translation), at: seconds)
  }

  mutating func touch(
    _ phase: TouchPhase, _ point: Point, finger: Int32 = 1, at seconds: Double
  ) {
    send(.touch(finger, phase, at: point), at: seconds)
  }

  /// A finger comes down and up again, half a tenth of a second later.
  mutating func tap(_ point: Point, at seconds: Double) {
    touch(.down, point, at: seconds)
    touch(.up, point, at: seconds + 0.05)
  }

  /// A drawer that was opened in time to rest there at `seconds`.
  mutating func open(_ side: DrawerSide, by seconds: Double) {
    send(.open(side.panel), at: seconds - 1)
    advance(to: seconds)
  }

  func x(_ side: DrawerSide, at seconds: Double) -> Double {
    let placement = scene.placement(of: side.view, at: SceneTime(seconds: seconds))
    return placement.frame.x + placement.offset.dx
  }

  func scrim(at seconds: Double) -> Placement {
    scene.placement(of: .dim, at: SceneTime(seconds: seconds))
  }
}

/// Whether two numbers are the same but for rounding in the last places.
func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-9) -> Bool {
  (left - right).magnitude <= tolerance
}

/// The ease-in-out curve (0.42, 0, 0.58, 1) at a share of its duration, by Newton's method: a second
/// way to the value than the runtime's.
func easeInOut(_ share: Double) -> Double {
  var t = share
  for _ in 0..<20 {
    let x = 3 * t * (1 - t) * (1 - t) * 0.42 + 3 * t * t * (1 - t) * 0.58 + t * t * t
    let slope =
      3 * (1 - t) * (1 - t) * 0.42 + 6 * (1 - t) * t * (0.58 - 0.42) + 3 * t * t * (1 - 0.58)
    t -= (x - share) / slope
  }
  return 3 * t * t * (1 - t) + t * t * t
}
