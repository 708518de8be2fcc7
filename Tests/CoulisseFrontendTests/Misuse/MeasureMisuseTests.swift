import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

/// What can be wrong about `measures:` and lengths that are made of them.
@Suite struct MeasureMisuseTests {
  private func expect(
    _ measures: String, _ panel: String, _ help: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectDrawn(
      """
      scene: S
      viewport: { width: 320..400, height: 500..600 }
      measures: { \(measures) }
      panels: { menu: { edge: left, opener: app, \(panel) } }

      """, help: help, sourceLocation: sourceLocation)
  }

  @Test(
    arguments: [
      ("caption: ⟦Y106:90..30⟧", "write the smaller number first"),
      ("caption: ⟦Y106:-3⟧..30", "write a value from 0 to 1000000"),
      ("caption: ⟦Y103:tall⟧", "write for example `30..90` or `60`"),
      (
        "caption: { range: 30..90, design: ⟦Y106:20⟧ }",
        "write a number inside `range`, or widen that"
      ),
      ("⟦Y102:caption⟧: { design: 40 }", "add `range:` with a range of points"),
      ("caption: { range: 30..90, ⟦Y101:desing⟧: 40 }", "did you mean `design`?"),
    ])
  func `what is measured`(_ measure: String, _ help: String) {
    expect(measure, "size: 100% - caption", help)
  }

  @Test func `a name that no length could be read with`() {
    expect(
      "⟦Y104:größe⟧: 30..90", "size: 80%",
      "begin with a letter, and use only letters from a to z, digits, `-` and `_`")
  }

  @Test func `a measure that nothing is made of`() {
    expect(
      "⟦Y203:caption⟧: 30..90", "size: 80%",
      "add it to a length, as in `100% - caption`, or remove it")
  }

  @Test(
    arguments: [
      ("size: 100% - ⟦Y201:captoin⟧", "did you mean `caption`?"),
      ("size: ⟦Y201:full⟧", "declare it: `measures: { full: 30..90 }`"),
      (
        "size: ⟦Y104:100% - caption - caption⟧",
        "let the app measure both together, and write that"
      ),
      (
        "size: ⟦Y103:100% - caption * 2⟧",
        "a length is a percentage of the parent plus or minus points: `100% - 60`"
      ),
      // 80% of 400 points and 90 more are 410.
      (
        "size: ⟦Y106:80% + caption⟧",
        "write `100%` at most, or give it a limit: `{ is: 80%, at-most: 320 }`"
      ),
      (
        "size: ⟦Y106:caption - 40⟧",
        "write a larger size, or give it a limit: `{ is: 100% - 400, at-least: 200 }`"
      ),
      (
        "size: 25%, inset-content: ⟦Y106:caption⟧",
        "write less than the `size` of the panel, for example `60`"
      ),
      (
        "detents: { shut: 0, ⟦T306:half⟧: caption - 30, full: 80% }",
        "write the detents in order of their positions"
      ),
      (
        "detents: { shut: 0, half: 80, ⟦T306:full⟧: caption }",
        "write the detents in order of their positions"
      ),
    ])
  func `lengths`(_ panel: String, _ help: String) {
    expect("caption: 30..90", panel, help)
  }

  @Test func `the note says where it goes wrong`() throws {
    let found = try onlyDiagnostic(
      "scene: S\nmeasures: { caption: 30..90 }\npanels: { menu: { edge: left, opener: app, "
        + "size: 300pt, inset-content: 260 + caption } }\n")
    #expect(found.notes.last == "so it is where `caption` has 90 points")
  }

  @Test func `a frame is looked at from end to end`() throws {
    let found = try onlyDiagnostic(
      "scene: S\nmeasures: { caption: 30..90 }\npanels: { menu: { edge: left, opener: app, "
        + "size: 300pt, items: { a: { frame: [0, 0, 50% - caption, 60 - caption] } } } }\n")
    #expect(found.code == .outOfRange)
    #expect(found.message == "`a` has no height at a screen height of 480")
  }

  @Test func `a word without measures is no length`() throws {
    let found = try onlyDiagnostic("scene: S\npanels: { menu: { edge: left, size: full } }\n")
    #expect(found.message == "`size` needs a length, not `full`")
  }

  @Test func `two measures in one frame cannot be mirrored`() throws {
    let found = try onlyDiagnostic(
      """
      scene: S
      measures: { a: 10..20, b: 30..40 }
      panels:
        menu: { edge: left, opener: app, items: { i: { frame: [a, 0, b, 44] } } }
        info: { like: menu, edge: right }

      """)
    #expect(found.message == "`i` cannot be mirrored: place and size are both measured")
  }
}
