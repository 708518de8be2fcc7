import CoulisseDiagnostics
import CoulisseSource
import Testing

@Suite struct ReportOrderTests {
  private func diagnostic(
    _ path: String, _ offset: Int, _ code: DiagnosticCode, _ message: String = "m"
  ) -> Diagnostic {
    let file = SourceFile(path: path, text: "0\n2\n4\n6\n")
    return Diagnostic(code, message, at: Label(file, SourceRange(offset, offset + 1)))
  }

  @Test func `path comes before place, and place before code`() {
    let ordered = [
      diagnostic("a", 0, .wrongType), diagnostic("a", 2, .syntax), diagnostic("a", 2, .unknownKey),
      diagnostic("a", 2, .unknownKey, "another"), diagnostic("b", 0, .syntax),
    ]
    let shuffled = [4, 2, 1, 0, 3].map { ordered[$0] }
    #expect(shuffled.inReportOrder() == ordered)
  }

  @Test func `the same complaint about the same bytes comes once`() {
    let first = diagnostic("a", 0, .unknownKey)
    let between = diagnostic("a", 0, .unknownKey, "another")
    #expect([first, between, first].inReportOrder() == [first, between])
  }

  @Test func `counts are said in words`() {
    let all = [
      diagnostic("a", 0, .syntax), diagnostic("a", 0, .syntax), diagnostic("a", 0, .unusedName),
    ]
    #expect(DiagnosticCounts(all).summary == "2 errors, 1 warning")
    #expect(DiagnosticCounts([]).summary == "nothing found")
    #expect(DiagnosticCounts([diagnostic("a", 0, .gestureOnly)]).summary == "1 note")
    #expect(DiagnosticCounts(all).errors == 2)
  }
}
