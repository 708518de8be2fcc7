import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// Conflicts where elements take touches, which need not be where they are drawn.
struct GrabTests {
  private func finding(_ grab: String) -> Diagnostic? {
    Linting(
      """
      panels:
        menu:
          edge: left
          opener: app
          items: { volume: { label: Volume, frame: [0, 100, 100%, 44]\(grab) } }
      gestures:
        close: { pan: outward, in: menu, drives: menu }
        slide: { pan: outward, in: menu.volume, drives: menu, gain: 0.5 }

      """
    ).report.diagnostics.first { $0.code == .sameAxisPans }
  }

  @Test func `the region of a conflict is where touches are taken`() {
    for (grab, region) in [
      ("", "y 100..144"), (", grab: 8", "y 92..152"), (", grab: [0, 44, 100%, 100]", "y 144..244"),
    ] {
      let notes = finding(grab)?.notes ?? []
      #expect(notes.contains { $0.contains(region) }, "\(notes)")
    }
  }

  @Test func `an element in front is solid where it takes touches`() {
    func codes(_ grab: String) -> [String] {
      Linting(
        """
        platforms: [ios 18]
        containers: { main: { scrolls: vertical } }
        panels:
          menu: { edge: left, size: 300pt, starts: open, opener: app, scrim: false, modal: false, push: false }
          lid: { edge: left, size: 300pt, starts: open, opener: app, scrim: false, pull: false, push: false, modal: false\(grab) }
        gestures:
          close: { pan: outward, in: menu, drives: menu }
          other: { pan: outward, in: menu, drives: menu, gain: 0.5 }

        """
      ).codes.filter { $0 == "G102" }
    }
    // The lid covers the menu at its start; what it lets free of it is contested.
    #expect(codes(", grab: [0, 0, 100%, 50%]") == ["G102"])
  }
}
