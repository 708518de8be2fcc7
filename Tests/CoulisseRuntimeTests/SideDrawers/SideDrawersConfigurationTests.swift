import Testing

@testable import CoulisseRuntime

/// Who is on when, sizes, two fingers and pages.
struct SideDrawersConfigurationTests {
  private typealias View = SideDrawers.View
  private typealias Track = SideDrawers.Track
  private typealias Recognizer = SideDrawers.Recognizer
  private typealias Stack = SideDrawers.Stack

  /// Whether the left and the right edge pan are on.
  private func edges(_ player: Player) -> [Bool] {
    [Recognizer.leftEdge, Recognizer.rightEdge].map {
      player.machine.state.recognizers[$0].isEnabled
    }
  }

  @Test func `both edge pans go off as an opening starts and on as a closing starts`() {
    var player = Player(SideDrawers.program())
    #expect(edges(player) == [true, true])
    player.perform(.settle(track: Track.left, detent: 1), at: 0)
    #expect(edges(player) == [false, false])
    #expect(player.log.contains(.enabled(recognizer: Recognizer.leftEdge, false)))
    #expect(player.log.contains(.enabled(recognizer: Recognizer.rightEdge, false)))
    player.advance(to: 500)
    #expect(edges(player) == [false, false])
    player.perform(.settle(track: Track.left, detent: 0), at: 1000)
    #expect(edges(player) == [true, true])
    #expect(player.log.contains(.enabled(recognizer: Recognizer.rightEdge, true)))
  }

  @Test func `a pull that opens turns both edge pans off at release`() {
    var player = Player(SideDrawers.program())
    player.drag(Point(5, 300), to: Point(205, 300), at: 0)
    #expect(edges(player) == [false, false])
  }

  @Test func `the other variant turns off only the opposite edge pan`() {
    var player = Player(SideDrawers.program(edgesOff: .opposite))
    player.perform(.settle(track: Track.left, detent: 1), at: 0)
    #expect(edges(player) == [true, false])
    player.advance(to: 300)
    // At rest open the left one has nowhere to go.
    #expect(edges(player) == [false, false])
    player.perform(.settle(track: Track.left, detent: 0), at: 1000)
    #expect(edges(player) == [true, true])
  }

  @Test func `the scroll view waits for both edge pans`() {
    var along = Player(SideDrawers.program())
    along.drag(Point(5, 300), to: Point(105, 310), at: 0, lifts: false)
    #expect(along.phases(Recognizer.leftEdge) == [.began])
    #expect(along.phases(Recognizer.scroll) == [.failed])
    #expect(along.position(Track.scroll) == 0)
    var across = Player(SideDrawers.program())
    across.drag(Point(5, 300), to: Point(15, 200), at: 0, lifts: false)
    #expect(across.phases(Recognizer.leftEdge) == [.failed])
    #expect(across.phases(Recognizer.scroll) == [.began])
    #expect((across.position(Track.scroll) - (100 - 10 * 10 / 101.0.squareRoot())).magnitude < 0.1)
  }

