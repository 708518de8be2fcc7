import CoulisseModel
import CoulisseRuntime

/// Viewport sizes that stand for all of a scene's range.
struct SizeSamples: Hashable {
  var widths: ExtentSamples
  var heights: ExtentSamples
  /// Whether some track can move at some sizes and not at others.
  private(set) var haveVanishingTravels = false

  init(program: SceneProgram, viewport: Viewport, insets: Insets) {
    let columns = EdgeFunctions(
      program: program, axis: .horizontal, range: viewport.width, insets: insets)
    let rows = EdgeFunctions(
      program: program, axis: .vertical, range: viewport.height, insets: insets)
    widths = ExtentSamples(critical: columns.criticalExtents, in: viewport.width)
    heights = ExtentSamples(critical: rows.criticalExtents, in: viewport.height)
    haveVanishingTravels = (columns.travels + rows.travels).contains { travel in
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
