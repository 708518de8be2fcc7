import CoulisseModel
import CoulisseRuntime
import Testing

/// Rows of which one is dragged: 375 pt wide, menus of 100 and 104 pt.
@Suite struct RowLifeTests {
  @Test func `parts stand for whichever row is touched, and are doubled when all are taken`() {
    var row = SwipedRow(Inbox.scene(.standard))
    #expect(row.machine.program.lists[0].rows.count == 1)
    row = row.pulled(to: 30)
    #expect(row.machine.program.lists[0].rows.count == 1)
    #expect(row.machine.reference(at: RowPlace(list: 0, slot: 0))?.key == RowKey(8))
    row.touch(.down, x: 200, y: 50, finger: 2)
    #expect(row.machine.program.lists[0].rows.count == 2)
    #expect(row.machine.reference(at: RowPlace(list: 0, slot: 1))?.key == RowKey(7))
  }

  @Test func `a row that is gone is closed, and its touch is cancelled`() {
    var row = SwipedRow(Inbox.scene(.standard)).pulled(to: 30)
    row.show([SwipedRow.rows[0]])
    let swipe = row.recognizer("inbox.swipe")
    #expect(row.machine.effects.contains(.recognizer(swipe, .cancelled)))
    #expect(row.machine.state.tracks.allSatisfy { $0.phase == .rest })
    #expect(row.isHidden(.rowOverlay(Inbox.list)))
    row.touch(.move, x: 300, y: 120)
    row.touch(.up, x: 300, y: 120)
    #expect(row.machine.isIdle)
  }

  @Test func `a drag that closes one side goes on to open the other, with what is left over`() {
    var row = SwipedRow(Inbox.scene(.standard))
    row.machine.send(
      .performInRow(.settle(track: row.track, detent: 2), RowReference(list: 0, key: RowKey(8))),
      at: row.machine.state.now)
    row.machine.advance(to: SceneTime(nanoseconds: 250_000_000))
    #expect(row.machine.position(of: row.track, at: row.machine.state.now) == 100)
    row.touch(.down, x: 300, y: 120)
    row.touch(.move, x: 290 - 130, y: 120)
    #expect(row.machine.position(of: row.track, at: row.machine.state.now) == -30)
  }

  @Test func `a button that is measured again moves its row along`() {
    var row = SwipedRow(Inbox.scene(.standard))
    row.machine.send(
      .performInRow(.settle(track: row.track, detent: 2), RowReference(list: 0, key: RowKey(8))),
      at: row.machine.state.now)
    row.machine.advance(to: SceneTime(nanoseconds: 250_000_000))
    row.machine.send(.environment(.quantity(0, 80)), at: row.machine.state.now)
    #expect(row.machine.position(of: row.track, at: row.machine.state.now) == 120)
    row.machine.send(.environment(.quantity(0, -1)), at: row.machine.state.now)
    row.machine.send(.environment(.quantity(9, 10)), at: row.machine.state.now)
    #expect(row.machine.position(of: row.track, at: row.machine.state.now) == 120)
  }
}
