extension OutOfRangePolicy {
  /// Where a track is drawn when the finger asks for `position`.
  ///
  /// - Parameters:
  ///   - extent: Points of the reference view along the track, the d of the rubber band.
  ///
  /// Rubber band: (1 - 1 / (x c / d + 1)) d for x points past the end.
  func position(for position: Double, lower: Double, upper: Double, extent: Double) -> Double {
    let inside = Bounds.clamp(position, from: lower, to: upper)
    switch self {
    case .clamp, .clampIncrements, .ignore:
      return inside
    case .free:
      return position
    case .rubberBand(let coefficient):
      let excess = position - inside
      guard excess != 0, extent > 0 else { return inside }
      let pulled = (1 - 1 / (excess.magnitude * coefficient / extent + 1)) * extent
      return inside + (excess < 0 ? -pulled : pulled)
    }
  }

  /// The closest place to `position` at which a finger could have put a track: none is past the end
  /// of one that stops there, and a band gives way by less than its extent.
  func reachable(_ position: Double, lower: Double, upper: Double, extent: Double) -> Double {
    let inside = Bounds.clamp(position, from: lower, to: upper)
    switch self {
    case .clamp, .clampIncrements, .ignore:
      return inside
    case .free:
      return position
    case .rubberBand(let coefficient):
      guard extent > 0, coefficient > 0 else { return inside }
      let most = 0.99 * extent
      return inside + Bounds.clamp(position - inside, from: -most, to: most)
    }
  }

  /// The inverse of `position`: what the finger has to ask for to get a track drawn there.
  func request(for position: Double, lower: Double, upper: Double, extent: Double) -> Double {
    let inside = Bounds.clamp(position, from: lower, to: upper)
    switch self {
    case .clamp, .clampIncrements, .ignore:
      return inside
    case .free:
      return position
    case .rubberBand(let coefficient):
      let pulled = reachable(position, lower: lower, upper: upper, extent: extent) - inside
      guard pulled != 0 else { return inside }
      return inside + pulled / (1 - pulled.magnitude / extent) / coefficient
    }
  }
}
