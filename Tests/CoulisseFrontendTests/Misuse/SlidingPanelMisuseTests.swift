import Testing

/// What can be wrong in a panel under a container.
struct SlidingPanelMisuseTests {
  private static let under = "edge: left, under: center"

  @Test(
    arguments: [
      ("under: ⟦Y201:3⟧", "there is `center`"), ("under: ⟦Y201:centre⟧", "did you mean `center`?"),
      ("under: ⟦Y201:slide⟧", "there is `center`"),
      ("under: ⟦Y103:{ center: 1 }⟧", "write for example `menu`"),
      ("⟦Y101:under⟧: center, over: center", "remove one of the two"),
      (
        "under: center, ⟦Y101:inset-content⟧: 60",
        "say how far the container slides away with `size`, and remove `inset-content`"
      ),
    ])
  func `what it lies under`(_ keys: String, _ help: String) {
    SlidingScene(panel: "edge: left, \(keys)").expect(help)
  }

  @Test(
    arguments: [
      ("opens: ⟦Y103:slide⟧", "write for example `slide at left`"),
      ("opens: ⟦Y103:slide to left⟧", "write for example `slide at left`"),
      ("opens: ⟦Y103:3⟧", "write for example `slide at left`"),
      ("opens: ⟦Y201:sled⟧ at left", "there is `slide`"),
      ("opens: slide at ⟦Y104:lefty⟧", "did you mean `left`?"),
      ("opens: slide at ⟦Y104:collapsed⟧", "name a detent at which the panel is uncovered"),
      ("opens: slide at ⟦Y104:right⟧", "write `edge: right`, or name a detent on the other side"),
    ])
  func `where it opens`(_ keys: String, _ help: String) {
    SlidingScene(panel: "\(Self.under), \(keys)").expect(help)
  }

  @Test func `an edge that turns with the reading direction lies along a track that does not`() {
    SlidingScene(panel: "edge: leading, under: center, opens: slide at ⟦Y104:left⟧")
      .expect("write `edge: left`, or name a detent on the other side")
    SlidingScene(panel: "edge: top, under: center, opens: ⟦Y104:slide at left⟧")
      .expect("let the panel come from an edge along the track")
  }

  @Test func `two panels do not open at one place`() {
    SlidingScene(
      panel: "edge: left, under: center, opens: slide at left }, "
        + "other: { edge: left, under: center, opens: ⟦Y202:slide at left⟧"
    ).expect("name another detent")
  }

  @Test(
    arguments: [
      "size: 80%", "detents: { a: 0, b: 50% }", "starts: open", "motion: 0.3s", "settle: standard",
      "requests: stepwise", "cancel: return", "resize: close", "while-moving: ignore",
    ])
  func `what its track says it cannot say itself`(_ key: String) {
    let name = key.prefix { $0 != ":" }
    SlidingScene(
      panel: "\(Self.under), opens: slide at left, ⟦Y101:\(name)⟧\(key.dropFirst(name.count))"
    ).expect("write it in the track")
  }

  @Test func `its transition cannot say it, either`() {
    SlidingScene(rest: "transitions: { left: { ⟦Y101:duration⟧: 1s } }")
      .expect("write it in the track")
    SlidingScene(rest: "transitions: { ⟦Y201:slide⟧: { duration: 1s } }")
      .expect("there is `left`")
    SlidingScene(rest: "groups: { g: { one-of: [left, ⟦Y201:slide⟧] } }")
      .expect("there is `left`")
  }

  @Test(
    arguments: [
      ("picture: ⟦Y103:true⟧", "write for example `picture: { shadow: 70% }`"),
      ("picture: { shadow: ⟦Y105:0.5⟧ }", "write `50%`"),
      ("picture: { shadow: ⟦Y106:150%⟧ }", "write a value from 0% to 100%"),
      ("picture: { hits: ⟦Y104:never⟧ }", "write `through`, `normal` or `block`"),
      ("picture: { ⟦Y101:shadows⟧: 50% }", "did you mean `shadow`?"),
      ("⟦Y101:picture⟧: { shadow: 50% }, opens: slide at left", "remove it, or remove `opens`"),
    ])
  func `a still picture`(_ keys: String, _ help: String) {
    SlidingScene(panel: "\(Self.under), \(keys)").expect(help)
  }

  @Test func `over its container a panel has no picture`() {
    SlidingScene(panel: "edge: left, ⟦Y101:picture⟧: { shadow: 50% }")
      .expect("write `under` in place of `over`, or remove `picture`")
  }

  @Test(arguments: ["maybe", "1"])
  func `whether it is lazy`(_ value: String) {
    SlidingScene(panel: "\(Self.under), lazy: ⟦Y103:\(value)⟧").expect("write `true` or `false`")
  }

  @Test func `an old word for yes is none`() {
    SlidingScene(panel: "\(Self.under), lazy: ⟦Y004:yes⟧").expect("write `true`")
  }

  @Test(
    arguments: [
      (
        "outside: { label: ⟦Y106:\"\"⟧, tap: close }",
        "write for example `label: Close`, or remove the key: then it is the name"
      ),
      (
        "outside: { label: ⟦Y103:[Close]⟧, tap: close }",
        "write it without the brackets: `label: Close`"
      ),
      ("outside: { ⟦Y101:label⟧: Close }", "add `tap: close`, or remove `label`"),
      (
        "size: 100%, ⟦Y101:outside⟧: { label: Close, tap: close }",
        "write a `size` below 100%, or remove `outside`"
      ),
    ])
  func `what is beside it`(_ keys: String, _ help: String) {
    SlidingScene(panel: "\(Self.under), \(keys)").expect(help)
  }
}
