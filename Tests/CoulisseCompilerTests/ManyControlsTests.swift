import CoulisseCompiler
import Testing

/// Thousands of controls side by side share no touch: to look at each pair of them would take
/// gigabytes.
struct ManyControlsTests {
  @Test(.timeLimit(.minutes(1)))
  func `five thousand controls are proven`() {
    let items = (0..<5_000).map {
      "      i\($0): { frame: [0, \($0 % 400), 100%, 1], tap: close }\n"
    }
    let linting = Linting(
      "panels:\n  menu:\n    edge: left\n    opener: app\n    items:\n" + items.joined())
    #expect(linting.codes == [])
    // 5,000 taps, pull, push and the tap on the scrim: 5,003 * 5,002 / 2.
    #expect(linting.report.summary.contains("proven: 12512503 pairs of gestures"))
  }
}
