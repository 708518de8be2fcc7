import CoulisseModel
import CoulisseRuntime
import Testing

/// Views, frames and tracks that a scene lowers to.
struct LoweringViewTests {
  private static let order: [Element] = [
    .stage, .container(TwoDrawers.tabs), .container(TwoDrawers.main), .bar(TwoDrawers.main),
    .barButton(TwoDrawers.main, 0), .barButton(TwoDrawers.main, 1), .barButton(TwoDrawers.main, 2),
    .scrim(TwoDrawers.dim), .panel(TwoDrawers.menu), .content(TwoDrawers.menu),
    .item(TwoDrawers.menu, 0), .outside(TwoDrawers.menu), .page(TwoDrawers.menu),
    .panel(TwoDrawers.info), .content(TwoDrawers.info), .item(TwoDrawers.info, 0),
    .outside(TwoDrawers.info), .page(TwoDrawers.info),
  ]

  private func index(_ element: Element) -> Int { Self.order.firstIndex(of: element) ?? -1 }

  private func machine(_ scene: Scene, _ size: Size, _ direction: ReadingDirection) -> SceneMachine
  {
    var machine = SceneMachine(scene.lowered(for: .ios(version: 26)).program)
    machine.send(.environment(.size(size, alongside: nil)), at: SceneTime(nanoseconds: 0))
    machine.send(.environment(.direction(direction)), at: SceneTime(nanoseconds: 0))
    return machine
  }

  private func rect(_ machine: SceneMachine, _ element: Element) -> Rect {
    machine.stageRect(of: index(element), at: machine.state.now)
  }

  @Test func `views stand in pre-order, back to front`() {
    let lowered = TwoDrawers.scene().lowered(for: .ios(version: 26))
    #expect(lowered.symbols.views == Self.order)
    let parents = [-1, 0, 1, 2, 3, 3, 3, 1, 1, 8, 8, 8, 8, 1, 13, 13, 13, 13]
    #expect(lowered.program.views.map(\.parent) == parents)
    #expect(lowered.program.views[7].hits == .block)
    for (index, view) in lowered.program.views.enumerated() where index != 7 {
      #expect(view.hits == .normal)
    }
  }

  private static let sizes: [(Size, Double)] = [
    (Size(width: 375, height: 667), 300), (Size(width: 1000, height: 500), 320),
  ]

