import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Conflicts at some sizes only.
struct SizeTests {
  /// What the finding says of sizes, for an open panel at the right that a drag closes, and a band of
  /// 44 points, and 68 of the deepest safe area, at the left.
  private func sizes(side size: String) throws -> String {
    let linting = Linting(
      """
      viewport: { width: 320..400, height: 600..700, design: 375 x 667 }
      panels:
        menu: { edge: left, size: 80%, opener: app, push: false, pull: { band: 44, when: [], before: [] } }
        side: { edge: right, size: \(size), starts: open, opener: app, modal: false, pull: false }

      """)
    #expect(linting.codes == ["G102"])
    return try #require(linting.report.diagnostics.first?.notes.last)
  }

  @Test func `from the narrowest to where the panel leaves the band`() throws {
    // The panel begins at W - 232 < 112.
    #expect(
      try sizes(side: "232pt").hasSuffix("; so at widths 320 to under 344 and heights 600..700"))
  }

  @Test func `between two widths, neither of which belongs to it`() throws {
    // Under 338 the panel is 2 W - 444 wide and begins at 444 - W < 112; then at W - 232 < 112.
    #expect(
      try sizes(side: "{ is: 200% - 444pt, at-most: 232pt }").hasSuffix(
        "; so at widths over 332 to under 344 and heights 600..700"))
  }

  @Test func `at both ends and not in between`() throws {
    // Under 344 the panel is 212 wide and begins at W - 212 < 112; then it is 3 W - 820 wide and begins
    // at 820 - 2 W < 112, and at the end, 330 wide, at W - 330.
    #expect(
      try sizes(side: "{ is: 300% - 820pt, at-least: 212pt, at-most: 330pt }").hasSuffix(
        "; so at widths 320 to under 324, over 354 to 400 and heights 600..700"))
  }

  @Test func `heights are told like widths`() throws {
    let linting = Linting(
      """
      viewport: { width: 320..400, height: 540..700, design: 375 x 667 }
      panels:
        menu: { edge: top, size: 80%, opener: app, push: false, pull: { band: 100, when: [], before: [] } }
        side: { edge: bottom, size: 432pt, starts: open, opener: app, modal: false, pull: false }

      """)
    // The panel begins at H - 432 < 100 + 68.
    #expect(linting.codes == ["G102"])
    #expect(
      linting.report.diagnostics.first?.notes.last?.hasSuffix(
        "; so at widths 320..400 and heights 540 to under 600") == true)
  }
}
