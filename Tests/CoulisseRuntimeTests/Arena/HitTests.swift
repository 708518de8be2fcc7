import Testing

@testable import CoulisseRuntime

struct HitTests {
  private func hit(_ views: [ViewSpec], _ x: Double, _ y: Double) -> Int? {
    SceneMachine(.stage(views: views)).hitView(at: Point(x, y))
  }

  @Test func `a touch in a carved-out view is not taken, and what lies around it still is`() {
    // 0 stage, 1 panel, 2 pager in it, 3 button in that, 4 label in the panel.
    var program = SceneProgram.stage(
      [.pan(1), .pan(3)],
      views: [
        ViewSpec(0, 0, 200, 400), ViewSpec(0, 100, 200, 100, in: 1),
        ViewSpec(0, 0, 50, 50, in: 2), ViewSpec(0, 300, 200, 50, in: 1),
      ])
    program.recognizers[0].excludes = [2]
    let machine = SceneMachine(program)
    func takers(_ x: Double, _ y: Double) -> [Int] { machine.receivers(at: Point(x, y)) }
    #expect(takers(100, 50) == [0])
    #expect(takers(100, 99.5) == [0])
    #expect(takers(100, 100) == [])
    #expect(takers(20, 120) == [1])
    #expect(takers(100, 310) == [0])
    var player = Player(program)
    player.drag(Point(100, 150), to: Point(180, 150), at: 0)
    #expect(player.phases(0) == [])
    player.drag(Point(100, 220), to: Point(180, 220), at: 1000)
    #expect(player.phases(0) == [.began, .ended])
  }

  @Test func `a recognizer that watches a view inside a carved-out one takes its touches`() {
    var program = SceneProgram.stage(
      [.pan(1)],
      views: [
        ViewSpec(0, 0, 200, 400), ViewSpec(0, 100, 200, 100, in: 1), ViewSpec(0, 0, 50, 50, in: 2),
      ])
    program.recognizers[0].views = [1, 3]
    program.recognizers[0].excludes = [2]
    let machine = SceneMachine(program)
    #expect(machine.receivers(at: Point(20, 120)) == [0])
    #expect(machine.receivers(at: Point(100, 120)) == [])
  }

  @Test func `the stage is hit where nothing else is, and nothing outside it`() {
    #expect(hit([ViewSpec(50, 50, 100, 100)], 10, 10) == 0)
    #expect(hit([], 0, 0) == 0)
    #expect(hit([], 400, 10) == nil)
    #expect(hit([], 10, 800) == nil)
    #expect(hit([], -0.1, 10) == nil)
  }

  @Test func `a rectangle is half-open, so that neighbors share no point`() {
    let views = [ViewSpec(0, 0, 100, 100), ViewSpec(100, 0, 100, 100)]
    #expect(hit(views, 99.99, 50) == 1)
    #expect(hit(views, 100, 50) == 2)
    #expect(hit(views, 200, 50) == 0)
  }

  @Test func `the front view wins, children before their parent, later siblings first`() {
    let views = [
      ViewSpec(0, 0, 200, 200), ViewSpec(0, 0, 100, 100, in: 1), ViewSpec(50, 50, 100, 100),
    ]
    #expect(hit(views, 20, 20) == 2)
    #expect(hit(views, 60, 60) == 3)
    #expect(hit(views, 180, 180) == 1)
  }

  @Test func `what lies outside its parent is not hit`() {
    let views = [ViewSpec(100, 100, 100, 100), ViewSpec(-50, 0, 80, 100, in: 1)]
    #expect(hit(views, 110, 150) == 2)
    #expect(hit(views, 80, 150) == 0)
  }

  @Test func `a view that lets touches through takes its children with it`() {
    let views = [
      ViewSpec(0, 0, 200, 200), ViewSpec(0, 0, 200, 200, hits: .through),
      ViewSpec(0, 0, 50, 50, in: 2),
    ]
    #expect(hit(views, 20, 20) == 1)
  }

