import CoulisseRuntime
import Testing

/// S2, what comes and goes, and in which order.
struct MenuLifecycleTests {
  private let opening: [InteractiveMenu.Effect] = [
    .insert(.menu), .snapshot(.main, for: .menuPicture), .insert(.menuPicture),
  ]
  private let closed: [InteractiveMenu.Effect] = [
    .remove(.menuPicture), .remove(.menu), .settled(.menu, .closed),
  ]

  /// What a host has to do with views, and what it is told when a motion is over.
  private func lifecycle(_ effects: [InteractiveMenu.Effect]) -> [InteractiveMenu.Effect] {
    effects.filter { effect in
      switch effect {
      case .insert, .remove, .snapshot, .settled: true
      case .gesture, .enabled, .willSettle, .interrupted, .layout: false
      }
    }
  }

  @Test func `opening: the menu, a still picture of the page, the picture, then the motion`() throws
  {
    var stage = MenuStage()
    let effects = stage.send(.open(.menu), at: 0)
    #expect(lifecycle(effects) == opening)
    let motion = effects.firstIndex { if case .willSettle = $0 { true } else { false } }
    let picture = try #require(effects.firstIndex(of: .insert(.menuPicture)))
    #expect(try #require(motion) > picture)
  }

  @Test func `opened: the page is taken out, then it is completed`() {
    var stage = MenuStage()
    stage.send(.open(.menu), at: 0)
    #expect(lifecycle(stage.advance(to: 0.599999999)) == [])
    #expect(lifecycle(stage.advance(to: 0.6)) == [.remove(.main), .settled(.menu, .open)])
  }

  @Test func `closed: the page is put in, then the picture goes, the menu goes, it is completed`() {
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    #expect(lifecycle(stage.send(.close(.menu), at: 1)) == [])
    #expect(lifecycle(stage.advance(to: 1.599999999)) == [])
    #expect(lifecycle(stage.advance(to: 1.6)) == [.insert(.main)] + closed)
  }

  @Test func `a pan starts the same action as the tap`() {
    var stage = MenuStage()
    #expect(lifecycle(stage.send(.gesture(.menuPull, .began), at: 0)) == opening)
    stage.send(.gesture(.menuPull, .changed, translation: Vector(dx: 150, dy: 0)), at: 0)
    #expect(lifecycle(stage.release(.opening, 150, at: 0)) == [])
    #expect(lifecycle(stage.advance(to: 0.36)) == [.remove(.main), .settled(.menu, .open)])
    #expect(lifecycle(stage.send(.gesture(.menuPush, .began), at: 1)) == [])
    stage.send(.gesture(.menuPush, .changed, translation: Vector(dx: -150, dy: 0)), at: 1)
    #expect(lifecycle(stage.release(.closing, 150, at: 1)) == [])
    #expect(lifecycle(stage.advance(to: 1.36)) == [.insert(.main)] + closed)
  }

  @Test(arguments: [RecognizerPhase.ended, .cancelled])
  func `an opening that is rolled back leaves the page live, and menu and picture gone`(
    phase: RecognizerPhase
  ) {
    var stage = MenuStage()
    stage.drag(.opening, 75, at: 0)
    stage.send(.gesture(.menuPull, phase, translation: Vector(dx: 75, dy: 0)), at: 0)
    #expect(lifecycle(stage.advance(to: 0.119999999)) == [])
    #expect(stage.placement(.main, at: 0.119999999).isHidden)
    #expect(lifecycle(stage.advance(to: 0.12)) == closed)
    #expect(!stage.placement(.main, at: 0.12).isHidden)
    #expect(stage.placement(.main, at: 0.12).isInteractive)
    #expect(stage.placement(.menu, at: 0.12).isHidden)
    #expect(stage.placement(.menuPicture, at: 0.12).isHidden)
  }

  @Test func `an opening without a sample is rolled back like any other`() {
    var stage = MenuStage()
    #expect(lifecycle(stage.send(.gesture(.menuPull, .began), at: 0)) == opening)
    #expect(lifecycle(stage.send(.gesture(.menuPull, .ended), at: 0)) == closed)
    #expect(!stage.placement(.main, at: 0).isHidden)
  }

