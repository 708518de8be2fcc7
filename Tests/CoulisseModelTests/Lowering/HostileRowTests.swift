import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

/// What a host may tell of rows at the worst moment. Rows are 60 pt tall.
@Suite struct HostileRowTests {
  private let lowered = Inbox.scene(.standard).lowered(for: .ios(version: 26))

  private func machine(_ count: Int) -> SceneMachine {
    var machine = SceneMachine(lowered.program)
    show(rows(count), in: &machine)
    return machine
  }

  private func rows(_ count: Int) -> [ListRow] {
    (0..<count).map { ListRow(key: RowKey(Int64($0)), start: Double($0) * 60, extent: 60) }
  }

  private func show(_ rows: [ListRow], in machine: inout SceneMachine) {
    machine.send(.environment(.rows(list: 0, rows)), at: machine.state.now)
  }

  private func touch(
    _ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int32 = 1, in machine: inout SceneMachine
  ) {
    machine.send(
      .touch(TouchEvent(id: finger, phase: phase, location: Point(x: x, y: y))),
      at: machine.state.now)
  }

  private var track: Int { lowered.symbols.track(of: .row(Inbox.list)) ?? 0 }

  private func open(_ key: Int64, in machine: inout SceneMachine) {
    machine.send(
      .performInRow(
        .settle(track: track, detent: 2), RowReference(list: 0, key: RowKey(key))),
      at: machine.state.now)
  }

  private func position(_ key: Int64, in machine: SceneMachine) -> Double {
    machine.position(of: track, row: RowKey(key), at: machine.state.now)
  }

  private func rest(_ machine: inout SceneMachine) {
    var left = 100
    while let next = machine.nextDeadline, left > 0 {
      machine.advance(to: next)
      left -= 1
    }
  }

  @Test func `ten fingers on ten rows pull each its own, and the program grows by as many`() {
    var machine = machine(10)
    for finger in 0..<10 {
      touch(.down, 200, Double(finger) * 60 + 30, finger: Int32(finger), in: &machine)
    }
    #expect(machine.program.lists[0].rows.count == 10)
    for finger in 0..<10 {
      touch(
        .move, 210 + 4 * Double(finger), Double(finger) * 60 + 30, finger: Int32(finger),
        in: &machine)
    }
    for key in 0..<10 as Range<Int64> { #expect(position(key, in: machine) == 4 * Double(key)) }
    for finger in 0..<10 {
      touch(.up, 250, Double(finger) * 60 + 30, finger: Int32(finger), in: &machine)
    }
    rest(&machine)
    #expect(machine.isIdle)
    // Parts of rows at rest are taken again: nothing grows for ever.
    for key in 0..<10 as Range<Int64> { open(key, in: &machine) }
    rest(&machine)
    #expect(machine.program.lists[0].rows.count == 10)
  }

  @Test func `a thousand rows take the parts of one`() {
    var machine = machine(1000)
    for key in stride(from: 0, to: 1000, by: 37) as StrideTo<Int64> {
      open(key, in: &machine)
      rest(&machine)
      #expect(position(key, in: machine) == 100)
      machine.send(.perform(.closeRows(list: 0)), at: machine.state.now)
      rest(&machine)
    }
    #expect(machine.program.lists[0].rows.count == 1)
  }

  @Test func `rows told while one is dragged leave the drag alone if the row stays`() {
    var machine = machine(3)
    touch(.down, 200, 90, in: &machine)
    touch(.move, 230, 90, in: &machine)
    #expect(position(1, in: machine) == 20)
    show(
      rows(3).reversed().enumerated().map { index, row in
        ListRow(key: row.key, start: Double(index) * 60, extent: 60)
      }, in: &machine)
    touch(.move, 260, 90, in: &machine)
    #expect(position(1, in: machine) == 50)
    show([], in: &machine)
    #expect(position(1, in: machine) == 0)
    touch(.move, 290, 90, in: &machine)
    touch(.up, 290, 90, in: &machine)
    #expect(machine.isIdle)
  }

  @Test func `a row that goes while it moves is closed at once, and comes back closed`() {
    var machine = machine(2)
    open(0, in: &machine)
    machine.advance(to: machine.state.now.advanced(byNanoseconds: 100_000_000))
    #expect(position(0, in: machine) > 0)
    show([rows(2)[1]], in: &machine)
    #expect(machine.isIdle)
    show(rows(2), in: &machine)
    #expect(position(0, in: machine) == 0)
    #expect(machine.trackState(track, row: RowKey(0))?.phase == .rest)
  }

  @Test func `a key that is there twice is the first one that has it`() {
    var machine = SceneMachine(lowered.program)
    show(
      [
        ListRow(key: RowKey(1), start: 0, extent: 60),
        ListRow(key: RowKey(1), start: 60, extent: 60),
      ], in: &machine)
    touch(.down, 200, 90, in: &machine)
    touch(.move, 260, 90, in: &machine)
    touch(.up, 260, 90, in: &machine)
    rest(&machine)
    #expect(machine.isIdle && machine.program.lists[0].rows.count == 1)
  }

  @Test func `rows that no screen has are refused as a whole`() {
    var machine = machine(2)
    for bad in [Double.nan, .infinity, -1, 1e300] {
      show([ListRow(key: RowKey(5), start: 0, extent: bad)], in: &machine)
      show([ListRow(key: RowKey(5), start: bad == -1 ? -2e9 : bad, extent: 60)], in: &machine)
      #expect(machine.state.lists[0].rows.count == 2)
    }
    machine.send(.environment(.rows(list: 7, [])), at: machine.state.now)
    #expect(machine.state.lists[0].rows.count == 2)
  }

  @Test func `an effect is about the row that its parts stood for then`() {
    var machine = machine(2)
    open(0, in: &machine)
    rest(&machine)
    machine.send(
      .performInRow(.settle(track: track, detent: 0), RowReference(list: 0, key: RowKey(1))),
      at: machine.state.now)
    let told = machine.effects.indices.compactMap { machine.rowEffect($0) }
    let settling = told.compactMap { effect, row -> (Int, Int64?)? in
      if case .willSettle(let motion) = effect { (motion.track, row?.key.value) } else { nil }
    }
    #expect(settling.allSatisfy { $0.0 == track })
    #expect(Set(settling.compactMap(\.1)) == [0, 1])
    // One event takes the parts of a row that has just come to rest for another one.
    machine.send(.advance, at: machine.state.now.advanced(byNanoseconds: 10_000_000_000))
    #expect(
      machine.effects.indices.compactMap { machine.rowEffect($0) }.allSatisfy { effect, row in
        if case .settled = effect { row != nil } else { true }
      })
  }

