/// One line for each diagnostic: `path:line:col: severity: message [CODE name]`.
package struct ConciseRenderer: Sendable {
  package init() {}

  /// The diagnostics in their order, each line ended; empty for none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { Headline.text($0, Paint(usesColor: false)) }.joined()
  }
}
