import CoulisseModel
import CoulisseRuntime
import Testing

/// Recognizers, relations and escapes that a scene lowers to, and what a platform changes in them.
struct LoweringGestureTests {
  private typealias Index = TwoDrawers.GestureIndex

  private func recognizer(_ index: Int, _ platform: Platform = .ios(version: 26)) -> RecognizerSpec
  {
    let lowered = TwoDrawers.scene().lowered(for: platform)
    return lowered.program.recognizers[lowered.symbols.recognizer(of: EntityID(index)) ?? 0]
  }

  @Test func `a tap has the platform's tolerance and times`() {
    #expect(
      recognizer(Index.doubleTap).kind
        == .tap(
          count: 2, tolerance: 10, maximumNanoseconds: 750_000_000, gapNanoseconds: 350_000_000))
    #expect(
      recognizer(Index.doubleTap, .android).kind
        == .tap(
          count: 2, tolerance: 8, maximumNanoseconds: 750_000_000, gapNanoseconds: 300_000_000))
    #expect(recognizer(Index.openMenu).views == [4])
    #expect(recognizer(Index.openMenu).actions == [.settle(track: 0, detent: 1)])
    #expect(recognizer(Index.closeMenu).actions == [.settle(track: 0, detent: 0)])
    #expect(
      recognizer(Index.doubleTap).actions == [
        .toggle(track: 1, detent: 1), .push(stack: 1), .pop(stack: 0), .emit(action: 0),
      ])
  }

  @Test func `an edge pan claims inward and moves its track both ways`() {
    let pull = recognizer(Index.pullMenu)
    #expect(pull.kind == .edgePan(edge: .left, band: 20))
    #expect(pull.role == .own)
    #expect(pull.views == [2, 7])
    #expect(pull.claims == [.right])
    #expect(
      pull.route == [RouteLeg(toward: .right, tracks: [0]), RouteLeg(toward: .left, tracks: [0])])
    #expect(pull.gain == 0.8)
    #expect(pull.slop == 10)
    #expect(pull.lock == .dominant)
  }

  @Test func `each guard is a clause of its own`() {
    #expect(
      recognizer(Index.pullMenu).condition.clauses == [
        [ConfigurationTerm(.depth(stack: 0, is: 0))],
        [ConfigurationTerm(.atRest(track: 0, detent: 1), negated: true)],
        [ConfigurationTerm(.depthAtRest(stack: 2, is: 0))],
        [ConfigurationTerm(.boundFor(track: 1, detent: 0))],
        [ConfigurationTerm(.moving(track: 1), negated: true)],
        [ConfigurationTerm(.dragged(track: 1), negated: true)],
      ])
  }

  @Test func `a push claims what it is written with`() {
    let push = recognizer(Index.pushMenu)
    #expect(push.kind == .pan)
    #expect(push.claims == [.left])
    #expect(push.views == [8])
  }

  @Test func `the platform's own gestures keep their roles`() {
    let scroll = recognizer(Index.scroll)
    #expect(scroll.kind == .scroll)
    #expect(scroll.role == .scroll)
    #expect(
      scroll.route == [RouteLeg(toward: .top, tracks: [2]), RouteLeg(toward: .bottom, tracks: [2])])
    let back = recognizer(Index.back)
    #expect(back.role == .pageBack)
    #expect(back.kind == .edgePan(edge: .leading, band: 30))
    #expect(back.claims == [.trailing])
    #expect(back.route.map(\.tracks) == [[3], [3]])
    #expect(recognizer(Index.contentPop).role == .contentPop)
  }

  @Test func `scrollers take every heading on ios, and lock their axis on android`() {
    #expect(recognizer(Index.scroll).lock == .free)
    #expect(recognizer(Index.scroll, .android).lock == .dominant)
    #expect(recognizer(Index.scroll, .android).slop == 8)
    let android = TwoDrawers.scene().lowered(for: .android).program
    #expect(android.decisionRadius == 8)
    #expect(android.tracks[2].outOfRange == .clamp)
    let ios = TwoDrawers.scene().lowered(for: .ios(version: 26)).program
    #expect(ios.decisionRadius == 10)
    #expect(ios.tracks[2].outOfRange == .rubberBand(0.55))
    #expect(android.views[4].frame.width == Length(points: 48))
  }

  @Test func `only ios since 26 pops by the content`() {
    for (platform, count) in [
      (Platform.ios(version: 26), 8), (.ios(version: 18), 7), (.android, 7),
    ] {
      let lowered = TwoDrawers.scene().lowered(for: platform)
      #expect(lowered.program.recognizers.count == count)
      #expect(lowered.symbols.recognizers.count == count)
      let pop = lowered.symbols.recognizer(of: EntityID(Index.contentPop))
      #expect((pop == nil) == (count == 7))
    }
  }

  @Test func `before and after become requirements, each once, and only among what exists`() {
    let ios = TwoDrawers.scene().lowered(for: .ios(version: 26)).program
    #expect(
      Set(ios.requirements) == [
        FailureRequirement(waiting: 4, blocker: 2), FailureRequirement(waiting: 6, blocker: 2),
        FailureRequirement(waiting: 2, blocker: 5),
      ])
    #expect(ios.requirements.count == 3)
    let android = TwoDrawers.scene().lowered(for: .android).program
    #expect(
      Set(android.requirements) == [
        FailureRequirement(waiting: 4, blocker: 2), FailureRequirement(waiting: 2, blocker: 5),
      ])
  }

  @Test func `simultaneity from both sides counts once`() {
    let ios = TwoDrawers.scene().lowered(for: .ios(version: 26)).program
    #expect(ios.simultaneities == [Simultaneity(5, 4), Simultaneity(5, 6)])
    let android = TwoDrawers.scene().lowered(for: .android).program
    #expect(android.simultaneities == [Simultaneity(5, 4)])
  }

  @Test func `escape pops in the panel in front, closes it, then goes on behind`() {
    func term(_ word: ConfigurationWord, negated: Bool = false) -> [ConfigurationTerm] {
      [ConfigurationTerm(word, negated: negated)]
    }
    let escapes = TwoDrawers.scene().lowered(for: .ios(version: 26)).program.escapes
    #expect(
      escapes.map(\.actions) == [
        [.pop(stack: 2)], [.settle(track: 1, detent: 0)], [.pop(stack: 1)],
        [.settle(track: 0, detent: 0)], [.pop(stack: 0)],
      ])
    #expect(
      escapes[0].condition.clauses == [
        term(.boundFor(track: 1, detent: 0), negated: true),
        term(.depth(stack: 2, is: 0), negated: true),
      ])
    #expect(escapes[3].condition.clauses == [term(.boundFor(track: 0, detent: 0), negated: true)])
    #expect(escapes[4].condition.clauses == [term(.depth(stack: 0, is: 0), negated: true)])
  }
}
