import CoulisseDiagnostics
import Testing

/// What can be wrong in the detents of a panel; the screen is 320 to 1366 by 480 to 1366 points.
struct DetentMisuseTests {
  private static let order =
    "write the detents in order of their positions, or narrow `viewport` to where they are"
  private static let anyOrder = "write the detents in order of their positions"
  private static let anyReach = "write a position from 0 to 100%"
  private static let reach = "write a position from 0 to 100%, or narrow `viewport` to where it is"

  /// Edge and detents, the help, and the sizes at which it is so.
  @Test(
    arguments: [
      (
        "bottom", "{ tip: 60, half: 50%, ⟦T306:full⟧: 100% - 300 }", order,
        "heights from 480 to 600"
      ),
      ("left", "{ tip: 60, half: 50%, ⟦T306:full⟧: 100% - 300 }", order, "widths from 320 to 600"),
      ("bottom", "{ tip: 60, ⟦T306:half⟧: 60 }", anyOrder, "heights from 480 to 1366"),
      ("bottom", "{ tip: 0, half: 50%, ⟦T306:full⟧: 300 }", order, "heights from 600 to 1366"),
      ("bottom", "{ ⟦T306:tip⟧: -60, half: 60 }", anyReach, "heights from 480 to 1366"),
      ("bottom", "{ ⟦T306:tip⟧: 30% - 180, half: 60% }", reach, "heights from 480 to 600"),
      ("left", "{ tip: 0, ⟦T306:full⟧: 400 }", reach, "widths from 320 to 400"),
      ("left", "{ tip: 0, ⟦T306:full⟧: 120% }", anyReach, "widths from 320 to 1366"),
    ])
  func `where they are not in order, or not on the screen`(
    _ edge: String, _ detents: String, _ help: String, _ sizes: String
  ) throws {
    let marked = "scene: M\npanels: { p: { edge: \(edge), detents: \(detents) } }\n"
    expectDrawn(marked)
    let text = marked.replacing("⟦T306:", with: "").replacing("⟧", with: "")
    let diagnostic = try #require(Reading.scene(text).diagnostics.first)
    #expect(diagnostic.notes == ["so it is at \(sizes)"])
    #expect(diagnostic.help == [help])
  }

  @Test(
    arguments: [
      "bottom|{ tip: 60, half: 50%, full: 100% - 200 }", "bottom|{ a: 0, b: 100% }",
      "left|{ a: 0, b: 320 }",
    ])
  func `at its very limits all is well`(_ panel: String) {
    let parts = panel.split(separator: "|")
    expectDrawn("scene: M\npanels: { p: { edge: \(parts[0]), detents: \(parts[1]) } }\n")
  }

  @Test(
    arguments: [
      "{ ⟦T306:closed⟧: 0 }", "{ tip: 0, full: 60% }, ⟦Y104:size⟧: 50%",
      "{ tip: 0, half: 30%, full: 60% }, settle: ⟦Y104:drawer-layout⟧",
      "{ tip: 0, half: 30%, full: 60% }, starts: ⟦Y104:quarter⟧", "⟦Y103:3⟧", "⟦Y106:{}⟧",
      "{ ⟦C502:nearest⟧: 0, full: 60% }", "{ tip: 0, full: ⟦Y105:1s⟧ }",
    ])
  func `what makes no detents`(_ detents: String) {
    expectDrawn("scene: M\npanels: { p: { edge: bottom, detents: \(detents) } }\n")
  }

  @Test func `detents in the wrong order are one fault, whatever lies in the panel`() {
    expectDrawn(
      "scene: M\npanels: { p: { edge: bottom, detents: { full: 90%, ⟦T306:mini⟧: 60 }, "
        + "items: { a: { frame: [0, 300, 100%, 44], tap: close } } } }\n")
  }
}
