/// A number of points that lengths can be made of: what the host has measured, or what follows from it.
nonisolated public enum SceneQuantity: Hashable, Sendable {
  /// Told by the host; until then the design's points.
  case measured(design: Double)
  /// Computed from quantities that stand before it.
  case derived(DerivedQuantity)
}

/// A sum of other quantities and points, then clamped.
nonisolated public struct DerivedQuantity: Hashable, Sendable {
  public var terms: [QuantityTerm]
  /// Added points.
  public var points: Double
  /// The least value in points; negative infinity for none.
  public var atLeast: Double

  public init(_ terms: [QuantityTerm], points: Double = 0, atLeast: Double = -.infinity) {
    self.terms = terms
    self.points = points
    self.atLeast = atLeast
  }
}

/// A multiple of a quantity.
nonisolated public struct QuantityTerm: Hashable, Sendable {
  /// Index of the quantity; -1 for none.
  public var quantity: Int
  public var multiple: Double

  public init(_ quantity: Int, times multiple: Double = 1) {
    self.quantity = quantity
    self.multiple = multiple
  }

  /// No quantity at all.
  public static var none: QuantityTerm { QuantityTerm(-1, times: 0) }
}
