import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// A scene with one list whose second row, from 100 to 144 pt, is dragged.
struct SwipedRow {
  let lowered: LoweredScene
  var machine: SceneMachine

  static let rows = [
    ListRow(key: RowKey(7), start: 0, extent: 100), ListRow(key: RowKey(8), start: 100, extent: 44),
  ]

  init(_ scene: Scene) {
    lowered = scene.lowered(for: .ios(version: 26))
    machine = SceneMachine(lowered.program)
    show(Self.rows)
  }

  mutating func show(_ rows: [ListRow]) {
    machine.send(.environment(.rows(list: 0, rows)), at: SceneTime(nanoseconds: 0))
  }

  /// The row with a finger that has taken it to a position, in points.
  func pulled(to position: Double) -> SwipedRow {
    var copy = self
    let slop = position < 0 ? -10.0 : 10
    copy.touch(.down, x: 200, y: 120)
    copy.touch(.move, x: 200 + slop + position, y: 120)
    return copy
  }

  mutating func touch(_ phase: TouchPhase, x: Double, y: Double, finger: Int32 = 1) {
    machine.send(
      .touch(TouchEvent(id: finger, phase: phase, location: Point(x: x, y: y))),
      at: machine.state.now)
  }

  /// Of the first row's parts.
  var track: Int { lowered.symbols.track(of: .row(Inbox.list)) ?? 0 }

  func recognizer(_ name: String) -> Int {
    let index = Inbox.scene(.standard).gestures.firstIndex { $0.name.value == name } ?? 0
    return lowered.symbols.recognizer(of: EntityID(index)) ?? 0
  }

  /// Menu, then its buttons from the last declared to the first.
  func rects(_ side: Int) -> [Rect] {
    [
      Element.rowMenu(Inbox.list, side: side), .rowButton(Inbox.list, side: side, 1),
      .rowButton(Inbox.list, side: side, 0),
    ].map(rect)
  }

  func rect(_ element: Element) -> Rect {
    machine.stageRect(of: view(element), at: machine.state.now)
  }

  func isHidden(_ element: Element) -> Bool {
    machine.isHidden(view(element), at: machine.state.now)
  }

  /// The view of the second row: the program tells one row apart until another one is touched.
  private func view(_ element: Element) -> Int {
    let original = lowered.symbols.view(of: element) ?? 0
    return machine.program.views.indices.first {
      machine.program.original(ofView: $0) == original
        && machine.program.row(ofView: $0).flatMap(machine.reference(at:))?.key == RowKey(8)
    } ?? original
  }
}
