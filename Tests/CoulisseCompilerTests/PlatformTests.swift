import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import Testing

/// What the platforms `swiftui` and `web` change.
struct PlatformTests {
  private static let scene = """
    containers: { main: { scrolls: vertical, navigation: stack } }
    panels:
      menu: { edge: left, opener: app }
      info: { edge: top, opener: app, modal: false }

    """

  private func messages(_ platforms: String, _ code: DiagnosticCode) -> [String] {
    Linting("platforms: \(platforms)\n" + Self.scene).messages(code)
  }

  @Test func `swiftui has the numbers of ios, and the web its own`() {
    #expect(Platform.swiftUI(version: 26).numbers == Platform.ios(version: 26).numbers)
    #expect(Platform.swiftUI(version: 18).numbers == Platform.ios(version: 18).numbers)
    let web = Platform.web.numbers
    #expect(web.slop == 10)
    #expect(web.doubleTapGapNanoseconds == 300_000_000)
    #expect(web.scrollersLockAxis)
    #expect(!web.hasContentPop)
    #expect(web.scrollEnds == .clamp)
  }

  @Test func `what waits for a gesture of the system is told on swiftui, and nowhere else`() {
    #expect(messages("[ios 26, android, web]", .modelOnlyRelation) == [])
    let found = messages("swiftui", .modelOnlyRelation)
    #expect(
      found.first
        == "`menu.pull` goes before `main.scroll`, which SwiftUI cannot be told")
    #expect(Set(found).count == found.count)
  }

  @Test func `both directions of a relation are told, each gesture once`() {
    let found = Linting(
      """
      platforms: swiftui
      containers: { main: { scrolls: vertical }, page: { scrolls: horizontal } }
      panels: { menu: { edge: left, over: main, opener: app, pull: false, push: false } }
      gestures:
        drag: { pan: horizontal, in: main, drives: menu, before: main.scroll, after: page.scroll }
      """
    ).messages(.modelOnlyRelation)
    #expect(
      found == [
        "`drag` goes before `main.scroll` and waits for `page.scroll`, which SwiftUI cannot be told"
      ])
  }

  @Test func `a drag from a side edge is not proven in a browser`() {
    #expect(
      messages("web", .undeterminedPair)
        == ["nothing can be proven about `menu.pull` and the browser's own back gesture"])
    #expect(messages("swiftui", .undeterminedPair) == [])
  }
}
