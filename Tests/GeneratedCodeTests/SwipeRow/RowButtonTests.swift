import CoulisseRuntime
import Testing

/// S5, where the buttons are. `p` is 70 %; the menus are 70 and 120 pt wide, the row 375.
struct RowButtonTests {
  @Test(arguments: [1.0, 14, 35, 63, 70])
  func `the left menu follows by its share`(travel: Double) {
    var stage = RowStage()
    stage.drag(RowStage.a, travel, at: 0)
    #expect(isClose(stage.x(.inboxLeft, RowStage.a, at: 0), -0.7 * 70 + 0.7 * travel))
    #expect(stage.x(.inboxPicture, RowStage.a, at: 0) == travel)
    #expect(stage.isHidden(.inboxRight, RowStage.a))
  }

  @Test(arguments: [1.0, 24, 60, 108, 120])
  func `the right menu follows by its share`(travel: Double) {
    var stage = RowStage()
    stage.drag(RowStage.a, -travel, at: 0)
    #expect(
      isClose(stage.x(.inboxRight, RowStage.a, at: 0), 375 - 120 + 0.7 * (120 - travel)))
    #expect(stage.x(.inboxPicture, RowStage.a, at: 0) == -travel)
    #expect(stage.isHidden(.inboxLeft, RowStage.a))
  }

  @Test func `buttons are as wide as what they show and ten points, the last declared leftmost`() {
    var stage = RowStage()
    stage.drag(RowStage.a, -120, at: 0)
    #expect(stage.x(.inboxMore, RowStage.a, at: 0) == 0)
    #expect(stage.x(.inboxDelete, RowStage.a, at: 0) == 50)
    func width(_ view: SwipeRow.View) -> Double {
      stage.scene.placement(of: view, row: RowStage.a, at: stage.scene.now).frame.width
    }
    #expect(width(.inboxMore) == 50 && width(.inboxDelete) == 70 && width(.inboxRight) == 120)
    // A text that is narrower than the image: 24 + 10.
    stage.send(.measuredLength(.inboxMoreText, 20), at: 0)
    #expect(width(.inboxMore) == 34 && width(.inboxRight) == 104)
    stage.send(.measuredLength(.inboxDeleteText, 80), at: 0)
    #expect(width(.inboxDelete) == 90 && width(.inboxRight) == 124)
  }

  @Test func `a measure that is none changes nothing`() {
    var stage = RowStage()
    let before = stage.scene
    for points in [-1, .nan, .infinity, 1e300] as [Double] {
      stage.send(.measuredLength(.inboxFlagText, points), at: 0)
    }
    stage.send(.openRow(.inboxLeft, RowStage.a), at: 0)
    stage.advance(to: 1)
    #expect(stage.position(RowStage.a, at: 1) == 70)
    #expect(before.placement(of: .inboxFlag, row: RowStage.a, at: before.now).frame.width == 70)
  }

  @Test func `assistive technology offers the buttons of a row as its actions`() {
    #expect(SwipeRow.List.inbox.buttons == [.inboxFlag, .inboxDelete, .inboxMore])
    #expect(SwipeRow.List.inbox.buttons.map { "\($0.label ?? "")" } == ["Flag", "Delete", "More"])
    var stage = RowStage()
    let event = SwipeRow.View.inboxDelete.activation(in: RowStage.b)
    #expect(event == .gesture(.inboxDelete, .ended, row: RowStage.b))
    #expect(SwipeRow.View.inboxDelete.activation == nil)
    #expect(SwipeRow.View.main.activation(in: RowStage.b) == nil)
    if let event {
      #expect(stage.send(event, at: 0).contains(.action(.delete(row: RowStage.b))))
    }
    #expect(stage.detent(RowStage.b) == .closed)
  }
}
