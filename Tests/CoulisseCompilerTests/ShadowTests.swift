import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// G103: gestures that never begin.
struct ShadowTests {
  private func messages(_ when: String, _ more: String = "") -> [String] {
    Linting(
      """
      containers: { main: { navigation: stack } }
      panels:
        queue: { edge: bottom, size: 50%, opener: app, pull: false }
        menu: { edge: top, size: 50%, opener: app, pull: { when: [\(when)] } }
      \(more)
      """
    ).messages(.shadowedGesture)
  }

  @Test func `statements that never hold together are named, and no others`() {
    #expect(
      messages(
        "main.depth is 0, not queue moving, queue bound for closed, not queue bound for closed")
        == [
          "`menu.pull` can never begin: its `when:` asks for `queue bound for closed` and "
            + "`not queue bound for closed`"
        ])
  }

  @Test func `a statement that never holds is named alone`() {
    // Nothing pulls the queue in, and its push is gone: no finger can ever drag it.
    let found = Linting(
      """
      panels:
        queue: { edge: bottom, size: 50%, opener: app, pull: false, push: false }
        menu: { edge: top, size: 50%, opener: app, pull: { when: [queue dragged] } }

      """
    ).messages(.shadowedGesture)
    #expect(
      found == ["`menu.pull` can never begin: its `when:` asks for `queue dragged`"])
  }

  @Test func `what can be brought about is no shadow`() {
    for when in [
      "queue dragged", "queue moving", "main.depth is 3", "not main.depth-at-rest is 0",
      "queue bound for open, queue moving", "queue bound for open, main.depth is 1",
    ] {
      #expect(messages(when) == [], "\(when)")
    }
  }

  @Test func `a drag that needs a page below it can be brought about`() {
    // The queue is dragged only while a page is pushed, which takes a push first.
    let found = Linting(
      """
      containers: { main: { navigation: stack } }
      panels:
        queue: { edge: bottom, size: 50%, opener: app, pull: { when: main.depth is 1 }, push: false }
        menu: { edge: top, size: 50%, opener: app, pull: { when: [queue dragged] } }

      """)
    #expect(found.messages(.shadowedGesture) == [])
  }

  @Test func `a group keeps a gesture still that waits for another member`() {
    let group = "groups: { sheets: { one-of: [queue, menu] } }\n"
    #expect(
      messages("queue bound for open", group) == [
        "`menu.pull` can never begin: its `when:` asks for `queue bound for open`"
      ])
    #expect(messages("queue bound for closed", group) == [])
  }

  @Test func `a panel that starts open and has a way out needs no note`() {
    func notes(_ mini: String) -> Int {
      Linting(
        """
        panels:
          menu: { edge: leading, opener: app }
          mini: { edge: bottom, size: 64pt, starts: open, opener: app, pull: false, \(mini) }

        """
      ).messages(.shadowedGesture).count
    }
    #expect(notes("scrim: false, push: false") == 1)
    #expect(notes("scrim: false") == 0)
    #expect(notes("push: false") == 0)
    #expect(notes("modal: false, push: false") == 0)
  }
}
