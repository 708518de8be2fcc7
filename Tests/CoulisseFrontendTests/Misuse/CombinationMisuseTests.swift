import Testing

/// Keys that exclude or need each other.
struct CombinationMisuseTests {
  @Test(
    arguments: [
      "settle: [{ position: past 50% of travel, ⟦Y101:direction⟧: back, to: open }, { to: closed }]",
      "pull: { pan: inward, ⟦Y101:band⟧: 30 }", "push: { pan: outward, ⟦Y101:band⟧: 30 }",
      "pull: { pan: ⟦Y104:outward⟧ }", "pull: { pan: ⟦Y104:left⟧ }", "push: { pan: ⟦Y104:inward⟧ }",
      "pull: { edge-pan: ⟦Y104:right⟧ }", "push: { edge-pan: ⟦Y104:left⟧ }",
    ])
  func `in one panel`(_ keys: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, \(keys) } }\n")
  }

  @Test(
    arguments: [
      "pull: { pan: [inward, outward] }", "pull: { edge-pan: left, band: 30 }",
      "push: { edge-pan: right, band: 30 }", "pull: { pan: right }", "pull: { pan: horizontal }",
    ])
  func `drags that go the right way among others are well`(_ keys: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, \(keys) } }\n")
  }

  @Test(
    arguments: [
      "tap: 2, in: main, do: ⟦Y106:[]⟧", "pan: right, drives: p, before: [p.push, ⟦Y202:p.push⟧]",
      "pan: right, drives: p, after: [p.push, ⟦Y202:p.push⟧]",
      "pan: right, drives: p, simultaneous: [p.push, ⟦Y202:p.push⟧]",
    ])
  func `in one gesture`(_ keys: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left } }\ngestures: { g: { \(keys) } }\n")
  }

  @Test(
    arguments: [
      "cancel: ⟦S205:keep⟧", "out-of-range: ⟦T307:free⟧",
      "out-of-range: ⟦T307:free⟧, settle: stay, cancel: keep",
    ])
  func `what a drag leaves where nothing is to be`(_ keys: String) {
    expectDrawn("scene: M\npanels: { p: { edge: left, \(keys) } }\n")
    expectDrawn("scene: M\npanels: { p: { edge: left } }\ntransitions: { p: { \(keys) } }\n")
  }

  @Test func `nothing is left by drags that are not there`() {
    expectDrawn(
      "scene: M\npanels: { p: { edge: left, cancel: keep, out-of-range: free, pull: false, "
        + "push: false } }\n")
  }

  @Test(arguments: ["leading", "trailing"])
  func `the way inward turns with the reading direction`(_ edge: String) {
    let other = edge == "leading" ? "trailing" : "leading"
    expectDrawn("scene: M\npanels: { p: { edge: \(edge), pull: { edge-pan: \(edge) } } }\n")
    expectDrawn(
      "scene: M\npanels: { p: { edge: \(edge), pull: { edge-pan: ⟦Y104:\(other)⟧ } } }\n")
  }
}
