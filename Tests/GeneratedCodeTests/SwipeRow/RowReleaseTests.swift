import CoulisseRuntime
import Testing

/// S5, what a row does when the finger lets go. Menus are 70 pt at the left and 120 at the right.
struct RowReleaseTests {
  @Test(arguments: [
    (35.0, SwipeRow.Detent.closed), (35.5, .left), (70, .left), (-60, .closed), (-60.5, .right),
    (-120, .right),
  ])
  func `more than half of a menu goes on, half of it goes back`(
    travel: Double, detent: SwipeRow.Detent
  ) {
    var stage = RowStage()
    stage.drag(RowStage.a, travel, at: 0)
    stage.release(RowStage.a, travel, at: 0)
    #expect(stage.scene.isBound(.inboxRow, row: RowStage.a, for: detent))
    stage.advance(to: 0.25)
    #expect(stage.detent(RowStage.a) == detent)
  }

  @Test(arguments: [
    (20.0, 200.0, SwipeRow.Detent.closed), (20, 200.5, .left), (20, -900, .closed),
    (-20, -200, .closed), (-20, -200.5, .right), (-20, 900, .closed),
  ])
  func `faster than 200 points per second the way of the drag goes on, and no other speed`(
    travel: Double, speed: Double, detent: SwipeRow.Detent
  ) {
    var stage = RowStage()
    stage.drag(RowStage.a, travel, at: 0)
    stage.release(RowStage.a, travel, speed: speed, at: 0)
    #expect(stage.scene.isBound(.inboxRow, row: RowStage.a, for: detent))
  }

  @Test func `it takes a quarter of a second, slow at both ends`() {
    var stage = RowStage()
    stage.send(.openRow(.inboxRight, RowStage.a), at: 1)
    #expect(isClose(stage.position(RowStage.a, at: 1.125), -60))
    #expect(isClose(stage.position(RowStage.a, at: 1.0625), -120 * 0.12916, within: 0.002))
    #expect(stage.scene.nextDeadline == SceneTime(seconds: 1.25))
    #expect(stage.position(RowStage.a, at: 1.25) == -120)
  }

  @Test func `a cancelled drag settles where it is, whatever its speed`() {
    var stage = RowStage()
    stage.drag(RowStage.a, 20, at: 0)
    stage.send(
      .gesture(
        .inboxSwipe, .cancelled, row: RowStage.a, translation: Vector(dx: 20, dy: 0),
        velocity: Vector(dx: 900, dy: 0)), at: 0)
    #expect(stage.scene.isBound(.inboxRow, row: RowStage.a, for: .closed))
    stage.advance(to: 1)
    #expect(stage.scene.isIdle && stage.detent(RowStage.a) == .closed)
  }

  @Test func `a drag without a sample leaves nothing behind`() {
    var stage = RowStage()
    stage.drag(RowStage.a, at: 0)
    stage.release(RowStage.a, 0, at: 0.1)
    stage.advance(to: 1)
    #expect(stage.scene.isIdle && stage.detent(RowStage.a) == .closed)
    #expect(stage.isHidden(.inboxOverlay, RowStage.a))
    #expect(stage.isHidden(.inboxPicture, RowStage.a))
  }

  @Test func `a row stops where its menu ends, and comes back at once`() {
    var stage = RowStage()
    stage.drag(RowStage.a, 500, at: 0)
    #expect(stage.position(RowStage.a, at: 0) == 70)
    stage.send(
      .gesture(.inboxSwipe, .changed, row: RowStage.a, translation: Vector(dx: -500, dy: 0)), at: 0)
    #expect(stage.position(RowStage.a, at: 0) == -120)
  }

  @Test func `past its place a row goes on to the other side with what is left over`() {
    var stage = RowStage()
    stage.send(.openRow(.inboxLeft, RowStage.a), at: 0)
    stage.advance(to: 1)
    stage.drag(RowStage.a, -70, -100, at: 1)
    #expect(stage.position(RowStage.a, at: 1) == -30)
    #expect(stage.isHidden(.inboxLeft, RowStage.a))
    #expect(!stage.isHidden(.inboxRight, RowStage.a))
    stage.release(RowStage.a, -100, at: 1)
    #expect(stage.scene.isBound(.inboxRow, row: RowStage.a, for: .closed))
  }

  @Test func `a row that is closing is taken where it is`() {
    var stage = RowStage()
    stage.send(.openRow(.inboxRight, RowStage.a), at: 0)
    stage.advance(to: 1)
    stage.send(.closeRow(.inboxRight, RowStage.a), at: 1)
    stage.drag(RowStage.a, -10, at: 1.125)
    #expect(isClose(stage.position(RowStage.a, at: 1.125), -70))
    #expect(!stage.isHidden(.inboxOverlay, RowStage.a))
    let effects = stage.advance(to: 2)
    #expect(!effects.contains(.remove(.inboxOverlay, row: RowStage.a)))
  }
}
