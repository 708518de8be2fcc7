import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

@testable import CoulisseFrontend

/// Lengths that are made of what the app measures.
@Suite struct MeasureTests {
  private func scene(_ text: String) throws -> Scene {
    let read = Reading.scene("scene: S\n" + text)
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  @Test func `a measure is half-way until it is told, unless the scene says otherwise`() throws {
    let scene = try scene(
      """
      measures: { caption: 30..90, bar: { range: 20..60, design: 30 }, rule: 1 }
      panels:
        menu:
          edge: top
          opener: app
          size: 100% - caption
          inset-content: bar
          items: { i: { frame: [0, rule, 10, 10] } }

      """)
    #expect(scene.quantities.map(\.name) == ["caption", "bar", "rule"])
    #expect(scene.quantities.map(\.range) == [30...90, 20...60, 1...1])
    #expect(
      scene.quantities.map(\.quantity)
        == [.measured(design: 60), .measured(design: 30), .measured(design: 1)])
  }

  @Test(
    arguments: [
      ("80% + caption", 0.8, 0.0, 1.0), ("caption + 10", 0, 10, 1),
      ("100% - caption - 4", 1, -4, -1),
      ("caption", 0, 0, 1), ("100% -caption", 1, 0, -1), ("20pt+caption", 0, 20, 1),
    ] as [(String, Double, Double, Double)])
  func `lengths add it or subtract it`(
    _ text: String, _ share: Double, _ points: Double, _ multiple: Double
  ) throws {
    let scene = try scene(
      "measures: { caption: 10..20 }\npanels: { menu: { edge: left, opener: app, "
        + "size: { is: \(text), at-most: 320 } } }\n")
    let expected = Length(
      fraction: share, points: points, atMost: 320, measured: QuantityTerm(0, times: multiple))
    #expect(scene.panels[0].size == expected)
    // What is printed reads the same.
    let printed = Frontend.dump(scene)
    #expect(Reading.scene(printed).value?.bare == scene.bare, "\(printed)")
  }

  @Test func `a mirrored item keeps its measured distance`() throws {
    let scene = try scene(
      """
      measures: { gap: 10..20 }
      panels:
        menu: { edge: left, opener: app, items: { i: { frame: [gap, 0, 40, 44] } } }
        info: { like: menu, edge: right }

      """)
    // All, without the distance and without the width of 40.
    #expect(
      scene.panels[1].items[0].frame.x
        == Length(fraction: 1, points: -40, measured: QuantityTerm(0, times: -1)))
  }

  @Test func `the content of a panel is what a measured inset leaves`() throws {
    let scene = try scene(
      "measures: { gap: 10..20 }\npanels: { menu: { edge: left, opener: app, size: 300pt, "
        + "inset-content: gap } }\n")
    let lowered = scene.lowered(for: .ios(version: 26))
    let content = try #require(lowered.symbols.view(of: .content(EntityID(0))))
    let width = lowered.program.views[content].frame.width
    #expect(width.value(of: 300, [15]) == 285)
  }
}
