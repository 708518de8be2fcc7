internal import CoulisseDiagnostics

extension Outcome {
  /// Prints everything and tells how the run ended.
  ///
  /// When the reader of a stream goes away (`coulisse lint x | head -1`), the rest is dropped
  /// quietly, and the status stays that of the run; any other refusal is a failure.
  func deliver(to host: Host) -> RunStatus {
    let color = color.allowsColor(
      isTerminal: host.errors.isTerminal, environment: host.environment)
    var remarks = complaints.map { $0.text(color: color) }.joined()
    remarks += rendered(diagnostics, format: format, color: color)
    var status = status
    if Self.write(remarks, to: host.errors) != nil { status = .failure }
    if let refused = Self.write(output, to: host.output) {
      status = .failure
      _ = Self.write(Complaint(refused).text(color: color), to: host.errors)
    }
    return status
  }

  /// Writes all of the text; the result is why it could not, nil if nobody reads any more.
  private static func write(_ text: String, to stream: TextStream) -> FileError? {
    if text.isEmpty { return nil }
    do throws(FileError) {
      try stream.write(Array(text.utf8))
      return nil
    } catch {
      return error.refusal == .noReader ? nil : error
    }
  }
}

/// The diagnostics in the order of their places; for people with a count at the end.
private func rendered(
  _ diagnostics: [Diagnostic], format: Outcome.Format, color: Bool
) -> String {
  if diagnostics.isEmpty { return "" }
  let ordered = diagnostics.inReportOrder()
  switch format {
  case .text:
    let count = DiagnosticCounts(ordered).summary
    return TextRenderer(usesColor: color).render(ordered) + "\n\(count)\n"
  case .concise:
    return ConciseRenderer().render(ordered)
  }
}
