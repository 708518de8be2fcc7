internal import CoulisseRuntime
internal import CoulisseSource

/// A control on the inner edge of a panel.
struct HandleDocument: Sendable {
  var grab: Field<Frame> = .absent
  var panel: Field<Reference> = .absent
  var size: Field<Size> = .absent
  var at: Field<Length> = .absent
  var label: Field<String> = .absent
}

/// Views that fingers carry.
struct TilesDocument: Sendable {
  var grab: Field<Frame> = .absent
  var over: Field<Reference> = .absent
  var count: Field<Int> = .absent
  var names: Field<[Located<String>]> = .absent
  var size: Field<Size> = .absent
  var starts: Field<TileStartDocument> = .absent
  var bounds: Field<TileBoundsDocument> = .absent
  var priorities: Field<TilePrioritiesDocument> = .absent
  var dock: Field<DockDocument> = .absent
  var elsewhere: Field<DropPolicy> = .absent
  var motion: Field<MotionDocument> = .absent
  var doubleTap: Field<[ActionDocument]> = .absent
}

struct TileStartDocument: Sendable {
  var first: Field<[Double]> = .absent
  var step: Field<[Double]> = .absent
}

struct TileBoundsDocument: Sendable {
  var leading: Field<Length> = .absent
  var trailing: Field<Length> = .absent
  var top: Field<Length> = .absent
  var bottom: Field<Length> = .absent
}

struct TilePrioritiesDocument: Sendable {
  var bounds: Field<Int> = .absent
  var place: Field<Int> = .absent
  var drag: Field<Int> = .absent
}

struct DockDocument: Sendable {
  var panel: Field<Reference> = .absent
  var first: Field<Double> = .absent
  var step: Field<Double> = .absent
  var top: Field<Double> = .absent
}
