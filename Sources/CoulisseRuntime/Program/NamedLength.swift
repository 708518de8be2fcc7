/// A length that a host can use as the constant of a constraint.
nonisolated public struct NamedLength: Hashable, Sendable {
  public var length: Length
  /// Index of the view whose extent along the axis the length refers to.
  public var reference: Int
  public var axis: Axis

  public init(_ length: Length, reference: Int, axis: Axis) {
    self.length = length
    self.reference = reference
    self.axis = axis
  }
}
