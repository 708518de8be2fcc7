import CoulisseRuntime
import Testing

/// S4: the drawer and its handle.
struct BottomDrawerTests {
  @Test(arguments: [(375.0, 667.0), (320, 480), (1024, 1366)])
  func `open it stands 130 above the bottom, the handle on its edge`(width: Double, height: Double)
  {
    let table = DrawerTable(width: width, height: height)
    #expect(table.rect(.drawer, at: 0) == Rect(x: 0, y: height - 130, width: width, height: 130))
    #expect(
      table.rect(.grip, at: 0) == Rect(x: width / 2 - 30, y: height - 160, width: 60, height: 60))
  }

  @Test func `closed its top is the bottom, and 30 points of the handle stay`() {
    var table = DrawerTable()
    table.doubleTap(187.5, 537, at: 1)
    table.advance(to: 2)
    #expect(table.top(at: 2) == 667)
    #expect(table.rect(.grip, at: 2).y == 637)
  }

  @Test func `a double tap takes 0.2 s, and everything laid out on it goes along`() {
    var table = DrawerTable()
    table.carry(.card0Drag, 0, 500, at: 0)
    table.advance(to: 0.5)
    table.doubleTap(187.5, 537, at: 1)
    // Half of the time is half of the way, of an even curve.
    #expect(abs(table.top(at: 1.3) - 602) < 0.001)
    #expect(abs(table.rect(.grip, at: 1.3).y - 572) < 0.001)
    #expect(abs(table.rect(.card0, at: 1.3).y - 632) < 0.001)
    #expect(table.top(at: 1.4) == 667)
    #expect(table.rect(.card0, at: 1.4).y == 697)
  }

  @Test(arguments: [-130.0, -80, -10, 10, 50, 130])
  func `the handle takes the drawer along, top and height, from the first point on`(up: Double) {
    var table = DrawerTable()
    table.haul(up: up, at: 1)
    #expect(table.top(at: 2) == 667 - 130 - up)
    #expect(table.height(at: 2) == 130 + up)
    #expect(table.rect(.grip, at: 2).y == 667 - 160 - up)
  }

  @Test func `wherever on the handle the finger is, nothing jumps`() {
    var table = DrawerTable()
    table.touch(.down, 170, 515, at: 1)
    #expect(table.top(at: 1) == 537)
    table.touch(.move, 170, 514, at: 1.1)
    #expect(table.top(at: 1.1) == 536)
  }

  @Test func `samples beyond 260 are ignored, not clamped: 200, then 300, stays 200`() {
    var table = DrawerTable()
    table.touch(.down, 187.5, 537, at: 1)
    table.touch(.move, 187.5, 467, at: 1.1)
    table.touch(.move, 187.5, 367, at: 1.2)
    #expect(table.top(at: 1.2) == 467)
    #expect(table.height(at: 1.2) == 200)
    table.touch(.move, 187.5, 407, at: 1.3)
    #expect(table.height(at: 1.3) == 260)
    table.touch(.move, 187.5, 668, at: 1.4)
    #expect(table.height(at: 1.4) == 260)
    table.touch(.move, 187.5, 667, at: 1.5)
    #expect(table.height(at: 1.5) == 0)
  }

  @Test func `let go it stays, however fast the finger was; the next double tap closes`() {
    var table = DrawerTable()
    table.touch(.down, 187.5, 537, at: 1)
    table.touch(.move, 187.5, 467, at: 1.01)
    table.touch(.up, 187.5, 467, at: 1.01)
    table.advance(to: 3)
    #expect(table.top(at: 3) == 467)
    table.doubleTap(187.5, 467, at: 4)
    table.advance(to: 5)
    #expect(table.top(at: 5) == 667)
  }

  @Test(arguments: [-80.0, -130, 70])
  func `opening restores the height, whatever the last drag left`(up: Double) {
    var table = DrawerTable()
    table.haul(up: up, at: 1)
    if up != -130 {
      table.doubleTap(187.5, table.rect(.grip, at: 2).y + 10, at: 2)
      table.advance(to: 3)
    }
    #expect(table.top(at: 3) == 667)
    table.doubleTap(187.5, 650, at: 4)
    #expect(table.height(at: 4.2) == 130)
    table.advance(to: 5)
    #expect(table.rect(.drawer, at: 5) == Rect(x: 0, y: 537, width: 375, height: 130))
  }

  /// The finger stops it where it is: that is not closed.
  @Test(arguments: [false, true])
  func `a double tap while it moves closes`(isClosed: Bool) {
    var table = DrawerTable()
    if isClosed {
      table.doubleTap(187.5, 537, at: 0)
      table.advance(to: 0.8)
    }
    table.doubleTap(187.5, isClosed ? 650 : 537, at: 1)
    table.doubleTap(187.5, 602, at: 1.3)
    #expect(table.top(at: 1.5) == 602)
    table.advance(to: 2)
    #expect(table.top(at: 2) == 667)
  }

  /// 666.5 and 667 are not equal cut to whole points, 667 and 667.5 are.
  @Test(arguments: [(667.0, 667.0), (667.5, 537.5)])
  func `it opens only where top and bottom are equal cut to whole points`(
    height: Double, top: Double
  ) {
    var table = DrawerTable(height: height)
    table.haul(up: -129.5, at: 1)
    #expect(table.top(at: 2) == height - 0.5)
    table.doubleTap(187.5, 650, at: 2)
    table.advance(to: 3)
    #expect(table.top(at: 3) == top)
  }

  @Test func `the drawer stays at the bottom of another stage`() {
    var table = DrawerTable()
    table.haul(up: 70, at: 1)
    table.resize(500, 900, at: 2)
    #expect(table.rect(.drawer, at: 2) == Rect(x: 0, y: 700, width: 500, height: 200))
    #expect(table.rect(.grip, at: 2).x == 220)
  }
}
