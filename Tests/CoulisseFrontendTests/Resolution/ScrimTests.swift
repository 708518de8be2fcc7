import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

@testable import CoulisseFrontend

@Suite struct ScrimTests {
  private func scene(_ text: String) throws -> Scene {
    let read = Reading.scene("scene: M\n" + text)
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  private func names(_ text: String) throws -> [String] {
    try scene(text).scrims.map(\.name.value)
  }

  @Test func `a panel brings a scrim unless it is not modal, says so, or is followed already`()
    throws
  {
    #expect(try names("panels: { p: { edge: left } }\n") == ["p.scrim"])
    #expect(try names("panels: { p: { edge: left, modal: false } }\n") == [])
    #expect(try names("panels: { p: { edge: left, modal: false, scrim: 20% } }\n") == ["p.scrim"])
    #expect(try names("panels: { p: { edge: left, scrim: false } }\n") == [])
    let dim = "scrims: { dim: { opacity: p 0..10% } }\n"
    #expect(
      try names(dim + "panels: { p: { edge: left }, q: { edge: right } }\n") == ["dim", "q.scrim"])
    #expect(try names(dim + "panels: { p: { edge: left, scrim: 5% } }\n") == ["dim", "p.scrim"])
  }

  @Test func `a percentage alone follows every panel that says nothing itself`() throws {
    let scene = try scene(
      """
      containers: { main: {}, other: {} }
      scrims: { dim: { opacity: 30%, tap: close } }
      panels:
        a: { edge: left }
        b: { edge: right, scrim: false }
        c: { edge: top, over: other }
        d: { edge: bottom, over: main }

      """)
    let dim = scene.scrims[0]
    let (a, d) = (EntityID<Panel>(0), EntityID<Panel>(3))
    #expect(
      dim.sources == [
        ScrimSource(panel: a, closed: 0, open: 0.3), ScrimSource(panel: d, closed: 0, open: 0.3),
      ])
    #expect(dim.tap == [.close(a), .close(d)])
    #expect(scene.scrims.map(\.name.value) == ["dim", "c.scrim"])
  }

  @Test func `sums and single sources print as what they are`() throws {
    for opacity in ["{ sum: [p 0..7%] }", "{ max: [p 1%..0%] }", "p 33.3%..100%"] {
      let scene = try scene(
        "panels: { p: { edge: left } }\nscrims: { dim: { opacity: \(opacity) } }\n")
      #expect(Reading.scene(Frontend.dump(scene)).value?.bare == scene.bare, "\(opacity)")
    }
  }

  @Test(
    arguments: [
      "⟦Y104:{}⟧", "⟦Y104:{ max: [p 0..1%], sum: [p 0..1%] }⟧",
      "{ max: [p 0..1%, ⟦Y202:p⟧ 0..2%] }",
      "p 0..⟦Y106:200%⟧", "⟦Y103:p half⟧", "p ⟦Y105:0⟧..1",
      "⟦Y103:[p 0..1%]⟧", "{ max: ⟦Y103:p 0..1%⟧ }",
    ])
  func `an opacity that is none is reported`(_ opacity: String) {
    expectDrawn(
      "scene: M\npanels: { p: { edge: left } }\nscrims: { dim: { opacity: \(opacity) } }\n")
  }
}
