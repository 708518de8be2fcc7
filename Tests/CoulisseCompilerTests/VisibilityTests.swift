import CoulisseCompiler
import CoulisseDiagnostics
import Testing

/// What statements hide, and keep from being touched, to the checker.
struct VisibilityTests {
  private func codes(_ button: String, tap: String = "") -> [String] {
    Linting(
      """
      modes: { bar: [shown, hidden] }
      containers: { main: { bar: { more: { at: trailing, tap: open menu\(button) } } } }
      panels: { menu: { edge: left } }
      gestures: { wake: { tap: 1, in: main, when: bar is hidden, do: set bar to shown } }
      """
    ).report.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
  }

  @Test func `a button that is hidden, or out of reach, contests no touch`() {
    #expect(codes("") == ["G101"])
    #expect(codes(", hidden: bar is hidden") == [])
    #expect(codes(", interactive: bar is shown") == [])
    #expect(codes(", hidden: bar is shown") == ["G101"])
    #expect(codes(", interactive: bar is hidden") == ["G101"])
  }
}
