/// What a finger does.
nonisolated public enum TouchPhase: UInt8, Hashable, Sendable {
  case down, move, up, cancel
}

/// One raw touch sample.
nonisolated public struct TouchEvent: Hashable, Sendable {
  /// The same for all samples of one finger, not negative.
  public var id: Int32
  public var phase: TouchPhase
  /// In stage coordinates, points.
  public var location: Point
  /// Of an up that states its release velocity, points per second; nil for the fitted one.
  public var velocity: Vector?

  public init(id: Int32, phase: TouchPhase, location: Point, velocity: Vector? = nil) {
    self.id = id
    self.phase = phase
    self.location = location
    self.velocity = velocity
  }
}
