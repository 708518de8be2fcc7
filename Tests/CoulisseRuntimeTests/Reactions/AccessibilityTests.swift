import Testing

@testable import CoulisseRuntime

/// A drawer with three detents, a view that adjusts it, and one on which an action is offered.
struct AccessibilityTests {
  private var program: SceneProgram {
    var track = TrackSpec(toward: .right, [.zero, Length(fraction: 0.5), .full])
    track.start = 1
    var program = SceneProgram.stage(
      [], tracks: [track], views: [ViewSpec(0, 0, 200, 200), ViewSpec(0, 0, 50, 50, in: 1)])
    program.modes = [ModeSpec(count: 2)]
    program.accessibilityActions = [
      AccessibilityActionSpec(view: 2, actions: [.emit(action: 4), .announce(1)])
    ]
    program.adjustables = [AdjustableSpec(view: 1, track: 0)]
    program.focuses = [FocusSpec(track: 0, detent: 2, view: 2)]
    return program
  }

  @Test func `a swipe up goes to the next detent, down to the one before, and no farther`() {
    var player = Player(program)
    player.send(.accessibility(.increment(view: 1)), at: 0)
    #expect(player.base(0) == 2)
    player.send(.accessibility(.increment(view: 1)), at: 100)
    #expect(player.motions(0).count == 1)
    player.send(.accessibility(.decrement(view: 1)), at: 200)
    player.send(.accessibility(.decrement(view: 1)), at: 200)
    #expect(player.base(0) == 0)
    player.send(.accessibility(.decrement(view: 1)), at: 300)
    #expect(player.base(0) == 0)
  }

  @Test func `an action does what it says, and an announcement is told`() {
    var player = Player(program)
    player.send(.accessibility(.perform(action: 0)), at: 0)
    #expect(player.actions == [4])
    #expect(player.log.last == .announce(1))
  }

  @Test(arguments: [ViewPredicate.hidden, .interactive, .inaccessible])
  func `of what is hidden, out of reach or kept from it nothing can be asked`(
    _ property: ViewPredicate
  ) {
    var program = program
    // A view is interactive while its condition holds; the others are bad news.
    let value = property == .interactive ? 1 : 0
    program.predicates = [
      PredicateSpec(
        view: 1, property: property,
        condition: Condition([[ConfigurationTerm(.mode(0, is: value))]]))
    ]
    var player = Player(program)
    #expect(!player.machine.isAccessible(2))
    player.send(.accessibility(.perform(action: 0)), at: 0)
    player.send(.accessibility(.increment(view: 1)), at: 0)
    #expect(player.log.isEmpty)
    player.change(.mode(0, 1), at: 10)
    #expect(player.machine.isAccessible(2))
    player.send(.accessibility(.perform(action: 0)), at: 20)
    #expect(player.actions == [4])
  }

  @Test func `what there is not means nothing`() {
    var player = Player(program)
    for index in [-1, 1, 7, .max] {
      player.send(.accessibility(.perform(action: index)), at: 0)
      player.send(.accessibility(.decrement(view: index == 1 ? 2 : index)), at: 0)
    }
    #expect(player.log.isEmpty)
  }

  @Test func `where it goes is told when the track has come to rest there`() {
    var player = Player(program)
    player.perform(.settle(track: 0, detent: 2), at: 0)
    #expect(!player.log.contains(.focus(view: 2)))
    player.advance(to: 300)
    #expect(player.machine.effects == [.settled(track: 0, detent: 2), .focus(view: 2)])
    player.perform(.settle(track: 0, detent: 0), at: 400)
    player.advance(to: 800)
    #expect(player.log.filter { $0 == .focus(view: 2) }.count == 1)
  }
}
