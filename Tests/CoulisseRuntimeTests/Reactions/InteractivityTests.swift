import Testing

@testable import CoulisseRuntime

/// A view of 100 points with another one in it, over a third; a mode says when it takes touches.
struct InteractivityTests {
  @Test func `a view that is not interactive is drawn, and skipped with all that lies in it`() {
    var program = SceneProgram.stage(
      [.tap(3, action: 3), .tap(1, action: 1)],
      views: [ViewSpec(0, 0, 200, 200), ViewSpec(0, 0, 100, 100), ViewSpec(0, 0, 50, 50, in: 2)])
    program.modes = [ModeSpec(count: 2), ModeSpec(count: 2)]
    program.predicates = [0, 1].map { mode in
      PredicateSpec(
        view: 2, property: .interactive,
        condition: Condition([[ConfigurationTerm(.mode(mode, is: 0))]]))
    }
    var player = Player(program)
    #expect(player.machine.hitView(at: Point(20, 20)) == 3)
    player.change(.mode(0, 1), at: 0)
    #expect(player.machine.hitView(at: Point(20, 20)) == 1)
    let placement = player.machine.placement(of: 2, at: .milliseconds(0))
    #expect(!placement.isHidden)
    #expect(!placement.isInteractive)
    player.tap(20, 20, at: 100)
    // One that does not hold is enough.
    player.change(.mode(0, 0), at: 200)
    player.change(.mode(1, 1), at: 200)
    #expect(player.machine.hitView(at: Point(20, 20)) == 1)
    player.change(.mode(1, 0), at: 300)
    player.tap(20, 20, at: 400)
    #expect(player.actions == [1, 3])
  }
}
