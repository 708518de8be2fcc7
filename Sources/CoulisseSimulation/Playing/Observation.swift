package import CoulisseModel
package import CoulisseRuntime

/// What was found where something else was expected.
package enum Observation: Sendable, Hashable {
  case mover(Mover, TrackCondition)
  /// A share or a number of points.
  case number(Double)
  /// The scene does not draw the element.
  case notDrawn
  case hidden(Bool)
  case enabled(Bool)
  case phase(RecognizerPhase)
  case depth(Int)
  case mode(EntityID<Mode>, Int)
  case winners([EntityID<Gesture>])
  case undecided([GesturePair])
  case effects([ExpectedEffect])
  case atRest(Bool)
  /// The platform of the scene does not have the gesture, or the container does not scroll.
  case missing
}

/// What a panel or a track is doing.
package struct TrackCondition: Sendable, Hashable {
  package var phase: TrackPhase
  /// The place, as an index of the mover's words, that it rests at or is bound for; nil for none.
  package var detent: Int?
  /// The share of its range that it has covered.
  package var progress: Double
}
