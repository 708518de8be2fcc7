package import CoulisseRuntime

/// What fingers do from where they come down: they rest, move straight on, rest and lift, and perhaps
/// do it all again.
package struct TouchScript: Sendable, Hashable {
  /// How many there are on a place of both.
  package var fingers = 1
  /// How many more do the same on a place of one of the two alone, and which recognizer that is: it takes
  /// more fingers than the other lets pass.
  package var others = Others(count: 0, recognizer: -1)
  /// How often they come down.
  package var times = 1
  /// How long each of them rests before it moves, and after that before it lifts, in nanoseconds; nil
  /// for as long as the hastiest recognizer allows, and a tenth of a second at most.
  package var hold: Int64?
  /// How long each of them stays down at least, in nanoseconds.
  package var rest: Int64 = 0
  /// Straight on; nil for touches on one spot.
  package var movement: Movement?

  /// Fingers that only one of two recognizers tracks.
  package struct Others: Sendable, Hashable {
    package var count: Int
    package var recognizer: Int
  }

  /// A way that a finger goes.
  package struct Movement: Sendable, Hashable {
    package var heading: PhysicalSide
    /// Points.
    package var length: Double
  }

  /// The way it goes; nil for touches on one spot.
  package var heading: PhysicalSide? { movement?.heading }

  static func taps(_ count: Int) -> TouchScript { TouchScript(times: count) }

  static func press(_ nanoseconds: Int64) -> TouchScript { TouchScript(rest: nanoseconds) }

  static func stroke(
    _ heading: PhysicalSide, length: Double, times: Int = 1, rest: Int64 = 0
  ) -> TouchScript {
    TouchScript(times: times, rest: rest, movement: Movement(heading: heading, length: length))
  }
}
