import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import CoulisseTestSupport
import Testing

@testable import CoulisseFrontend

/// What can be wrong about how a gesture begins.
@Suite struct TouchMisuseTests {
  private func scene(_ gesture: String, platforms: String = "ios 18") -> String {
    """
    scene: S
    platforms: \(platforms)
    panels:
      sheet: { edge: bottom, opener: app }
    gestures: { g: { \(gesture) } }

    """
  }

  private func expect(
    _ gesture: String, _ help: String, platforms: String = "ios 18"
  ) {
    let marked = scene(gesture, platforms: platforms)
    expectDrawn(marked)
    #expect(Reading.scene(MarkedText(marked).text).diagnostics.first?.help.first == help)
  }

  @Test(
    arguments: [
      ("slop: ⟦Y106:4⟧", "write `slop: 10` or more"),
      ("slop: ⟦Y106:9.5pt⟧", "write `slop: 10` or more"),
      ("slop: ⟦Y106:-1⟧", "write a value from 0 to 1000000"),
      ("slop: ⟦Y105:10px⟧", "write `10pt`"),
      ("slop: 0, lock: ⟦Y104:45deg⟧", "remove `lock`, or give the drag a slop"),
      ("origin: ⟦Y104:finger⟧", "write `crossing`, `down` or `sample`"),
      ("⟦Y101:tolerance⟧: 4", "remove it"),
      ("⟦Y101:longest⟧: 1s", "remove it"),
    ])
  func `how a drag begins`(_ keys: String, _ help: String) {
    expect("pan: vertical, drives: sheet, \(keys)", help)
  }

  @Test(
    arguments: [
      ("tolerance: ⟦Y106:0⟧", "write a value from 1 to 1000000"),
      ("longest: ⟦Y106:0s⟧", "write a value from 0.01s to 60s"),
      ("longest: ⟦Y105:750⟧", "write `750ms`, or `750s` if you mean it"),
      ("⟦Y101:slop⟧: 12", "remove it"),
      ("⟦Y101:origin⟧: down", "remove it"),
    ])
  func `how a tap is one`(_ keys: String, _ help: String) {
    expect("tap: 1, in: stage, do: open sheet, \(keys)", help)
  }

  @Test(
    arguments: [
      ("swipe: ⟦Y106:[]⟧", "write `swipe: left`"),
      (
        "swipe: ⟦Y104:inward⟧", "write `left`, `right`, `up`, `down`, `horizontal` or `vertical`"
      ),
      ("swipe: left, distance: ⟦Y106:0⟧", "write a value from 1 to 1000000"),
      ("swipe: left, longest: ⟦Y106:61s⟧", "write a value from 0.01s to 60s"),
      ("swipe: left, ⟦Y101:tolerance⟧: 4", "remove it"),
      ("swipe: left, ⟦Y101:drives⟧: sheet", "remove it"),
      ("swipe: left, ⟦Y101:slop⟧: 20", "remove it"),
      ("swipe: left, ⟦Y101:claims⟧: left", "remove it"),
      ("long-press: standard, ⟦Y101:claims⟧: left", "remove it"),
      ("⟦Y101:swipe⟧: left, pan: left", "write two gestures"),
      ("long-press: ⟦Y106:0s⟧", "write a value from 0.01s to 60s"),
      ("long-press: standard, ⟦Y101:longest⟧: 1s", "remove it"),
      ("long-press: standard, ⟦Y101:distance⟧: 60", "remove it"),
      ("long-press: standard, ⟦Y101:lock⟧: none", "remove it"),
      ("long-press: standard, ⟦Y101:origin⟧: down", "remove it"),
      ("long-press: standard, tolerance: ⟦Y106:0⟧", "write a value from 1 to 1000000"),
      ("tap: 1, ⟦Y101:long-press⟧: 1s", "write two gestures"),
    ])
  func `swipes and long presses`(_ keys: String, _ help: String) {
    expect("\(keys), in: stage, do: open sheet", help)
  }

  @Test(
    arguments: [
      ("swipe: left, do: open sheet", "write `in: <element>`, for example `in: stage`"),
      ("long-press: 1s, do: open sheet", "write `in: <element>`, for example `in: stage`"),
      ("long-press: 1s, drives: sheet", "write `in: <element>`, for example `in: stage`"),
      ("swipe: left, in: stage", "write `do: open <panel>`"),
      (
        "long-press: 1s, in: stage", "write `do: open <panel>`, or `drives: <panel or track>`"
      ),
    ])
  func `what they cannot do without`(_ keys: String, _ help: String) throws {
    let marked = scene(keys).replacing("{ g:", with: "{ ⟦Y102:g⟧:")
    expectDrawn(marked)
    #expect(Reading.scene(MarkedText(marked).text).diagnostics.first?.help.first == help)
  }

