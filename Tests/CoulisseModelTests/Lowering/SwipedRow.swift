import CoulisseModel
import CoulisseRuntime

/// A scene with one list whose second row, from 100 to 144 pt, is dragged.
struct SwipedRow {
  let lowered: LoweredScene
  var machine: SceneMachine

  init(_ scene: Scene) {
    lowered = scene.lowered(for: .ios(version: 26))
    machine = SceneMachine(lowered.program)
    let rows = [
      ListRow(key: RowKey(7), start: 0, extent: 100),
      ListRow(key: RowKey(8), start: 100, extent: 44),
    ]
    machine.send(.environment(.rows(list: 0, rows)), at: SceneTime(nanoseconds: 0))
  }

  /// The row with a finger that has taken it to a position, in points.
  func pulled(to position: Double) -> SwipedRow {
    var copy = self
    let slop = position < 0 ? -10.0 : 10
    copy.touch(.down, 200)
    copy.touch(.move, 200 + slop + position)
    return copy
  }

  private mutating func touch(_ phase: TouchPhase, _ x: Double) {
    machine.send(
      .touch(TouchEvent(id: 1, phase: phase, location: Point(x: x, y: 120))),
      at: SceneTime(nanoseconds: 0))
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
