/// The outcome of a stage: the value as far as it could be made, and all that is wrong.
///
/// A stage returns a value even when there are errors if a later stage can find more with it; the
/// driver stops between stages as soon as `hasErrors`.
package struct Diagnosed<Value> {
  package var value: Value
  package var diagnostics: [Diagnostic]

  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether any of the diagnostics is an error.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Diagnosed: Sendable where Value: Sendable {}
