import CoulisseDiagnostics
import CoulisseTestSupport
import Testing

/// Expects the diagnostics that are drawn in `marked`, and no others.
func expectDrawn(
  _ marked: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let read = Reading.scene(text.file)
  #expect(
    text.differences(from: read.diagnostics) == [], "\(text.text)",
    sourceLocation: sourceLocation)
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
