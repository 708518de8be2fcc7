import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Conflicts of gestures that want several fingers.
struct SeveralFingersTests {
  private func report(_ gestures: String) -> LintReport {
    Linting(
      """
      platforms: [ios 18]
      panels:
        menu:
          edge: left
          size: 300pt
          opener: app
          scrim: false
          push: false
          items: { map: { label: Map, frame: [0, 100, 100%, 200] } }
      gestures:
      \(gestures)

      """
    ).report
  }

  private func conflict(_ gestures: String) -> Diagnostic? {
    report(gestures).diagnostics.first { [.sameAxisPans, .ambiguousGestures].contains($0.code) }
  }

  @Test func `two drags of which one wants two fingers are both wanted by two`() {
    let finding = conflict(
      """
        close: { pan: outward, in: menu, fingers: 2, drives: menu }
        slide: { pan: outward, in: menu.map, drives: menu, gain: 0.5 }
      """)
    #expect(
      finding?.notes.first?.contains("with 2 fingers: both want it") == true,
      "\(String(describing: finding))")
    #expect(
      conflict(
        """
          close: { pan: outward, in: menu, fingers: 2, drives: menu, before: slide }
          slide: { pan: outward, in: menu.map, drives: menu, gain: 0.5 }
        """) == nil)
  }

  @Test func `different numbers of fingers on one element are different touches`() {
    let result = report(
      """
        close: { pan: outward, in: menu.map, fingers: 2, drives: menu }
        slide: { pan: outward, in: menu.map, fingers: 1, drives: menu, gain: 0.5 }
        one: { tap: 1, in: menu.map, do: close menu }
        two: { tap: 1, fingers: 2, in: menu.map, do: open menu }
        three: { long-press: standard, fingers: 3, in: menu.map, do: open menu }
      """)
    #expect(result.diagnostics.map(\.message) == [])
  }

  @Test(
    arguments: [
      """
        close: { pan: outward, in: menu, fingers: 2, drives: menu }
        slide: { pan: outward, in: menu.map, fingers: 1, drives: menu, gain: 0.5 }
      """,
      """
        close: { tap: 1, fingers: 2, in: menu, do: close menu }
        slide: { tap: 1, in: menu.map, do: open menu }
      """,
      """
        close: { long-press: 0.5s, fingers: 3, in: menu, do: close menu }
        slide: { long-press: 0.5s, fingers: 2, in: menu.map, do: open menu }
      """,
    ])
  func `fingers of which only some lie on the smaller element are wanted by both`(
    _ gestures: String
  ) {
    let found = report(gestures).diagnostics
    let notes = found.flatMap(\.notes).joined(separator: "\n")
    #expect(notes.contains("one at ("), "\(found)")
    #expect(found.contains { $0.severity == .error }, "\(found)")
  }

  @Test
  func `a drag that follows fingers which come later is warned of once, beside another gesture`() {
    func codes(_ extra: String) -> [String] {
      report(
        """
          close: { pan: outward, in: menu, drives: menu\(extra) }
          press: { tap: 1, in: menu.map, do: close menu }
        """
      ).diagnostics.map(\.code.rawValue)
    }
    #expect(codes("") == [])
    #expect(codes(", extra-touch: ignore") == [])
    #expect(codes(", extra-touch: rebase") == ["G113"])
    #expect(codes(", extra-touch: follow-last") == ["G113"])
    #expect(codes(", fingers: 1..2, extra-touch: rebase") == [])
    #expect(codes(", fingers: 1..2, extra-touch: follow-last") == ["G113"])
  }
}
