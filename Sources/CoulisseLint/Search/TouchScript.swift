package import CoulisseRuntime

/// What fingers do from where they come down: they rest, move straight on, rest and lift, and perhaps
/// do it all again.
package struct TouchScript: Sendable, Hashable {
  /// How often they come down.
  package var times = 1
  /// Straight on; nil for touches on one spot.
  package var movement: Movement?

  /// A way that a finger goes.
  package struct Movement: Sendable, Hashable {
    package var heading: PhysicalSide
    /// Points.
    package var length: Double
  }

  /// The way it goes; nil for touches on one spot.
  package var heading: PhysicalSide? { movement?.heading }

  static func taps(_ count: Int) -> TouchScript { TouchScript(times: count) }

  static func stroke(_ heading: PhysicalSide, length: Double, times: Int = 1) -> TouchScript {
    TouchScript(times: times, movement: Movement(heading: heading, length: length))
  }
}
