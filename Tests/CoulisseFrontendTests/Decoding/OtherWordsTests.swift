import CoulisseDiagnostics
import Testing

/// Words and forms of other tools, each answered with what a scene says instead.
@Suite struct OtherWordsTests {
  private func help(_ lines: String) throws -> String? {
    try onlyDiagnostic("scene: M\n\(lines)\n").help.first
  }

  @Test(arguments: [
    ("upward", "did you mean `up`?"), ("downwards", "did you mean `down`?"),
    ("sideways", "did you mean `horizontal`?"), ("{ direction: up }", "write `pan: up`"),
  ])
  func `a direction`(_ value: String, _ help: String) throws {
    let gesture = "gestures: { g: { pan: \(value), in: stage, drives: p } }"
    #expect(try self.help("panels: { p: { edge: left } }\n\(gesture)") == help)
  }

  @Test(arguments: [
    ("size: 320px", "write `320pt`"), ("size: 320dp", "write `320pt`"),
    ("motion: 300", "write `300ms`, or `300s` if you mean it"),
    ("motion: 0.3", "write `0.3s` or `0.3ms`"), ("motion: 0.3sec", "write `0.3s`"),
    ("scrim: 40percent", "write `40%`"),
  ])
  func `a unit`(_ line: String, _ help: String) throws {
    #expect(try self.help("panels: { p: { edge: left, \(line) } }") == help)
  }

  @Test(arguments: [
    ("show queue", "did you mean `open queue`?"), ("dismiss queue", "did you mean `close queue`?"),
    ("queue.open", "did you mean `open queue`?"), ("queue.open()", "did you mean `open queue`?"),
    ("queue.show", "did you mean `open queue`?"), ("opne queue", "did you mean `open`?"),
    ("open que", "did you mean `queue`?"),
  ])
  func `an action`(_ action: String, _ help: String) throws {
    let bar = "containers: { main: { bar: { b: { at: leading, tap: \(action) } } } }"
    #expect(try self.help("panels: { queue: { edge: left, opener: app } }\n\(bar)") == help)
  }

  @Test(arguments: [
    ("player == closed", "player at rest closed"), ("player is open", "player at rest open"),
    ("player != open", "not player at rest open"),
    ("player is not open", "not player at rest open"),
    ("not player is open", "not player at rest open"), ("player is moving", "player moving"),
    ("player.depth == 0", "player.depth is 0"),
  ])
  func `a statement`(_ statement: String, _ meant: String) throws {
    let panel =
      "panels: { player: { edge: left, navigation: stack, pull: { when: \(statement) } } }"
    #expect(try help(panel) == "did you mean `\(meant)`?")
  }

  @Test func `a statement without sense is answered with those about its subject`() throws {
    let found = try help("panels: { player: { edge: left, pull: { when: player sleeps now } } }")
    #expect(
      found
        == "write one of `player at rest closed`, `player at rest open`, `player bound for open`, "
        + "`player moving`, `player dragged`, or `not` before one of them")
  }

  @Test(arguments: [
    ("player is full", "did you mean `player at rest full`?"),
    ("player is ful", "did you mean `player at rest full`?"),
    (
      "player is shut",
      "write one of `player at rest mini`, `player at rest full`, `player bound for full`, "
        + "`player moving`, `player dragged`, or `not` before one of them"
    ),
  ])
  func `a statement about detents of its own`(_ statement: String, _ help: String) throws {
    let panel = "edge: bottom, detents: { mini: 60, full: 100% }, pull: { when: \(statement) }"
    #expect(try self.help("panels: { player: { \(panel) } }") == help)
  }

  @Test(arguments: ["open player full", "show player full", "snap player to full"])
  func `an action with a detent`(_ action: String) throws {
    let panel = "edge: bottom, opener: app, detents: { mini: 60, full: 100% }"
    let bar = "containers: { main: { bar: { b: { at: leading, tap: \(action) } } } }"
    #expect(
      try help("panels: { player: { \(panel) } }\n\(bar)")
        == "did you mean `send player to full`?")
  }

  @Test func `the name of a scene is that of a type`() throws {
    #expect(try onlyDiagnostic("scene: player view\n").help == ["write `PlayerView`"])
  }

  @Test(arguments: [
    "containers: { main: { ⟦Y101:panels⟧: { menu: { edge: left } } } }",
    "containers:\n  main: { scrolls: vertical }\n  ⟦Y101:panels⟧:\n    menu: { edge: left }",
  ])
  func `a part of the scene that is indented too far is one fault`(_ marked: String) throws {
    let gestures = "gestures: { g: { pan: left, in: main, drives: menu } }"
    expectDrawn("scene: M\n\(marked)\n\(gestures)\n")
  }

  @Test func `a container may have the name of a part of the scene`() {
    expectDrawn("scene: M\ncontainers: { panels: { scrolls: vertical } }\n")
    expectDrawn("scene: M\ncontainers: { panels: {} }\n")
  }
}
