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

  /// The inverse of `position`: what the finger would have to ask for to get a track drawn there.
  func request(for position: Double, lower: Double, upper: Double, extent: Double) -> Double {
    let inside = Swift.min(upper, Swift.max(lower, position))
    switch self {
    case .clamp:
      return inside
    case .rubberBand(let coefficient):
      let pulled = position - inside
      guard pulled != 0, extent > 0, coefficient > 0 else { return inside }
      // A band never gives way by its whole extent; what is drawn farther out cannot be asked for.
      let share = Swift.min(pulled.magnitude / extent, 0.999_999)
      let excess = share / (1 - share) * extent / coefficient
      return inside + (pulled < 0 ? -excess : excess)
    }
  }
}
