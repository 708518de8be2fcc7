/// How a run ended; of several reasons the greatest counts.
enum RunStatus: Int32, Sendable, Comparable {
  /// Nothing is wrong.
  case clean = 0
  /// Something is wrong in a scene, or an expectation of a scenario failed.
  case findings = 1
  /// The arguments cannot be understood.
  case usage = 2
  /// A file or stream could not be read or written, or coulisse itself is at fault.
  case failure = 3

  static func < (left: RunStatus, right: RunStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
