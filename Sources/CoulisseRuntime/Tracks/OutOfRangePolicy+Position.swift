extension OutOfRangePolicy {
  /// Where a track is drawn when the finger asks for `position`.
  ///
  /// - Parameters:
  ///   - extent: Points of the reference view along the track, the d of the rubber band.
  ///
  /// Rubber band: (1 - 1 / (x c / d + 1)) d for x points past the end.
  func position(for position: Double, lower: Double, upper: Double, extent: Double) -> Double {
    let inside = Swift.min(upper, Swift.max(lower, position))
    switch self {
    case .clamp:
      return inside
    case .rubberBand(let coefficient):
      let excess = position - inside
      guard excess != 0, extent > 0 else { return inside }
      let pulled = (1 - 1 / (excess.magnitude * coefficient / extent + 1)) * extent
      return inside + (excess < 0 ? -pulled : pulled)
    }
  }
}
