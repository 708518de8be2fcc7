import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

/// What can be wrong in `tiles:`, `handles:` and in a panel that stretches.
struct TileMisuseTests {
  private static let plain =
    "count: 2, size: 60 x 60, starts: { first: [70, 70], step: [40, 0] }"

  private func expect(_ entry: String, _ help: String) {
    let marked =
      "scene: S\npanels: { drawer: { edge: bottom, size: 130pt }, "
      + "under: { edge: left, under: main, size: 80% } }\n\(entry)\n"
    expectDrawn(marked)
    #expect(Reading.scene(MarkedText(marked).file).diagnostics.first?.help.first == help)
  }

  @Test(
    arguments: [
      ("of: ⟦Y201:drawr⟧, size: 60 x 60", "did you mean `drawer`?"),
      ("of: drawer, size: ⟦Y103:60⟧", "write for example `375 x 667`"),
      (
        "of: drawer, size: 60 x 60, ⟦Y101:radius⟧: 30",
        "the keys are `of`, `size`, `at`, `label` and `grab`"
      ),
      ("of: ⟦Y104:under⟧, size: 60 x 60", "name a panel with an `edge` and a track of its own"),
      ("of: drawer, size: ⟦Y106:400 x 60⟧", "write 320 points at most along the edge"),
    ])
  func `a handle`(_ keys: String, _ help: String) {
    expect("handles: { grip: { \(keys) } }", help)
  }

  @Test(
    arguments: [
      (
        "⟦Y101:count⟧: 2, names: [a, b], size: 60 x 60, starts: { first: [7, 7] }",
        "remove one of the two"
      ),
      (
        "names: ⟦Y106:[]⟧, size: 60 x 60, starts: { first: [7, 7] }",
        "name them: `names: [mail, map]`, or write `count: 4`"
      ),
      (
        "names: [a, ⟦Y202:a⟧], size: 60 x 60, starts: { first: [7, 7] }",
        "choose another name for one of them"
      ),
      ("count: ⟦Y106:0⟧, size: 60 x 60, starts: { first: [7, 7] }", "write a value from 1 to 100"),
      ("count: ⟦Y103:1.5⟧, size: 60 x 60, starts: { first: [7, 7] }", "write for example `1`"),
      (
        "count: 2, size: 60 x 60, starts: { first: ⟦Y103:[70]⟧ }",
        "write `[x, y]`, for example `[70, 70]`"
      ),
      (
        "count: 2, size: 60 x 60, starts: { first: [7, 7], step: ⟦Y103:[1, 2, 3]⟧ }",
        "write `[x, y]`, for example `[70, 70]`"
      ),
      (
        "\(plain), dock: { in: ⟦Y201:drawr⟧, first: 8, step: 68, top: 30 }",
        "did you mean `drawer`?"
      ),
      (
        "\(plain), dock: { in: ⟦Y104:under⟧, first: 8, step: 68, top: 30 }",
        "name a panel with an `edge` and a track of its own"
      ),
      (
        "\(plain), dock: { in: drawer, first: 8, step: ⟦Y106:-1⟧, top: 30 }",
        "write a value from 0 to 1000000"
      ),
      ("\(plain), priorities: ⟦Y106:{ place: 600 }⟧", "give `drag` a greater number than `place`"),
      ("\(plain), priorities: { drag: ⟦Y106:0⟧ }", "write a value from 1 to 1000"),
      ("\(plain), drop-else: ⟦Y104:float⟧", "write `return` or `stay`"),
      ("\(plain), over: ⟦Y201:mian⟧", "did you mean `main`?"),
      (
        "\(plain), double-tap: ⟦Y104:close⟧",
        "write `close <panel>`, or `close <list>` for its rows"
      ),
      (
        "\(plain), bounds: { ⟦Y101:left⟧: 20 }",
        "the keys are `leading`, `trailing`, `top` and `bottom`"
      ),
    ])
  func tiles(_ keys: String, _ help: String) {
    expect("tiles: { card: { \(keys) } }", help)
  }

  @Test func `tiles that do not say how many there are`() {
    let scene = "scene: S\ntiles: { ⟦Y102:card⟧: { size: 60 x 60, starts: { first: [7, 7] } } }\n"
    expectDrawn(scene)
  }

  @Test func `a tile that is not there, and a dock over another container`() {
    expect(
      "tiles: { card: { \(Self.plain) } }\n"
        + "gestures: { t: { tap: 1, in: ⟦Y201:card.2⟧, do: open drawer } }",
      "its parts are `0` and `1`")
    let scene = """
      scene: S
      containers: { main: {}, side: {} }
      panels: { drawer: { edge: bottom, over: side, size: 130pt } }
      tiles:
        card: { \(Self.plain), dock: { in: ⟦Y104:drawer⟧, first: 8, step: 68, top: 30 } }

      """
    expectDrawn(scene)
  }

  @Test(
    arguments: [
      (
        "edge: bottom, size: 130pt, stretches: true, range: ⟦Y106:0..100⟧",
        "widen `range`, or move the detent"
      ),
      (
        "edge: bottom, size: 130pt, stretches: true, range: ⟦Y106:0..500⟧",
        "write for example `range: 0..480`"
      ),
      (
        "edge: bottom, size: 130pt, range: ⟦Y106:0..260⟧",
        "add `stretches: true`, or narrow `range`"
      ),
      ("edge: bottom, size: 130pt, range: ⟦Y106:260..0⟧", "write the smaller number first"),
      ("edge: left, under: main, ⟦Y101:stretches⟧: true", "remove `stretches`"),
    ])
  func `a panel that stretches`(_ keys: String, _ help: String) {
    let marked = "scene: S\npanels: { drawer: { \(keys) } }\n"
    expectDrawn(marked)
    #expect(Reading.scene(MarkedText(marked).file).diagnostics.first?.help.first == help)
  }
}
