internal import CoulisseRuntime
internal import CoulisseSource

/// A pager of a container or a panel, or the `pager:` that a container is.
struct PagerDocument: Sendable {
  var frame: Field<Frame> = .absent
  var pages: Field<[Located<String>]> = .absent
  var starts: Field<Located<String>> = .absent
  var next: Field<Side> = .absent
  var swipe: Field<Bool> = .absent
  var motion = MotionDocument()
  var behavior = BehaviorDocument()
}
