import CoulisseDiagnostics
import CoulisseModel
import Testing

/// What can be wrong in `reduced-motion`.
struct ReducedMotionMisuseTests {
  @Test(
    arguments: [
      "⟦Y103:true⟧", "⟦Y103:short⟧", "⟦Y105:0.2⟧", "0.2s ⟦Y104:easy⟧", "⟦Y106:4000s⟧",
      "⟦Y103:[0.2s]⟧",
      "⟦Y103:{ duration: 0.2s }⟧",
    ])
  func `a variant that is none`(_ variant: String) {
    expectDrawn(
      "scene: M\npanels: { p: { edge: left, motion: { reduced-motion: \(variant) }, opener: app } }\n"
    )
  }

  @Test func `it stands with every motion, and is copied with it`() throws {
    let text = """
      scene: M
      containers: { main: {}, page: {} }
      tracks:
        slide: { moves: page, toward: right, detents: { a: 0, b: 80% }, reduced-motion: 0.1s linear }
      panels:
        menu:
          edge: left
          opener: app
          scrim: { settling: { duration: 0.2s, reduced-motion: 0.3s ease-in } }
        info: { like: menu, edge: right }
      transitions:
        menu: { reduced-motion: 0.2s }
      """
    let scene = try #require(Reading.scene(text).value)
    let reduced = scene.panels.indices.map {
      scene.definition(of: .panel(EntityID($0))).motion.reduced?.durationNanoseconds
    }
    #expect(reduced == [200_000_000, 200_000_000])
    #expect(scene.tracks[0].definition.motion.reduced?.curve == .linear)
    #expect(
      scene.scrims.map { $0.settling?.reduced } == [
        ReducedMotion(curve: .easeIn, durationNanoseconds: 300_000_000),
        ReducedMotion(curve: .easeIn, durationNanoseconds: 300_000_000),
      ])
  }

  @Test func `a track that moves several panels has it, not the panels`() {
    expectDrawn(
      """
      scene: M
      tracks: { slide: { moves: main, toward: right, detents: { a: 0, b: 80% } } }
      panels:
        menu: { edge: left, under: main, opens: slide at b, opener: app }
      transitions: { menu: { ⟦Y101:reduced-motion⟧: 0.2s } }
      """)
  }
}