  @Test func `how samples are cut into events does not matter`() {
    func run(_ steps: Int) -> SceneMachine {
      var machine = machine(3)
      touch(.down, 200, 90, in: &machine)
      for step in 1...steps {
        touch(.move, 200 + 80 * Double(step) / Double(steps), 90, in: &machine)
      }
      return machine
    }
    for steps in [1, 2, 7, 80] { #expect(abs(position(1, in: run(steps)) - 70) < 1e-9) }
  }

  @Test func `what a row's recognizer may do in one row it may do in all`() {
    var machine = machine(2)
    let swipe =
      lowered.symbols.recognizers.firstIndex {
        Inbox.scene(.standard)[$0].name.value == "inbox.swipe"
      } ?? 0
    // Two rows are told apart by now.
    for (finger, y) in [(1, 30.0), (2, 90)] as [(Int32, Double)] {
      touch(.down, 200, y, finger: finger, in: &machine)
    }
    for (finger, y) in [(1, 30.0), (2, 90)] as [(Int32, Double)] {
      touch(.cancel, 200, y, finger: finger, in: &machine)
    }
    #expect(machine.program.lists[0].rows.count == 2)
    machine.send(.environment(.enables(recognizer: swipe, false)), at: machine.state.now)
    for (finger, y) in [(1, 30.0), (2, 90)] as [(Int32, Double)] {
      touch(.down, 200, y, finger: finger, in: &machine)
      touch(.move, 260, y, finger: finger, in: &machine)
    }
    #expect(position(0, in: machine) == 0 && position(1, in: machine) == 0)
  }

  @Test func `what is asked without a row moves none`() {
    let actions: [SceneAction] = [
      .settle(track: track, detent: 2), .toggle(track: track, detent: 2),
    ]
    for action in actions {
      var machine = machine(2)
      machine.send(.perform(action), at: machine.state.now)
      rest(&machine)
      #expect(position(0, in: machine) == 0 && position(1, in: machine) == 0)
    }
  }

  @Test func `a row that no parts stand for is asked as if it had been touched`() {
    var machine = machine(3)
    open(0, in: &machine)
    rest(&machine)
    let state = machine.state
    let row = lowered.symbols.view(of: .row(Inbox.list)) ?? 0
    let placement = machine.placement(of: row, row: RowKey(2), at: machine.state.now)
    #expect(placement.frame.y == 120 && !placement.isHidden)
    #expect(machine.placement(of: row, row: RowKey(9), at: machine.state.now).isHidden)
    #expect(machine.placement(of: row, row: nil, at: machine.state.now).isHidden)
    #expect(machine.progress(of: track, toward: 2, row: RowKey(0), at: machine.state.now) == 1)
    #expect(machine.progress(of: track, toward: 2, row: RowKey(2), at: machine.state.now) == 0)
    #expect(machine.state == state)
  }
}
