package import CoulisseRuntime

/// What a configuration is looked at in: a stage of one size, its safe area, and what the app has
/// measured.
package struct Surroundings: Sendable, Hashable {
  /// Points.
  package var size: Size
  /// Of the safe area, as far as bands reach into them; points.
  package var insets = Insets.zero
  /// What is different from the design.
  package var measures: [Measure] = []

  /// Something that the app has measured.
  package struct Measure: Sendable, Hashable {
    package var quantity: Int
    /// Points.
    package var points: Double
  }

  /// What tells a scene of them, but for the size.
  var events: [EnvironmentChange] {
    (insets == .zero ? [] : [.insets(insets, alongside: nil)])
      + measures.map { .quantity($0.quantity, $0.points) }
  }
}
