import Testing

/// What can be wrong in a container's shadow, in `send`, and in the keys of a motion that drives.
struct ShadowAndSendMisuseTests {
  private static let statements =
    "write one of `main.depth is 0`, `main.depth-at-rest is 0`, `menu at rest open`, "
    + "`menu bound for closed`, `menu moving`, `menu dragged`, `inbox row open`, "
    + "or `not` before one of them"

  @Test(
    arguments: [
      ("⟦Y103:80%⟧", "write for example `shadow: { opacity: 80% }`"),
      ("{ opacity: ⟦Y105:0.8⟧ }", "write `80%`"),
      ("{ opacity: ⟦Y106:180%⟧ }", "write a value from 0% to 100%"),
      ("{ opacity: 80%, when: not slide at rest ⟦Y104:colapsed⟧ }", "did you mean `collapsed`?"),
      ("{ opacity: 80%, when: ⟦Y201:sled⟧ moving }", "there is `left` and `slide`"),
      ("{ opacity: 80%, ⟦Y101:while⟧: slide moving }", "the keys are `opacity` and `when`"),
      ("{ opacity: 80%, when: ⟦Y104:slide left⟧ }", "did you mean `slide at rest left`?"),
      (
        "{ opacity: 80%, when: ⟦Y104:slide open⟧ }",
        "write one of `slide at rest right`, `slide at rest collapsed`, `slide at rest left`, "
          + "`slide bound for left`, `slide moving`, `slide dragged`, or `not` before one of them"
      ),
      ("{ opacity: 80%, when: ⟦Y104:always⟧ }", statements),
    ])
  func `a shadow`(_ shadow: String, _ help: String) {
    SlidingScene(container: "shadow: \(shadow)").expect(help)
  }

  @Test func `a shadow says how dark it is`() {
    SlidingScene(container: "⟦Y102:shadow⟧: { when: slide moving }")
      .expect("add `opacity:` with a percentage")
  }

  @Test(
    arguments: [
      ("send slide to ⟦Y104:lefty⟧", "did you mean `left`?"),
      ("⟦Y104:send slide left⟧", "write `send slide to left`"),
      (
        "⟦Y104:send slide⟧",
        "write `send <panel or track> to <detent>`, for example `send sheet to half`"
      ),
      (
        "⟦Y104:send slide to left to right⟧",
        "write `send <panel or track> to <detent>`, for example `send sheet to half`"
      ),
      ("send ⟦Y201:sled⟧ to left", "there is `left` and `slide`"),
      ("send ⟦Y201:center⟧ to left", "there is `left` and `slide`"),
      ("send left to ⟦Y104:half⟧", "write `closed` or `open`"),
      ("open ⟦Y201:slide⟧", "write `send slide to left`"),
      ("toggle ⟦Y201:slide⟧", "write `send slide to left`"),
      ("close ⟦Y201:slide⟧", "write `send slide to left`"),
    ])
  func `what is sent where`(_ action: String, _ help: String) {
    SlidingScene(container: "bar: { b: { at: leading, tap: \(action) } }").expect(help)
  }

  private static let curves =
    "write `linear`, `ease-in`, `ease-out`, `ease-in-out` or `standard`"

  @Test(
    arguments: [
      ("⟦Y101:velocity⟧: none", "remove `velocity`, or write a `spring` in place of the curve"),
      ("velocity: ⟦Y104:200pt/s⟧, spring: { duration: 1s }", "write `finger` or `none`"),
      ("velocity: ⟦Y104:false⟧, spring: { duration: 1s }", "write `finger` or `none`"),
      ("percent-driven: ⟦Y104:fast⟧", curves), ("percent-driven: ⟦Y104:true⟧", curves),
      ("percent-driven: { speed: ⟦Y106:0⟧ }", "write a value from 0.000001 to 1000000"),
      ("percent-driven: { speed: ⟦Y105:2x⟧ }", "write `2`"),
      ("percent-driven: { curve: ⟦Y104:slow⟧ }", curves),
      ("percent-driven: { ⟦Y101:duration⟧: 1s }", "the keys are `curve` and `speed`"),
    ])
  func `a motion that drives`(_ keys: String, _ help: String) {
    SlidingScene(
      track: "moves: center, toward: right, detents: { closed: 0, left: 100% - 60 }, \(keys)"
    ).expect(help)
  }

  @Test func `a scrim's fade is driven by no finger`() {
    expectDrawn(
      """
      scene: M
      panels: { p: { edge: left, scrim: { settling: { ⟦Y101:percent-driven⟧: linear } } } }

      """)
  }
}