  @Test func `resizing keeps open open and closed closed`() {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: Track.left, detent: 1), at: -1000)
    player.change(.size(Size(width: 667, height: 375), alongside: nil), at: 0)
    #expect(player.x(View.left) == 0)
    #expect(player.x(View.right) == 667)
    #expect(player.opacity(View.scrim) == 0.5)
    #expect(player.base(Track.left) == 1)
    player.tap(640, 300, at: 100)
    player.advance(to: 1000)
    #expect(player.x(View.left) == -667)
    #expect(edges(player) == [true, true])
  }

  @Test func `resizing while dragged keeps the progress, and the drag goes on from there`() {
    var player = Player(SideDrawers.program())
    player.down(5, 300, at: 0)
    player.move(15 + 150, 300, at: 100)
    #expect(player.x(View.left) == -225)
    player.change(.size(Size(width: 800, height: 375), alongside: nil), at: 150)
    #expect((player.x(View.left) + 480).magnitude < 1e-9)
    #expect((player.opacity(View.scrim) - 0.2).magnitude < 1e-12)
    player.move(165 - 100, 300, at: 200)
    #expect((player.x(View.left) + 580).magnitude < 1e-9)
    // 220 of 800 points is more than a quarter.
    player.up(65, 300, at: 500)
    #expect(player.base(Track.left) == 1)
    player.advance(to: 900)
    #expect(player.x(View.left) == 0)
  }

  @Test func `resizing while a menu slides keeps the progress and the time`() {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: Track.left, detent: 1), at: 0)
    player.change(.size(Size(width: 800, height: 375), alongside: nil), at: 150)
    #expect((player.x(View.left) + 400).magnitude < 1e-9)
    #expect((player.opacity(View.scrim) - 0.25).magnitude < 1e-9)
    player.advance(to: 300)
    #expect(player.x(View.left) == 0)
    #expect(player.settled(Track.left) == [1])
    player.perform(.settle(track: Track.left, detent: 0), at: 1000)
    player.change(.size(Size(width: 375, height: 667), alongside: nil), at: 1150)
    #expect((player.x(View.left) + 187.5).magnitude < 1e-9)
    player.advance(to: 1300)
    #expect(player.x(View.left) == -375)
  }

  @Test func `a push is measured from where it began on the resized container`() {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: Track.left, detent: 1), at: -1000)
    player.drag(Point(300, 300), to: Point(140, 300), at: 0, lifts: false)
    #expect(player.x(View.left) == -150)
    player.change(.size(Size(width: 800, height: 375), alongside: nil), at: 150)
    #expect((player.x(View.left) + 320).magnitude < 1e-9)
    // 320 of 800 points back from where the open menu stands now.
    player.up(140, 300, at: 500)
    #expect(player.base(Track.left) == 0)
  }

  @Test func `two fingers pull two menus, each from its own start, and only one opens`() {
    var player = Player(SideDrawers.program())
    player.down(5, 300, at: 0, finger: 1)
    player.move(15, 300, at: 10, finger: 1)
    player.down(370, 300, at: 20, finger: 2)
    player.move(360, 300, at: 30, finger: 2)
    player.move(15 + 150, 300, at: 40, finger: 1)
    player.move(360 - 120, 300, at: 50, finger: 2)
    #expect(player.x(View.left) == -375 + 150)
    #expect(player.x(View.right) == 375 - 120)
    #expect((player.opacity(View.scrim) - 150 / 375 * 0.5).magnitude < 1e-15)
    player.up(165, 300, at: 300, finger: 1)
    #expect(player.base(Track.left) == 1)
    player.move(360 - 130, 300, at: 400, finger: 2)
    #expect(player.x(View.right) == 375 - 130)
    player.up(230, 300, at: 700, finger: 2)
    player.advance(to: 1500)
    #expect(player.x(View.left) == 0)
    #expect(player.x(View.right) == 375)
    #expect(player.opacity(View.scrim) == 0.5)
  }

  @Test func `a page pushed in an open menu gets the full width and stops the closing pan`() {
    var player = Player(SideDrawers.program())
    player.perform(.settle(track: Track.left, detent: 1), at: -1000)
    player.perform(.push(stack: Stack.left), at: 0)
    #expect(player.isHidden(View.leftStrip))
    #expect(!player.isHidden(View.leftPage))
    #expect(player.machine.size(of: View.leftPage).width == 375)
    player.advance(to: 1000)
    player.drag(Point(300, 300), to: Point(50, 300), at: 1000)
    #expect(player.phases(Recognizer.closeLeft) == [])
    player.tap(350, 300, at: 2000)
    #expect(player.base(Track.left) == 1)
    player.perform(.pop(stack: Stack.left), at: 3000)
    player.advance(to: 3300)
    player.tap(350, 300, at: 4000)
    #expect(player.base(Track.left) == 0)
  }

  @Test(arguments: [Stack.main, Stack.left, Stack.right])
  func `a pushed page anywhere turns both edge pans off`(stack: Int) {
    var player = Player(SideDrawers.program())
    player.perform(.push(stack: stack), at: 0)
    #expect(edges(player) == [false, false])
    player.drag(Point(5, 300), to: Point(200, 300), at: 500)
    #expect(player.phases(Recognizer.leftEdge) == [])
    player.perform(.pop(stack: stack), at: 2000)
    #expect(edges(player) == [false, false])
    player.advance(to: 2300)
    #expect(edges(player) == [true, true])
  }

  @Test func `a tap that closes and pushes leaves the edge pans off`() {
    var program = SideDrawers.program()
    program.recognizers[Recognizer.tapLeftItems[0]].actions.append(.push(stack: Stack.main))
    var player = Player(program)
    player.perform(.settle(track: Track.left, detent: 1), at: -1000)
    player.tap(100, 80, at: 0)
    #expect(player.base(Track.left) == 0)
    #expect(player.depth(Stack.main) == 1)
    #expect(edges(player) == [false, false])
    player.advance(to: 1000)
    #expect(edges(player) == [false, false])
  }

  @Test func `mirrored scripts give mirrored scenes`() {
    for (start, end) in [(5.0, 205.0), (5, 100), (19, 29), (300, 200), (345, 345)] {
      for opensFirst in [false, true] {
        var left = Player(SideDrawers.program())
        var right = Player(SideDrawers.program())
        if opensFirst {
          left.perform(.settle(track: Track.left, detent: 1), at: -1000)
          right.perform(.settle(track: Track.right, detent: 1), at: -1000)
        }
        left.drag(Point(start, 300), to: Point(end, 300), at: 0)
        right.drag(Point(375 - start, 300), to: Point(375 - end, 300), at: 0)
        for milliseconds in stride(from: 300, through: 900, by: 50) {
          left.advance(to: milliseconds)
          right.advance(to: milliseconds)
          #expect(left.x(View.left) == -right.x(View.right))
          #expect(left.x(View.right) == -right.x(View.left))
          #expect(left.opacity(View.scrim) == right.opacity(View.scrim))
        }
      }
    }
  }
}
