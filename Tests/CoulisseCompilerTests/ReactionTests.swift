import CoulisseCompiler
import CoulisseDiagnostics
import CoulisseSource
import Testing

/// S213, and what modes and reactions are to the checker.
struct ReactionTests {
  private func loops(_ reactions: String) -> [Diagnostic] {
    let scene = """
      modes: { a: [p, q, r], b: [p, q, r], c: [p, q] }
      containers: { main: { scrolls: vertical, navigation: stack } }
      panels:
        menu: { edge: left, opener: app, pull: { when: [a is p, b is p, c is p] } }
        info: { edge: right, opener: app }
        sheet:
          { edge: bottom, detents: { tip: 60, half: 50%, full: 90% }, opener: app, requests: stepwise }
      groups: { sides: { one-of: [menu, info] } }
      reactions:

      """
    return Linting(scene + reactions + "\n").report.diagnostics.filter { $0.code == .reactionLoop }
  }

  @Test(
    arguments: [
      "- { when: a becomes p, do: set a to q }\n- { when: a becomes q, do: set a to p }",
      "- { when: menu opened, do: close menu }\n- { when: menu closed, do: open menu }",
      "- { when: menu opens, do: open info }\n- { when: info opens, do: open menu }",
      "- { when: menu opened, do: toggle menu }\n- { when: menu closed, do: toggle menu }",
      "- { when: main pushed, do: pop main }\n- { when: main popped, do: push main }",
      "- { when: sheet settled at half, do: send sheet to tip }\n"
        + "- { when: sheet settled at tip, do: send sheet to full }",
      "- { when: [a becomes p, b becomes q], do: [set a to q, set a to p] }",
      "- { when: a becomes p, do: { when: b is p, do: set a to q, else: set a to r } }\n"
        + "- { when: [a becomes q, a becomes r], do: set a to p }",
    ])
  func `reactions that may go on for ever`(_ reactions: String) {
    #expect(loops(reactions).count == 1, "\(reactions)")
  }

  @Test(
    arguments: [
      // The group closes the other one, which nothing answers.
      "- { when: menu opens, do: close info }\n- { when: info opens, do: close menu }",
      // A panel and a mode that follow each other: each is there already when it is asked again.
      "- { when: menu opens, do: set a to q }\n- { when: a becomes q, do: open menu }",
      "- { when: menu opened, do: open menu }",
      "- { when: a becomes q, do: set b to q }\n- { when: b becomes q, do: set c to q }\n"
        + "- { when: c becomes q, do: set a to q }",
      "- { when: main.scroll begins, do: [close menu, close info, set a to p] }",
      "- { when: main pushed, do: close menu }",
    ])
  func `reactions that come to an end`(_ reactions: String) {
    #expect(loops(reactions) == [], "\(reactions)")
  }

  @Test func `all members of a circle are shown, each with its event`() throws {
    let found = loops(
      "- { when: a becomes q, do: set b to q }\n- { when: b becomes q, do: [set c to q, set b to p] }\n"
        + "- { when: c becomes q, do: [set a to p, set a to q, set c to p] }")
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.primary.message == "when `a becomes q`")
    #expect(finding.secondary.map(\.message) == ["when `b becomes q`", "when `c becomes q`"])
  }

  @Test func `more than a thousand reactions at once are too many`() {
    // Each doubles: ten of them are a thousand and twenty-three.
    func doubling(_ count: Int) -> [Diagnostic] {
      let modes = (0...count).map { "m\($0): [p, q]" }.joined(separator: ", ")
      let reactions = (0..<count).map {
        "- { when: [m\($0) becomes p, m\($0) becomes q], do: [set m\($0 + 1) to p, set m\($0 + 1) to q] }"
      }.joined(separator: "\n")
      return Linting(
        "modes: { \(modes) }\npanels: { menu: { edge: left, opener: app } }\nreactions:\n\(reactions)\n"
      ).report.diagnostics.filter { $0.code == .reactionLoop }
    }
    #expect(doubling(9).isEmpty)
    #expect(
      doubling(10).map(\.message) == [
        "this can lead to more than 1000 reactions at the same instant"
      ])
  }

  @Test func `a mode keeps two gestures apart, and one that the app sets brings them together`() {
    func codes(_ up: String, _ down: String) -> [String] {
      Linting(
        """
        modes: { hand: [one, two, three] }
        panels:
          menu: { edge: left, opener: app, pull: false }
          info: { edge: top, opener: app, pull: false }
        gestures:
          side: { pan: right, in: main, drives: menu, when: [\(up)] }
          other: { pan: right, in: main, drives: menu, gain: 0.5, when: [\(down)] }
        """
      ).report.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
    }
    #expect(codes("hand is one", "hand is two") == [])
    #expect(codes("hand is one", "not hand is two") == ["G102"])
    #expect(codes("not hand is one", "not hand is two") == ["G102"])
  }

  @Test func `the way to a conflict tells which mode is set`() throws {
    let found = Linting(
      """
      modes: { hand: [one, two] }
      panels: { menu: { edge: left, opener: app, pull: false } }
      gestures:
        side: { pan: right, in: main, drives: menu, when: hand is two }
        other: { pan: right, in: main, drives: menu, gain: 0.5, when: hand is two }
      """
    ).report.diagnostics.first { $0.code.rawValue == "G102" }
    let notes = try #require(found).notes.joined(separator: "\n")
    #expect(notes.contains("set `hand to two`"), "\(notes)")
  }

  @Test func `what a reaction brings about is part of what is explored`() {
    // The two drags meet only while the menu is open and the mode is two; a reaction takes care that it
    // is one again whenever the menu heads for open, and nothing else is open to change it then.
    func codes(_ reactions: String) -> [String] {
      Linting(
        """
        modes: { hand: [one, two] }
        panels:
          menu: { edge: left, opener: app, pull: false, push: false, modal: false, size: 50% }
          info: { edge: top, opener: app, pull: false }
        gestures:
          side: { pan: down, in: main, drives: info, when: [menu bound for open, hand is two] }
          other: { pan: down, in: main, drives: info, gain: 0.5, when: [menu bound for open, hand is two] }
        reactions: [\(reactions)]
        """
      ).report.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
    }
    #expect(codes("") == ["G102"])
    // So that neither drag can ever begin.
    #expect(
      codes(
        "{ when: hand becomes two, do: close menu }, { when: menu opens, do: set hand to one }")
        == ["G103", "G103"])
  }
}
