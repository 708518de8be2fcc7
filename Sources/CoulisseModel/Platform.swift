package import CoulisseRuntime

/// A platform and the version whose gestures a proof assumes.
package enum Platform: Sendable, Hashable {
  /// The major version; since 26 a navigation container also has a content pop gesture.
  case ios(version: Int)
  /// The gestures of SwiftUI on iOS: the numbers of that version, but none of them can be told to fail
  /// before, or after, a gesture of the system.
  case swiftUI(version: Int)
  case android
  /// A browser with touches.
  case web

  /// As the scene language writes it.
  package var spelling: String {
    switch self {
    case .ios(let version): "ios \(version)"
    case .swiftUI(let version): "swiftui \(version)"
    case .android: "android"
    case .web: "web"
    }
  }

  /// The thresholds of the platform.
  package var numbers: PlatformNumbers {
    switch self {
    case .ios(let version), .swiftUI(let version): .ios(hasContentPop: version >= 26)
    case .android: .android
    case .web: .web
    }
  }

  /// Whether a gesture of the scene's own can be made to wait for one of the system, or the other way.
  package var waitsForSystem: Bool {
    switch self {
    case .ios, .android, .web: true
    case .swiftUI: false
    }
  }

  /// Whose own gesture goes back from both side edges, which no scene has; nil where there is none.
  package var ownerOfSideEdges: String? {
    switch self {
    case .ios, .swiftUI: nil
    case .android: "Android"
    case .web: "the browser"
    }
  }
}

/// The one table of numbers that a platform brings. Points on iOS, dp on Android, CSS pixels on the web.
///
/// Source: `Spec/Semantics.md`, Platform numbers.
package struct PlatformNumbers: Sendable, Hashable {
  /// Travel after which a pan begins, and the decision radius.
  package var slop: Double
  /// Width of an edge pan's band.
  package var edgeBand: Double
  package var doubleTapGapNanoseconds: Int64
  package var tapMaximumNanoseconds: Int64
  package var longPressNanoseconds: Int64
  /// How far a finger that rests may move.
  package var longPressTolerance: Double
  /// No platform publishes what a swipe is: declared.
  package var swipeDistance: Double
  package var swipeMaximumNanoseconds: Int64
  /// Whether scroll views commit to their axis.
  package var scrollersLockAxis: Bool
  package var hasContentPop: Bool
  /// What a scroll view does beyond its ends.
  package var scrollEnds: OutOfRangePolicy
  /// The deepest safe-area insets of a phone, at each side in any orientation.
  package var deepestInsets: Insets
  /// Height of a navigation bar and size of its buttons.
  package var barHeight: Double

  static func ios(hasContentPop: Bool) -> PlatformNumbers {
    PlatformNumbers(
      slop: 10, edgeBand: 20, doubleTapGapNanoseconds: 350_000_000,
      tapMaximumNanoseconds: 750_000_000,
      longPressNanoseconds: 500_000_000, longPressTolerance: 10, swipeDistance: 50,
      swipeMaximumNanoseconds: 500_000_000, scrollersLockAxis: false, hasContentPop: hasContentPop,
      scrollEnds: .rubberBand(0.55),
      deepestInsets: Insets(left: 68, top: 68, right: 68, bottom: 34), barHeight: 44)
  }

  static let web = PlatformNumbers(
    slop: 10, edgeBand: 20, doubleTapGapNanoseconds: 300_000_000,
    tapMaximumNanoseconds: 750_000_000,
    longPressNanoseconds: 500_000_000, longPressTolerance: 10, swipeDistance: 50,
    swipeMaximumNanoseconds: 500_000_000, scrollersLockAxis: true, hasContentPop: false,
    scrollEnds: .clamp,
    deepestInsets: Insets(left: 68, top: 68, right: 68, bottom: 48), barHeight: 44)

  static let android = PlatformNumbers(
    slop: 8, edgeBand: 20, doubleTapGapNanoseconds: 300_000_000,
    tapMaximumNanoseconds: 750_000_000,
    longPressNanoseconds: 500_000_000, longPressTolerance: 10, swipeDistance: 50,
    swipeMaximumNanoseconds: 500_000_000, scrollersLockAxis: true, hasContentPop: false,
    scrollEnds: .clamp,
    deepestInsets: Insets(left: 48, top: 48, right: 48, bottom: 48), barHeight: 48)
}
