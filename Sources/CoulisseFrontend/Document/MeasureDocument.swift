internal import CoulisseSource

/// A number of points that the app measures: `30..90`, or the same with keys.
struct MeasureDocument: Sendable {
  var range: Field<ClosedRange<Double>> = .absent
  var design: Field<Double> = .absent
}
