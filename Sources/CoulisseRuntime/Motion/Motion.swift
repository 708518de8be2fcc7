/// How a value gets from where it is to where it goes.
nonisolated public enum MotionCurve: Hashable, Sendable {
  /// A cubic Bezier timing curve through (0, 0), two control points and (1, 1).
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A damped spring: mass in kilograms, stiffness in newtons per meter, damping in newton seconds
  /// per meter. Only the ratios matter.
  case spring(mass: Double, stiffness: Double, damping: Double)

  /// Constant speed.
  public static var linear: MotionCurve { .bezier(x1: 0, y1: 0, x2: 1, y2: 1) }

  /// Starts slowly: the `ease-in` of CSS.
  public static var easeIn: MotionCurve { .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1) }

  /// Ends slowly: the `ease-out` of CSS.
  public static var easeOut: MotionCurve { .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1) }

  /// Starts and ends slowly: the `ease-in-out` of CSS.
  public static var easeInOut: MotionCurve { .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }

  /// Starts fast and ends slowly: the `ease` of CSS.
  public static var standard: MotionCurve { .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1) }
}

/// A curve and how long it runs; a spring is snapped to its end when the duration is over.
nonisolated public struct MotionSpec: Hashable, Sendable {
  public var curve: MotionCurve
  public var durationNanoseconds: Int64
  /// Whether a spring begins with the finger's velocity; otherwise it begins at rest.
  public var takesVelocity: Bool

  public init(curve: MotionCurve, durationNanoseconds: Int64, takesVelocity: Bool = true) {
    self.curve = curve
    self.durationNanoseconds = durationNanoseconds
    self.takesVelocity = takesVelocity
  }
}
