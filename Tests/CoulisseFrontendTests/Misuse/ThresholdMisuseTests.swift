import CoulisseDiagnostics
import Testing

@testable import CoulisseFrontend

/// What a settle rule can never decide, or decides as nobody meant it; the screen is 320 to 1366 points
/// wide and a finger travels 10 points before a panel follows.
struct ThresholdMisuseTests {
  private func scene(_ keys: String) -> String {
    "scene: M\npanels: { p: { edge: left, size: 80%, \(keys) } }\n"
  }

  private func expect(
    _ marked: String, _ severity: Severity, notes: [String], help: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    expectDrawn(marked, sourceLocation: sourceLocation)
    let text = marked.replacing(#/⟦T30\d:/#, with: "").replacing("⟧", with: "")
    let diagnostic = try onlyDiagnostic(text, sourceLocation: sourceLocation)
    #expect(diagnostic.severity == severity, sourceLocation: sourceLocation)
    #expect(diagnostic.notes == notes, sourceLocation: sourceLocation)
    #expect(diagnostic.help == [help], sourceLocation: sourceLocation)
  }

  @Test func `all of the way cannot be passed`() throws {
    let help = "write what a drag can pass, such as `past 50% of gap`"
    let sizes = "so it is at widths from 320 to 1366"
    for rule in [
      "{ past: ⟦T301:100%⟧, of: travel }", "{ past: ⟦T301:1500pt⟧ }",
      "[{ travel: ⟦T301:past 80% of width⟧, to: ahead }, { to: base }]",
    ] {
      try expect(
        scene("settle: \(rule)"), .error,
        notes: ["at a width of 320 the whole way is 256 points", sizes], help: help)
    }
    let rest = "{ travel: past 1pt, to: ahead }, { to: base }]"
    for rule in [
      "[{ position: ⟦T301:from 101% of travel⟧, to: open }, \(rest)",
      "[{ position: ⟦T301:before 0pt⟧, to: closed }, \(rest)",
    ] {
      try expect(
        scene("settle: \(rule)"), .error,
        notes: ["at a width of 320 it goes from 0 to 256 points", sizes], help: help)
    }
  }

  /// 80 % of 350 points are 280.
  @Test func `points that the panel has at some sizes only`() throws {
    try expect(
      scene("settle: { past: ⟦T301:280pt⟧ }"), .warning,
      notes: [
        "at a width of 320 the whole way is 256 points", "so it is at widths from 320 to 350",
      ],
      help:
        "write what a drag can pass, such as `past 50% of gap`, or narrow `viewport` to where it "
        + "is not so")
  }

  /// Half of what is left of the width after 10 points, against 62 % of 80 % of it: enough from 1250 on.
  @Test func `a finger that comes to the edge of the screen`() throws {
    let help =
      "let a clause send there, such as `{ travel: past 50% of gap, to: ahead }`, or remove the detent"
    try expect(
      scene("pull: { gain: 0.5 }, settle: ⟦T301:{ past: 62%, of: travel }⟧"), .warning,
      notes: [
        "at a width of 320 the finger moves it by 155 points at most",
        "so it is at widths from 320 to 1250",
      ], help: help + ", or narrow `viewport` to where it is not so")
    expectDrawn(scene("pull: { gain: 0.5 }, settle: { past: 60%, of: travel }"))
    try expect(
      scene(
        "pull: { gain: 0.1 }, push: { gain: 0.1 }, settle: { past: ⟦T301:62%⟧, of: travel }"),
      .warning,
      notes: [
        "at a width of 320 the finger moves it by 31 points at most",
        "so it is at widths from 320 to 1366",
      ], help: "write less, or a larger `gain` of the drag")
  }

  @Test func `a rule that nobody wrote is blamed on who has it`() throws {
    try expect(
      "scene: M\npanels: { ⟦T301:p⟧: { edge: left, pull: { gain: 0.1 }, push: { gain: 0.1 } } }\n",
      .warning,
      notes: [
        "`standard` says so; `coulisse dump` prints its clauses",
        "at a width of 320 the finger moves it by 31 points at most",
        "so it is at widths from 320 to 1366",
      ], help: "write less, or a larger `gain` of the drag")
  }

  @Test func `a detent that no release goes to`() {
    let sheet = "scene: M\npanels: { p: { edge: bottom, detents: "
    expectDrawn(
      sheet + "{ tip: 60, ⟦T301:half⟧: 50%, full: 90% }, "
        + "settle: [{ position: past 50% of travel, to: full }, { to: tip }] } }\n")
    // No drag sets out from the other detent: nothing is said of the way back.
    expectDrawn(
      "scene: M\npanels: { p: { edge: left, push: false, settle: { past: 50%, of: travel } } }\n")
    expectDrawn(
      "scene: M\npanels: { p: { edge: left, settle: ⟦T301:[{ to: closed }]⟧ } }\n")
  }

  @Test func `rules that no drag asks say nothing`() {
    expectDrawn(scene("pull: false, push: false, settle: { past: 100%, of: travel }"))
    expectDrawn(scene("settle: stay"))
  }

  @Test func `what goes past the ends can pass all of the way`() {
    for policy in ["⟦T307:free⟧", "rubber-band 0.55"] {
      expectDrawn(scene("out-of-range: \(policy), settle: { past: 100%, of: travel }"))
    }
  }

  @Test func `a copy says it once, and a transition where it is written`() {
    expectDrawn(
      "scene: M\npanels:\n  a: { edge: left, settle: { past: ⟦T301:100%⟧, of: travel } }\n"
        + "  b: { like: a, edge: right }\n")
    expectDrawn(
      "scene: M\npanels: { a: { edge: left } }\n"
        + "transitions: { a: { settle: { past: ⟦T301:100%⟧, of: travel } } }\n")
  }

  @Test func `a speed without a direction`() throws {
    let help =
      "write `direction: ahead` for a flick the way of the drag, and send one against it back"
    for speed in [
      "{ speed: past 200pt/s, direction: ⟦T302:any⟧, to: ahead }",
      "{ speed: past 200pt/s, direction: ⟦T302:back⟧, to: ahead }",
      "{ projected: past 90% of gap, projection: 0.2s, direction: ⟦T302:any⟧, to: ahead }",
      "{ speed: past 200pt/s, direction: ⟦T302:outward⟧, to: open }",
    ] {
      let rule = "[{ travel: past 50% of gap, to: ahead }, \(speed), { to: base }]"
      try expect(scene("settle: \(rule)"), .warning, notes: [], help: help)
    }
  }

  @Test(arguments: [("zj-row", "50"), ("zj-drawer", "35")])
  func `presets without a direction, with their clauses that have one`(
    _ preset: String, _ share: String
  ) throws {
    try expect(
      scene("settle: ⟦T302:\(preset)⟧"), .warning,
      notes: ["`\(preset)` says so; `coulisse dump` prints its clauses"],
      help: "write `[{ travel: past \(share)% of gap, direction: ahead, to: ahead }, "
        + "{ speed: past 200pt/s, direction: ahead, to: ahead }, { to: base }]`")
    expectDrawn(
      scene(
        "settle: [{ travel: past \(share)% of gap, direction: ahead, to: ahead }, "
          + "{ speed: past 200pt/s, direction: ahead, to: ahead }, { to: base }]"))
  }

  @Test func `a goal of exactly one place`() throws {
    try expect(
      "scene: M\npanels: { p: { edge: bottom, detents: { tip: 60, half: 50%, full: 90% }, settle: "
        + "[{ position: past 50% of height, to: full }, { position: before 50% of height, to: tip }, "
        + "{ to: ⟦T304:half⟧ }] } }\n", .warning,
      notes: [
        "a little less goes to `tip`, and a little more to `full`",
        "so it is at heights from 480 to 1366",
      ],
      help: "let one of the clauses before it take the tie: `from` is at least, `past` is more than"
    )
  }

  @Test func `where a drag set out there is no way ahead`() throws {
    try expect(
      scene("settle: [{ travel: before 50% of gap, to: base }, { to: ⟦T304:open⟧ }]"), .warning,
      notes: ["a little farther goes to `closed`", "so it is at widths from 320 to 1366"],
      help: "let one of the clauses before it take the tie: `from` is at least, `past` is more than"
    )
  }

  @Test func `a finger that rests`() throws {
    let note = "without speed a release goes to the same place wherever it is let go"
    try expect(
      scene("settle: ⟦T304:swipe-cell-kit⟧"), .warning,
      notes: ["`swipe-cell-kit` says so; `coulisse dump` prints its clauses", note],
      help: "write `flutter-slidable`: at rest it goes by half of the way")
    for comparison in ["past", "from"] {
      try expect(
        scene("settle: [{ speed: ⟦T304:\(comparison) 0pt/s⟧, to: ahead }, { to: base }]"), .warning,
        notes: [note],
        help: "say what a release at rest does, after the speeds: "
          + "`{ position: past 50% of travel, to: open }`")
    }
  }

  @Test(arguments: SettlePreset.allCases)
  func `of the presets three are so by nature`(_ preset: SettlePreset) {
    let codes = Reading.scene(scene("settle: \(preset.rawValue)")).diagnostics.map(\.code)
    switch preset {
    case .zjRow, .zjDrawer: #expect(codes == [.unsignedVelocity])
    case .swipeCellKit: #expect(codes == [.equalityThreshold])
    case .standard, .drawerLayout, .flutterDrawer, .mmDrawer, .qtDrawer, .sideMenu,
      .flutterSlidable, .flutterDismissible, .rnghSwipeable, .motionLayout, .compose,
      .floatingPanel, .flutterDraggableSheet, .materialHide, .stay:
      #expect(codes == [])
    }
  }

  @Test func `three detents of every preset that tells them apart`() {
    for preset in SettlePreset.allCases where preset.mostDetents != 2 {
      let text =
        "scene: M\npanels: { p: { edge: bottom, detents: { tip: 60, half: 50%, full: 90% }, "
        + "settle: \(preset.rawValue) } }\n"
      let codes = Reading.scene(text).diagnostics.map(\.code)
      let isUnsigned = [.zjRow, .zjDrawer].contains(preset)
      #expect(codes == (isUnsigned ? [.unsignedVelocity] : []), "\(preset)")
    }
  }
}
