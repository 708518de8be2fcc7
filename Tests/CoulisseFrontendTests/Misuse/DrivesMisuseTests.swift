import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import CoulisseTestSupport
import Testing

@testable import CoulisseFrontend

/// What can be wrong about `drives:` with several names.
@Suite struct DrivesMisuseTests {
  private func scene(_ gesture: String) -> String {
    """
    scene: S
    containers: { map: { scrolls: horizontal } }
    panels:
      sheet: { edge: bottom, opener: app, scrolls: vertical }
      side: { edge: left, opener: app }
    gestures: { g: { \(gesture) } }

    """
  }

  @Test(
    arguments: [
      ("pan: vertical, drives: ⟦Y106:[]⟧", "write `drives: <panel or track>`"),
      ("pan: vertical, drives: [sheet, ⟦Y202:sheet⟧]", "remove one of the two"),
      (
        "pan: vertical, drives: [sheet, ⟦Y104:side⟧]",
        "write a gesture of its own for it: a drag has one axis"
      ),
      ("pan: vertical, drives: [sheet, ⟦Y104:side.scroll⟧]", "give it `scrolls: vertical`"),
      ("pan: vertical, drives: [sheet, ⟦Y201:shet.scroll⟧]", "did you mean `sheet`?"),
      ("pan: vertical, ⟦Y102:drives⟧: { up: sheet }", "add `down` to `drives`"),
      (
        "pan: up, drives: { up: sheet, ⟦Y104:left⟧: sheet }", "write `up` and `down`"
      ),
      ("pan: ⟦Y104:inward⟧, drives: sheet.scroll", "write `up` or `down`, `forward` or `backward`"),
    ])
  func `what it moves`(_ gesture: String, _ help: String) throws {
    let marked = scene(gesture)
    expectDrawn(marked)
    let text = MarkedText(marked).text
    #expect(Reading.scene(text).diagnostics.first?.help.first == help)
  }

  @Test func `a drag that moves the content both ways takes the place of the platform's`() throws {
    let text = scene(
      "pan: vertical, in: sheet, drives: { up: [sheet, sheet.scroll], down: [sheet.scroll, sheet] }"
    )
    let scene = try #require(Reading.scene(text).value)
    #expect(!scene.gestures.contains { $0.name.value == "sheet.scroll" })
    let other = text.replacing("drives:", with: "before: ⟦Y201:sheet.scroll⟧, drives:")
    expectDrawn(other)
  }
}
