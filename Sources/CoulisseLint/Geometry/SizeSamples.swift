import CoulisseModel
import CoulisseRuntime

/// Viewport sizes that stand for all of a scene's range.
struct SizeSamples: Hashable {
  var widths: ExtentSamples
  var heights: ExtentSamples
  /// Whether some track can move at some sizes and not at others.
  private(set) var haveVanishingTravels = false

  /// - Parameter quantities: What the app may have measured: in points, by index, each of several
  ///   times.
  init(program: SceneProgram, viewport: Viewport, insets: Insets, quantities: [[Double]]) {
    func edges(_ axis: Axis, _ range: ClosedRange<Double>) -> [EdgeFunctions] {
      quantities.map {
        EdgeFunctions(program: program, axis: axis, range: range, insets: insets, quantities: $0)
      }
    }
    func critical(_ edges: [EdgeFunctions]) -> Set<Double> {
      edges.reduce(into: []) { $0.formUnion($1.criticalExtents) }
    }
    let columns = edges(.horizontal, viewport.width)
    let rows = edges(.vertical, viewport.height)
    widths = ExtentSamples(critical: critical(columns), in: viewport.width)
    heights = ExtentSamples(critical: critical(rows), in: viewport.height)
    haveVanishingTravels = (columns + rows).flatMap(\.travels).contains { travel in
      travel.knots.contains { $0.value <= 0 }
    }
  }

  /// Each width with each height.
  var sizes: [Size] {
    widths.values.flatMap { width in
      heights.values.map { Size(width: width, height: $0) }
    }
  }
}
