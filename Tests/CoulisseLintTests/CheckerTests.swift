import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
import Testing

/// The author's traps of S1, and the scene without them.
struct CheckerTests {
  private func codes(_ scene: SideDrawersScene) -> [DiagnosticCode] {
    Lint.check(scene.scene()).findings.map(\.diagnostic.code)
  }

  @Test func `the sound drawers are proven clean, with no pair left open`() {
    let outcome = Lint.check(SideDrawersScene().scene())
    #expect(outcome.findings.map(\.diagnostic.code) == [])
    // Fifteen gestures make 15 * 14 / 2 pairs.
    #expect(outcome.coverage.map(\.coverage.pairs) == [105])
    #expect(outcome.coverage.map(\.coverage.undetermined) == [0])
  }

  @Test func `a scroller that may swallow the edge pans is G105, once for each edge pan`() {
    #expect(
      codes(SideDrawersScene(goesBeforeScroller: false))
        == [.crossAxisWithoutLock, .crossAxisWithoutLock])
  }

  @Test func `edge pans that work on pushed pages are G104, once for each edge pan`() {
    #expect(
      codes(SideDrawersScene(isGuardedByDepth: false)) == [.edgeAgainstBack, .edgeAgainstBack])
  }

  @Test func `an edge pan that meets the closing pan of the other panel is G102, on both sides`() {
    #expect(codes(SideDrawersScene(goesBeforePush: false)) == [.sameAxisPans, .sameAxisPans])
  }
}
