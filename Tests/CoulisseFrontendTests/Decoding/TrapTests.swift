import CoulisseDiagnostics
import Testing

/// What YAML reads otherwise than its author: each trap has its own words.
@Suite struct TrapTests {
  private func only(_ line: String) throws -> Diagnostic {
    try onlyDiagnostic("scene: M\npanels: { p: { edge: left, \(line) } }\n")
  }

  @Test(
    arguments: [
      "size: ⟦Y104:min(80%, 320)⟧", "size: ⟦Y104:clamp(1, 2, 3)⟧, modal: true",
      "scrim: { tap: [⟦Y104:show item(title, image)⟧, close] }",
      "scrim: { tap: [close, ⟦Y104:show item(title, image, creator)⟧] }",
    ])
  func `a comma in parentheses tears the value`(_ line: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, \(line) } }\n")
  }

  @Test func `a call in a size is answered with limits`() throws {
    let found = try only("size: min(80%, 320)")
    #expect(found.message == "YAML ends the value at the comma, so that these are 2 keys")
    #expect(found.help[0].contains("{ is: 80%, at-most: 320 }"))
  }

  @Test func `a call in an action is answered with emit`() throws {
    let found = try only("scrim: { tap: [show item(title, image), close] }")
    #expect(found.message == "YAML ends the element at the comma, so that these are 2 elements")
    #expect(found.help == ["an action takes no parentheses: write `emit <name>`"])
  }

  @Test func `a block scalar does not compare`() {
    expectDrawn(
      "scene: M\npanels:\n  p:\n    edge: left\n    settle:\n      - travel: ⟦Y103:>\n          50%⟧\n"
        + "        to: ahead\n      - to: base\n")
  }

  @Test func `a number sign begins a comment`() throws {
    expectDrawn("scene: M\npanels:\n  p:\n    edge: left\n    scrim:\n      color: ⟦Y103:#000⟧\n")
    let found = try onlyDiagnostic(
      "scene: M\npanels:\n  p:\n    edge: left\n    scrim:\n      color: #000\n")
    #expect(found.help == ["put the color in quotes, `\"#000\"`, or name it: `black`"])
  }

  @Test func `an exclamation mark begins a tag`() throws {
    expectDrawn("scene: M\npanels: { p: { edge: left, pull: { when: ⟦Y103:!open⟧ } } }\n")
    let found = try only("pull: { when: !open }")
    #expect(
      found.help == ["to say the opposite write `not open`; to use the text put it in quotes"])
  }

  @Test(
    arguments: [
      "⟦Y004:on⟧: close", "⟦Y004:yes⟧: 1", "modal: ⟦Y004:on⟧", "modal: ⟦Y004:no⟧",
      "scrim: ⟦Y004:off⟧", "pull: ⟦Y004:no⟧", "edge: ⟦Y004:n⟧",
      "items: { ⟦Y004:on⟧: { frame: [0, 0, 9, 9] } }",
      "items: { a: { label: ⟦Y004:Yes⟧, frame: [0, 0, 9, 9] } }",
    ])
  func `old truth values are refused as keys, names and values`(_ line: String) {
    let edge = line.hasPrefix("edge") ? "" : "edge: left, "
    expectDrawn("scene: M\npanels: { p: { \(edge)\(line) } }\n")
  }

  @Test(
    arguments: [
      ("modal: yes", "write `true`"), ("modal: off", "write `false`"),
      ("scrim: no", "write `false`"),
      (
        "items: { a: { label: No, frame: [0, 0, 9, 9] } }",
        "put it in quotes if you mean the word: `\"No\"`"
      ),
    ])
  func `the help knows which word is meant`(_ line: String, _ help: String) throws {
    #expect(try only(line).help == [help])
  }

  @Test func `a comparison with a sign is answered with words`() throws {
    let found = try only("settle: [{ travel: '> 50%', to: ahead }, { to: base }]")
    #expect(found.code == .unknownValue)
    #expect(found.help[0].contains("`past` (more than)"))
  }
}
