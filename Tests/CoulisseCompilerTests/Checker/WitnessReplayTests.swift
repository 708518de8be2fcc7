import CoulisseDiagnostics
internal import CoulisseLint
internal import CoulisseModel
import CoulisseSource
import Testing

@testable import CoulisseCompiler

/// No conflict is reported that a run of the whole scene does not show.
@Suite struct WitnessReplayTests {
  private let file = SourceFile(
    path: "mail.scene.yaml",
    text: """
      scene: Mail
      panels:
        menu: { edge: left, opener: app }
      gestures:
        pick: { tap: 1, in: stage, when: menu at rest closed, do: open menu }
        hold: { tap: 1, in: stage, when: menu at rest closed, do: open menu }

      """)

  @Test func `a witness that shows nothing is a doubt, and not a silence`() throws {
    let scene = try #require(Compiler.understand(file).value.scene)
    var findings = Lint.check(scene).findings
    #expect(findings.map(\.diagnostic.code.rawValue) == ["G101"])
    #expect(WitnessReplay.sorted(findings, in: scene).shown.count == 1)
    findings[0].witness.steps = []
    let (shown, doubtful) = WitnessReplay.sorted(findings, in: scene)
    #expect(shown.isEmpty)
    #expect(doubtful.map(\.doubt.code.rawValue) == ["X904"])
    let doubt = try #require(doubtful.first).doubt
    #expect(doubt.message == "nothing can be proven about `pick` and `hold`")
    #expect(doubt.notes.count == 1 && doubt.notes.contains { $0.contains("fault of the checker") })
  }
}
