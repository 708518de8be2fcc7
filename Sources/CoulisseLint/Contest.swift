package import CoulisseModel
package import CoulisseRuntime

/// Two recognizers that want the same touch where nothing says who gets it.
package struct Contest: Sendable, Hashable {
  /// Indices of recognizers, in order of declaration.
  package var first: Int
  package var second: Int
  /// Who gets the touch all the same, by default.
  package var winner: Int
  /// Whether the winner gets it because its view lies deeper; else because it is declared first.
  package var isWonByDepth: Bool
  package var direction: ReadingDirection
  package var surroundings: Surroundings
  /// How to get to the configuration, from rest.
  package var path: [ExplorationStep]
  /// Where, after the path, the finger that keeps a track goes on to, if it does.
  package var finger: Point?
  /// How long something moves, after the path, before the touch; nanoseconds.
  package var delay: Int64
  /// Where the finger comes down, and what it does.
  package var start: Point
  /// Where those of its fingers come down that only one of the two takes; nil if both take all.
  package var beside: Point?
  package var script: TouchScript
  /// The path and the touch as events, from time zero.
  package var witness: [TimedEvent]
  /// The widths at which there is such a touch at the height of `size`, and the other way round; none
  /// before they are measured.
  package var widths: [SizeInterval]
  package var heights: [SizeInterval]
  /// The part of the stage in which such touches begin, in points.
  package var region: Rect

  /// Where it was found.
  var configuration: ExploredConfiguration

  /// The way the finger goes; nil for taps.
  package var heading: PhysicalSide? { script.heading }
}

/// What became of one pair of recognizers.
package enum PairVerdict: Sendable, Hashable {
  /// No touch reaches both, or none that both want.
  case separate
  case decided(Decision)
  case contested(Contest)
  /// They want the same touch, but a third recognizer, one of these, gets it first wherever that was
  /// tried.
  case preempted(by: Set<Int>)
  /// Neither a conflict nor a proof was found.
  case undetermined
}
