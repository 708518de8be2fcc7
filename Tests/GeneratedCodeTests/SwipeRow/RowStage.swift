import CoulisseRuntime

/// A running scene of system S5, with the questions that its tests ask all the time.
///
/// Rows are 60 pt tall and 375 wide. At the left is `flag` of 60 + 10 points; at the right `delete` of 70 and
/// `more` of 50, of which the one declared last stands leftmost.
struct RowStage {
  var scene = SwipeRow()

  static let left = 70.0
  static let right = 120.0
  static let a = RowKey(1)
  static let b = RowKey(2)
  static let gone = RowKey(99)

  init(_ count: Int = 3) { show((1...count).map { RowKey(Int64($0)) }) }

  mutating func show(_ keys: [RowKey]) {
    let rows = keys.enumerated().map { index, key in
      InboxRow(key: key, start: Double(index) * 60, extent: 60, subject: "mail \(key.value)")
    }
    scene.send(.show(.inbox(rows)), at: scene.now)
  }

  typealias InboxRow = SwipeRow.InboxRow

  @discardableResult
  mutating func send(_ event: SwipeRow.Event, at seconds: Double) -> [SwipeRow.Effect] {
    Array(scene.send(event, at: SceneTime(seconds: seconds)))
  }

  @discardableResult
  mutating func advance(to seconds: Double) -> [SwipeRow.Effect] {
    Array(scene.advance(to: SceneTime(seconds: seconds)))
  }

  /// A drag by a recognizer of the host: began, and a sample after each of the travels, to the right.
  mutating func drag(_ row: RowKey, _ travels: Double..., at seconds: Double) {
    send(.gesture(.inboxSwipe, .began, row: row), at: seconds)
    for travel in travels {
      send(
        .gesture(.inboxSwipe, .changed, row: row, translation: Vector(dx: travel, dy: 0)),
        at: seconds)
    }
  }

  @discardableResult
  mutating func release(
    _ row: RowKey, _ travel: Double, speed: Double = 0, at seconds: Double
  ) -> [SwipeRow.Effect] {
    send(
      .gesture(
        .inboxSwipe, .ended, row: row, translation: Vector(dx: travel, dy: 0),
        velocity: Vector(dx: speed, dy: 0)), at: seconds)
  }

  /// Where a row is pulled to, in points to the right.
  func position(_ row: RowKey, at seconds: Double) -> Double {
    scene.position(of: .inboxRow, row: row, at: SceneTime(seconds: seconds))
  }

  func detent(_ row: RowKey) -> SwipeRow.Detent? { scene.detent(of: .inboxRow, row: row) }

  /// Left side of a row's part in what it lies in.
  func x(_ view: SwipeRow.View, _ row: RowKey, at seconds: Double) -> Double {
    let placement = scene.placement(of: view, row: row, at: SceneTime(seconds: seconds))
    return placement.frame.x + placement.offset.dx
  }

  func isHidden(_ view: SwipeRow.View, _ row: RowKey) -> Bool {
    scene.placement(of: view, row: row, at: scene.now).isHidden
  }

  mutating func tap(_ x: Double, _ y: Double, at seconds: Double) -> [SwipeRow.Effect] {
    send(.touch(1, .down, at: Point(x: x, y: y)), at: seconds)
      + send(.touch(1, .up, at: Point(x: x, y: y)), at: seconds + 0.05)
  }
}
