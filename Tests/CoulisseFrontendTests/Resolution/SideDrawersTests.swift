import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

/// The side drawers, as they are to be understood.
@Suite struct SideDrawersTests {
  private let scene: Scene
  private let tabs = EntityID<Container>(0)
  private let main = EntityID<Container>(1)
  private let menu = EntityID<Panel>(0)
  private let info = EntityID<Panel>(1)

  init() throws {
    let read = try Reading.scene(Repository.file("examples/side-drawers.scene.yaml"))
    #expect(read.diagnostics.isEmpty)
    scene = try #require(read.value)
  }

  private func gesture(_ name: String) throws -> Gesture {
    try #require(scene.gestures.first { $0.name.value == name })
  }

  private func names(_ ids: [EntityID<Gesture>]) -> [String] { ids.map { scene[$0].name.value } }

  @Test func `containers nest`() {
    #expect(scene.containers.map(\.name.value) == ["tabs", "main"])
    #expect(scene[main].parent == tabs)
    #expect(scene[main].navigation)
    #expect(scene[main].scroller?.axis == .vertical)
    #expect(scene[main].bar.map(\.tap) == [[.open(menu)], [.open(info)]])
  }

  @Test func `panel and content are two sizes`() {
    for panel in scene.panels {
      #expect(panel.size == .full)
      #expect(panel.insetContent == Length(points: 60))
      #expect(panel.navigation)
      #expect(panel.opener == .tap)
    }
  }

  @Test func `the copy is mirrored and closes itself`() {
    #expect(scene[info].edge.value == .right)
    #expect(scene[info].outside.tap == [.close(info)])
    #expect(scene[info].items.map(\.name.value) == ["profile", "settings"])
    #expect(scene[info].ownTrack?.settle == scene[menu].ownTrack?.settle)
  }

  @Test func `the release looks at the drag alone`() {
    #expect(
      scene[menu].ownTrack?.settle
        == SettleRule(
          [
            SettleClause(SettleTest(.travel, .past, 0.25, of: .travel), to: .ahead),
            SettleClause(nil, to: .base),
          ], measuredFrom: .start))
    #expect(
      scene[menu].ownTrack?.motion == Motion(curve: .easeInOut, durationNanoseconds: 300_000_000))
  }

  @Test func `one scrim follows both and fades by itself`() throws {
    let scrim = try #require(scene.scrims.first)
    #expect(scene.scrims.count == 1)
    #expect(
      scrim.sources == [
        ScrimSource(panel: menu, closed: 0, open: 0.5),
        ScrimSource(panel: info, closed: 0, open: 0.5),
      ])
    #expect(scrim.combination == .max)
    #expect(scrim.settling == Motion(curve: .easeInOut, durationNanoseconds: 300_000_000))
    #expect(scrim.tap.isEmpty)
  }

  @Test func `the edge pans wait for nothing and go before scrolling`() throws {
    let pull = try gesture("pullMenu")
    #expect(pull.kind == .edgePan(edge: .left, band: nil))
    #expect(pull.regions == [.container(tabs)])
    #expect(
      pull.when == [
        Guard(.depth(.container(main), 0)), Guard(.depth(.panel(menu), 0)),
        Guard(.depth(.panel(info), 0)), Guard(.boundFor(.panel(menu), 0)),
        Guard(.boundFor(.panel(info), 0)),
      ])
    #expect(names(pull.before.map(\.gesture)) == ["main.scroll", "pushInfo"])
    #expect(try names(gesture("pullInfo").before.map(\.gesture)) == ["main.scroll", "pushMenu"])
  }

  @Test func `authored drags replace the panels' own`() {
    let names = scene.gestures.map(\.name.value)
    #expect(!names.contains("menu.pull") && !names.contains("menu.push"))
    #expect(!names.contains("info.pull") && !names.contains("info.push"))
  }

  @Test func `the platform's gestures do not contend with each other`() throws {
    let scroll = try gesture("main.scroll")
    #expect(scroll.kind == .pan(claims: [.top, .bottom]))
    #expect(scroll.drives == .one(.scroll(.container(main))))
    let back = try gesture("main.back")
    #expect(back.kind == .edgePan(edge: .leading, band: nil))
    #expect(back.when == [Guard(.depthAtRest(.container(main), 0), negated: true)])
    #expect(names(back.before.map(\.gesture)) == ["main.scroll", "main.content-pop"])
    let pop = try gesture("main.content-pop")
    #expect(pop.kind == .pan(claims: [.trailing]))
    #expect(names(pop.before.map(\.gesture)) == ["main.scroll"])
    #expect(try names(gesture("menu.back").before.map(\.gesture)) == ["menu.content-pop"])
  }

  @Test func `at most one of them is open`() {
    #expect(scene.groups.map(\.members) == [[menu, info]])
  }
}
