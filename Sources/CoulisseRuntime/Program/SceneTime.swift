/// An instant on the caller's clock, in whole nanoseconds since any epoch.
nonisolated public struct SceneTime: Hashable, Comparable, Sendable {
  public var nanoseconds: Int64

  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Seconds since the caller's epoch, rounded to the nearest nanosecond; saturates at the range of
  /// `Int64`. Not a number gives the earliest instant, which a scene takes as its last committed
  /// time.
  public init(seconds: Double) {
    let scaled = (seconds * 1e9).rounded(.toNearestOrEven)
    if scaled.isNaN || scaled <= -0x1p63 {
      nanoseconds = .min
    } else if scaled >= 0x1p63 {
      nanoseconds = .max
    } else {
      nanoseconds = Int64(scaled)
    }
  }

  /// Before every other time.
  public static var distantPast: SceneTime { SceneTime(nanoseconds: .min) }

  /// After every other time.
  public static var distantFuture: SceneTime { SceneTime(nanoseconds: .max) }

  public static func < (left: SceneTime, right: SceneTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The instant `nanoseconds` later, saturating.
  public func advanced(byNanoseconds nanoseconds: Int64) -> SceneTime {
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    return SceneTime(nanoseconds: overflow ? (nanoseconds < 0 ? .min : .max) : sum)
  }

  /// Nanoseconds since `earlier`, saturating.
  public func nanoseconds(since earlier: SceneTime) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
    return overflow ? (nanoseconds < earlier.nanoseconds ? .min : .max) : difference
  }

  /// The instant at a share of the way to `later`, to the nearest nanosecond.
  func interpolated(to later: SceneTime, share: Double) -> SceneTime {
    let way = (Double(later.nanoseconds(since: self)) * share).rounded(.toNearestOrEven)
    return way < 0x1p62 ? advanced(byNanoseconds: Int64(way)) : later
  }

  /// Seconds since `earlier`.
  public func seconds(since earlier: SceneTime) -> Double {
    Double(nanoseconds(since: earlier)) / 1e9
  }
}
