import CoulisseDiagnostics
import CoulisseLint
import CoulisseModel
import Testing

@Suite struct CheckerTests {
  private func findings(_ scene: SideDrawersScene) -> [Finding] {
    let outcome = Lint.check(scene.scene())
    for f in outcome.findings {
      print(
        f.diagnostic.code.rawValue, f.diagnostic.message, f.diagnostic.notes,
        f.diagnostic.secondary.map(\.message), f.diagnostic.primary.message, f.diagnostic.help)
    }
    print(outcome.coverage)
    return outcome.findings
  }

  @Test func `the sound drawers are proven clean`() {
    #expect(findings(SideDrawersScene()).map(\.diagnostic.code) == [])
  }

  @Test func `a scroller that may swallow the edge pans is G105, once for each edge pan`() {
    let codes = findings(SideDrawersScene(goesBeforeScroller: false)).map(\.diagnostic.code)
    #expect(codes == [.crossAxisWithoutLock, .crossAxisWithoutLock])
  }

  @Test func `edge pans that work on pushed pages are G104, once for each edge pan`() {
    let codes = findings(SideDrawersScene(isGuardedByDepth: false)).map(\.diagnostic.code)
    #expect(codes == [.edgeAgainstBack, .edgeAgainstBack])
  }
  @Test func `an edge pan that meets the closing pan of the other panel`() {
    let codes = findings(SideDrawersScene(goesBeforePush: false)).map(\.diagnostic.code)
    #expect(codes == [.sameAxisPans, .sameAxisPans])
  }
}
