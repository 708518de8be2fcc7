import CoulisseRuntime
import Testing

/// S5, rows among others, in a list that scrolls.
struct RowListTests {
  @Test func `a tap chooses a row, and the app hears what it has told of it`() {
    var stage = RowStage()
    let effects = stage.tap(100, 90, at: 0)
    #expect(effects.contains(.action(.read(row: RowStage.b, subject: "mail 2"))))
    #expect(effects.contains(.gesture(.inboxRow, .ended, row: RowStage.b)))
  }

  @Test func `while a row is open, a tap on any closes it and chooses none`() {
    for y in [30.0, 90, 150] {
      var stage = RowStage()
      stage.send(.openRow(.inboxRight, RowStage.a), at: 0)
      stage.advance(to: 1)
      let effects = stage.tap(100, y, at: 1)
      #expect(stage.scene.isBound(.inboxRow, row: RowStage.a, for: .closed))
      #expect(!effects.contains { if case .action = $0 { true } else { false } })
    }
  }

  @Test func `a button does what it says and closes nothing by itself`() {
    var stage = RowStage()
    stage.send(.openRow(.inboxRight, RowStage.a), at: 0)
    stage.advance(to: 1)
    let effects = stage.tap(340, 30, at: 1)
    #expect(effects.contains(.action(.delete(row: RowStage.a))))
    #expect(stage.detent(RowStage.a) == .right)
  }

  @Test func `only one row is open at a time`() {
    var stage = RowStage()
    stage.send(.openRow(.inboxRight, RowStage.a), at: 0)
    stage.advance(to: 1)
    #expect(
      !stage.scene.shouldBegin(
        .inboxSwipe, row: RowStage.b, translation: Vector(dx: 12, dy: 0), velocity: .zero))
    stage.drag(RowStage.b, 30, at: 1)
    #expect(stage.position(RowStage.b, at: 1) == 0)
    stage.release(RowStage.b, 30, at: 1)
    stage.send(.openRow(.inboxLeft, RowStage.b), at: 1)
    stage.advance(to: 2)
    #expect(stage.detent(RowStage.b) == .left && stage.detent(RowStage.a) == .closed)
  }

  @Test func `what covers a row comes with the first sample, and goes when it has closed`() {
    var stage = RowStage()
    #expect(stage.isHidden(.inboxOverlay, RowStage.a))
    stage.drag(RowStage.a, at: 0)
    stage.send(
      .gesture(.inboxSwipe, .changed, row: RowStage.a, translation: Vector(dx: 70, dy: 0)), at: 0)
    #expect(
      !stage.isHidden(.inboxOverlay, RowStage.a) && !stage.isHidden(.inboxPicture, RowStage.a))
    stage.release(RowStage.a, 70, at: 0)
    let opened = stage.advance(to: 1)
    #expect(!opened.contains { if case .remove = $0 { true } else { false } })
    let closing = stage.send(.closeRows(.inbox), at: 1)
    #expect(!closing.contains { if case .remove = $0 { true } else { false } })
    let closed = stage.advance(to: 1.25)
    #expect(closed.contains(.remove(.inboxPicture, row: RowStage.a)))
    #expect(closed.contains(.remove(.inboxOverlay, row: RowStage.a)))
    #expect(closed.contains(.settled(.inboxRow, .closed, row: RowStage.a)))
    #expect(stage.isHidden(.inboxOverlay, RowStage.a))
  }

  @Test func `a row that is gone means nothing, and is nowhere`() {
    var stage = RowStage()
    let before = stage.scene
    stage.drag(RowStage.gone, 30, at: 0)
    stage.release(RowStage.gone, 30, at: 0)
    #expect(stage.send(.openRow(.inboxLeft, RowStage.gone), at: 0).isEmpty)
    #expect(stage.send(.toggleRow(.inboxLeft, RowStage.gone), at: 0).isEmpty)
    #expect(stage.send(.gesture(.inboxSwipe, .began), at: 0).isEmpty)
    #expect(stage.scene.placement(of: .inboxRow, row: RowStage.gone, at: before.now).isHidden)
    #expect(stage.scene.placement(of: .inboxRow, at: before.now).isHidden)
    #expect(stage.detent(RowStage.gone) == nil)
    #expect(!stage.scene.shouldReceive(.inboxSwipe, row: RowStage.gone, at: Point(x: 9, y: 9)))
  }

  @Test func `a row that was never touched lies where it lies`() {
    let stage = RowStage()
    let placement = stage.scene.placement(of: .inboxRow, row: RowStage.b, at: stage.scene.now)
    #expect(placement.frame == Rect(x: 0, y: 60, width: 375, height: 60) && !placement.isHidden)
    #expect(stage.detent(RowStage.b) == .closed)
    #expect(stage.scene.shouldReceive(.inboxSwipe, row: RowStage.b, at: Point(x: 9, y: 70)))
    #expect(!stage.scene.shouldReceive(.inboxSwipe, row: RowStage.b, at: Point(x: 9, y: 9)))
  }

  @Test func `an open row goes on where it is shown next, and ends when it is shown no more`() {
    var stage = RowStage()
    stage.send(.openRow(.inboxLeft, RowStage.b), at: 0)
    stage.advance(to: 1)
    stage.show([RowStage.b, RowStage.a])
    #expect(stage.detent(RowStage.b) == .left)
    #expect(
      stage.scene.placement(of: .inboxRow, row: RowStage.b, at: stage.scene.now).frame.y == 0)
    stage.show([RowStage.a])
    #expect(stage.scene.isIdle && stage.detent(RowStage.b) == nil)
    stage.show([RowStage.a, RowStage.b])
    #expect(stage.detent(RowStage.b) == .closed)
  }

  @Test func `rows that are nowhere on a screen are refused, with what was told of them`() {
    var stage = RowStage()
    stage.scene.send(
      .show(.inbox([SwipeRow.InboxRow(key: RowKey(9), start: .nan, extent: 60, subject: "no")])),
      at: stage.scene.now)
    #expect(
      stage.tap(100, 30, at: 0).contains(.action(.read(row: RowStage.a, subject: "mail 1"))))
  }

  @Test func `the table says which recognizers are in every row`() {
    let rows = SwipeRow.recognizers.filter { $0.list == .inbox }.map(\.gesture)
    #expect(Set(rows) == [.inboxSwipe, .inboxRow, .inboxFlag, .inboxDelete, .inboxMore])
    #expect(SwipeRow.Gesture.inboxDismiss.list == nil && SwipeRow.Gesture.inboxScroll.list == nil)
  }

  @Test func `two rows in one event are told apart`() {
    var stage = RowStage()
    stage.send(.openRow(.inboxRight, RowStage.a), at: 0)
    stage.advance(to: 1)
    let effects = stage.send(.openRow(.inboxLeft, RowStage.b), at: 1)
    let rows = effects.compactMap { effect -> RowKey? in
      if case .willSettle(.inboxRow, _, let row) = effect { row } else { nil }
    }
    #expect(Set(rows) == [RowStage.a, RowStage.b])
  }
}
