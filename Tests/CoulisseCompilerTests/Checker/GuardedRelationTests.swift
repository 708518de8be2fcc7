import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Relations that count at times, in the eyes of the checker.
struct GuardedRelationTests {
  private func linting(_ relation: String) -> Linting {
    Linting(
      """
      containers: { main: {} }
      panels:
        menu: { edge: left, opener: app, push: false, pull: false }
        sheet: { edge: bottom, size: 200pt, opener: app, modal: false, pull: false, push: false }
      gestures:
        far: { pan: right, in: main, drives: menu, gain: 2\(relation) }
        near: { pan: right, in: main, drives: menu }

      """)
  }

  @Test func `a relation decides where its statements hold, and the rest is a conflict`() throws {
    #expect(linting(", before: near").codes == [])
    let linting = linting(", before: { gesture: near, when: sheet bound for closed }")
    #expect(linting.codes == ["G102"])
    let notes = try #require(linting.report.diagnostics.first).notes
    #expect(notes[0].contains("after: open `sheet`"), "\(notes)")
  }

  @Test func `two relations that are in force in turn decide everywhere`() {
    #expect(
      linting(
        ", before: { gesture: near, when: sheet bound for closed }, "
          + "after: { gesture: near, when: not sheet bound for closed }"
      ).codes == [])
  }

  @Test func `what runs along with all contests nothing`() {
    #expect(linting(", simultaneous: all").codes == [])
  }

  @Test func `a direction that is claimed though nothing moves in it is contested`() throws {
    func codes(_ claims: String) -> [String] {
      Linting(
        """
        containers: { main: {} }
        panels:
          menu: { edge: left, opener: app, push: false, pull: false }
          info: { edge: right, opener: app, push: false, pull: false }
        gestures:
          pullMenu: { pan: right, in: main, drives: menu\(claims) }
          pullInfo: { pan: left, in: main, drives: info }

        """
      ).codes
    }
    #expect(codes("") == [])
    #expect(codes(", claims: [left, right]") == ["G102"])
  }
}
