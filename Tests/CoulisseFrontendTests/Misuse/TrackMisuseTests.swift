import CoulisseDiagnostics
import Testing

/// What can be wrong in `tracks:`.
struct TrackMisuseTests {
  private static let places = "detents: { right: 60 - 100%, collapsed: 0, left: 100% - 60 }"
  private static let sides = "write `leading`, `trailing`, `left`, `right`, `top` or `bottom`"

  @Test(
    arguments: [
      ("moves: ⟦Y201:3⟧, toward: right, \(places)", "there is `center`"),
      ("moves: ⟦Y201:centre⟧, toward: right, \(places)", "did you mean `center`?"),
      ("moves: ⟦Y201:left⟧, toward: right, \(places)", "there is `center`"),
      (
        "moves: ⟦Y103:[center]⟧, toward: right, \(places)",
        "write it without the brackets: `moves: center`"
      ),
      ("moves: center, toward: ⟦Y104:up⟧, \(places)", "did you mean `top`?"),
      ("moves: center, toward: ⟦Y104:3⟧, \(places)", sides),
      ("moves: center, toward: right, \(places), ⟦Y101:size⟧: 80%", "did you mean `resize`?"),
    ])
  func `what slides and where to`(_ track: String, _ help: String) {
    SlidingScene(track: track).expect(help)
  }

  @Test(
    arguments: [
      ("toward: right, \(places)", "add `moves:` with a name from this scene"),
      (
        "moves: center, \(places)",
        "add `toward:` with `leading`, `trailing`, `left`, `right`, `top` or `bottom`"
      ),
      ("moves: center, toward: right", "add `detents:` with names with lengths"),
    ])
  func `what a track has to say`(_ track: String, _ help: String) {
    var scene = SlidingScene(track: track)
    let marked = scene.text.replacing("slide: {", with: "⟦Y102:slide⟧: {")
    expectDrawn(marked)
    scene.track = track
    #expect(Reading.scene(scene.text).diagnostics.first?.help.first == help)
  }

  @Test(
    arguments: [
      ("detents: ⟦Y103:[0, 100%]⟧", "write for example `detents: { half: 50%, full: 100% - 20 }`"),
      ("detents: ⟦Y106:{}⟧", "write for example `detents: { half: 50%, full: 100% - 20 }`"),
      (
        "detents: { closed: 0, left: ⟦Y103:soon⟧ }",
        "write for example `80%` or `100% - 60` or `130pt`"
      ),
      (
        "detents: { closed: 0, left: ⟦Y103:-(100% - 60)⟧ }",
        "write for example `80%` or `100% - 60` or `130pt`"
      ),
      ("detents: { closed: 0, left: ⟦Y105:3s⟧ }", "write `3pt` or `3%`"),
      ("detents: { closed: 0, left: ⟦Y106:1e12⟧ }", "write a value from -1000000 to 1000000"),
      ("detents: { ⟦C502:base⟧: 0, left: 100% }", "choose another name"),
      ("detents: { ⟦C502:moving⟧: 0, left: 100% }", "choose another name"),
      ("detents: { ⟦Y104:\"a b\"⟧: 0, left: 100% }", "write `-` instead"),
      (
        "detents: { x: 0, ⟦Y003:x⟧: 50%, left: 100% }",
        "remove one of the two, or give one another name"
      ),
      ("detents: { ⟦T306:left⟧: 0 }", "write two detents or more, or remove the track"),
      (
        "detents: { left: 100%, ⟦T306:a⟧: 0 }",
        "write the detents in order of their positions"
      ),
    ])
  func `where it can rest`(_ detents: String, _ help: String) {
    SlidingScene(
      track: "moves: center, toward: right, \(detents)", panel: "edge: left"
    ).expect(help)
  }

  @Test(
    arguments: [
      ("starts: ⟦Y104:lefft⟧", "did you mean `left`?"),
      ("starts: ⟦Y104:3⟧", "write `right`, `collapsed` or `left`"),
      ("starts: ⟦Y103:[left]⟧", "write it without the brackets: `starts: left`"),
      ("requests: ⟦Y104:step⟧", "did you mean `stepwise`?"),
      ("requests: ⟦Y104:true⟧", "write `direct` or `stepwise`"),
      ("settle: ⟦Y104:drawer-layout⟧", "write a list of clauses, `standard`, or `floating-panel`"),
      (
        "settle: [{ position: ⟦Y104:past 50% of height⟧, to: left }, { to: collapsed }]",
        "write `of width`"
      ),
      (
        "settle: [{ position: past 50%, to: ⟦Y104:lefty⟧ }, { to: collapsed }]",
        "did you mean `left`?"
      ),
      (
        "out-of-range: ⟦Y104:elastic⟧",
        "write `clamp`, `clamp-increments`, `ignore`, `free` or `rubber-band`"
      ),
    ])
  func `how it starts and settles`(_ keys: String, _ help: String) {
    SlidingScene(track: "moves: center, toward: right, \(Self.places), \(keys)").expect(help)
  }

  @Test func `without a detent at 0 a track says where it starts`() {
    let scene = SlidingScene(
      track: "moves: center, toward: right, detents: { x: 10, left: 100% }")
    expectDrawn(scene.text.replacing("slide: {", with: "⟦Y102:slide⟧: {"))
    #expect(Reading.scene(scene.text).diagnostics.first?.help == ["write `starts: x`"])
  }

  @Test(
    arguments: [
      ("pan: horizontal, drives: ⟦Y201:sled⟧", "there is `left` and `slide`"),
      ("pan: ⟦Y104:vertical⟧, drives: slide", "write `left` or `right`"),
      ("pan: ⟦Y104:inward⟧, drives: slide", "write `left` or `right`, `forward` or `backward`"),
      ("edge-pan: ⟦Y104:top⟧, drives: slide", "write `left` or `right`"),
    ])
  func `what drives it`(_ gesture: String, _ help: String) {
    SlidingScene(rest: "gestures: { g: { \(gesture) } }").expect(help)
  }

  @Test func `a name that is taken is one fault, and not one for each who speaks of it`() {
    SlidingScene(
      panel: "edge: left, under: center, opens: slide at left }, slide: { edge: right",
      rest: ""
    ).expectTwins()
  }
}

extension SlidingScene {
  /// Expects the track's name to be taken by a panel, and nothing else.
  fileprivate func expectTwins() {
    let marked = text.replacing("tracks: { slide: {", with: "tracks: { ⟦Y202:slide⟧: {")
    expectDrawn(marked)
  }
}