  @Test(arguments: [RecognizerPhase.ended, .cancelled])
  func `a closing that is rolled back leaves menu, picture and strip as they were`(
    phase: RecognizerPhase
  ) {
    var stage = MenuStage()
    stage.prepare(.closing, by: 1)
    let views = [InteractiveMenu.View.menu, .menuContent, .menuOutside, .main, .menuPicture]
    let before = views.map { stage.placement($0, at: 1) }
    stage.send(.gesture(.menuPush, .began), at: 1)
    stage.send(.gesture(.menuPush, .changed, translation: Vector(dx: -75, dy: 0)), at: 1)
    stage.send(.gesture(.menuPush, phase, translation: Vector(dx: -75, dy: 0)), at: 1)
    #expect(lifecycle(stage.advance(to: 1.12)) == [.settled(.menu, .open)])
    #expect(views.map { stage.placement($0, at: 1.12) } == before)
    #expect(stage.scene.shouldReceive(.menuOutside, at: Point(x: 337, y: 300)))
    #expect(stage.scene.shouldReceive(.menuPush, at: Point(x: 337, y: 300)))
  }

  @Test func `one picture per opening: not when it is turned round, but at the next`() {
    var stage = MenuStage()
    var effects = stage.send(.open(.menu), at: 0)
    effects += stage.send(.close(.menu), at: 0.2)
    effects += stage.send(.open(.menu), at: 0.3)
    effects += stage.advance(to: 2)
    effects += stage.send(.close(.menu), at: 2)
    effects += stage.send(.open(.menu), at: 2.3)
    effects += stage.advance(to: 4)
    #expect(
      lifecycle(effects) == opening + [
        .remove(.main), .settled(.menu, .open), .settled(.menu, .open),
      ])
    stage.send(.close(.menu), at: 5)
    stage.advance(to: 6)
    #expect(lifecycle(stage.send(.open(.menu), at: 6)) == opening)
  }

  @Test func `an opening that is closed on its way never takes the page out`() {
    var stage = MenuStage()
    stage.send(.open(.menu), at: 0)
    stage.send(.close(.menu), at: 0.3)
    #expect(lifecycle(stage.advance(to: 0.9)) == closed)
    #expect(!stage.placement(.main, at: 0.9).isHidden)
  }

  @Test func `the page is hidden from the start, and shown again when it is over`() {
    var stage = MenuStage()
    stage.send(.open(.menu), at: 0)
    for time in [0, 0.3, 0.599999999] {
      #expect(stage.placement(.main, at: time).isHidden)
      #expect(!stage.placement(.menu, at: time).isHidden)
      #expect(!stage.placement(.menuPicture, at: time).isHidden)
    }
    stage.advance(to: 1)
    #expect(!stage.placement(.menuPicture, at: 1).isHidden, "it stands for the page")
    stage.send(.close(.menu), at: 1)
    #expect(stage.placement(.main, at: 1.3).isHidden)
    stage.advance(to: 1.6)
    #expect(!stage.placement(.main, at: 1.6).isHidden)
  }

  @Test func `the picture's shadow is 0.7 from the start, never animated`() {
    var stage = MenuStage()
    stage.send(.gesture(.menuPull, .began), at: 0)
    #expect(stage.placement(.menuPicture, at: 0).shadowOpacity == 0.7)
    stage.send(.gesture(.menuPull, .changed, translation: Vector(dx: 150, dy: 0)), at: 0)
    #expect(stage.placement(.menuPicture, at: 0).shadowOpacity == 0.7)
    stage.release(.opening, 150, at: 0)
    for time in [0.001, 0.18, 0.359, 1] {
      #expect(stage.placement(.menuPicture, at: time).shadowOpacity == 0.7)
    }
    for view in InteractiveMenu.View.allCases where view != .menuPicture {
      #expect(stage.placement(view, at: 0.18).shadowOpacity == 0)
    }
  }

  @Test func `with reduced motion everything comes and goes in the same order, at once`() {
    var stage = MenuStage()
    stage.send(.reducesMotion(true), at: 0)
    #expect(
      lifecycle(stage.send(.open(.menu), at: 0))
        == opening + [.remove(.main), .settled(.menu, .open)])
    #expect(lifecycle(stage.send(.close(.menu), at: 0)) == [.insert(.main)] + closed)
  }
}
