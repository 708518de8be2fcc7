import Testing

@testable import CoulisseRuntime

/// A mode of three values, which a tap gives its next and a pan asks for.
struct ModeTests {
  private var program: SceneProgram {
    var pan = RecognizerSpec.pan()
    pan.condition = Condition([[ConfigurationTerm(.mode(0, is: 1))]])
    var tap = RecognizerSpec.tap()
    tap.actions = [.set(mode: 0, to: 2)]
    var program = SceneProgram.stage([pan, tap], views: [ViewSpec(0, 0, 100, 100)])
    program.modes = [ModeSpec(count: 3, start: 1)]
    program.predicates = [
      PredicateSpec(
        view: 1, property: .hidden, condition: Condition([[ConfigurationTerm(.mode(0, is: 2))]]))
    ]
    return program
  }

  @Test func `a mode begins with its start, and guards and views go by it`() {
    var player = Player(program)
    #expect(player.machine.state.modes == [1])
    #expect(player.machine.state.recognizers[0].isEnabled)
    #expect(player.machine.hitView(at: Point(50, 50)) == 1)
    player.change(.mode(0, 2), at: 10)
    #expect(player.log == [.mode(0, 2), .enabled(recognizer: 0, false)])
    #expect(player.isHidden(1))
    #expect(player.machine.hitView(at: Point(50, 50)) == 0)
  }

  @Test func `an action sets it, and a drag that has begun goes on`() {
    var player = Player(program)
    player.drag(Point(100, 300), to: Point(200, 300), at: 0, lifts: false)
    player.perform(.set(mode: 0, to: 0), at: 150)
    player.move(250, 300, at: 200)
    #expect(player.position(0) == 140)
    #expect(player.phases(0) == [.began])
    player.tap(50, 50, at: 300, finger: 1)
    #expect(player.machine.state.modes == [2])
  }

  @Test func `what a mode is already, and what it never is, change nothing`() {
    var player = Player(program)
    for (mode, value) in [(0, 1), (0, 3), (0, -1), (1, 0), (-1, 0), (.max, .max)] {
      player.change(.mode(mode, value), at: 10)
      player.perform(.set(mode: mode, to: value), at: 10)
    }
    #expect(player.log.isEmpty)
    #expect(player.machine.state.modes == [1])
  }

  @Test func `a choice asks when its turn comes, behind what was done before it`() {
    var player = Player(program)
    let isTwo = Condition([[ConfigurationTerm(.mode(0, is: 2))]])
    let choice = SceneAction.choose(
      isTwo, then: [.emit(action: 5)], otherwise: [.set(mode: 0, to: 2), .emit(action: 6)])
    player.perform(choice, at: 10)
    player.perform(choice, at: 20)
    #expect(player.actions == [6, 5])
  }

  @Test func `a choice about what there is not does nothing`() {
    var player = Player(program)
    let words: [ConfigurationWord] = [
      .mode(7, is: 0), .atRest(track: 9, detent: 0), .boundFor(track: -1, detent: 0),
      .moving(track: 4), .dragged(track: 4), .past(track: 4, detent: 0),
      .before(track: 4, detent: 0), .rowOpen(list: 2), .depth(stack: 0, is: 0),
      .depthAtRest(stack: 3, is: 0),
      .followerAtRest(follower: 0, value: 0),
    ]
    for word in words {
      let condition = Condition([[ConfigurationTerm(word)]])
      player.perform(
        .choose(condition, then: [.emit(action: 1)], otherwise: [.emit(action: 2)]), at: 10)
    }
    #expect(player.log.isEmpty)
  }
}
