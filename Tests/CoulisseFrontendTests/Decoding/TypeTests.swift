import CoulisseDiagnostics
import Testing

@Suite struct TypeTests {
  @Test(
    arguments: [
      "⟦Y103:⟧", "⟦Y103:⟧# only a comment\n", "⟦Y103:hello⟧\n", "⟦Y103:[a, b]⟧\n", "⟦Y103:- a⟧\n",
      "⟦Y103:\"scene: Mail\"⟧\n", "⟦Y103:~⟧\n", "⟦Y103:42⟧\n",
    ])
  func `a file that is no mapping is refused`(_ marked: String) { expectDrawn(marked) }

  @Test(
    arguments: [
      "scene: ⟦Y103:[Mail]⟧\n", "scene: ⟦Y103:{ name: Mail }⟧\n", "⟦Y103:scene⟧:\n",
      "scene: ⟦Y103:~⟧\n", "scene: ⟦Y103:true⟧\n",
      "scene: M\nplatforms: ⟦Y103:{ ios: 26 }⟧\n", "scene: M\nviewport: ⟦Y103:320⟧\n",
      "scene: M\nviewport: { design: ⟦Y103:[375, 667]⟧ }\n", "scene: M\n⟦Y103:panels⟧:\n",
      "scene: M\npanels: { ⟦Y103:p⟧: }\n",
      "scene: M\npanels: { p: { edge: left, size: ⟦Y103:big⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, size: ⟦Y103:[80%]⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, modal: ⟦Y103:maybe⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, items: { i: { frame: ⟦Y103:[0, 0, 1]⟧ } } } }\n",
      "scene: M\npanels: { p: { edge: left, items: { i: { frame: ⟦Y103:left⟧ } } } }\n",
      "scene: M\npanels: { p: { edge: left, motion: ⟦Y103:fast⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, motion: ⟦Y103:[1s]⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, scrim: ⟦Y103:dark⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, settle: { past: ⟦Y103:half⟧ } } }\n",
      "scene: M\ngroups: { g: { one-of: ⟦Y103:p⟧ } }\n",
      "scene: M\ncontainers: { m: { scrolls: vertical, content: ⟦Y103:long⟧ } }\n",
      "scene: M\ncoulisse: ⟦Y103:one⟧\n",
      "scene: M\npanels: { p: { edge: left, scrim: { tap: ⟦Y103:{ close: p }⟧ } } }\n",
    ])
  func `a value of the wrong kind is reported at the value`(_ marked: String) {
    expectDrawn(marked)
  }

  @Test(
    arguments: [
      "scene: M\nplatforms: ⟦Y104:windows⟧\n",
      "scene: M\nplatforms: ios ⟦Y104:twelve⟧\n", "scene: M\nplatforms: [ios ⟦Y104:3⟧]\n",
      "scene: M\ncoulisse: ⟦Y104:2⟧\n",
      "scene: M\npanels: { p: { edge: ⟦Y104:center⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, starts: ⟦Y104:opened⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, cancel: ⟦Y104:revert⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, pull: ⟦Y104:true⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, settle: ⟦Y104:standrad⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, motion: 0.3s ⟦Y104:bouncy⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, out-of-range: ⟦Y104:elastic⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, scrim: { color: ⟦Y104:blakc⟧ } } }\n",
      "scene: M\npanels: { p: { edge: left, scrim: { color: ⟦Y104:\"#12\"⟧ } } }\n",
      "scene: M\npanels: { p: { edge: left, scrim: { tap: ⟦Y104:shut⟧ p } } }\n",
      "scene: M\npanels: { p: { edge: left, scrim: { tap: ⟦Y104:open⟧ } } }\n",
      "scene: M\npanels: { p: { edge: left, scrim: { tap: ⟦Y104:open p now⟧ } } }\n",
      "scene: M\npanels: { p: { edge: left, pull: { when: ⟦Y104:p is open⟧ } } }\n",
      "scene: M\npanels: { p: { edge: left, pull: { when: p at rest ⟦Y104:opne⟧ } } }\n",
      "scene: M\npanels: { p: { edge: left, pull: { when: ⟦Y104:p.width⟧ is 0 } } }\n",
      "scene: M\npanels: { p: { edge: left, size: ⟦Y104:80% - 10%⟧ } }\n",
      "scene: M\npanels: { p: { edge: left, settle: [{ travel: ⟦Y104:over⟧ 5pt, to: ahead }, { to: base }] } }\n",
    ])
  func `a word that is not known is reported at the word`(_ marked: String) {
    expectDrawn(marked)
  }
}
