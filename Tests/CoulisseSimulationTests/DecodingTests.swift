import CoulisseDiagnostics
import CoulisseModel
import CoulisseSource
import CoulisseTestSupport
import Testing

@Suite struct DecodingTests {
  /// Steps with the codes that they are refused with, drawn where they are reported.
  private static let refused = [
    "- ⟦Y101:opne⟧: menu",
    "- ⟦Y101:tpa⟧: [10, 10]",
    "- { open: menu, ⟦Y003:open⟧: info }",
    "- { open: menu, ⟦Y104:close⟧: info }",
    "- ⟦Y102:{ time: 1s }⟧",
    "- ⟦Y103:opens⟧",
    "- ⟦Y103:[escape]⟧",
    "- escape: ⟦Y104:false⟧",
    "- open: ⟦Y201:meun⟧",
    "- push: ⟦Y201:tabs⟧",
    "- tap: ⟦Y201:menu.bokos⟧",
    "- tap: ⟦Y103:[10, 20, 30]⟧",
    "- tap: { at: [10, 10], ⟦Y101:hodl⟧: 1s }",
    "- ⟦Y102:tap⟧: { hold: 1s }",
    "- down: { finger: ⟦Y106:0⟧, at: [10, 10] }",
    "- down: { finger: ⟦Y103:1.5⟧, at: [10, 10] }",
    "- drag: { fingers: ⟦Y106:0⟧, from: [0, 0], to: [1, 1] }",
    "- tap: { fingers: ⟦Y106:6⟧, at: [10, 10] }",
    "- fling: { fingers: ⟦Y103:two⟧, from: [0, 0], to: [1, 1] }",
    "- move: { fingers: ⟦Y103:1.5⟧, to: [1, 1] }",
    "- long-press: { finger: 8, fingers: ⟦Y106:4⟧, at: [10, 10] }",
    "- down: { ⟦Y101:fingers⟧: 2, at: [10, 10] }",
    "- down: [⟦Y106:.nan⟧, 10]",
    "- down: [⟦Y106:.inf⟧, 10]",
    "- down: [⟦Y106:1e300⟧, 10]",
    "- down: [⟦Y106:1e999⟧, 10]",
    "- down: [⟦Y005:010⟧, 10]",
    "- down: [⟦Y103:left⟧, 10]",
    "- drag: { from: [0, 0], to: [1, 1], over: ⟦Y106:-0.1s⟧ }",
    "- drag: { from: [0, 0], to: [1, 1], over: ⟦Y106:4000s⟧ }",
    "- drag: { from: [0, 0], to: [1, 1], over: ⟦Y105:0.3⟧ }",
    "- drag: { from: [0, 0], to: [1, 1], over: ⟦Y105:0.3m⟧ }",
    "- drag: { from: [0, 0], to: [1, 1], ⟦Y104:by⟧: [1, 1] }",
    "- ⟦Y102:drag⟧: { to: [1, 1] }",
    "- fling: { from: [0, 0], to: [1, 1], speed: ⟦Y106:0pt/s⟧ }",
    "- fling: { from: [0, 0], to: [1, 1], speed: ⟦Y105:100⟧ }",
    "- up: ⟦Y103:first⟧",
    "- advance: ⟦Y106:-1s⟧",
    "- advance: ⟦Y103:until tomorrow⟧",
    "- time: ⟦Y106:-1s⟧\n    escape: true",
    "- resize: ⟦Y106:0⟧ x 100",
    "- resize: 100 x ⟦Y106:-5⟧",
    "- resize: ⟦Y103:huge⟧",
    "- insets: ⟦Y103:44⟧",
    "- insets: { left: ⟦Y106:-1⟧ }",
    "- insets: { top: ⟦Y106:.nan⟧ }",
    "- insets: { right: ⟦Y105:10%⟧ }",
    "- insets: { ⟦Y101:botom⟧: 34 }",
    "- insets: { bottom: ⟦Y103:notch⟧ }",
    "- direction: ⟦Y104:rtl⟧",
    "- reduce-motion: ⟦Y004:yes⟧",
    "- scrolled: { in: ⟦Y201:tabs⟧, offset: 0, content: 10, window: 10 }",
    "- ⟦Y102:scrolled⟧: { in: main, offset: 0, content: 10 }",
    "- expect: { menu: ⟦Y104:opened⟧ }",
    "- expect: { ⟦Y201:meun⟧: open }",
    "- expect: { ⟦Y201:meun⟧: { is: open, left: 3 } }",
    "- expect: { menu: { ⟦Y101:widht⟧: 3 } }",
    "- expect: { menu: { ⟦Y004:y⟧: 3 } }",
    "- expect: { menu: { progress: ⟦Y105:0.5⟧ } }",
    "- expect: { dim: { opacity: ⟦Y106:150%⟧ } }",
    "- expect: { ⟦Y201:dim⟧: open }",
    "- expect: { ⟦Y201:menu⟧: enabled }",
    "- expect: { ⟦Y201:tabs⟧: { depth: 0 } }",
    "- expect: { main: { depth: ⟦Y106:-1⟧ } }",
    "- expect: { winner: ⟦Y201:pulMenu⟧ }",
    "- expect: { ⟦Y103:undecided: [[pullMenu]]⟧ }",
    "- expect: { undecided: [[pullMenu, ⟦Y201:nobody⟧]] }",
    "- expect: { effects: [⟦Y104:menu flies⟧] }",
    "- expect: { effects: [⟦Y201:emit refresh⟧] }",
    "- expect: { at rest: ⟦Y103:maybe⟧ }",
    "- { escape: true, ⟦Y104:tolerance⟧: 1pt }",
    "- expect: { menu: open }\n    tolerance: ⟦Y105:1⟧", "- expect: ⟦Y102:{}⟧",
    "- expect: { ⟦Y101:winer⟧: pullMenu }", "- expect: { ⟦Y101:undecidd⟧: none }",
    "- expect: { ⟦Y101:undecidd⟧: [[pullMenu, main.scroll]] }",
    "- expect: { undecided: ⟦Y104:nne⟧ }", "- advance: ⟦Y103:unti rest⟧", "- ⟦Y101:foo⟧: 1",
    "- ⟦Y102:drag⟧: { from: [5, 5] }", "- move: ⟦Y103:[5, 300]⟧",
    "- ⟦Y102:{}⟧",
  ]