  @Test func `a long press that drags does nothing else`() {
    expect(
      "long-press: 1s, in: sheet, drives: sheet, ⟦Y101:do⟧: close sheet",
      "remove it, or write two gestures")
  }

  @Test(
    arguments: [
      ("pan: vertical, drives: sheet, fingers: ⟦Y106:0⟧", "write a value from 1 to 5"),
      ("pan: vertical, drives: sheet, fingers: ⟦Y106:6⟧", "write a value from 1 to 5"),
      ("pan: vertical, drives: sheet, fingers: ⟦Y106:2..1⟧", "write the smaller number first"),
      ("pan: vertical, drives: sheet, fingers: ⟦Y103:1.5⟧", "write for example `2` or `1..3`"),
      ("pan: vertical, drives: sheet, fingers: ⟦Y103:two⟧", "write for example `2` or `1..3`"),
      ("edge-pan: bottom, drives: sheet, ⟦Y101:fingers⟧: 2", "remove it, or write a `pan`"),
      ("swipe: left, in: stage, do: open sheet, ⟦Y101:fingers⟧: 2", "remove it"),
      ("tap: 1, in: stage, do: open sheet, ⟦Y101:extra-touch⟧: rebase", "remove it"),
      (
        "pan: vertical, drives: sheet, extra-touch: ⟦Y104:keep⟧",
        "write `ignore`, `rebase` or `follow-last`"
      ),
    ])
  func `fingers`(_ keys: String, _ help: String) { expect(keys, help) }

  @Test func `a panel's own drag from its edge has one finger`() {
    let marked = """
      scene: S
      panels:
        sheet: { edge: bottom, opener: app, pull: { ⟦Y101:fingers⟧: 2 }, push: { fingers: 2 } }

      """
    expectDrawn(marked)
  }

  @Test func `fingers reach the program`() throws {
    let read = Reading.scene(
      scene("pan: vertical, in: sheet, drives: sheet, fingers: 1..2, extra-touch: rebase"))
    let spec = try #require(
      read.value?.lowered(for: .ios(version: 18)).program.recognizers.first)
    #expect(spec.fingers == FingerCount(1, 2))
    #expect(spec.extraTouch == .rebase)
    let plain = Reading.scene(scene("tap: 1, in: sheet, do: close sheet"))
    let tap = try #require(plain.value?.lowered(for: .ios(version: 18)).program.recognizers.first)
    #expect(tap.fingers == .one)
  }

  @Test func `swipes and long presses reach the program`() throws {
    let read = Reading.scene(
      scene("swipe: horizontal, in: stage, do: open sheet").replacing(
        "gestures: {",
        with: "gestures: { h: { long-press: standard, in: sheet, drives: sheet }, "
          + "k: { long-press: 0.8s, tolerance: 4, in: sheet, do: close sheet },"))
    let program = try #require(read.value).lowered(for: .ios(version: 18)).program
    #expect(
      program.recognizers.prefix(3).map(\.kind) == [
        .longPress(tolerance: 10, nanoseconds: 500_000_000),
        .longPress(tolerance: 4, nanoseconds: 800_000_000),
        .swipe(distance: 50, maximumNanoseconds: 500_000_000),
      ])
    #expect(program.recognizers.prefix(3).map(\.isDiscrete) == [false, true, true])
    #expect(program.recognizers[0].claims == [.top, .bottom])
    #expect(program.recognizers[2].claims == [.left, .right])
  }

  @Test func `a heading is read at the slop of every platform`() {
    expect(
      "pan: vertical, drives: sheet, slop: ⟦Y106:9⟧", "write `slop: 10` or more",
      platforms: "[android, ios 18]")
    expectDrawn(scene("pan: vertical, drives: sheet, slop: 9", platforms: "android"))
  }

  @Test func `what is written reaches the program`() throws {
    let read = Reading.scene(
      scene("pan: vertical, in: sheet, drives: sheet, slop: 0, origin: down"))
    let program = try #require(read.value).lowered(for: .ios(version: 18)).program
    let drag = try #require(program.recognizers.first)
    #expect(drag.slop == 0)
    #expect(drag.origin == .down)
    let tap = Reading.scene(
      scene("tap: 2, in: stage, do: open sheet, tolerance: 20, longest: 0.3s"))
    let taps = try #require(tap.value).lowered(for: .ios(version: 18)).program
    #expect(
      taps.recognizers.first?.kind
        == .tap(
          count: 2, tolerance: 20, maximumNanoseconds: 300_000_000, gapNanoseconds: 350_000_000))
  }
}
