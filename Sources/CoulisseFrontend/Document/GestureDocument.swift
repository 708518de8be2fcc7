internal import CoulisseRuntime
internal import CoulisseSource

/// A gesture, or the `pull:` or `push:` of a panel.
struct GestureDocument: Sendable {
  var edgePan: Field<Side> = .absent
  var pan: Field<[Located<PanWord>]> = .absent
  var tap: Field<Int> = .absent
  var swipe: Field<[Located<PanWord>]> = .absent
  /// How long the finger rests, in nanoseconds; nil for the platform's time.
  var longPress: Field<Int64?> = .absent
  /// How far a swipe goes, in points.
  var distance: Field<Double> = .absent
  /// How far a finger may stray, in points, and how long it may stay, in nanoseconds.
  var tolerance: Field<Double> = .absent
  var longest: Field<Int64> = .absent
  var regions: Field<[Reference]> = .absent
  var excludes: Field<[Reference]> = .absent
  var drives: Field<DrivesDocument> = .absent
  var fingers: Field<ClosedRange<Int>> = .absent
  var extraTouch: Field<ExtraTouchPolicy> = .absent
  var when: Field<[GuardDocument]> = .absent
  var before: Field<[RelationDocument]> = .absent
  var after: Field<[RelationDocument]> = .absent
  var simultaneous: Field<CompanionsDocument> = .absent
  var claims: Field<[Located<PanWord>]> = .absent
  var slop: Field<Double> = .absent
  var countsFrom: Field<DragOrigin> = .absent
  var lock: Field<AxisLock> = .absent
  var band: Field<Double> = .absent
  var gain: Field<Double> = .absent
  var actions: Field<[ActionDocument]> = .absent
}

/// `main.back`, or `{ gesture: main.back, when: not menu moving }`.
struct RelationDocument: Sendable {
  var gesture: Field<Reference> = .absent
  var when: Field<[GuardDocument]> = .absent
}

/// The gestures that may run along: `all`, or some by name.
enum CompanionsDocument: Sendable, Hashable {
  case all
  case these([Reference])
}

extension GestureDocument {
  /// Whether it moves something; else it does something.
  var isDrag: Bool {
    guard tap.isAbsent, swipe.isAbsent else { return false }
    return longPress.isAbsent || !drives.isAbsent
  }
}

/// What a drag moves, in order.
enum DrivesDocument: Sendable, Hashable {
  case both([Reference])
  case legs([LegDocument])
}

/// What it moves in one direction.
struct LegDocument: Sendable, Hashable {
  var word: Located<PanWord>
  var references: [Reference]
}

/// A direction that a pan looks for.
enum PanWord: String, Sendable, CaseIterable {
  case left, right, up, down, horizontal, vertical, inward, outward, forward, backward
}
