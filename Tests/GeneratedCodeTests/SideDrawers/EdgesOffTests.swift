import CoulisseRuntime
import Testing

/// S1, edge pans: when they are off. The example switches both off, the variant the opposite one.
struct EdgesOffTests {
  @Test(arguments: DrawerSide.allCases)
  func `both edge pans go off the instant an opening starts`(side: DrawerSide) {
    var stage = DrawerStage()
    #expect(stage.scene.isEnabled(.pullMenu) && stage.scene.isEnabled(.pullInfo))
    let effects = stage.send(.open(side.panel), at: 0)
    #expect(effects.contains(.enabled(.pullMenu, false)))
    #expect(effects.contains(.enabled(.pullInfo, false)))
    #expect(!stage.scene.isEnabled(.pullMenu) && !stage.scene.isEnabled(.pullInfo))
    #expect(!stage.scene.shouldReceive(side.other.pull, at: side.other.point(5, width: 375)))
  }

  @Test(arguments: DrawerSide.allCases)
  func `both edge pans go on the instant a closing starts`(side: DrawerSide) {
    var stage = DrawerStage()
    stage.open(side, by: 1)
    let effects = stage.send(.close(side.panel), at: 1)
    #expect(effects.contains(.enabled(.pullMenu, true)))
    #expect(effects.contains(.enabled(.pullInfo, true)))
  }

  @Test(arguments: DrawerSide.allCases)
  func `a release that opens switches them off, and one that closes leaves them on`(
    side: DrawerSide
  ) {
    for (travel, isOn) in [(50.0, true), (200, false)] {
      var stage = DrawerStage()
      stage.drag(side.pull, side.opening(travel), at: 0)
      stage.send(.gesture(side.pull, .ended, translation: side.opening(travel)), at: 0)
      #expect(stage.scene.isEnabled(side.pull) == isOn)
      #expect(stage.scene.isEnabled(side.other.pull) == isOn)
    }
  }

  @Test func `the variant switches off the opposite edge pan alone`() {
    var scene = SideDrawersOppositeEdge()
    scene.send(.open(.menu), at: SceneTime(seconds: 0))
    #expect(scene.isEnabled(.pullMenu))
    #expect(!scene.isEnabled(.pullInfo))
    scene.send(.close(.menu), at: SceneTime(seconds: 0.1))
    #expect(scene.isEnabled(.pullInfo))
  }

  @Test func `in the variant a moving drawer can be taken at its own edge`() {
    var scene = SideDrawersOppositeEdge()
    scene.send(.open(.menu), at: SceneTime(seconds: 0))
    scene.send(.gesture(.pullMenu, .began), at: SceneTime(seconds: 0.15))
    #expect(scene.phase(of: .menu) != .moving)
    scene.send(.gesture(.pullInfo, .began), at: SceneTime(seconds: 0.15))
    #expect(scene.phase(of: .info) == .rest)
  }
}
