internal import CoulisseRuntime
internal import CoulisseSource

/// A track of `tracks:`.
struct TrackDocument: Sendable {
  var toward: Field<Side> = .absent
  var moves: Field<Reference> = .absent
  var detents: Field<[DetentDocument]> = .absent
  var starts: Field<Located<String>> = .absent
  var motion = MotionDocument()
  var behavior = BehaviorDocument()
}

/// `half: 50%`
struct DetentDocument: Sendable, Hashable {
  var name: Located<String>
  var position: Length
}

/// `slide at left`: a place by the name of what moves, and a word for where it is.
struct PlaceDocument: Sendable, Hashable {
  var subject: Reference
  var place: Located<String>
}

/// A still picture that stands for a container.
struct PictureDocument: Sendable {
  var hits: Field<HitPolicy> = .absent
  var shadow: Field<Double> = .absent
}
