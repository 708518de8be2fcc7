package import CoulisseModel
package import CoulisseRuntime

/// Two recognizers that want the same touch where nothing says who gets it.
package struct Contest: Sendable, Hashable {
  /// Indices of recognizers, in order of declaration.
  package var first: Int
  package var second: Int
  /// Who gets the touch all the same, by default.
  package var winner: Int
  package var direction: ReadingDirection
  /// Points.
  package var size: Size
  /// How to get to the configuration, from rest.
  package var path: [ExplorationStep]
  /// Where the finger comes down, and the way it goes; no heading for a tap.
  package var start: Point
  package var heading: PhysicalSide?
  /// The path and the touch as events, from time zero.
  package var witness: [TimedEvent]
  /// The widths and heights, among the sampled ones, at which the same witness shows the conflict.
  package var widths: [ClosedRange<Double>]
  package var heights: [ClosedRange<Double>]
  /// The part of the stage in which such touches begin, in points.
  package var region: Rect
}

/// What became of one pair of recognizers.
package enum PairVerdict: Sendable, Hashable {
  /// No touch reaches both, or none that both want.
  case separate
  case decided(Decision)
  case contested(Contest)
  /// They want the same touch, but a third recognizer gets it first wherever that was tried.
  case preempted
  /// Neither a conflict nor a proof was found.
  case undetermined
}
