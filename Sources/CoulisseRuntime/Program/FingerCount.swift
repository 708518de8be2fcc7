/// How many fingers a recognizer takes.
nonisolated public struct FingerCount: Hashable, Sendable {
  /// So many have to be down before it begins.
  public var least: Int
  /// With more than so many before it is recognized it fails.
  public var most: Int

  public init(_ least: Int, _ most: Int) {
    self.least = least
    self.most = most
  }

  /// One alone.
  public static var one: FingerCount { FingerCount(1, 1) }
  /// One, whoever else comes.
  public static var any: FingerCount { FingerCount(1, .max) }
}

/// What becomes of a finger that comes down beside those that a drag has already.
nonisolated public enum ExtraTouchPolicy: UInt8, Hashable, Sendable {
  /// It means nothing.
  case ignore
  /// The drag follows the middle of all of them, from where it is.
  case rebase
  /// The drag follows the finger that came last, and jumps to it. Unsafe; exists because apps do it.
  case followLast
}
