import CoulisseRuntime

/// A running scene, with the questions that the tests of S4 ask all the time.
struct DrawerTable {
  var scene = BottomDrawer()
  var size = Size(width: 375, height: 667)

  /// The stage at its design size, or at another one.
  init(width: Double = 375, height: Double = 667) {
    if width != 375 || height != 667 { resize(width, height, at: 0) }
  }

  mutating func resize(_ width: Double, _ height: Double, at seconds: Double) {
    size = Size(width: width, height: height)
    scene.send(.size(size), at: SceneTime(seconds: seconds))
  }

  @discardableResult
  mutating func send(_ event: BottomDrawer.Event, at seconds: Double) -> [BottomDrawer.Effect] {
    Array(scene.send(event, at: SceneTime(seconds: seconds)))
  }

  mutating func advance(to seconds: Double) {
    scene.advance(to: SceneTime(seconds: seconds))
  }

  @discardableResult
  mutating func touch(
    _ phase: TouchPhase, _ x: Double, _ y: Double, at seconds: Double, finger: Int32 = 1
  ) -> [BottomDrawer.Effect] {
    send(.touch(finger, phase, at: Point(x: x, y: y)), at: seconds)
  }

  /// Two taps on one spot, over after 0.2 s.
  @discardableResult
  mutating func doubleTap(_ x: Double, _ y: Double, at seconds: Double) -> [BottomDrawer.Effect] {
    touch(.down, x, y, at: seconds)
    touch(.up, x, y, at: seconds + 0.05)
    touch(.down, x, y, at: seconds + 0.15)
    return touch(.up, x, y, at: seconds + 0.2)
  }

  /// A finger on the middle of the handle that goes up by so much, and lifts.
  mutating func haul(up points: Double, at seconds: Double) {
    let y = rect(.grip, at: seconds).y + 30
    touch(.down, size.width / 2, y, at: seconds)
    touch(.move, size.width / 2, y - points, at: seconds + 0.1)
    touch(.up, size.width / 2, y - points, at: seconds + 0.2)
  }

  /// A tile is carried by so much and dropped, by a gesture that the host has recognized.
  mutating func carry(
    _ tile: BottomDrawer.Gesture, _ dx: Double, _ dy: Double, at seconds: Double,
    end: RecognizerPhase = .ended
  ) {
    send(.gesture(tile, .began), at: seconds)
    send(.gesture(tile, .changed, translation: Vector(dx: dx, dy: dy)), at: seconds)
    send(.gesture(tile, end, translation: Vector(dx: dx, dy: dy)), at: seconds)
  }

  /// Where a view is drawn; all of them that are asked for here lie on the stage, or in `main`, which
  /// is as large.
  func rect(_ view: BottomDrawer.View, at seconds: Double) -> Rect {
    let placement = scene.placement(of: view, at: SceneTime(seconds: seconds))
    return placement.frame.offsetBy(placement.offset)
  }

  func top(at seconds: Double) -> Double { rect(.drawer, at: seconds).y }
  func height(at seconds: Double) -> Double { rect(.drawer, at: seconds).height }
}
