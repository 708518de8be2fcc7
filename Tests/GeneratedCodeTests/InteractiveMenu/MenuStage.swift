import CoulisseRuntime

/// A running scene of system S2, with the questions that its tests ask all the time.
struct MenuStage {
  var scene = InteractiveMenu()
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
  mutating func send(_ event: InteractiveMenu.Event, at seconds: Double) -> [InteractiveMenu.Effect]
  {
    Array(scene.send(event, at: SceneTime(seconds: seconds)))
  }

  @discardableResult
  mutating func advance(to seconds: Double) -> [InteractiveMenu.Effect] {
    Array(scene.advance(to: SceneTime(seconds: seconds)))
  }

  /// A drag by a recognizer of the host: began and a sample after each of the travels.
  mutating func drag(_ way: Way, _ travels: Double..., at seconds: Double) {
    send(.gesture(way.gesture, .began), at: seconds)
    for travel in travels {
      send(.gesture(way.gesture, .changed, translation: way.translation(travel)), at: seconds)
    }
  }

  @discardableResult
  mutating func release(
    _ way: Way, _ travel: Double, speed: Double = 0, at seconds: Double
  ) -> [InteractiveMenu.Effect] {
    send(
      .gesture(
        way.gesture, .ended, translation: way.translation(travel), velocity: way.translation(speed)),
      at: seconds)
  }

  mutating func touch(_ phase: TouchPhase, _ x: Double, y: Double = 300, at seconds: Double) {
    send(.touch(1, phase, at: Point(x: x, y: y)), at: seconds)
  }

  /// A finger comes down and up again, half a tenth of a second later.
  mutating func tap(_ x: Double, y: Double = 300, at seconds: Double) {
    touch(.down, x, y: y, at: seconds)
    touch(.up, x, y: y, at: seconds + 0.05)
  }

  /// Brings the menu to where a drag that way begins, at rest there at `seconds`.
  mutating func prepare(_ way: Way, by seconds: Double) {
    if way == .closing { send(.open(.menu), at: seconds - 1) }
    advance(to: seconds)
  }

  func placement(_ view: InteractiveMenu.View, at seconds: Double) -> Placement {
    scene.placement(of: view, at: SceneTime(seconds: seconds))
  }

  /// Where the left side of the still picture is.
  func x(at seconds: Double) -> Double {
    let picture = placement(.menuPicture, at: seconds)
    return picture.frame.x + picture.offset.dx
  }

  func progress(at seconds: Double) -> Double {
    scene.progress(of: .menu, at: SceneTime(seconds: seconds))
  }

  /// Seconds at which the scene changes next by itself.
  var deadline: Double? { scene.nextDeadline.map { Double($0.nanoseconds) / 1e9 } }
}

/// The two transitions of system S2, each with the words that a test needs to speak of both.
enum Way: CaseIterable, Sendable {
  case opening, closing

  var gesture: InteractiveMenu.Gesture { self == .opening ? .menuPull : .menuPush }
  /// Where it leads when it is finished.
  var finished: InteractiveMenu.Detent { self == .opening ? .open : .closed }
  /// Where it leads when it is rolled back.
  var rolledBack: InteractiveMenu.Detent { self == .opening ? .closed : .open }

  /// The finger's translation for `points` in its direction: to the right opens, to the left closes.
  func translation(_ points: Double) -> Vector {
    Vector(dx: self == .opening ? points : -points, dy: 0)
  }

  /// Where the picture stands in a container `width` points wide when the way has been covered to
  /// `share`: 80 % of the width is all of it.
  func x(_ share: Double, width: Double) -> Double {
    0.8 * width * (self == .opening ? share : 1 - share)
  }
}

/// The ease-in-out curve (0.42, 0, 0.58, 1) as it is tabulated, to five places.
let easeInOutTable = [(0.1, 0.01972), (0.25, 0.12916), (0.5, 0.5), (0.75, 0.87084), (0.9, 0.98028)]

/// What five places of the table are worth over 300 points.
let tablePoints = 0.0016
