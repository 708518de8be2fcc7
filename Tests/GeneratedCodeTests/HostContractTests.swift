import CoulisseRuntime
import Testing

/// What a generated type owes its host, whatever the scene.
struct HostContractTests {
  private let start = SceneTime(seconds: 0)

  @Test func `effects are read after the call, and reading them may ask the scene`() {
    var scene = SideDrawers()
    var offsets: [Double] = []
    for effect in scene.send(.open(.menu), at: start) {
      if case .willSettle = effect {
        offsets.append(scene.placement(of: .menu, at: SceneTime(seconds: 0.15)).offset.dx)
      }
    }
    #expect(offsets.count == 1)
  }

  @Test func `effects that are kept are not changed by the next call`() {
    var scene = SideDrawers()
    let kept = scene.send(.open(.menu), at: start)
    let before = Array(kept)
    scene.send(.close(.menu), at: SceneTime(seconds: 0.1))
    #expect(Array(kept) == before)
    #expect(!before.isEmpty)
  }

  @Test func `a scene is a value`() {
    var first = SideDrawers()
    let second = first
    #expect(first == second)
    first.send(.open(.menu), at: start)
    #expect(first != second)
    #expect(second.detent(of: .menu) == .closed)
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ])
  func `no number of the host traps`(number: Double) {
    var scene = SideDrawers()
    let vector = Vector(dx: number, dy: number)
    let point = Point(x: number, y: number)
    let events: [SideDrawers.Event] = [
      .gesture(.pullMenu, .began, translation: vector, velocity: vector),
      .gesture(.pullMenu, .changed, translation: vector, velocity: vector),
      .gesture(.pullMenu, .ended, translation: vector, velocity: vector),
      .touch(0, .down, at: point), .touch(0, .move, at: point), .touch(0, .up, at: point),
      .touch(.min, .down, at: point), .touch(.max, .up, at: point),
      .size(Size(width: number, height: number)),
      .insets(Insets(left: number, top: number, right: number, bottom: number)),
      .keyboard(number), .depth(.main, .max), .depth(.main, .min),
      .scrolled(.main, offset: number, content: number, viewport: number),
      .measured(.main, content: Size(width: number, height: number)),
    ]
    for event in events {
      scene.send(event, at: SceneTime(seconds: number))
      scene.send(event, at: start)
      _ = scene.shouldReceive(.pullMenu, at: point)
      _ = scene.shouldBegin(.pushMenu, translation: vector, velocity: vector)
      let placement = scene.placement(of: .menu, at: SceneTime(seconds: number))
      #expect(!placement.opacity.isNaN)
    }
  }

  @Test func `times that the clock cannot hold saturate, and not-a-number is the last one`() {
    #expect(SceneTime(seconds: 1e300) == .distantFuture)
    #expect(SceneTime(seconds: -1e300) == .distantPast)
    var scene = SideDrawers()
    scene.advance(to: SceneTime(seconds: 5))
    scene.send(.open(.menu), at: SceneTime(seconds: .nan))
    #expect(scene.now == SceneTime(seconds: 5))
    scene.send(.close(.menu), at: SceneTime(seconds: 4))
    #expect(scene.now == SceneTime(seconds: 5), "an earlier event counts as now")
  }

  @Test func `sampling the future commits nothing`() {
    var scene = SideDrawers()
    scene.send(.open(.menu), at: start)
    let before = scene
    let ahead = scene.placement(of: .menu, at: SceneTime(seconds: 0.3))
    #expect(ahead.frame.x + ahead.offset.dx == 0)
    #expect(scene.progress(of: .menu, at: SceneTime(seconds: 0.15)) == 0.5)
    #expect(scene.position(of: .menu, at: SceneTime(seconds: 9)) == 375)
    #expect(scene == before)
  }

  @Test func `the velocity of a motion is counted in distances`() throws {
    var scene = Mail()
    scene.send(.gesture(.menuPull, .began), at: start)
    let travel = Vector(dx: 200, dy: 0)
    scene.send(.gesture(.menuPull, .changed, translation: travel), at: start)
    let effects = scene.send(
      .gesture(.menuPull, .ended, translation: travel, velocity: Vector(dx: 500, dy: 9)), at: start)
    let motion = try #require(
      effects.compactMap { if case .willSettle(.menu, let motion) = $0 { motion } else { nil } }
        .first)
    // 80 % of 375 points are 300: 100 are left, at 500 points per second.
    #expect((motion.from, motion.to, motion.velocity) == (200, 300, 5))
    #expect(motion.cause == .release)
  }

  @Test func `translation counts from began, wherever the host counts from`() {
    var scene = SideDrawers()
    scene.send(.gesture(.pullMenu, .began, translation: Vector(dx: 12, dy: 3)), at: start)
    #expect(scene.position(of: .menu, at: start) == 0)
    scene.send(.gesture(.pullMenu, .changed, translation: Vector(dx: 112, dy: 3)), at: start)
    #expect(scene.position(of: .menu, at: start) == 100)
  }

  @Test func `a second began without an end is a lost cancel`() {
    var scene = SideDrawers()
    scene.send(.gesture(.pullMenu, .began), at: start)
    scene.send(.gesture(.pullMenu, .changed, translation: Vector(dx: 50, dy: 0)), at: start)
    let effects = Array(scene.send(.gesture(.pullMenu, .began), at: start))
    let phases = effects.compactMap { effect in
      if case .gesture(.pullMenu, let phase) = effect { phase } else { nil }
    }
    #expect(phases == [.cancelled, .began])
  }

  @Test func `disabling an active gesture cancels it`() {
    var scene = SideDrawers()
    scene.send(.gesture(.pullMenu, .began), at: start)
    scene.send(.gesture(.pullMenu, .changed, translation: Vector(dx: 200, dy: 0)), at: start)
    let effects = scene.send(.enables(.pullMenu, false), at: start)
    #expect(effects.contains(.gesture(.pullMenu, .cancelled)))
    #expect(scene.isBound(.menu, for: .open))
    scene.send(.enables(.pullMenu, true), at: start)
  }

  @Test func `reduced motion ends at once`() {
    var scene = SideDrawers()
    scene.send(.reducesMotion(true), at: start)
    scene.send(.open(.menu), at: start)
    #expect(scene.detent(of: .menu) == .open)
    #expect(scene.placement(of: .dim, at: start).opacity == 0.5)
  }

  @Test func `a push and a pop are told as they go`() {
    var scene = SideDrawers()
    func stackEffects(_ effects: SideDrawers.Effects) -> [SideDrawers.Effect] {
      effects.filter { if case .stack = $0 { true } else { false } }
    }
    let push = stackEffects(scene.send(.push(.main), at: start))
    #expect(push == [.stack(.main, depth: 1, .pushing)])
    let pushed = stackEffects(scene.advance(to: SceneTime(seconds: 0.35)))
    #expect(pushed == [.stack(.main, depth: 1, .pushed)])
    let pop = stackEffects(scene.send(.pop(.main), at: SceneTime(seconds: 1)))
    #expect(pop == [.stack(.main, depth: 1, .popping)])
    let root = stackEffects(scene.advance(to: SceneTime(seconds: 1.35)))
    #expect(root == [.stack(.main, depth: 0, .root)])
  }

  @Test func `a host that moves its pages itself tells how many there are`() {
    var scene = SideDrawers()
    scene.send(.depth(.main, 2), at: start)
    #expect(scene.depth(of: .main) == 2)
    #expect(!scene.isEnabled(.pullMenu))
    scene.send(.depth(.main, 0), at: start)
    #expect(scene.isEnabled(.pullMenu))
    scene.send(.depth(.main, -1), at: start)
    #expect(scene.depth(of: .main) == 0)
  }

  @Test func `a keyboard is told with the motion that it comes with`() {
    var scene = SideDrawers()
    let motion = MotionSpec(curve: .easeInOut, durationNanoseconds: 250_000_000)
    let effects = scene.send(.keyboard(300, alongside: motion), at: start)
    #expect(effects.contains(.layout(alongside: motion)))
    #expect(scene.environment.keyboard == 300)
  }

  @Test func `a motion that comes with a change of direction is handed on`() {
    var scene = SideDrawers()
    let motion = MotionSpec(curve: .easeOut, durationNanoseconds: 400_000_000)
    let effects = scene.send(.direction(.rightToLeft, alongside: motion), at: start)
    #expect(effects.contains(.layout(alongside: motion)))
    #expect(scene.environment.direction == .rightToLeft)
  }

  @Test func `a motion that comes with a change of size is handed on`() {
    var scene = SideDrawers()
    let motion = MotionSpec(curve: .easeOut, durationNanoseconds: 400_000_000)
    let effects = scene.send(.size(Size(width: 667, height: 375), alongside: motion), at: start)
    #expect(effects.contains(.layout(alongside: motion)))
  }
}
