/// Diagnostics for people: the headline, the source lines with carets, notes and help.
package struct TextRenderer: Sendable {
  private let paint: Paint

  /// - Parameter usesColor: whether to write ANSI colors.
  package init(usesColor: Bool = false) { paint = Paint(usesColor: usesColor) }

  /// The diagnostics in their order, with an empty line between them; empty for none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined(separator: "\n")
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { " \(paint("note:", .cyan)) \(TerminalText.line($0))\n" }
    let help = diagnostic.help.map { " \(paint("help:", .green)) \(TerminalText.line($0))\n" }
    return Headline.text(diagnostic, paint) + Snippet(diagnostic, paint).text + notes.joined()
      + help.joined()
  }
}
