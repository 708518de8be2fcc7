import CoulisseRuntime

/// Numbers as a trace shows them: rounded for people, the same on every machine.
enum TraceNumber {
  /// Points, to a hundredth: `187.5`.
  static func points(_ value: Double) -> String { rounded(value, places: 2) }

  static func point(_ point: Point) -> String { "\(points(point.x)), \(points(point.y))" }

  /// A share as a percentage, to a tenth: `50%`.
  static func percent(_ share: Double) -> String { rounded(share * 100, places: 1) + "%" }

  /// Seconds since the start, to a millisecond: `0.300`.
  static func seconds(_ time: SceneTime) -> String {
    let milliseconds = (max(0, time.nanoseconds) + 500_000) / 1_000_000
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }

  /// A size as scenarios write it: `375 x 667`.
  static func size(_ size: Size) -> String { "\(points(size.width)) x \(points(size.height))" }

  private static func rounded(_ value: Double, places: Int) -> String {
    let scale = places == 1 ? 10.0 : 100
    let scaled = (value * scale).rounded(.toNearestOrAwayFromZero)
    // Beyond this the text of a double is as good as any.
    guard scaled.magnitude < 1e15 else { return "\(value)" }
    let units = Int64(scaled.magnitude)
    var fraction = String(units % Int64(scale))
    fraction = String(repeating: "0", count: places - fraction.utf8.count) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let whole = "\(units / Int64(scale))" + (fraction.isEmpty ? "" : "." + fraction)
    return scaled < 0 ? "-" + whole : whole
  }
}
