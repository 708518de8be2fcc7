internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// A list of `lists:`.
struct ListDocument: Sendable {
  /// A container or a panel.
  var holder: Field<Reference> = .absent
  var frame: Field<Frame> = .absent
  var rows: Field<RowsDocument> = .absent
  var scrollers: Field<[Named<ScrollerDocument>]> = .absent
}

/// What every row of a list has.
struct RowsDocument: Sendable {
  var height: Field<ClosedRange<Double>> = .absent
  var design: Field<Double> = .absent
  var fields: Field<[PayloadField]> = .absent
  var tap: Field<[ActionDocument]> = .absent
  var swipe: Field<SwipeDocument> = .absent
}

/// How a row is pulled aside.
struct SwipeDocument: Sendable {
  var style: Field<RowStyle> = .absent
  var left: Field<[Named<SwipeButtonDocument>]> = .absent
  var right: Field<[Named<SwipeButtonDocument>]> = .absent
  var leading: Field<[Named<SwipeButtonDocument>]> = .absent
  var trailing: Field<[Named<SwipeButtonDocument>]> = .absent
  var isReversed: Field<Bool> = .absent
  var opensOne: Field<Bool> = .absent
  var motion = MotionDocument()
  var behavior = BehaviorDocument()
}

/// A button that a row covers.
struct SwipeButtonDocument: Sendable {
  var label: Field<String> = .absent
  var image: Field<Size> = .absent
  /// How wide its text is, in points.
  var text: Field<ClosedRange<Double>> = .absent
  var tap: Field<[ActionDocument]> = .absent
}

/// An action of `actions:`.
struct EmittedDocument: Sendable {
  var payload: Field<[PayloadField]> = .absent
}

extension SwipeDocument {
  /// The sides, whether they are there or not: those at the left or leading end first.
  static let ends: [Side] = [.left, .leading, .right, .trailing]

  /// What is written for a side.
  subscript(side: Side) -> Field<[Named<SwipeButtonDocument>]> {
    switch side {
    case .left: left
    case .right: right
    case .leading: leading
    case .trailing: trailing
    case .top, .bottom: .absent
    }
  }

  /// The sides that are written.
  var sides: [Side] { Self.ends.filter { !self[$0].isAbsent } }
}
