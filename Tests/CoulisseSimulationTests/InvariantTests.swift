import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import Testing

@testable import CoulisseRuntime
@testable import CoulisseSimulation

/// Each invariant is shown a machine that breaks it: by a policy that a scene may state, or by hand.
@Suite struct InvariantTests {
  private let lowered: LoweredScene
  private let menu = TrackSymbol.panel(EntityID(0))
  private let info = TrackSymbol.panel(EntityID(1))

  init() throws {
    lowered = try Stage.sideDrawers().scene.lowered(for: .ios(version: 26))
  }

  private var machine: SceneMachine {
    var machine = SceneMachine(lowered.program)
    machine.advance(to: SceneTime(nanoseconds: 0))
    return machine
  }

  private func evidence(_ change: (inout SceneMachine) -> Void) -> [Violation.Evidence] {
    var machine = machine
    change(&machine)
    var monitor = InvariantMonitor(lowered)
    monitor.see(machine)
    return monitor.violations.map(\.evidence)
  }

  @Test func `a scene that rests breaks nothing`() { #expect(evidence { _ in } == []) }

  @Test func `a cancelled drag that is kept where it is breaks I1`() throws {
    let text = Repository.file("examples/six-lines.scene.yaml")
    let source = text.text(in: SourceRange(0, text.bytes.count))
      .replacing("size: 80% }", with: "size: 80%, cancel: keep }")
    let stage = try Stage(SourceFile(path: "six-lines.scene.yaml", text: source))
    let run = try stage.play(
      "- down: [5, 300]\n- move: { to: [105, 300] }\n- cancel: 1\n- advance: until rest")
    #expect(run.result.violations.map(\.evidence) == [.restsBetween(menu, position: 90)])
    #expect(run.result.violations.map(\.invariant) == [.restOnDetent])
    #expect(!run.result.succeeded)
    #expect(
      run.diagnostics.map(\.message) == [
        "menu rests at 90, between its detents, 0.200 s after the start"
      ])
    #expect(run.facts.contains("BROKEN I1: menu rests at 90, between its detents"))
    #expect(run.text.hasSuffix("0 expectations hold; broken: I1; undecided: none\n"))
  }

  @Test func `a track that rests on another detent than it says breaks I2`() {
    #expect(
      evidence { $0.state.tracks[0].base = 1 } == [.isElsewhere(menu, detent: 1, position: 0)])
    #expect(
      evidence { $0.state.tracks[0].position = 375 }
        == [.isElsewhere(menu, detent: 0, position: 375)])
  }

  @Test func `a motion that goes elsewhere than the track says breaks I2`() {
    let found = evidence { machine in
      machine.send(.perform(.settle(track: 0, detent: 1)), at: SceneTime(nanoseconds: 1))
      machine.state.tracks[0].motion?.redirect(from: 0, to: 300)
    }
    #expect(found == [.isElsewhere(menu, detent: 1, position: 300)])
  }

  @Test func `a stack whose phase does not fit its depth breaks I2`() {
    let main = ContentOwner.container(EntityID(1))
    #expect(
      evidence { $0.state.stacks[0].depth = 1 } == [.depthDisagrees(main, depth: 1, .root)])
    #expect(
      evidence { $0.state.stacks[0].phase = .popping }
        == [.depthDisagrees(main, depth: 0, .popping)])
  }

  @Test func `two open members of a group break I2`() {
    let found = evidence { machine in
      for track in 0...1 {
        machine.state.tracks[track].base = 1
        machine.state.tracks[track].position = 375
      }
    }
    #expect(found == [.bothOpen(menu, info)])
  }

  @Test func `a gesture without exactly one end breaks I3`() {
    let pull = EntityID<Gesture>(0)
    func evidence(_ phases: [RecognizerPhase], isOver: Bool = true) -> [Violation.Evidence] {
      var monitor = InvariantMonitor(lowered)
      for phase in phases { monitor.see(phase, of: 0, by: machine) }
      if isOver { monitor.seeEnd(of: machine) }
      return monitor.violations.map(\.evidence)
    }
    #expect(evidence([.began, .changed, .ended, .began, .cancelled, .failed]) == [])
    #expect(evidence([.began, .began, .ended]) == [.beganTwice(pull)])
    #expect(evidence([.changed]) == [.notBegun(pull, .changed)])
    #expect(evidence([.ended]) == [.notBegun(pull, .ended)])
    #expect(evidence([.began, .failed]) == [.failedAfterBegan(pull)])
    #expect(evidence([.began]) == [.neverEnded(pull)])
  }

  @Test func `each fault is reported once`() {
    var machine = machine
    machine.state.tracks[0].base = 1
    var monitor = InvariantMonitor(lowered)
    for _ in 1...3 { monitor.see(machine) }
    #expect(monitor.violations.count == 1)
  }

  // MARK: Drags

  /// What a drag of 50 pt leads to if the sample after it moves the finger to `x` and the menu to
  /// `position`; the finger was at 75 and the menu at 50.
  private func evidence(finger x: Double, menu position: Double) -> [Violation.Evidence] {
    var machine = SceneMachine(lowered.program)
    var monitor = InvariantMonitor(lowered)
    var last = Point(x: 25, y: 300)
    func send(_ phase: TouchPhase, _ x: Double) {
      let event = TouchEvent(id: 1, phase: phase, location: Point(x: x, y: 300))
      let before = machine
      machine.send(.touch(event), at: SceneTime(nanoseconds: machine.state.now.nanoseconds + 1))
      if phase == .move { see(before, machine, x) }
    }
    func see(_ before: SceneMachine, _ after: SceneMachine, _ x: Double) {
      let point = Point(x: x, y: 300)
      monitor.see(FingerSample(finger: 1, from: last, to: point), before: before, after: after)
      last = point
    }
    machine.advance(to: SceneTime(nanoseconds: 0))
    last = Point(x: 15, y: 300)
    send(.down, 15)
    send(.move, 75)
    #expect(monitor.violations == [])
    let before = machine
    machine.state.tracks[0].position = position
    see(before, machine, x)
    return monitor.violations.map(\.evidence)
  }

  @Test func `a track that goes further than the finger breaks I4`() {
    #expect(evidence(finger: 95, menu: 70) == [])
    #expect(evidence(finger: 95, menu: 60) == [])
    // From the first sample on the finger has gone 80, the menu 71 since it was taken at 0.
    #expect(evidence(finger: 95, menu: 71) == [.movedFurther(menu, by: 21, finger: 20)])
  }

  @Test func `a track that goes against the finger breaks I5`() {
    #expect(evidence(finger: 95, menu: 49) == [.movedAgainst(menu, by: -1, finger: 20)])
    #expect(evidence(finger: 55, menu: 51) == [.movedAgainst(menu, by: 1, finger: -20)])
    #expect(evidence(finger: 75, menu: 51).contains(.movedAgainst(menu, by: 1, finger: 0)))
  }
}
