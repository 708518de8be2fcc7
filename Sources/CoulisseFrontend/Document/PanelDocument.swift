internal import CoulisseRuntime
internal import CoulisseSource

struct PanelDocument: Sendable {
  var like: Field<Reference> = .absent
  var edge: Field<Side> = .absent
  var over: Field<Reference> = .absent
  var under: Field<Reference> = .absent
  var picture: Field<PictureDocument> = .absent
  var opens: Field<PlaceDocument> = .absent
  var detents: Field<[DetentDocument]> = .absent
  var size: Field<SizeDocument> = .absent
  var insetContent: Field<Length> = .absent
  var navigation: Field<Bool> = .absent
  var scrolls: Field<Axis?> = .absent
  var content: Field<ClosedRange<Double>> = .absent
  var scrollers: Field<[Named<ScrollerDocument>]> = .absent
  var items: Field<[Named<ItemDocument>]> = .absent
  var pagers: Field<[Named<PagerDocument>]> = .absent
  var outside: Field<OutsideDocument> = .absent
  var scrim: Field<PanelScrimDocument?> = .absent
  var modal: Field<Bool> = .absent
  var grab: Field<Frame> = .absent
  var opener: Field<OpenerWord> = .absent
  var isLazy: Field<Bool> = .absent
  var starts: Field<Located<String>> = .absent
  var range: Field<ClosedRange<Double>> = .absent
  var stretches: Field<Bool> = .absent
  /// Nil: the panel has no such gesture.
  var pull: Field<GestureDocument?> = .absent
  var push: Field<GestureDocument?> = .absent
  var motion: Field<MotionDocument> = .absent
  var behavior = BehaviorDocument()
  var accessibility: Field<AccessibilityDocument> = .absent
  var visibility = VisibilityDocument()
}

/// Who opens a panel, as far as a scene can say it.
enum OpenerWord: Sendable { case app }

/// `size: 80%`, or `size: { is: 80%, at-most: 320 }`.
struct SizeDocument: Sendable {
  var length: Field<Length> = .absent
  var atLeast: Field<Double> = .absent
  var atMost: Field<Double> = .absent
}

struct ItemDocument: Sendable {
  var grab: Field<Frame> = .absent
  var label: Field<String> = .absent
  var frame: Field<Frame> = .absent
  var tap: Field<[ActionDocument]> = .absent
  var accessibility: Field<AccessibilityDocument> = .absent
  var visibility = VisibilityDocument()
}

struct OutsideDocument: Sendable {
  var label: Field<String> = .absent
  var tap: Field<[ActionDocument]> = .absent
}

/// The scrim that a panel brings along.
struct PanelScrimDocument: Sendable {
  var grab: Field<Frame> = .absent
  var opacity: Field<Double> = .absent
  var color: Field<String> = .absent
  var settling: Field<MotionDocument> = .absent
  var tap: Field<[ActionDocument]> = .absent
  var visibility = VisibilityDocument()
}

/// What a panel or its transition can say about releases and disturbances.
struct BehaviorDocument: Sendable {
  var settle: Field<SettleDocument> = .absent
  var cross: Field<SettleCrossing> = .absent
  var requests: Field<RequestPolicy> = .absent
  var outOfRange: Field<OutOfRangePolicy> = .absent
  var cancel: Field<CancelPolicy> = .absent
  var whileMoving: Field<WhileMovingPolicy> = .absent
  var resize: Field<ResizePolicy> = .absent
}

struct TransitionDocument: Sendable {
  var like: Field<Reference> = .absent
  var motion = MotionDocument()
  var behavior = BehaviorDocument()
}
