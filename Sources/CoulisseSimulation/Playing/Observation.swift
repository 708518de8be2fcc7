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
  /// Nil for one that is free; how many of its set lie behind it.
  case tile(slot: Int?, order: Int)
  case winners([Winner])
  case undecided([GesturePair])
  case effects([ExpectedEffect])
  case atRest(Bool)
  /// The platform of the scene does not have the gesture, or the container does not scroll.
  case missing
  /// The app does not show the row now.
  case noRow
}

/// Who got a touch.
package struct Winner: Sendable, Hashable {
  package var gesture: EntityID<Gesture>
  /// The row whose gesture it is; nil for one that is no row's.
  package var row: ScenarioRow?
}

/// What a panel or a track is doing.
package struct TrackCondition: Sendable, Hashable {
  package var phase: TrackPhase
  /// The place, as an index of the mover's words, that it rests at or is bound for; nil for none.
  package var detent: Int?
  /// The share of its range that it has covered.
  package var progress: Double
}