  @Test func `a hidden view is skipped with all that lies in it`() {
    var program = SceneProgram.stage(
      views: [ViewSpec(0, 0, 200, 200), ViewSpec(0, 0, 50, 50, in: 1)])
    program.predicates = [
      PredicateSpec(
        view: 1, property: .hidden,
        condition: Condition([[ConfigurationTerm(.atRest(track: 0, detent: 0))]]))
    ]
    var player = Player(program)
    #expect(player.machine.hitView(at: Point(20, 20)) == 0)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    #expect(player.machine.hitView(at: Point(20, 20)) == 2)
  }

  /// View 1 is as opaque as the track's progress, and `policy` says how it takes part.
  private func fading(_ policy: HitPolicy, at position: Double) -> Player {
    var program = SceneProgram.stage(
      [.pan()],
      views: [ViewSpec(0, 0, 400, 200, hits: policy), ViewSpec(0, 0, 50, 50, in: 1)])
    program.followers = [
      FollowerSpec(
        view: 1, property: .opacity,
        sources: [
          FollowerSource(
            track: 0,
            stops: [FollowerStop(.zero, .zero), FollowerStop(.full, Length(points: 1))])
        ])
    ]
    var player = Player(program)
    player.down(100, 500, at: 0)
    player.move(110, 500, at: 10)
    player.move(110 + position, 500, at: 20)
    return player
  }

  @Test func `a view below one hundredth of opacity is skipped, from there on it is hit`() {
    #expect(fading(.normal, at: 3.99).machine.hitView(at: Point(20, 20)) == 0)
    #expect(fading(.normal, at: 4).machine.hitView(at: Point(20, 20)) == 2)
    #expect(fading(.block, at: 1).machine.hitView(at: Point(20, 20)) == 2)
  }

  @Test func `a view is hit where its followers have put it`() {
    var program = SceneProgram.stage([.tap(1, action: 5)], views: [ViewSpec(0, 0, 100, 100)])
    program.followers = [
      FollowerSpec(
        view: 1, property: .offset(toward: .right),
        sources: [
          FollowerSource(
            track: 0, stops: [FollowerStop(.zero, .zero), FollowerStop(.full, .full)])
        ])
    ]
    var player = Player(program)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.advance(to: 150)
    #expect(player.machine.hitView(at: Point(199, 50)) == 0)
    #expect(player.machine.hitView(at: Point(200, 50)) == 1)
    #expect(player.machine.hitView(at: Point(299, 50)) == 1)
    player.tap(250, 50, at: 150)
    #expect(player.actions == [5])
  }

  @Test func `the hit view and its ancestors see the touch, siblings do not`() {
    let program = SceneProgram.stage(
      [.tap(0, action: 0), .tap(1, action: 1), .tap(2, action: 2), .tap(3, action: 3)],
      views: [
        ViewSpec(0, 0, 200, 200), ViewSpec(0, 0, 100, 100, in: 1), ViewSpec(0, 0, 50, 50, in: 1),
      ])
    var player = Player(program)
    player.tap(75, 75, at: 0)
    #expect(player.actions == [2])
    #expect(player.phases(0) == [.failed])
    #expect(player.phases(1) == [.failed])
    #expect(player.phases(3) == [])
  }

  @Test func `what was hit is decided at touch down`() {
    let program = SceneProgram.stage([.pan(1)], views: [ViewSpec(0, 0, 200, 200)])
    var player = Player(program)
    player.down(195, 100, at: 0)
    player.move(395, 500, at: 10)
    player.move(395, 100, at: 20)
    #expect(player.phases(0) == [.failed])
    player.up(395, 100, at: 30)
    player.down(195, 100, at: 100)
    player.move(395, 100, at: 110)
    #expect(player.phases(0) == [.failed, .began])
  }
}
