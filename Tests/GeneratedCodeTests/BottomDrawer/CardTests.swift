import CoulisseRuntime
import Testing

/// S4: the tiles and their dock.
struct CardTests {
  private static let cards: [BottomDrawer.Gesture] = [
    .card0Drag, .card1Drag, .card2Drag, .card3Drag,
  ]
  private static let views: [BottomDrawer.View] = [.card0, .card1, .card2, .card3]

  /// All four docked, in this order.
  private func docked(_ order: [Int] = [0, 1, 2, 3], width: Double = 375) -> DrawerTable {
    var table = DrawerTable(width: width)
    for (place, card) in order.enumerated() {
      table.carry(Self.cards[card], 0, 500, at: Double(place))
      table.advance(to: Double(place) + 0.5)
    }
    return table
  }

  @Test func `in the beginning the centers are 40 apart, from 70, 70`() {
    let table = DrawerTable()
    for (index, view) in Self.views.enumerated() {
      #expect(
        table.rect(view, at: 0)
          == Rect(x: 40 * Double(index) + 40, y: 40, width: 60, height: 60))
    }
  }

  @Test(
    arguments: [
      (-500, -500, 20, 20), (500, -500, 295, 20), (10, 20, 50, 60), (0, 2000, 40, 2040),
    ] as [(Double, Double, Double, Double)])
  func `20 from the sides and the top, nothing at the bottom`(
    dx: Double, dy: Double, x: Double, y: Double
  ) {
    var table = DrawerTable()
    table.send(.gesture(.card0Drag, .began), at: 1)
    table.send(.gesture(.card0Drag, .changed, translation: Vector(dx: dx, dy: dy)), at: 1)
    #expect(table.rect(.card0, at: 1).x == x)
    #expect(table.rect(.card0, at: 1).y == y)
  }

  @Test func `the clamp forgets the surplus: reversing moves at once`() {
    var table = DrawerTable()
    table.send(.gesture(.card0Drag, .began), at: 1)
    table.send(.gesture(.card0Drag, .changed, translation: Vector(dx: -500, dy: 0)), at: 1)
    table.send(.gesture(.card0Drag, .changed, translation: Vector(dx: -490, dy: 0)), at: 1)
    #expect(table.rect(.card0, at: 1).x == 30)
  }

  @Test(arguments: [375.0, 320, 1024])
  func `docked they stand at 20, 88, 156 and 224, 30 below the drawer's top`(width: Double) {
    let table = docked(width: width)
    #expect(Self.views.map { table.rect($0, at: 10).x } == [20, 88, 156, 224])
    #expect(Self.views.map { table.rect($0, at: 10).y } == [567, 567, 567, 567])
  }

  @Test func `dropped again a tile is the last, and the rest have closed up`() {
    var table = docked()
    table.carry(.card1Drag, 0, -20, at: 10)
    table.advance(to: 11)
    #expect([0, 2, 3, 1].map { table.rect(Self.views[$0], at: 11).x } == [20, 88, 156, 224])
    #expect(table.scene.slot(of: .card1) == 3)
  }

  @Test func `taken out, the rest close up in 0.3 s`() {
    var table = docked()
    table.send(.gesture(.card0Drag, .began), at: 10)
    #expect(table.rect(.card1, at: 10).x == 88)
    #expect(abs(table.rect(.card1, at: 10.15).x - 54) < 0.001)
    #expect(table.rect(.card1, at: 10.3).x == 20)
    #expect(table.rect(.card3, at: 10.3).x == 156)
  }

  @Test(arguments: [(437.0, false), (437.5, true)])
  func `touching edges do not dock`(down: Double, isDocked: Bool) {
    var table = DrawerTable()
    // The lower edge at 100 plus that much, the drawer's at 537.
    table.carry(.card0Drag, 0, down, at: 1)
    #expect((table.scene.slot(of: .card0) != nil) == isDocked)
  }

  @Test func `what is docked follows the handle`() {
    var table = docked()
    table.haul(up: 70, at: 10)
    #expect(table.rect(.card2, at: 11).y == 667 - 200 + 30)
    table.resize(500, 900, at: 12)
    #expect(table.rect(.card2, at: 12).y == 900 - 200 + 30)
  }

  @Test func `a closed drawer takes nothing`() {
    var table = DrawerTable()
    table.doubleTap(187.5, 537, at: 1)
    table.advance(to: 2)
    table.carry(.card0Drag, 0, 600, at: 3)
    #expect(table.scene.slot(of: .card0) == nil)
    #expect(table.rect(.card0, at: 4).y == 640)
  }

  @Test func `a cancel is an end, and the next drag does not jump`() {
    var table = DrawerTable()
    table.carry(.card0Drag, 50, 100, at: 1, end: .cancelled)
    #expect(table.rect(.card0, at: 1).x == 90)
    table.carry(.card0Drag, 1, 0, at: 2)
    #expect(table.rect(.card0, at: 2).x == 91)
    table.carry(.card0Drag, 0, 400, at: 3, end: .cancelled)
    #expect(table.scene.slot(of: .card0) == 0)
  }

  @Test func `free tiles keep their offset from the leading top corner`() {
    var table = DrawerTable()
    table.carry(.card0Drag, 100, 50, at: 1)
    table.resize(1024, 480, at: 2)
    #expect(table.rect(.card0, at: 2).x == 140)
    #expect(table.rect(.card0, at: 2).y == 90)
    table.send(.direction(.rightToLeft), at: 3)
    #expect(table.rect(.card0, at: 3).x == 1024 - 200)
  }

  @Test func `a touch brings a tile to the front`() {
    var table = DrawerTable()
    func order(_ table: DrawerTable) -> [Int] {
      Self.views.map { table.scene.placement(of: $0, at: SceneTime(seconds: 5)).order }
    }
    let first = order(table)
    let effects = table.touch(.down, 60, 70, at: 1)
    #expect(effects.contains(.raised(.card0)))
    table.touch(.up, 60, 70, at: 1.05)
    #expect(order(table) == [first[3], first[0], first[1], first[2]])
    #expect(table.touch(.down, 60, 70, at: 3).contains(.raised(.card0)) == false)
  }

  @Test func `a double tap on a tile tells the app which one it was, and nothing else`() {
    var table = DrawerTable()
    let effects = table.doubleTap(210, 70, at: 1)
    #expect(effects.contains(.tileAction(.chosen, tile: .card3)))
    #expect(table.rect(.card3, at: 2).x == 160)
  }

  @Test func `two fingers carry two tiles`() {
    var table = DrawerTable()
    table.touch(.down, 60, 70, at: 1)
    table.touch(.down, 205, 70, at: 1, finger: 2)
    table.touch(.move, 60, 170, at: 1.1)
    table.touch(.move, 205, 270, at: 1.1, finger: 2)
    // Ten points to begin do not count.
    #expect(table.rect(.card0, at: 1.1).y == 130)
    #expect(table.rect(.card3, at: 1.1).y == 230)
  }
}
