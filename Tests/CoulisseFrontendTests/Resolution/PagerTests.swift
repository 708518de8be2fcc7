import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import Testing

@testable import CoulisseFrontend

/// What pagers bring along.
@Suite struct PagerTests {
  private func scene(_ pager: String = "pages: [a, b, c]", _ more: String = "") throws -> Scene {
    let read = Reading.scene(
      """
      scene: S
      containers: { main: { scrolls: horizontal } }
      panels: { menu: { edge: left, opener: app, scrolls: vertical, pagers: { p: { \(pager) } } } }
      \(more)
      """)
    #expect(read.diagnostics.map(\.message) == [])
    return try #require(read.value)
  }

  private func gesture(_ name: String, _ scene: Scene) -> Gesture? {
    scene.gestures.first { $0.name.value == name }
  }

  private func before(_ name: String, _ scene: Scene) -> [String] {
    gesture(name, scene)?.before.map { scene[$0].name.value } ?? []
  }

  @Test func `pages are detents, one window apart, and the first one is where it starts`() throws {
    let definition = try scene().pagers[0].definition
    #expect(definition.detents.map(\.name) == ["a", "b", "c"])
    #expect(definition.detents.map(\.position) == [.zero, .full, Length(fraction: 2)])
    #expect(definition.upper == Length(fraction: 2))
    #expect(definition.start == 0)
    #expect(definition.outOfRange == .clamp)
    #expect(try scene("pages: [a, b], starts: b").pagers[0].definition.start == 1)
  }

  @Test func `a swipe on its window turns the pages, before the panel's own closing drag`() throws {
    let scene = try scene()
    let swipe = try #require(gesture("p.swipe", scene))
    #expect(swipe.regions == [.pager(EntityID(0))])
    #expect(swipe.kind == .pan(claims: [.leading, .trailing]))
    #expect(swipe.lock == .dominant)
    // What its pages and the panel scroll across comes after it, too.
    #expect(before("p.swipe", scene) == ["menu.push", "menu.scroll"])
    #expect(!before("menu.push", scene).contains("p.swipe"))
  }

  @Test func `a panel's pull goes before the pagers around it`() throws {
    let read = Reading.scene(
      """
      scene: S
      containers: { main: { pagers: { p: { pages: [a, b] } } } }
      panels: { menu: { edge: left, opener: app } }

      """)
    let scene = try #require(read.value)
    #expect(before("menu.pull", scene) == ["p.swipe"])
    #expect(before("p.swipe", scene) == [])
  }

  @Test func `a drag that turns the pages both ways takes the place of the swipe`() throws {
    let both = try scene(more: "gestures: { g: { pan: horizontal, drives: p } }\n")
    #expect(gesture("p.swipe", both) == nil)
    #expect(gesture("g", both)?.regions == [.pager(EntityID(0))])
    let one = try scene(more: "gestures: { g: { pan: forward, drives: p } }\n")
    #expect(gesture("p.swipe", one) != nil)
    #expect(try gesture("p.swipe", scene("pages: [a, b], swipe: false")) == nil)
  }

  private func scene(more: String) throws -> Scene { try scene("pages: [a, b, c]", more) }

  @Test func `forward is toward the next page, wherever that lies`() throws {
    func claims(_ next: String) throws -> GestureKind? {
      try gesture(
        "g",
        scene(
          "pages: [a, b], next: \(next)", "gestures: { g: { pan: forward, drives: p } }\n"))?.kind
    }
    #expect(try claims("trailing") == .pan(claims: [.leading]))
    #expect(try claims("leading") == .pan(claims: [.trailing]))
    #expect(try claims("right") == .pan(claims: [.left]))
    #expect(try claims("bottom") == .pan(claims: [.top]))
  }

  /// A leg forward that reaches the drawer drives it outward: its own push is replaced, its pull is not.
  @Test func `words for directions are about the first thing that is driven`() throws {
    let scene = try scene(
      more:
        "gestures: { g: { pan: [forward, backward], drives: { forward: [p, menu], backward: p } } }\n"
    )
    #expect(gesture("menu.push", scene) == nil)
    #expect(gesture("menu.pull", scene) != nil)
    #expect(gesture("p.swipe", scene) == nil)
  }

  @Test func `the containers in a container that is a pager are its pages`() throws {
    let read = Reading.scene(
      """
      scene: S
      containers: { tabs: { pager: {}, contains: { inbox: { scrolls: vertical }, archive: {} } } }
      panels: { m: { edge: left, over: tabs, opener: app } }

      """)
    let scene = try #require(read.value)
    #expect(scene.pagers[0].pages.map(\.container) == [EntityID(1), EntityID(2)])
    #expect(gesture("tabs.swipe", scene)?.regions == [.container(EntityID(0))])
    #expect(before("tabs.swipe", scene) == ["inbox.scroll"])
    #expect(scene.places(of: .pager(EntityID(0))) == ["inbox", "archive"])
  }

  @Test func `a printed pager reads as the same pager`() throws {
    let text = """
      scene: S
      containers:
        tabs:
          pager: { pages: [archive, inbox], starts: inbox, next: left, settle: view-pager-2 }
          pagers: { head: { frame: [0, 0, 100%, 50], pages: [x, z], swipe: false } }
          contains: { inbox: {}, archive: {} }
          bar: { go: { at: leading, tap: [next tabs, previous head, send head to z] } }
      panels:
        m: { edge: leading, over: tabs, opener: app, pagers: { p: { pages: [a, b], next: top, out-of-range: rubber-band 0.5, motion: 1s } } }
      gestures:
        g: { pan: [forward, backward], in: head, drives: { forward: [head, m], backward: head } }
        h: { pan: forward, in: p.a, drives: p, when: [p at rest a, not tabs bound for inbox] }

      """.replacing(", motion: 1s", with: ", duration: 1s")
    let read = Reading.scene(text)
    #expect(read.diagnostics.map(\.message) == [])
    let scene = try #require(read.value)
    let again = Reading.scene(Frontend.dump(scene))
    #expect(again.diagnostics.map(\.message) == [], "\(Frontend.dump(scene))")
    #expect(again.value?.bare == scene.bare, "\(Frontend.dump(scene))")
  }
}