  @Test func `a list of too many steps is refused at the first one too many, once`() throws {
    let steps = String(repeating: "- escape\n", count: 10_000)
    let file = {
      SourceFile(path: "t.scenario.yaml", text: "scenario: t\nscene: SideDrawers\nsteps:\n" + $0)
    }
    let stage = try Stage.sideDrawers()
    #expect(stage.scenario(file(steps)).value?.steps.count == 10_000)
    let read = stage.scenario(file(steps + "- escape\n- nonsense\n"))
    #expect(read.value == nil)
    #expect(read.diagnostics.map(\.code) == [.tooLarge])
    #expect(read.diagnostics.first?.primary.position.line == 10_004)
  }

  @Test(arguments: refused) func `a step that makes no sense is refused`(_ step: String) throws {
    let stage = try Stage.sideDrawers()
    let text = MarkedText(
      "scenario: test\nscene: SideDrawers\nsteps:\n  \(step)\n  - escape\n",
      path: "test.scenario.yaml")
    let read = stage.scenario(text.file)
    #expect(text.differences(from: read.diagnostics) == [])
    #expect(read.value == nil)
  }

  /// Whole files.
  private static let refusedFiles = [
    "scenario: a\nscene: ⟦Y201:Mail⟧\nsteps:\n  - open: nobody\n  - expect: { nothing: open }\n",
    "⟦Y103:⟧",
    "⟦Y103:steps⟧",
    "⟦Y103:[1]⟧",
    "⟦Y102:⟧scenario: a\nscene: SideDrawers\n",
    "⟦Y102:⟧scene: SideDrawers\nsteps: []\n",
    "scenario: a\nscene: ⟦Y201:Mail⟧\nsteps: []\n",
    "scenario: a\nscene: ⟦Y201:examples/six-lines.scene.yaml⟧\nsteps: []\n",
    "scenario: a\nscene: SideDrawers\nviewport: ⟦Y106:0⟧ x 667\nsteps: []\n",
    "scenario: a\nscene: SideDrawers\nplatform: ⟦Y104:android⟧\nsteps: []\n",
    "scenario: a\nscene: SideDrawers\nsteps: ⟦Y103:{}⟧\n",
    "scenario: a\nscene: SideDrawers\n⟦Y101:stesp⟧: []\n",
  ]

  @Test(arguments: refusedFiles) func `a file that is no scenario is refused`(_ text: String) throws
  {
    let marked = MarkedText(text, path: "test.scenario.yaml")
    let read = try Stage.sideDrawers().scenario(marked.file)
    #expect(marked.differences(from: read.diagnostics) == [])
    #expect(read.value == nil)
  }

  @Test(arguments: ["SideDrawers", "side-drawers.scene.yaml", "a/b/side-drawers.scene.yaml"])
  func `a scenario may name its scene or the file`(_ name: String) throws {
    let text = "scenario: a\nscene: \(name)\nsteps: []\n"
    let read = try Stage.sideDrawers().scenario(MarkedText(text).file)
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.value?.scene.value == name)
  }

  @Test func `a size that the scene is not made for is only a warning`() throws {
    let text = MarkedText(
      "scenario: a\nscene: SideDrawers\nviewport: ⟦Y106:100 x 100⟧\nsteps: []\n",
      path: "test.scenario.yaml")
    let read = try Stage.sideDrawers().scenario(text.file)
    #expect(text.differences(from: read.diagnostics) == [])
    #expect(read.diagnostics.map(\.severity) == [.warning])
    #expect(read.value != nil)
  }

  @Test(arguments: [
    ("- wait: 1s", "did you mean `advance`?"),
    ("- drag: { from: [1, 2], to: [3, 4], duration: 1s }", "did you mean `over`?"),
    ("- opne: menu", "did you mean `open`?"), ("- open: meun", "did you mean `menu`?"),
    ("- tap: menu.bokos", "did you mean `menu.books`?"),
    ("- expect: { menu: opne }", "did you mean `open`?"),
    ("- expect: { pullMneu: enabled }", "did you mean `pullMenu`?"),
  ])
  func `a slip of the finger is recognized`(_ step: String, _ help: String) throws {
    let text = "scenario: a\nscene: SideDrawers\nsteps:\n  \(step)\n"
    let read = try Stage.sideDrawers().scenario(MarkedText(text).file)
    #expect(read.diagnostics.flatMap(\.help) == [help])
  }
}
