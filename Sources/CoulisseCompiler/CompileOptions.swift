package import CoulisseBackends

/// What `compile` makes of a scene.
package struct CompileOptions: Sendable, Hashable {
  /// What is generated.
  package enum Emit: String, Sendable, CaseIterable { case swift }

  package var emit: Emit
  /// How generated Swift looks and what it relies on.
  package var swift: SwiftOptions

  package init(emit: Emit = .swift, swift: SwiftOptions = SwiftOptions()) {
    self.emit = emit
    self.swift = swift
  }
}
