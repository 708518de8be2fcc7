import Testing

@testable import CoulisseRuntime

/// What a rule would decide about drags that nobody has made, on a track with detents at 0, 100 and 300
/// points.
struct SettleVerdictTests {
  private var program: SceneProgram {
    var program = SceneProgram.drawer
    let half = SettleTest(.travel, .past, 0.5, of: .gap)
    program.tracks[0] = TrackSpec(
      toward: .right, [0, 100, 300].map { Length(points: $0) },
      settle: SettleRule([
        SettleClause(SettleTest(.speed, .from, 200, of: .absolute), to: .ahead),
        SettleClause(half, to: .ahead), SettleClause(nil, to: .base),
      ]))
    return program
  }

  @Test func `the clause that decides is named with its detent`() {
    let machine = SceneMachine(program)
    func verdict(_ detent: Int, _ way: [Double], _ velocity: Double = 0) -> SettleVerdict? {
      machine.verdict(on: 0, draggedFrom: detent, through: way, velocity: velocity)
    }
    #expect(verdict(0, [40]) == SettleVerdict(clause: 2, detent: 0))
    #expect(verdict(0, [60]) == SettleVerdict(clause: 1, detent: 1))
    #expect(verdict(0, [40], 200) == SettleVerdict(clause: 0, detent: 1))
    #expect(verdict(1, [210]) == SettleVerdict(clause: 1, detent: 2))
    // By 150 the drag has passed the detent at 100, back at 60 it counts from there: 40 of 100.
    #expect(verdict(0, [150, 60]) == SettleVerdict(clause: 2, detent: 1))
  }

  @Test func `it is what the same drag decides`() {
    for (position, velocity) in [(40.0, 0.0), (60, 0), (40, 200), (150, 0), (220, -300)] {
      var player = Player(program)
      let verdict = player.machine.verdict(
        on: 0, draggedFrom: 0, through: [position], velocity: velocity)
      player.gesture(0, .began, at: 0)
      player.gesture(0, .changed, position, at: 100)
      player.gesture(0, .ended, position, 0, velocity: Vector(dx: velocity, dy: 0), at: 200)
      #expect(player.base(0) == verdict?.detent)
    }
  }

  @Test func `asking changes nothing, and nonsense has no answer`() {
    let machine = SceneMachine(program)
    let before = machine
    _ = machine.verdict(on: 0, draggedFrom: 0, through: [60], velocity: 0)
    #expect(machine == before)
    #expect(machine.verdict(on: 1, draggedFrom: 0, through: [60], velocity: 0) == nil)
    #expect(machine.verdict(on: 0, draggedFrom: 3, through: [60], velocity: 0) == nil)
    #expect(machine.verdict(on: -1, draggedFrom: 0, through: [], velocity: 0) == nil)
  }
}
