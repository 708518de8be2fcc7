/// What becomes of a drag that the system cancels.
nonisolated public enum CancelPolicy: UInt8, Hashable, Sendable {
  /// Settle by position, as if released at speed zero.
  case settle
  /// Go back to the detent that the drag began from.
  case goBack
  /// Stay where it is. Unsafe; exists because apps do it.
  case keep
}

/// How a track gets to a detent that it is told to go to.
nonisolated public enum RequestPolicy: UInt8, Hashable, Sendable {
  /// Straight, past every detent in between.
  case direct
  /// From detent to detent, coming to rest on each.
  case stepwise
}

/// What a new drag does while the track is settling.
nonisolated public enum WhileMovingPolicy: UInt8, Hashable, Sendable {
  /// Take the track where it is.
  case grab
  /// Be refused until the track rests.
  case ignore
}

/// What a change of size does to a track.
nonisolated public enum ResizePolicy: UInt8, Hashable, Sendable {
  /// Keep the share of the range.
  case keepProgress
  /// Keep the points, clamped.
  case keepPoints
  /// Go home at once.
  case close
}

/// What happens to a drag beyond the ends of its track.
nonisolated public enum OutOfRangePolicy: Hashable, Sendable {
  /// Stop at the end; the finger has to come back before the track follows again.
  case clamp
  /// Stop at the end; the track follows again as soon as the finger turns round.
  case clampIncrements
  /// Do nothing for a sample beyond the end: the track stays where the last one within put it, and may
  /// jump against the finger when the next one does. Unsafe; exists because apps do it.
  case ignore
  /// Follow past the end as if it were none; a release brings the track back.
  case free
  /// Follow past the end with growing resistance; c is about 0.55.
  case rubberBand(Double)

  /// Whether a drag takes the track beyond its ends.
  var leavesRange: Bool {
    switch self {
    case .clamp, .clampIncrements, .ignore: false
    case .free, .rubberBand: true
    }
  }
}
