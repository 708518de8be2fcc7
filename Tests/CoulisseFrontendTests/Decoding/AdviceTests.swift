import CoulisseDiagnostics
import Testing

@testable import CoulisseFrontend

/// Advice costs more than everything else that is done with a wrong key.
@Suite struct AdviceTests {
  private struct Stage: Advising { var isMuted: Bool }

  @Test func `nothing is searched for once nobody hears it`() {
    #expect(Stage(isMuted: false).didYouMean("sise", among: ["size"]) == "did you mean `size`?")
    #expect(Stage(isMuted: true).didYouMean("sise", among: ["size"]) == nil)
  }

  @Test func `a stage that has said 200 things is not heard any more`() {
    let keys = (0..<250).map { "k\($0): 1\n" }.joined()
    let found = Reading.scene("scene: M\n" + keys).diagnostics
    #expect(found.count == 200)
    #expect(found.contains { $0.notes.contains("and 50 more problems, which are not shown") })
  }
}
