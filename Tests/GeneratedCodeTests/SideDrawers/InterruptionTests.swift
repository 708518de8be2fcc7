import CoulisseRuntime
import Testing

/// S1, faults of the original: resizes, two fingers, pages that are pushed.
struct InterruptionTests {
  @Test(arguments: DrawerSide.allCases)
  func `an open drawer stays open when the stage is resized`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    stage.resize(667, at: 1)
    #expect(stage.x(side, at: 1) == 0)
    #expect(stage.x(side.other, at: 1) == side.other.x(out: 0, width: 667))
    #expect(stage.scrim(at: 1).opacity == 0.5)
    #expect(stage.scene.detent(of: side.panel) == .open)
    #expect(stage.scene.isEnabled(side.push))
  }

  @Test func `closed drawers stay closed, and their edge pans on`() {
    var stage = DrawerStage()
    stage.resize(667, at: 1)
    #expect((stage.x(.left, at: 1), stage.x(.right, at: 1)) == (-667, 667))
    #expect(stage.scene.isEnabled(.pullMenu) && stage.scene.isEnabled(.pullInfo))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a dragged drawer keeps its progress, and goes on from there`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.drag(side.pull, side.opening(150), at: 0)
    stage.resize(500, at: 0.1)
    // 150 of 375 points are 40 %; 40 % of 500 are 200.
    #expect(isClose(stage.x(side, at: 0.1), side.x(out: 200, width: 500)))
    #expect(isClose(stage.scrim(at: 0.1).opacity, 0.2))
    stage.send(.gesture(side.pull, .changed, translation: side.opening(175)), at: 0.2)
    #expect(isClose(stage.x(side, at: 0.2), side.x(out: 225, width: 500)))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a drawer that is resized under way keeps its progress and its time`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.send(.open(side.panel), at: 0)
    stage.resize(500, at: 0.15)
    #expect(isClose(stage.x(side, at: 0.15), side.x(out: 250, width: 500)))
    #expect(stage.x(side, at: 0.3) == 0)
  }

  @Test func `two fingers pull both drawers without disturbing each other`() {
    var stage = DrawerStage()
    stage.touch(.down, Point(x: 5, y: 300), finger: 1, at: 0)
    stage.touch(.down, Point(x: 370, y: 400), finger: 2, at: 0)
    stage.touch(.move, Point(x: 115, y: 300), finger: 1, at: 0.1)
    stage.touch(.move, Point(x: 310, y: 400), finger: 2, at: 0.1)
    #expect(isClose(stage.x(.left, at: 0.1), -375 + 100))
    #expect(isClose(stage.x(.right, at: 0.1), 375 - 50))
    #expect(isClose(stage.scrim(at: 0.1).opacity, 100.0 / 375 * 0.5), "the greater one counts")
    stage.touch(.up, Point(x: 115, y: 300), finger: 1, at: 0.2)
    #expect(stage.scene.isBound(.menu, for: .open))
    stage.touch(.move, Point(x: 110, y: 400), finger: 2, at: 0.3)
    stage.touch(.up, Point(x: 110, y: 400), finger: 2, at: 0.4)
    #expect(stage.scene.isBound(.info, for: .closed), "at most one is open")
    stage.advance(to: 1)
    #expect(stage.scene.detent(of: .menu) == .open)
    #expect(stage.scene.detent(of: .info) == .closed)
    #expect(stage.scene.isIdle)
  }

  @Test func `the drawer that opens takes the other one's place, under one scrim`() {
    var stage = DrawerStage()
    stage.open(.left, by: 1)
    stage.send(.open(.info), at: 1)
    #expect(stage.scene.isBound(.menu, for: .closed))
    for time in [1, 1.1, 1.15, 1.2, 1.3] {
      #expect(isClose(stage.scrim(at: time).opacity, 0.5))
    }
    #expect(isClose(stage.x(.left, at: 1.15), -187.5))
    #expect(isClose(stage.x(.right, at: 1.15), 187.5))
  }

  @Test func `a drawer that is grabbed in mid-fade brings the rest of the fade along`() {
    var stage = DrawerStage()
    stage.open(.left, by: 1)
    stage.send(.open(.info), at: 1)
    stage.send(.gesture(.pushInfo, .began), at: 1.15)
    // The drawer is halfway out, which is an opacity of 0.25; the scrim was at 0.5, and what it has
    // more runs out with the fade, of which the second half of the way is left.
    #expect(isClose(stage.scrim(at: 1.15).opacity, 0.5))
    let rest = 0.25 * (1 - easeInOut(0.75)) / 0.5
    #expect(isClose(stage.scrim(at: 1.225).opacity, 0.25 + rest, within: 1e-7))
    #expect(isClose(stage.scrim(at: 1.3).opacity, 0.25))
    stage.send(.gesture(.pushInfo, .changed, translation: Vector(dx: 75, dy: 0)), at: 1.4)
    #expect(isClose(stage.scrim(at: 1.4).opacity, 0.15))
  }

  @Test(arguments: DrawerSide.allCases)
  func `trap 2: with a page pushed anywhere the edge pans are off`(side: DrawerSide) {
    for stack in SideDrawers.Stack.allCases {
      var stage = DrawerStage()
      stage.send(.push(stack), at: 0)
      #expect(!stage.scene.isEnabled(side.pull), "from the start of the push")
      stage.advance(to: 1)
      #expect(!stage.scene.shouldReceive(side.pull, at: side.point(5, width: 375)))
      stage.send(.pop(stack), at: 1)
      #expect(!stage.scene.isEnabled(side.pull), "until the end of the pop")
      stage.advance(to: 2)
      #expect(stage.scene.isEnabled(side.pull))
    }
  }

  @Test func `with a page pushed inside, a drawer is not dragged`() {
    var stage = DrawerStage()
    stage.open(.left, by: 1)
    stage.send(.push(.menu), at: 1)
    stage.advance(to: 2)
    #expect(!stage.scene.isEnabled(.pushMenu))
    stage.touch(.down, Point(x: 200, y: 300), at: 2)
    stage.touch(.move, Point(x: 50, y: 300), at: 2.1)
    #expect(stage.x(.left, at: 2.1) == 0)
  }

  @Test func `a tap that closes and pushes leaves the edge pans off`() {
    var stage = DrawerStage()
    stage.open(.left, by: 1)
    stage.send(.gesture(.menuBooks, .ended), at: 1)
    stage.send(.push(.main), at: 1)
    #expect(!stage.scene.isEnabled(.pullMenu) && !stage.scene.isEnabled(.pullInfo))
    stage.advance(to: 3)
    #expect(stage.scene.detent(of: .menu) == .closed)
    #expect(!stage.scene.isEnabled(.pullMenu) && !stage.scene.isEnabled(.pullInfo))
    #expect(stage.scene.depth(of: .main) == 1)
  }

  @Test func `a page that is pushed while a drawer is open leaves the drawer open`() {
    var stage = DrawerStage()
    stage.open(.right, by: 1)
    stage.send(.push(.main), at: 1)
    stage.advance(to: 2)
    #expect(stage.scene.detent(of: .info) == .open)
    #expect(stage.scene.isEnabled(.pushInfo))
    stage.send(.close(.info), at: 2)
    stage.advance(to: 3)
    #expect(!stage.scene.isEnabled(.pullInfo))
  }
}
