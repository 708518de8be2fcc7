/// The grid on which computed points and velocities lie.
///
/// Where the finger crosses a threshold, and how fast it is, come out of divisions. Rounded to a
/// millionth of a point they do not depend on how a stroke was sampled, a diagonal stays a diagonal,
/// and a distance that a scene names can be hit exactly.
nonisolated enum Grid {
  /// The nearest multiple of 2^-20, the even one of two.
  static func snap(_ value: Double) -> Double {
    (value * 1_048_576).rounded(.toNearestOrEven) / 1_048_576
  }

  static func snap(_ vector: Vector) -> Vector {
    Vector(dx: snap(vector.dx), dy: snap(vector.dy))
  }
}
