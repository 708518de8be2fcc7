import Testing

@testable import CoulisseRuntime

/// Views that take touches elsewhere than where they are drawn.
struct GrabTests {
  private func hit(_ views: [ViewSpec], _ x: Double, _ y: Double) -> Int? {
    SceneMachine(.stage(views: views)).hitView(at: Point(x, y))
  }

  /// 60 points square, from 100, 100 on.
  private func button(more points: Double) -> ViewSpec {
    var view = ViewSpec(100, 100, 60, 60)
    view.grab = .more(points)
    return view
  }

  @Test func `a view takes touches in its grab region, and nowhere else`() {
    let large = [button(more: 8)]
    #expect(hit(large, 92, 92) == 1)
    #expect(hit(large, 91.99, 100) == 0)
    #expect(hit(large, 167.99, 167.99) == 1)
    #expect(hit(large, 168, 130) == 0)
    let small = [button(more: -8)]
    #expect(hit(small, 107.99, 130) == 0)
    #expect(hit(small, 108, 130) == 1)
    #expect(hit(small, 152, 130) == 0)
  }

  @Test func `what lies in a view takes no touch outside of the view's grab region`() {
    var label = ViewSpec(0, 0, 60, 20, in: 1)
    label.grab = .more(8)
    #expect(hit([ViewSpec(100, 100, 60, 60), label], 95, 105) == 0)
    #expect(hit([ViewSpec(100, 100, 60, 60), label], 105, 127.99) == 2)
    #expect(hit([button(more: 8), label], 95, 105) == 2)
    label.grab = nil
    #expect(hit([button(more: 8), label], 95, 105) == 1)
    #expect(hit([button(more: -20), label], 110, 110) == 0)
    #expect(hit([button(more: -20), ViewSpec(0, 0, 60, 60, in: 1)], 120, 120) == 2)
  }

  @Test func `a grab region covers what lies behind it`() {
    let views = [ViewSpec(0, 0, 95, 400), button(more: 8)]
    #expect(hit(views, 93, 130) == 2)
    #expect(hit(views, 91, 130) == 1)
  }

  @Test func `it counts from the leading top corner, and from the left where nothing turns`() {
    let half = Frame(
      x: .zero, y: .zero, width: Length(fraction: 0.5), height: Length(fraction: 0.5))
    let frame = Frame(
      x: Length(points: 50), y: Length(points: 100), width: Length(points: 200),
      height: Length(points: 200))
    func taker(_ origin: Side, _ vertical: Side, _ x: Double, _ y: Double) -> [Int?] {
      let view = ViewSpec(parent: 0, frame: frame, originX: origin, originY: vertical, grab: half)
      var player = Player(.stage(views: [view]))
      let before = player.machine.hitView(at: Point(x, y))
      player.change(.direction(.rightToLeft), at: 0)
      return [before, player.machine.hitView(at: Point(x, y))]
    }
    // From 50 to 250, or right to left from 150 to 350, of which the leading half is the right one.
    #expect(taker(.leading, .top, 149, 199) == [1, 0])
    #expect(taker(.leading, .top, 251, 199) == [0, 1])
    #expect(taker(.left, .top, 149, 199) == [1, 1])
    #expect(taker(.left, .top, 151, 199) == [0, 0])
    // From the bottom: from 500 to 700.
    #expect(taker(.right, .bottom, 151, 599) == [1, 1])
    #expect(taker(.right, .bottom, 251, 599) == [0, 0])
    #expect(taker(.right, .bottom, 151, 601) == [0, 0])
  }

  @Test func `it goes with the view, and with its size`() {
    // The drawer opens as far as the stage is wide, 400 points; the view goes a fourth of that to the
    // right, and becomes 160 points wide.
    var program = SceneProgram.stage(tracks: [.drawer], views: [button(more: 8)])
    func follower(_ property: FollowedProperty, _ end: Length) -> FollowerSpec {
      let stops = [FollowerStop(.zero, .zero), FollowerStop(.full, end)]
      return FollowerSpec(
        view: 1, property: property, sources: [FollowerSource(track: 0, stops: stops)])
    }
    program.followers = [
      follower(.offset(toward: .right), Length(points: 100)),
      follower(.extent(.horizontal), Length(points: 160)),
    ]
    var player = Player(program)
    player.perform(.settle(track: 0, detent: 1), at: 0)
    player.advance(to: 10_000)
    func hit(_ x: Double) -> Int? { player.machine.hitView(at: Point(x, 130)) }
    #expect([hit(191.9), hit(192), hit(367.9), hit(368)] == [0, 1, 1, 0])
  }

  @Test func `a placement tells where a view takes touches`() {
    let machine = SceneMachine(.stage(views: [button(more: 8), ViewSpec(5, 6, 7, 8)]))
    let button = machine.placement(of: 1, at: .distantPast)
    #expect(button.frame == Rect(x: 100, y: 100, width: 60, height: 60))
    #expect(button.touches == Rect(x: 92, y: 92, width: 76, height: 76))
    #expect(
      machine.placement(of: 2, at: .distantPast).touches == Rect(x: 5, y: 6, width: 7, height: 8))
    #expect(machine.touchableRect(of: 1) == Rect(x: 92, y: 92, width: 76, height: 76))
  }

  @Test func `a band lies at the edge of where touches are taken`() {
    var view = ViewSpec(30, 0, 300, 800)
    view.grab = .more(10)
    let pan = RecognizerSpec.pan(1, [.right], kind: .edgePan(edge: .left, band: 20))
    let machine = SceneMachine(.stage([pan], views: [view]))
    #expect(machine.receivers(at: Point(20, 400)) == [0])
    #expect(machine.receivers(at: Point(39.99, 400)) == [0])
    #expect(machine.receivers(at: Point(40, 400)) == [])
  }
}

extension Frame {
  fileprivate static func more(_ points: Double) -> Frame {
    let (start, extent) = (Length(points: -points), Length(fraction: 1, points: 2 * points))
    return Frame(x: start, y: start, width: extent, height: extent)
  }
}
