import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseTestSupport
import Testing

/// What can be wrong in `grab:`, and what becomes of it.
struct GrabMisuseTests {
  private func scene(_ keys: String) -> String {
    """
    scene: S
    panels:
      sheet: { edge: left, size: 80%, opener: app, items: { mail: { frame: [0, 64, 100%, 44], \(keys) } } }

    """
  }

  private func expect(_ marked: String, _ help: String) {
    expectDrawn(marked)
    #expect(Reading.scene(MarkedText(marked).file).diagnostics.first?.help.first == help)
  }

  private static let larger =
    "write a greater number or a larger frame, or leave `grab` out"

  @Test(
    arguments: [
      ("grab: ⟦Y106:-22⟧", larger), ("grab: ⟦Y106:[0, 0, 0, 100%]⟧", nil),
      ("grab: ⟦Y106:[0, 0, 100% - 256, 100%]⟧", larger),
      ("grab: ⟦Y105:8%⟧", nil), ("grab: ⟦Y103:wide⟧", nil), ("grab: ⟦Y103:[0, 0, 10]⟧", nil),
      ("grab: [0, 0, ⟦Y103:wide⟧, 10]", nil), ("⟦Y101:grabs⟧: 8", "did you mean `grab`?"),
    ] as [(String, String?)])
  func `of an item`(_ keys: String, _ help: String?) {
    expectDrawn(scene(keys))
    let diagnostics = Reading.scene(MarkedText(scene(keys)).file).diagnostics
    #expect(diagnostics.first?.help.isEmpty == false)
    if let help { #expect(diagnostics.first?.help.first == help) }
  }

  @Test func `of other elements`() {
    expect("scene: S\npanels: { p: { edge: left, size: 300pt, grab: ⟦Y106:-150⟧ } }\n", Self.larger)
    expect(
      "scene: S\npanels: { p: { edge: left, scrim: { grab: ⟦Y106:-160⟧ } } }\n", Self.larger)
    expect(
      "scene: S\npanels: { p: { edge: left } }\nscrims: { s: { grab: ⟦Y106:-240⟧ } }\n",
      Self.larger)
    // A bar of ios is 44 points high.
    expect(
      "scene: S\nplatforms: [ios 18]\ncontainers: { main: { bar: { b: { at: leading, grab: ⟦Y106:-22⟧ } } } }\n",
      Self.larger)
    expect(
      "scene: S\npanels: { p: { edge: left } }\nhandles: { h: { of: p, size: 60 x 40, grab: ⟦Y106:-20⟧ } }\n",
      Self.larger)
    expect(
      "scene: S\ntiles: { t: { count: 2, size: 60 x 60, starts: { first: [70, 70] }, grab: ⟦Y106:-30⟧ } }\n",
      Self.larger)
    expectDrawn("scene: S\ncontainers: { main: { ⟦Y101:grab⟧: 8 } }\n")
  }

  @Test(
    arguments: [
      ("8", -8.0, 0.0, 1.0, 16.0), ("-8", 8, 0, 1, -16), ("[0, 10%, 50% + 3, 20]", 0, 0, 0.5, 3),
    ])
  func `it reaches the program`(
    _ written: String, _ x: Double, _ share: Double, _ fraction: Double, _ points: Double
  ) throws {
    let read = Reading.scene(scene("grab: \(written)"))
    #expect(read.diagnostics.map(\.message) == [])
    let program = try #require(read.value?.lowered(for: .ios(version: 18)).program)
    let grabs = program.views.compactMap(\.grab)
    #expect(grabs.map(\.x) == [Length(fraction: share, points: x)])
    #expect(grabs.map(\.width) == [Length(fraction: fraction, points: points)])
  }

  @Test func `a twin at the other edge has it mirrored`() throws {
    let read = Reading.scene(
      """
      scene: S
      panels:
        one: { edge: left, size: 200pt, opener: app, grab: [0, 0, 100% + 20, 100%] }
        two: { like: one, edge: right }

      """)
    let program = try #require(read.value?.lowered(for: .ios(version: 18)).program)
    #expect(program.views.compactMap(\.grab).map(\.x.points) == [0, -20])
    let machine = SceneMachine(program)
    let (left, right) = (
      program.views.firstIndex { $0.grab != nil }, program.views.lastIndex { $0.grab != nil }
    )
    // Both are out of sight, but for the 20 points that stick out.
    let width = program.designSize.width
    let sides = try [#require(left), #require(right)].map {
      machine.touchRect(of: $0, at: .distantPast)
    }
    #expect(sides[0].maxX == 20)
    #expect(sides[1].x == width - 20)
  }
}
