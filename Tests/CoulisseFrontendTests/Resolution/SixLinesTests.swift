import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

/// Every default of the language, seen in the smallest scene. Expected values: `Spec/Language.md`.
@Suite struct SixLinesTests {
  private let scene: Scene
  private let menu = EntityID<Panel>(0)

  init() throws {
    let read = try Reading.scene(Repository.file("examples/six-lines.scene.yaml"))
    #expect(read.diagnostics.isEmpty)
    scene = try #require(read.value)
  }

  @Test func `it is proved for iOS 26 on every usual size`() {
    #expect(scene.platforms == [.ios(version: 26)])
    #expect(scene.viewport.width == 320...1366)
    #expect(scene.viewport.height == 480...1366)
    #expect(scene.viewport.design == Size(width: 375, height: 667))
  }

  @Test func `a page called main is there by itself`() throws {
    let main = try #require(scene.containers.first)
    #expect(scene.containers.count == 1)
    #expect(main.name.value == "main")
    #expect(main.parent == nil)
    #expect(!main.navigation)
    #expect(main.scroller == nil)
  }

  @Test func `the panel opens with the platform's habits`() {
    let panel = scene[menu]
    #expect(panel.edge.value == .leading)
    #expect(panel.size == Length(fraction: 0.8))
    #expect(panel.insetContent == .zero)
    #expect(panel.modal && !scene.startsOpen(EntityID(0)) && !panel.navigation)
    #expect(panel.opener == .app(stated: false))
    #expect(panel.ownTrack?.motion == Motion(curve: .easeInOut, durationNanoseconds: 300_000_000))
    #expect(panel.ownTrack?.outOfRange == .clamp)
    #expect(panel.ownTrack?.cancel == .settle)
    #expect(panel.ownTrack?.whileMoving == .grab)
    #expect(panel.ownTrack?.resize == .keepProgress)
  }

  @Test func `a fling from 200 points per second decides, else half of the way`() {
    #expect(
      scene[menu].ownTrack?.settle
        == SettleRule(
          [
            SettleClause(SettleTest(.speed, .from, 200, of: .absolute), to: .ahead),
            SettleClause(
              SettleTest(.speed, .from, 200, of: .absolute, direction: .back), to: .base),
            SettleClause(SettleTest(.travel, .past, 0.5, of: .gap), to: .ahead),
            SettleClause(nil, to: .base),
          ], measuredFrom: .base))
  }

  @Test func `a black scrim of one half closes it on tap`() throws {
    let scrim = try #require(scene.scrims.first)
    #expect(scene.scrims.count == 1)
    #expect(scrim.name.value == "menu.scrim")
    #expect(scrim.color == "black")
    #expect(scrim.sources == [ScrimSource(panel: menu, closed: 0, open: 0.5)])
    #expect(scrim.settling == nil)
    #expect(scrim.tap == [.close(menu)])
  }

  @Test func `it is pulled from its edge and pushed anywhere`() throws {
    #expect(scene.gestures.map(\.name.value) == ["menu.pull", "menu.push", "menu.scrim"])
    let pull = scene.gestures[0]
    #expect(pull.origin == .pull(menu))
    #expect(pull.kind == .edgePan(edge: .leading, band: nil))
    #expect(pull.regions == [.stage])
    #expect(pull.drives == .one(.mover(.panel(menu))))
    let push = scene.gestures[1]
    #expect(push.origin == .push(menu))
    #expect(push.kind == .pan(claims: [.leading]))
    #expect(push.regions == [.panel(menu), .scrim(EntityID(0))])
    for gesture in [pull, push] {
      #expect(gesture.lock == .dominant)
      #expect(gesture.gain == 1)
      #expect(gesture.when.isEmpty && gesture.before.isEmpty && gesture.after.isEmpty)
    }
    #expect(scene.gestures[2].origin == .tapOf(.scrim(EntityID(0))))
  }
}
