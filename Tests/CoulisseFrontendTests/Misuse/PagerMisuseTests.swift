import CoulisseDiagnostics
import CoulisseModel
import CoulisseTestSupport
import Testing

@testable import CoulisseFrontend

/// What can be wrong about pagers.
@Suite struct PagerMisuseTests {
  private func expect(
    _ marked: String, _ help: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectDrawn(marked, sourceLocation: sourceLocation)
    #expect(
      Reading.scene(MarkedText(marked).text).diagnostics.first?.help.first == help,
      sourceLocation: sourceLocation)
  }

  /// A panel with a pager `p`, and something more.
  private func scene(_ pager: String, _ more: String = "") -> String {
    """
    scene: S
    panels:
      menu: { edge: left, opener: app, pagers: { \(pager) }\(more) }

    """
  }

  @Test(
    arguments: [
      ("⟦Y102:p⟧: { frame: [0, 0, 100%, 50%] }", "add `pages:` with a list of names"),
      ("p: { pages: ⟦T306:[]⟧ }", "write two pages or more, for example `pages: [home, recent]`"),
      ("p: { pages: ⟦T306:[a]⟧ }", "write two pages or more, for example `pages: [home, recent]`"),
      ("p: { pages: [a, b, ⟦Y202:a⟧] }", "remove one of the two"),
      ("p: { pages: [a, ⟦C502:ahead⟧] }", "choose another name"),
      ("p: { pages: [a, ⟦Y104:b.c⟧] }", "write `-` instead"),
      ("p: { pages: [a, b], starts: ⟦Y104:c⟧ }", "write `a` or `b`"),
      (
        "p: { pages: [a, b], next: ⟦Y104:after⟧ }",
        "write `leading`, `trailing`, `left`, `right`, `top` or `bottom`"
      ),
      (
        "p: { pages: [a, b], frame: ⟦Y106:[100%, 0, 50%, 50%]⟧ }",
        "a frame is `[x, y, width, height]` in the panel's content, for example `[0, 64, 100%, 44]`"
      ),
      (
        "p: { pages: [a, b] }, ⟦Y202:menu⟧: { pages: [a, b] }",
        "choose another name for one of the two"
      ),
      ("⟦C502:stage⟧: { pages: [a, b] }", "choose another name"),
      (
        "p: { pages: [a, b], cross: ⟦Y104:any⟧ }",
        "remove `cross`, or use a rule with `projected`, such as `settle: floating-panel`"
      ),
    ])
  func `what it is`(_ pager: String, _ help: String) { expect(scene(pager), help) }

  @Test(
    arguments: [
      ("open ⟦Y201:p⟧", "write `send p to b`"),
      ("send p to ⟦Y104:c⟧", "write `a` or `b`"),
      ("next ⟦Y201:menu⟧", "write `send menu to open`"),
      ("previous ⟦Y201:q⟧", "there is `p`"),
      ("⟦Y104:next⟧", "write `next <name>`"),
    ])
  func `what taps ask of it`(_ action: String, _ help: String) {
    expect(
      scene("p: { pages: [a, b] }", ", items: { i: { frame: [0, 0, 50%, 50%], tap: \(action) } }"),
      help)
  }

  @Test(
    arguments: [
      ("pan: ⟦Y104:inward⟧, in: p, drives: p", "write `left` or `right`, `forward` or `backward`"),
      ("pan: ⟦Y104:forward⟧, drives: menu", "write `left` or `right`, `inward` or `outward`"),
      ("pan: ⟦Y104:vertical⟧, in: p, drives: p", "write `left` or `right`"),
      (
        "pan: horizontal, in: p, drives: { forward: p, right: p, ⟦Y104:inward⟧: p }",
        "write `forward` and `backward`"
      ),
      ("pan: horizontal, in: p, ⟦Y102:drives⟧: { forward: p }", "add `right` to `drives`"),
      ("pan: horizontal, in: ⟦Y201:menu.p⟧, drives: p", "write `p`"),
      ("pan: horizontal, in: ⟦Y201:p.c⟧, drives: p", "its parts are `a` and `b`"),
      ("pan: left, in: menu, drives: menu, after: ⟦Y201:p.swip⟧", "did you mean `p.swipe`?"),
      ("tap: 1, in: p, do: next p, when: p at rest ⟦Y104:c⟧", "write `a` or `b`"),
      ("tap: 1, in: p, do: next p, when: ⟦Y104:p is b⟧", "did you mean `p at rest b`?"),
    ])
  func `what gestures say of it`(_ gesture: String, _ help: String) {
    expect(scene("p: { pages: [a, b] }") + "gestures: { g: { \(gesture) } }\n", help)
  }

  @Test func `a drag that is not there is no relation`() {
    expect(
      scene("p: { pages: [a, b], swipe: false }")
        + "gestures: { g: { pan: left, drives: menu, after: ⟦Y201:p.swipe⟧ } }\n",
      "remove one of the two")
    expect(
      scene("p: { pages: [a, b] }")
        + "gestures: { g: { pan: horizontal, drives: p }, h: { pan: left, drives: menu, after: ⟦Y201:p.swipe⟧ } }\n",
      "did you mean `g`?")
  }

  /// A container that is a pager.
  private func tabs(_ tabs: String, _ more: String = "") -> String {
    "scene: S\ncontainers: { tabs: { \(tabs) } }\n\(more)"
  }

  private static let two = "contains: { a: {}, b: {} }"

  @Test(
    arguments: [
      (
        "pager: { pages: [a, ⟦Y201:c⟧] }, contains: { a: {}, ⟦Y104:b⟧: {} }", "there is `a` and `b`"
      ),
      (
        "pager: { pages: [a, b] }, contains: { a: {}, b: {}, ⟦Y104:c⟧: {} }",
        "add it to `pages`, or take it out of `contains`"
      ),
      (
        "pager: {}, contains: { a: {} }",
        "let it contain two containers or more: `contains: { inbox: {}, archive: {} }`"
      ),
      ("pager: {}, ⟦Y101:scrolls⟧: vertical, \(two)", "write it in the pages that scroll"),
      ("pager: { ⟦Y101:frame⟧: [0, 0, 1, 1] }, \(two)", "the keys are"),
    ])
  func `a container as a pager`(_ container: String, _ help: String) throws {
    var marked = tabs(container, "panels: { m: { edge: left, over: tabs, opener: app } }\n")
    if container.hasPrefix("pager: {}, contains: { a") {
      marked = marked.replacing("{ tabs:", with: "{ ⟦T306:tabs⟧:")
    }
    expectDrawn(marked)
    let first = Reading.scene(MarkedText(marked).text).diagnostics.first?.help.first
    #expect(first?.hasPrefix(help) == true, "\(first ?? "")")
  }

  @Test func `nothing else moves a page`() {
    expect(
      tabs(
        "pager: {}, \(Self.two)", "panels: { m: { edge: left, under: ⟦Y104:a⟧, opener: app } }\n"),
      "write `under: tabs`, or `over: a`")
    expect(
      tabs(
        "pager: {}, \(Self.two)",
        "tracks: { t: { moves: ⟦Y104:a⟧, toward: right, detents: { x: 0, z: 50% } } }\n"),
      "let the track move `tabs`")
  }

  @Test func `a swipe is wanted or not`() {
    expectDrawn(scene("p: { pages: [a, b], swipe: ⟦Y103:none⟧ }"))
  }

  @Test func `too many pages are too many`() {
    let pages = (0...50).map { "p\($0)" }.joined(separator: ", ")
    expect(scene("p: { pages: ⟦Y010:[\(pages)]⟧ }"), "split it into several pagers")
  }
}
