import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// What a run says that it has looked at.
struct SummaryTests {
  @Test func `a scene with one gesture has nothing to compare`() {
    let linting = Linting(
      "panels: { menu: { edge: left, opener: app, pull: false, scrim: false } }\n")
    #expect(
      linting.report.summary == "scene.yaml: no conflict, proven: nothing to compare, for there is "
        + "one gesture only, every size of 320..1366 x 480..1366 pt, both reading directions, ios 26\n"
    )
  }

  @Test func `of android it is said that the system's back gesture is not looked at`() {
    let report = Linting("platforms: [android, ios]\ncontainers: { main: {} }\n").report
    let lines = report.summary.split(separator: "\n")
    #expect(
      lines.map { $0.hasSuffix("android (the system's own back gesture is not looked at)") }
        == [true, false])
  }

  @Test func `a scene without gestures has nothing to compare`() {
    #expect(
      Linting("containers: { main: {} }\n").report.summary
        .contains("proven: nothing to compare, for there is no gesture, "))
  }

  @Test func `a drag from a side edge is not proven on android`() {
    let scene = "platforms: [android, ios]\npanels: { menu: { edge: left, opener: app } }\n"
    let linting = Linting(scene)
    #expect(linting.codes == ["X904"])
    let lines = linting.report.summary.split(separator: "\n")
    #expect(lines[0].contains("no conflict found, 1 pair undetermined: "))
    #expect(lines[1].contains("no conflict, proven: "))
    // From the bottom no system gesture of this platform begins.
    #expect(Linting(scene.replacing("left", with: "bottom")).codes == [])
  }

  @Test func `gestures that never meet need no configurations`() {
    // One reads drags, the other taps.
    let linting = Linting("panels: { menu: { edge: left, opener: app, pull: false } }\n")
    #expect(
      linting.report.summary.contains(
        "proven: 1 pair of gestures, none of which can want one touch undecided"))
  }

  @Test func `an instruction that cannot be understood is told along with other errors`() {
    let linting = Linting(
      """
      # coulisse: disable-next-line G104
      panels: { menu: { edge: leading, sise: 80% } }

      """)
    #expect(Set(linting.codes) == ["Y101", "X902"])
  }

  @Test func `a file with errors says nothing about instructions without use`() {
    let linting = Linting(
      """
      # coulisse: disable-next-line G104 -- a reason
      panels: { menu: { edge: leading, sise: 80% } }

      """)
    #expect(linting.codes == ["Y101"])
  }
}
