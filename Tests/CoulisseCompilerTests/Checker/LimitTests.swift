import CoulisseDiagnostics
import CoulisseFrontend
import CoulisseLint
import CoulisseModel
import CoulisseRuntime
import CoulisseSource
import CoulisseYAML
import Testing

/// What the checker says when it has not looked at everything.
struct LimitTests {
  private func check(_ text: String, _ limits: ExplorationLimits) throws -> CheckResult {
    let file = SourceFile(path: "scene.yaml", text: "scene: Player\nplatforms: ios 18\n" + text)
    let root = try #require(YAML.parse(file).value)
    let document = try #require(Frontend.decodeScene(root).value)
    let scene = try #require(Frontend.resolve(document).value)
    var checker = Checker(
      program: scene.lowered(for: .ios(version: 18)).program, viewport: scene.viewport,
      deepestInsets: .zero, limits: limits)
    return checker.check()
  }

  /// The panel at the right and the band at the left never meet: 320 - 100 is more than 44.
  private let sound = """
    panels:
      menu: { edge: left, opener: app, push: false, pull: { band: 44, when: [], before: [] } }
      side: { edge: right, size: 100pt, starts: open, opener: app, modal: false, pull: false }

    """

  /// They meet at the start.
  private let naive = """
    containers: { main: { scrolls: vertical } }
    panels: { menu: { edge: left, opener: app, push: false, pull: { before: [] } } }

    """

  @Test func `without a limit in the way nothing stays open`() throws {
    let result = try check(sound, ExplorationLimits())
    #expect(result.contests == [])
    #expect(result.undetermined == [])
  }

  @Test func `a pair with more configurations than are looked at is undetermined`() throws {
    let result = try check(sound, ExplorationLimits(configurations: 1))
    #expect(result.contests == [])
    #expect(result.undetermined.count > 0)
    #expect(result.coverage.undetermined == result.undetermined.count)
  }

  @Test func `what does not come to rest in time leaves its pairs undetermined`() throws {
    let result = try check(sound, ExplorationLimits(deadlines: 0))
    #expect(result.contests == [])
    #expect(result.undetermined.count > 0)
  }

  @Test func `a run that would take too much work leaves the rest undetermined`() throws {
    let result = try check(sound, ExplorationLimits(work: 0))
    #expect(result.contests == [])
    #expect(result.undetermined.count > 0)
  }

  @Test(arguments: [ExplorationLimits(configurations: 0), ExplorationLimits(work: 0)])
  func `a guard that was not seen to hold may hold all the same`(
    _ limits: ExplorationLimits
  ) throws {
    // Of the two scrollers' rival it is known only from exploring that `menu` can be open.
    let guarded = """
      containers: { main: { scrolls: vertical } }
      panels: { menu: { edge: left, pull: false, push: false, opener: app, scrim: false } }
      gestures:
        shut: { pan: left, in: main, drives: menu, when: menu at rest open, lock: none }
      """
    #expect(try !check(guarded, ExplorationLimits()).contests.isEmpty)
    let cut = try check(guarded, limits)
    #expect(cut.contests.isEmpty)
    #expect(cut.undetermined.map { [$0.first, $0.second] } == [[0, 1]])
  }

  @Test func `a conflict that was found before the limit stays one`() throws {
    let result = try check(naive, ExplorationLimits(configurations: 1))
    #expect(result.contests.map { [$0.first, $0.second] } == [[0, 1]])
    #expect(!result.undetermined.contains { $0.first == 0 && $0.second == 1 })
  }

  @Test func `no gesture is called shadowed by what was not looked at`() throws {
    #expect(try check(sound, ExplorationLimits(configurations: 1)).shadowed == [])
  }
}
