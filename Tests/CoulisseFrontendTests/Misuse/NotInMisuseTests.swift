import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import CoulisseTestSupport
import Testing

@testable import CoulisseFrontend

/// What can be wrong about `not-in:`.
@Suite struct NotInMisuseTests {
  private func scene(_ gesture: String, _ push: String = "{}") -> String {
    """
    scene: S
    containers: { main: { bar: { more: { at: leading, label: More, tap: open menu } } } }
    panels:
      menu:
        edge: left
        inset-content: 60pt
        items: { books: { label: Books, frame: [0, 64, 100% - 60, 44] } }
        push: \(push)
    gestures: { g: { pan: outward, drives: menu, \(gesture) } }

    """
  }

  @Test(
    arguments: [
      ("in: menu, not-in: ⟦Y104:menu⟧", "name a part of `menu`, or take `menu` out of `in`"),
      (
        "in: menu.content, not-in: ⟦Y104:menu⟧",
        "name a part of `menu.content`, or take `menu.content` out of `in`"
      ),
      (
        "in: menu, not-in: ⟦Y104:main.bar⟧",
        "remove it, or name a part of where the gesture begins"
      ),
      ("in: menu, not-in: [menu.books, ⟦Y202:menu.books⟧]", "remove one of the two"),
      ("in: menu, not-in: ⟦Y201:menu.boks⟧", "did you mean `menu.books`?"),
      ("in: menu, not-in: ⟦Y104:stage⟧", "name a part of `menu`, or take `menu` out of `in`"),
    ])
  func `what it leaves out`(_ gesture: String, _ help: String) throws {
    let marked = scene(gesture)
    expectDrawn(marked)
    #expect(Reading.scene(MarkedText(marked).text).diagnostics.first?.help.first == help)
  }

  @Test func `a panel's own drag can leave out a part, and what is printed reads the same`() throws
  {
    let text = scene("in: menu.outside", "{ not-in: [menu.books, menu.outside] }")
    let read = try #require(Reading.scene(text).value)
    // The authored drag replaces nothing that is written under `push`.
    let push = try #require(read.gestures.first { $0.name.value == "menu.push" })
    #expect(push.excludes.map(read.name(of:)) == ["menu.books", "menu.outside"])
    let again = Reading.scene(Frontend.dump(read))
    #expect(again.diagnostics.map(\.message) == [])
    #expect(again.value?.bare == read.bare)
  }

  @Test func `a copy leaves out its own part`() throws {
    let text = """
      scene: S
      panels:
        menu:
          edge: left
          opener: app
          items: { books: { label: Books, frame: [0, 64, 100%, 44] } }
          push: { not-in: menu.books }
        info: { like: menu, edge: right }

      """
    let read = try #require(Reading.scene(text).value)
    let push = try #require(read.gestures.first { $0.name.value == "info.push" })
    #expect(push.excludes.map(read.name(of:)) == ["info.books"])
  }
}
