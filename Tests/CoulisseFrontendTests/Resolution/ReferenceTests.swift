import CoulisseDiagnostics
import CoulisseSource
import Testing

@Suite struct ReferenceTests {
  private static let scene = """
    scene: M
    containers:
      main: { navigation: stack, bar: { add: { at: leading } } }
      list: { scrolls: vertical }
    panels:
      menu: { edge: left, over: main, inset-content: 60, items: { a: { frame: [0, 0, 9, 9] } } }
      info: { edge: right, over: main, navigation: stack, pull: false }
    gestures:
      drag: { pan: left, drives: menu, in: menu }
    actions: { ping: {} }
    scrims:
      dim: { over: main, opacity: menu 0..50%, tap: emit ping }

    """

  @Test func `the scene of these tests is sound`() { expectDrawn(Self.scene) }

  @Test(
    arguments: [
      "in: ⟦Y201:men⟧", "in: ⟦Y201:menu.b⟧", "in: ⟦Y201:menu.scrim⟧", "in: ⟦Y201:info.outside⟧",
      "in: ⟦Y201:menu.page⟧", "in: ⟦Y201:list.bar⟧", "in: ⟦Y201:main.scroll⟧",
      "in: ⟦Y201:a.b.c⟧", "in: ⟦Y103:.menu⟧", "in: ⟦Y103:menu..a⟧", "in: ⟦Y103:menu info⟧",
      "in: [menu, ⟦Y201:inof⟧]", "in: [menu, ⟦Y202:menu⟧]", "in: ⟦Y106:[]⟧",
      "drives: ⟦Y201:main⟧", "drives: ⟦Y201:drag⟧",
      "when: ⟦Y201:man⟧.depth is 0", "when: ⟦Y104:menu⟧.depth is 0", "when: ⟦Y201:main⟧ moving",
      "when: [menu moving, not ⟦Y201:meun⟧ dragged]",
      "before: ⟦Y201:main.scroll⟧", "before: ⟦Y201:list.back⟧", "before: ⟦Y201:menu.push⟧",
      "before: ⟦Y201:info.pull⟧", "before: ⟦Y201:menu⟧", "after: ⟦Y201:scroll⟧",
      "simultaneous: [list.scroll, ⟦Y201:list.scrol⟧]", "before: ⟦Y104:g⟧",
    ])
  func `a name that stands for nothing is reported where it is used`(_ key: String) {
    let own = ["in", "drives"].filter { !key.hasPrefix($0 + ":") }
      .map { $0 == "in" ? "in: menu" : "drives: info" }.joined(separator: ", ")
    let gestures = Self.scene.replacing(
      "gestures:\n", with: "gestures:\n  g: { pan: right, \(own), \(key) }\n")
    expectDrawn(gestures)
  }

  @Test(
    arguments: [
      ("before: main.scroll", "remove it, or give `main` `scrolls: vertical`"),
      ("before: menu.push", "did you mean `drag`?"),
      ("before: list.scrol", "did you mean `list.scroll`?"),
      ("in: menu.outsde", "did you mean `menu.outside`?"),
      ("in: mani", "did you mean `main`?"),
    ])
  func `the help knows what is there`(_ key: String, _ help: String) throws {
    let own = key.hasPrefix("in") ? "" : "in: menu, "
    let found = try onlyDiagnostic(
      Self.scene.replacing(
        "gestures:\n", with: "gestures:\n  g: { pan: right, drives: info, \(own)\(key) }\n"))
    #expect(found.help == [help])
  }

  @Test func `a gesture that was replaced says by which`() throws {
    let found = try onlyDiagnostic(
      Self.scene.replacing(
        "gestures:\n",
        with: "gestures:\n  g: { pan: right, drives: info, in: menu, after: menu.push }\n"))
    #expect(found.message == "there is no gesture `menu.push`: `drag` replaces it")
    #expect(found.secondary.count == 1)
  }

  @Test func `a name of another kind says which`() throws {
    let found = try onlyDiagnostic("scene: M\npanels: { p: { edge: left, over: p } }\n")
    #expect(found.message == "there is no container `p`")
    #expect(found.notes == ["`p` is a panel"])
  }

  @Test(
    arguments: [
      "open ⟦Y201:main⟧", "close ⟦Y201:men⟧", "push ⟦Y104:list⟧", "pop ⟦Y201:page⟧",
      "emit ⟦Y201:pong⟧", "emit ⟦Y201:menu⟧", "toggle ⟦Y201:info.scrim⟧", "⟦Y104:close⟧",
    ])
  func `an action on something that is not there is reported`(_ action: String) {
    expectDrawn(
      Self.scene.replacing("add: { at: leading }", with: "add: { at: leading, tap: \(action) }"))
  }

  @Test func `an action that nothing emits is a warning`() throws {
    let found = try onlyDiagnostic("scene: M\nactions: { ping: {} }\n")
    #expect(found.code == .unusedName)
    #expect(found.severity == .warning)
    #expect(Reading.scene("scene: M\nactions: { ping: {} }\n").value != nil)
  }

  @Test func `two panels of a group cannot both start open`() throws {
    let text =
      "scene: M\npanels:\n  k: { edge: left, starts: open }\n"
      + "  l: { edge: right, ⟦Y106:starts: open⟧ }\n"
      + "groups: { g: { one-of: [k, l] } }\n"
    expectDrawn(text)
    let found = try onlyDiagnostic(
      text.replacing("⟦Y106:", with: "").replacing("⟧", with: ""))
    #expect(found.secondary.map(\.message) == ["this one starts open already"])
    #expect(found.message.hasPrefix("`k` and `l` both start open"))
    expectDrawn(
      "scene: M\npanels: { k: { edge: left, starts: open }, l: { edge: right } }\n"
        + "groups: { g: { one-of: [k, l] } }\n")
  }

  @Test(
    arguments: [
      "containers: { a: {}, b: {} }\npanels: { ⟦Y102:p⟧: { edge: left } }",
      "panels: { p: { edge: left } }\ntransitions: { ⟦Y201:q⟧: { duration: 1s } }",
      "panels: { p: { edge: left } }\ngroups: { g: { one-of: ⟦Y106:[p]⟧ } }",
      "panels: { p: { edge: left, scrim: false } }\nscrims: { dim: { opacity: ⟦Y201:q⟧ 0..50% } }",
      "scrims: { ⟦Y102:dim⟧: {} }",
      "containers: { m: { ⟦Y101:content⟧: 0..500 } }",
      "panels: { p: { edge: left, ⟦Y101:outside⟧: { tap: close } } }",
    ])
  func `what does not fit together is reported`(_ marked: String) {
    expectDrawn("scene: M\n\(marked)\n")
  }
}