  @Test(arguments: sizes)
  func `a panel stands off by its size, or where it is open, with its content at its edge`(
    size: Size, extent: Double
  ) {
    let machine = machine(TwoDrawers.scene(), size, .leftToRight)
    #expect(
      rect(machine, .panel(TwoDrawers.menu))
        == Rect(x: -extent, y: 0, width: extent, height: size.height))
    // The other panel starts open.
    #expect(
      rect(machine, .panel(TwoDrawers.info))
        == Rect(x: size.width - extent, y: 0, width: extent, height: size.height))
    #expect(
      rect(machine, .content(TwoDrawers.menu))
        == Rect(x: -extent, y: 0, width: extent - 60, height: size.height))
    #expect(
      rect(machine, .outside(TwoDrawers.menu))
        == Rect(x: -60, y: 0, width: 60, height: size.height))
    #expect(
      rect(machine, .content(TwoDrawers.info))
        == Rect(x: size.width - extent + 60, y: 0, width: extent - 60, height: size.height))
    #expect(
      rect(machine, .outside(TwoDrawers.info))
        == Rect(x: size.width - extent, y: 0, width: 60, height: size.height))
    #expect(
      rect(machine, .item(TwoDrawers.menu, 0)) == Rect(x: -extent, y: 64, width: extent, height: 44)
    )
  }

  @Test func `sizes and uncovered parts of panels can be read by name`() {
    let lowered = TwoDrawers.scene().lowered(for: .ios(version: 26))
    #expect(
      lowered.symbols.lengths == [
        .size(TwoDrawers.menu), .uncovered(TwoDrawers.menu), .size(TwoDrawers.info),
        .uncovered(TwoDrawers.info),
      ])
    let machine = machine(TwoDrawers.scene(), Size(width: 375, height: 667), .leftToRight)
    #expect((0...4).map(machine.value(ofLength:)) == [300, 60, 300, 60, 0])
    let wide = self.machine(TwoDrawers.scene(), Size(width: 1000, height: 667), .leftToRight)
    #expect(wide.value(ofLength: 0) == 320)
  }

  @Test func `a leading panel turns with the reading direction, a left one does not`() {
    let size = Size(width: 375, height: 667)
    for (edge, direction, x) in [
      (Side.leading, ReadingDirection.leftToRight, -300.0), (.leading, .rightToLeft, 375),
      (.left, .rightToLeft, -300), (.trailing, .rightToLeft, -300), (.right, .rightToLeft, 375),
    ] {
      let machine = machine(TwoDrawers.scene(edge: edge), size, direction)
      #expect(rect(machine, .panel(TwoDrawers.menu)).x == x, "\(edge) \(direction)")
      let content = rect(machine, .content(TwoDrawers.menu)).x
      #expect(content == (x < 0 ? x : x + 60))
    }
  }

  @Test func `a panel at the bottom slides upward`() {
    let machine = machine(
      TwoDrawers.scene(edge: .bottom), Size(width: 375, height: 667), .leftToRight)
    // 80% of 667 is more than 320.
    #expect(
      rect(machine, .panel(TwoDrawers.menu)) == Rect(x: 0, y: 667, width: 375, height: 320))
    #expect(
      rect(machine, .content(TwoDrawers.menu)) == Rect(x: 0, y: 727, width: 375, height: 260))
    #expect(rect(machine, .panel(TwoDrawers.info)) == Rect(x: 0, y: 0, width: 375, height: 320))
  }

  @Test func `bar buttons stand from their side inward and turn`() {
    for (direction, xs) in [
      (ReadingDirection.leftToRight, [0.0, 44, 331]), (.rightToLeft, [331, 287, 0]),
    ] {
      let machine = machine(TwoDrawers.scene(), Size(width: 375, height: 667), direction)
      for (button, x) in xs.enumerated() {
        #expect(
          rect(machine, .barButton(TwoDrawers.main, button))
            == Rect(x: x, y: 0, width: 44, height: 44))
      }
    }
  }

  @Test func `panels, scrollers and stacks have tracks, in this order`() {
    let lowered = TwoDrawers.scene(content: 0...900).lowered(for: .ios(version: 26))
    let main = TwoDrawers.main
    #expect(
      lowered.symbols.tracks == [
        .panel(TwoDrawers.menu), .panel(TwoDrawers.info), .scroll(.container(main)),
        .page(.container(main)),
        .page(.panel(TwoDrawers.menu)), .page(.panel(TwoDrawers.info)),
      ])
    let tracks = lowered.program.tracks
    #expect(tracks.map(\.positive) == [.right, .left, .top, .trailing, .trailing, .trailing])
    #expect(tracks.map(\.reference) == [1, 1, 2, 2, 8, 13])
    #expect(tracks.map(\.start) == [0, 1, 0, 0, 0, 0])
    #expect(tracks[0].detents == [.zero, Length(fraction: 0.8, atMost: 320)])
    #expect(tracks[0].upper == Length(fraction: 0.8, atMost: 320))
    #expect(tracks[0].motion.durationNanoseconds == 300_000_000)
    #expect(tracks[2].detents.isEmpty)
    #expect(tracks[2].settle == .stay)
    // 900 points of content in a window of 667.
    #expect(tracks[2].upper.value(of: 667) == 233)
    #expect(tracks[2].upper.value(of: 1000) == 0)
    #expect(tracks[3].motion.durationNanoseconds == 350_000_000)
    #expect(lowered.program.stacks.map(\.track) == [3, 4, 5])
    #expect(lowered.program.groups == [GroupSpec(members: [0, 1])])
  }

  @Test func `content of unknown length is two windows long`() {
    let track = TwoDrawers.scene().lowered(for: .ios(version: 26)).program.tracks[2]
    #expect(track.upper.value(of: 667) == 667)
  }

  @Test func `a scrim follows both panels and hides when it has faded`() {
    var machine = machine(
      TwoDrawers.scene(), Size(width: 375, height: 667), .leftToRight)
    let scrim = index(.scrim(TwoDrawers.dim))
    func opacity() -> Double { machine.placement(of: scrim, at: machine.state.now).opacity }
    #expect(opacity() == 0.5)
    machine.send(.perform(.settle(track: 1, detent: 0)), at: SceneTime(nanoseconds: 0))
    machine.advance(to: SceneTime(nanoseconds: 150_000_000))
    #expect((opacity() - 0.25).magnitude < 1e-9)
    machine.advance(to: SceneTime(nanoseconds: 300_000_000))
    #expect(machine.placement(of: scrim, at: machine.state.now).isHidden)
  }

  @Test func `what is closed is kept from assistive technology, what is open keeps it inside`() {
    let machine = machine(TwoDrawers.scene(), Size(width: 375, height: 667), .leftToRight)
    let now = machine.state.now
    let menu = machine.placement(of: index(.panel(TwoDrawers.menu)), at: now)
    let info = machine.placement(of: index(.panel(TwoDrawers.info)), at: now)
    #expect(menu.isHiddenFromAccessibility && !menu.isModal)
    #expect(!info.isHiddenFromAccessibility && info.isModal)
  }

  @Test func `a page hides the strip and covers the panel, and hides the bar's buttons`() {
    var machine = machine(TwoDrawers.scene(), Size(width: 375, height: 667), .leftToRight)
    func isHidden(_ element: Element) -> Bool {
      machine.placement(of: index(element), at: machine.state.now).isHidden
    }
    #expect(isHidden(.page(TwoDrawers.info)) && !isHidden(.outside(TwoDrawers.info)))
    #expect(!isHidden(.barButton(TwoDrawers.main, 0)))
    machine.send(.perform(.push(stack: 2)), at: SceneTime(nanoseconds: 0))
    machine.send(.perform(.push(stack: 0)), at: SceneTime(nanoseconds: 0))
    #expect(!isHidden(.page(TwoDrawers.info)) && isHidden(.outside(TwoDrawers.info)))
    #expect(isHidden(.barButton(TwoDrawers.main, 0)))
    #expect(rect(machine, .page(TwoDrawers.info)).x == 375)
    machine.advance(to: SceneTime(nanoseconds: 350_000_000))
    #expect(rect(machine, .page(TwoDrawers.info)) == Rect(x: 75, y: 0, width: 300, height: 667))
  }
}
