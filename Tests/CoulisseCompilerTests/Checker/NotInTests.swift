import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Touches that a gesture leaves to others.
struct NotInTests {
  /// A drag on the panel and one on an item of it, both outward.
  private func linting(_ notIn: String) -> Linting {
    Linting(
      """
      panels:
        menu:
          edge: left
          opener: app
          items: { volume: { label: Volume, frame: [0, 100, 100%, 44] } }
      gestures:
        close: { pan: outward, in: menu, drives: menu\(notIn) }
        slide: { pan: outward, in: menu.volume, drives: menu, gain: 0.5 }

      """)
  }

  @Test func `a carved-out part is no place of conflict`() {
    #expect(linting("").codes.contains("G102"))
    #expect(!linting(", not-in: menu.volume").codes.contains("G102"))
  }

  @Test func `a carve-out of one part leaves the conflict in the others`() {
    let text = """
      panels:
        menu:
          edge: left
          opener: app
          items:
            volume: { label: Volume, frame: [0, 100, 100%, 44] }
            map: { label: Map, frame: [0, 300, 100%, 44] }
      gestures:
        close: { pan: outward, in: menu, drives: menu, not-in: menu.volume }
        slide: { pan: outward, in: [menu.volume, menu.map], drives: menu, gain: 0.5 }

      """
    let report = Linting(text).report
    let finding = report.diagnostics.first { $0.code == .sameAxisPans }
    #expect(finding?.notes.last?.contains("y 300..344") == true, "\(report.diagnostics)")
  }
}
