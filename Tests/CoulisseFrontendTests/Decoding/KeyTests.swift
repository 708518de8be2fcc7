import CoulisseDiagnostics
import Testing

@Suite struct KeyTests {
  @Test func `the slip of the issue gets its word`() throws {
    let found = try onlyDiagnostic(
      "scene: Mail\npanels:\n  menu: { edge: leading, sise: 80% }\n")
    #expect(found.code == .unknownKey)
    #expect(found.message == "a panel has no key `sise`")
    #expect(found.help == ["did you mean `size`?"])
  }

  @Test(
    arguments: [
      "⟦Y101:sceen⟧: Mail\n",
      "scene: Mail\n⟦Y101:panel⟧: { menu: { edge: left } }\n",
      "scene: Mail\n⟦Y101:version⟧: 2\n",
      "scene: Mail\nviewport: { ⟦Y101:depth⟧: 1 }\n",
      "scene: Mail\ncontainers: { main: { ⟦Y101:scroll⟧: vertical } }\n",
      "scene: Mail\ncontainers: { a: { contains: { b: { ⟦Y101:bra⟧: {} } } } }\n",
      "scene: Mail\ncontainers: { main: { bar: { b: { at: leading, ⟦Y101:title⟧: x } } } }\n",
      "scene: Mail\npanels: { menu: { edge: left, size: { is: 80%, ⟦Y101:max⟧: 320 } } }\n",
      "scene: Mail\npanels: { menu: { edge: left, outside: { ⟦Y101:close⟧: 1 }, inset-content: 9 } }\n",
      "scene: Mail\npanels: { menu: { edge: left, pull: { ⟦Y101:drives⟧: menu } } }\n",
      "scene: Mail\npanels: { menu: { edge: left } }\ntransitions: { menu: { ⟦Y101:time⟧: 1s } }\n",
      "scene: Mail\npanels: { menu: { edge: left } }\nscrims: { s: { ⟦Y101:opactiy⟧: 50% } }\n",
      "scene: Mail\nactions: { a: { ⟦Y101:payloads⟧: {} } }\n",
      "scene: Mail\npanels: { menu: { edge: left, motion: { ⟦Y101:durration⟧: 1s } } }\n",
      "scene: Mail\npanels: { menu: { edge: left, settle: [{ ⟦Y101:speeed⟧: from 1pt/s, to: base }] } }\n",
    ])
  func `an unknown key is reported at the key, at any depth`(_ marked: String) {
    expectDrawn(marked)
  }

  @Test func `the key of another place says where it belongs`() throws {
    let found = try onlyDiagnostic("scene: Mail\nframe: [0, 0, 1, 1]\n")
    #expect(found.notes == ["`frame` is a key of a scroller, of a pager, of an item"])
  }

  @Test func `a word of another tool is answered with ours`() throws {
    let found = try onlyDiagnostic("scene: Mail\npanels: { menu: { edge: left, backdrop: 50% } }")
    #expect(found.help == ["did you mean `scrim`?"])
  }

  @Test(
    arguments: [
      "⟦Y102:⟧platforms: ios\n",
      "scene: Mail\npanels:\n  ⟦Y102:menu⟧: { size: 80% }\n",
      "scene: Mail\npanels:\n  ⟦Y102:menu⟧: {}\n",
      "scene: Mail\npanels: { menu: { edge: left, items: { ⟦Y102:a⟧: { tap: close } } } }\n",
      "scene: Mail\ncontainers: { main: { bar: { ⟦Y102:b⟧: { label: B } } } }\n",
      "scene: Mail\ngroups: { ⟦Y102:g⟧: {} }\n",
      "scene: Mail\npanels: { menu: { edge: left, ⟦Y102:size⟧: { at-most: 320 } } }\n",
      "scene: Mail\npanels: { menu: { edge: left, ⟦Y102:settle⟧: [{ travel: past 1% }, { to: base }] } }\n",
    ])
  func `a missing key is reported at what needs it`(_ marked: String) {
    expectDrawn(marked)
  }

  @Test(
    arguments: [
      "scene: Mail\npanels: { menu: { edge: ⟦Y104:lefft⟧ } }\n",
      "scene: Mail\npanels: { menu: { ⟦Y101:egde⟧: left } }\n",
      "scene: Mail\npanels: { menu: { ⟦Y103:edge⟧: } }\n",
      "⟦Y101:scen⟧: Mail\npanels: { menu: { edge: left } }\n",
      "scene: Mail\n⟦Y101:panles⟧: { menu: { edge: left } }\ngroups: { g: { one-of: [menu, info] } }\n",
      "scene: Mail\npanels: ⟦Y103:[menu, info]⟧\ngroups: { g: { one-of: [menu, info] } }\n",
      "scene: Mail\npanels: { a: ⟦Y103:left⟧, b: { edge: left } }\ngroups: { g: { one-of: [a, b] } }\n",
      "scene: Mail\ncontainers: { main: { navigation: ⟦Y104:stak⟧ } }\n"
        + "panels: { a: { edge: left, pull: { when: main.depth is 0 } } }\n",
      "scene: Mail\npanels: { a: { edge: left, items: { x: ⟦Y103:[]⟧ } } }\n"
        + "gestures: { g: { tap: 1, in: a.x, do: close a } }\n",
      "scene: Mail\nactions: ⟦Y103:[a]⟧\npanels: { p: { edge: left, scrim: { tap: emit a } } }\n",
      "scene: Mail\ngestures: { g: ⟦Y103:[]⟧, h: { pan: left, drives: p, after: g } }\n"
        + "panels: { p: { edge: left } }\n",
      "scene: Mail\npanels: { p: { edge: left, settle: [{ travel: past 1%, to: ⟦Y104:bsae⟧ }, { to: base }] } }\n",
      "scene: Mail\npanels: { p: { ⟦Y009:<<⟧: { edge: left } } }\n",
      "scene: Mail\npanels: { p: { edge: left, items: { a: { ⟦Y006:*b⟧: 1 } } } }\n",
      "scene: Mail\npanels: { p: &p { edge: ⟦Y104:up⟧ }, q: *p, r: *p }\n",
      "scene: Mail\npanels: { p: { edge: left, items: { a: ⟦Y006:*b⟧ } } }\n",
    ])
  func `one cause has one diagnostic`(_ marked: String) { expectDrawn(marked) }

  @Test func `all errors of a file come in one run`() {
    expectDrawn(
      """
      scene: Mail
      platforms: [ios 26, ⟦Y104:windows⟧]
      viewport: { width: 320..⟦Y105:1366px⟧ }
      containers:
        main: { ⟦Y101:scrols⟧: vertical }
      panels:
        menu: { edge: ⟦Y104:up⟧, over: ⟦Y201:page⟧, modal: ⟦Y004:yes⟧ }
      groups:
        one: { one-of: [menu, ⟦Y201:inof⟧] }
      """)
  }
}
