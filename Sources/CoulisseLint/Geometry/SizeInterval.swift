/// Extents of the viewport between two sizes; each end belongs to it or not.
package struct SizeInterval: Sendable, Hashable {
  /// Points.
  package var lower: Double
  package var upper: Double
  package var includesLower: Bool
  package var includesUpper: Bool

  package init(
    _ lower: Double, _ upper: Double, includesLower: Bool = true, includesUpper: Bool = true
  ) {
    self.lower = lower
    self.upper = upper
    self.includesLower = includesLower
    self.includesUpper = includesUpper
  }
}
