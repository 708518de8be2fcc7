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
