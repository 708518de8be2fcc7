package import CoulisseDiagnostics
package import CoulisseModel

/// A contest with its code and words.
package struct Finding: Sendable {
  package var contest: Contest
  package var platform: Platform
  package var diagnostic: Diagnostic
}
