import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// T310: what nothing can meet, and at which sizes.
struct UnsatisfiableConstraintsTests {
  private func notes(width: String, _ tiles: String) -> [String] {
    let linting = Linting(
      """
      viewport: { width: \(width), height: 480 }
      measures: { caption: { range: 30..90, design: 40 } }
      panels: { drawer: { edge: bottom, size: 130pt, opener: app, pull: false, push: false } }
      tiles:
        card:
          size: 60 x 60
          starts: { first: [70, 70] }
          \(tiles)

      """)
    return linting.report.diagnostics.filter { $0.code == .unsatisfiableConstraints }
      .flatMap(\.notes)
  }

  private static let bounds = "bounds: { leading: 20, trailing: 20 }"
  private static let dock = "dock: { in: drawer, first: 8, step: 68, top: 30 }"

  @Test(
    arguments: [
      ("280..1024", ["so it is at widths below 304"]),
      ("303.5..1024", ["so it is at widths below 304"]),
      ("304..1024", []), ("200..303", ["so it is at all widths of the viewport"]),
    ])
  func `four tiles need a width of 304`(_ width: String, _ notes: [String]) {
    #expect(self.notes(width: width, "count: 4, \(Self.bounds), \(Self.dock)".asKeys) == notes)
  }

  @Test func `three tiles need 68 less, and without bounds none needs anything`() {
    #expect(
      notes(width: "200..1024", "count: 3, \(Self.bounds), \(Self.dock)".asKeys)
        == ["so it is at widths below 236"])
    #expect(notes(width: "200..1024", "count: 4, \(Self.dock)".asKeys) == [])
  }

  @Test func `a tile that does not fit between its bounds`() {
    #expect(
      notes(width: "200..1024", "count: 1, bounds: { leading: 30%, trailing: 30% }".asKeys) == [])
    #expect(
      notes(width: "100..1024", "count: 1, bounds: { leading: 30%, trailing: 30% }".asKeys)
        == ["so it is at widths below 150"])
    #expect(
      notes(width: "320..1024", "count: 1, bounds: { top: 300, bottom: 200 }".asKeys)
        == ["so it is at all heights of the viewport"])
  }

  /// Of 60 points, with 30 to 90 at one side and as much at the other at most 240.
  @Test func `what the app measures is taken at its most`() {
    #expect(
      notes(width: "200..1024", "count: 1, bounds: { leading: caption, trailing: caption }".asKeys)
        == ["so it is at widths below 240"])
  }

  @Test func `a finger and a first place of one priority are a tie at every size`() {
    #expect(
      notes(width: "320..1024", "count: 1, priorities: { place: 502 }".asKeys)
        == ["so it is at every size"])
  }
}

extension String {
  /// `a: 1, b: { c: 2, d: 3 }` on lines of their own.
  fileprivate var asKeys: String {
    var depth = 0
    return map { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return character == "," && depth == 0 ? "\n   " : String(character)
    }.joined()
  }
}
