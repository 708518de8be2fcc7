import CoulisseDiagnostics
import Testing

@Suite struct QuotingTests {
  @Test func `a short text is quoted whole`() {
    #expect(quoted("menu") == "`menu`")
    let sixty = String(repeating: "é", count: 60)
    #expect(quoted(sixty) == "`\(sixty)`")
  }

  @Test func `a text with backticks cannot end its quotes`() {
    #expect(quoted("a`b") == "`` a`b ``")
    #expect(quoted("``") == "``` `` ```")
  }

  @Test func `a long text keeps its ends`() {
    let text = String(repeating: "a", count: 500_000) + String(repeating: "b", count: 500_000)
    let (start, end) = (String(repeating: "a", count: 30), String(repeating: "b", count: 29))
    #expect(quoted(text) == "`\(start)…\(end)`")
  }
}
