import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

/// Expects the diagnostics that are drawn in `marked`, and no others.
func expectDrawn(
  _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  _ = drawn(marked, sourceLocation)
}

/// Expects the diagnostics that are drawn, and that the first help of the first one says `help`, or that
/// it has none.
func expectDrawn(
  _ marked: String, help: String?, sourceLocation: SourceLocation = #_sourceLocation
) {
  let diagnostics = drawn(marked, sourceLocation)
  #expect(diagnostics.first?.help.first == help, sourceLocation: sourceLocation)
}

/// The diagnostics of a text, which have to be those that are drawn in it.
private func drawn(_ marked: String, _ sourceLocation: SourceLocation) -> [Diagnostic] {
  let text = MarkedText(marked)
  let read = Reading.scene(text.file)
  #expect(
    text.differences(from: read.diagnostics) == [], "\(text.text)",
    sourceLocation: sourceLocation)
  return read.diagnostics
}

/// The one diagnostic of `text`.
func onlyDiagnostic(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Diagnostic {
  let diagnostics = Reading.scene(text).diagnostics
  #expect(
    diagnostics.count == 1, "\(diagnostics.map(\.message)) in \(text)",
    sourceLocation: sourceLocation)
  return try #require(diagnostics.first, sourceLocation: sourceLocation)
}
