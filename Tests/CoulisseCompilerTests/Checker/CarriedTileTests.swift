import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Tiles that a finger carries into the band of an edge pan, in the eyes of the checker.
struct CarriedTileTests {
  /// A panel at the left or right edge, whose band is 20 points wide and, with a notch, lies behind 68.
  private func linting(edge: String = "left", relation: String = "", _ tiles: String) -> Linting {
    Linting(
      """
      viewport: { width: 375..400, height: 480..500 }
      panels: { menu: { edge: \(edge), opener: app, pull: { \(relation) }, push: false } }
      tiles: { card: { count: 1, size: 60 x 60, starts: { first: [187.5, 240] }, \(tiles) } }

      """)
  }

  @Test(arguments: ["left", "right"])
  func `a tile that can be carried into a band contests it there`(_ edge: String) throws {
    let linting = linting(edge: edge, "bounds: { top: 20 }")
    #expect(linting.codes == ["G102"])
    let note = try #require(linting.report.diagnostics.first?.notes.first)
    #expect(note.contains("after: carry `card.0` to the "))
  }

  @Test(arguments: [(87, ["G102"]), (88, [])] as [(Double, [String])])
  func `bounds keep it away from a band, as deep as a notch moves it`(
    _ bound: Double, _ codes: [String]
  ) {
    #expect(linting("bounds: { leading: \(bound), trailing: \(bound) }").codes == codes)
  }

  @Test func `a relation decides`() {
    #expect(linting(relation: "before: card.0.drag", "bounds: { top: 20 }").codes == [])
  }

  /// A closed dock takes nothing. Without a home indicator its own band is 20 deep, with one 34 more.
  @Test(arguments: [(53, ["G102"]), (54, [])] as [(Double, [String])])
  func `a tile that lies on the edge of a closed dock contests the pull of its panel`(
    _ bound: Double, _ codes: [String]
  ) {
    let linting = Linting(
      """
      viewport: { width: 375..400, height: 480..500 }
      panels: { shelf: { edge: bottom, size: 130pt, opener: app, push: false } }
      tiles:
        card:
          count: 1
          size: 60 x 60
          starts: { first: [187.5, 240] }
          bounds: { bottom: \(bound) }
          dock: { in: shelf, first: 8, step: 68, top: 30 }
          drop-else: stay

      """)
    #expect(linting.codes == codes)
  }

  /// On its way back a finger can take it there; without motion it is never there.
  @Test(arguments: [("0.3s linear", ["G102"]), ("0s", [])])
  func `one that returns where it came from is in a band only while it moves`(
    _ motion: String, _ codes: [String]
  ) {
    #expect(linting("drop-else: return, motion: \(motion)").codes == codes)
  }
}
