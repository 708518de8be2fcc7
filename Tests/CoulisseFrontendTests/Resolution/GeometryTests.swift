import CoulisseDiagnostics
import CoulisseSource
import Testing

/// Lengths that are numbers in range, and still nonsense where they stand. The standard viewport is
/// 320..1366 wide and 480..1366 high.
@Suite struct GeometryTests {
  private func expectInPanel(_ line: String, edge: String = "left") {
    expectDrawn("scene: M\npanels: { p: { edge: \(edge), \(line) } }\n")
  }

  @Test(
    arguments: [
      "size: ⟦Y106:150%⟧", "size: ⟦Y106:100% + 1⟧", "size: ⟦Y106:5000pt⟧", "size: ⟦Y106:321pt⟧",
      "size: ⟦Y106:{ is: 50%, at-least: 321 }⟧",
      // Right at both ends of 320..1366, too wide in between: 600 at 533.3.
      "size: ⟦Y106:{ is: 150% - 200, at-most: 600 }⟧",
      // 98 at 320, nothing at 1366.
      "size: ⟦Y106:{ is: -10% + 130, at-least: 0 }⟧",
    ])
  func `a panel is larger than nothing and no larger than the screen`(_ line: String) {
    expectInPanel(line)
  }

  @Test(arguments: ["size: 320pt", "size: 100%", "size: { is: 150%, at-most: 320 }"])
  func `a panel may be as large as the screen`(_ line: String) { expectInPanel(line) }

  @Test func `the height counts for a panel from the bottom`() {
    expectInPanel("size: 480pt", edge: "bottom")
    expectInPanel("size: ⟦Y106:481pt⟧", edge: "bottom")
  }

  @Test(
    arguments: [
      // The panel is 256 wide at 320.
      "inset-content: ⟦Y106:256⟧", "inset-content: ⟦Y106:120%⟧", "inset-content: ⟦Y106:-1%⟧",
      // 300 of 320 at 320, but the panel has no more than 300 from 375 on.
      "size: { is: 80%, at-most: 300 }, inset-content: ⟦Y106:300⟧",
    ])
  func `an inset leaves something of the panel`(_ line: String) { expectInPanel(line) }

  @Test(
    arguments: [
      "[0, 0, ⟦100% - 256⟧, 44]", "[0, 0, ⟦-5 + 1%⟧, 44]", "[0, 0, ⟦100% - 400⟧, 44]",
      "[0, 0, 44, ⟦100% - 480⟧]", "[0, 0, 44, ⟦-1% + 9⟧]",
    ])
  func `a frame has a width and a height on every screen`(_ frame: String) {
    let whole = frame.replacing("⟦", with: "").replacing("⟧", with: "")
    expectInPanel("items: { a: { frame: ⟦Y106:\(whole)⟧ } }")
  }

  @Test(
    arguments: [
      // 80% of 1366 are 1092.8.
      "[1093, 0, 44, 44]", "[-44, 0, 44, 44]", "[100%, 0, 44, 44]", "[-120%, 0, 100%, 44]",
      "[0, 1366, 44, 44]", "[0, -44, 44, 44]", "[0, 100% + 1, 44, 44]",
    ])
  func `a control that can never be seen is an error`(_ frame: String) throws {
    let text = "scene: M\npanels: { p: { edge: left, items: { a: { frame: \(frame) } } } }\n"
    let found = try onlyDiagnostic(text)
    #expect(found.code == .outOfRange)
    #expect(found.severity == .error)
    #expect(found.primary.file.text(in: found.primary.range) == frame)
    #expect(found.message == "`a` lies outside its panel")
  }

  @Test(arguments: [
    // 80% of 320 are 256.
    ("[256, 0, 44, 44]", "width of 320"), ("[100% - 300, 0, 44, 44]", "width of 320"),
    ("[0, 480, 44, 44]", "height of 480"),
  ])
  func `a control that is out of sight on some screens is a warning`(
    _ frame: String, _ place: String
  ) throws {
    let text = "scene: M\npanels: { p: { edge: left, items: { a: { frame: \(frame) } } } }\n"
    let read = Reading.scene(text)
    #expect(read.value != nil)
    let found = try #require(read.diagnostics.first { $0.code == .outOfRange })
    #expect(found.severity == .warning)
    #expect(found.message.contains(place), "\(found.message)")
  }

  @Test(arguments: ["[-20, -20, 60, 60]", "[255, 479, 44, 44]", "[0, 0, 200%, 200%]"])
  func `a control may reach over the edge of its panel`(_ frame: String) {
    expectInPanel("items: { a: { frame: \(frame) } }")
  }

  @Test func `a copied control is reported once`() {
    expectDrawn(
      "scene: M\npanels:\n  p: { edge: left, items: { a: { frame: ⟦Y106:[-44, 0, 44, 44]⟧ } } }\n"
        + "  q: { like: p, edge: right }\n")
  }

  @Test(
    arguments: [
      "pull: { band: ⟦Y106:0⟧ }", "pull: { band: ⟦Y106:0.5⟧ }", "pull: { band: ⟦Y106:-20⟧ }",
      "pull: { band: ⟦Y106:321⟧ }", "pull: { band: ⟦Y106:1e6⟧ }",
    ])
  func `a band is a point wide at least and no wider than the screen`(_ line: String) {
    expectInPanel(line)
  }

  @Test func `the band of a gesture of one's own is measured along its edge`() {
    expectDrawn(
      "scene: M\npanels: { p: { edge: bottom } }\n"
        + "gestures: { g: { edge-pan: bottom, drives: p, band: 480 } }\n")
    expectDrawn(
      "scene: M\npanels: { p: { edge: bottom } }\n"
        + "gestures: { g: { edge-pan: bottom, drives: p, band: ⟦Y106:481⟧ } }\n")
  }

  @Test(
    arguments: [
      "settle: { past: ⟦Y106:-25%⟧ }", "settle: { past: ⟦Y106:150%⟧ }",
      "settle: { past: ⟦Y106:-10pt⟧ }", "out-of-range: rubber-band ⟦Y106:-1⟧",
    ])
  func `a threshold lies on the way`(_ line: String) { expectInPanel(line) }
}
