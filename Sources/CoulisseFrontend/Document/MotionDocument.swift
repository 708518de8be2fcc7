internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

/// `0.3s ease-in-out`, or the same with keys.
struct MotionDocument: Sendable {
  var duration: Field<Int64> = .absent
  var curve: Field<MotionCurve> = .absent
  var spring: Field<SpringDocument> = .absent
  /// Whether a spring begins with the velocity of the finger.
  var takesVelocity: Field<Bool> = .absent
  var percentDriven: Field<PercentDrivenDocument> = .absent
  /// Nil: none.
  var reduced: Field<ReducedMotion?> = .absent

  var isAbsent: Bool {
    duration.isAbsent && curve.isAbsent && spring.isAbsent && takesVelocity.isAbsent
      && percentDriven.isAbsent && reduced.isAbsent
  }
}

/// How a drag that was let go runs to its end.
struct PercentDrivenDocument: Sendable {
  var curve: Field<MotionCurve> = .absent
  var speed: Field<Double> = .absent
}

/// One of the three spellings of a spring.
struct SpringDocument: Sendable {
  /// Nanoseconds.
  var duration: Field<Int64> = .absent
  var bounce: Field<Double> = .absent
  var dampingRatio: Field<Double> = .absent
  var mass: Field<Double> = .absent
  var stiffness: Field<Double> = .absent
  var damping: Field<Double> = .absent
}

/// What becomes of a panel when the finger lifts.
enum SettleDocument: Sendable {
  case preset(SettlePreset)
  case rule(SettleRuleDocument)
}

/// The mapping form: one threshold, or a list of clauses.
struct SettleRuleDocument: Sendable {
  var past: Field<SettleAmount> = .absent
  var from: Field<SettleAmount> = .absent
  var of: Field<SettleUnitWord> = .absent
  var measuredFrom: Field<SettleFrame> = .absent
  var firstOf: Field<[SettleClauseDocument]> = .absent
}

struct SettleClauseDocument: Sendable {
  var position: Field<SettleThreshold> = .absent
  var travel: Field<SettleThreshold> = .absent
  var speed: Field<SettleThreshold> = .absent
  var projected: Field<SettleThreshold> = .absent
  var projection: Field<Int64> = .absent
  var direction: Field<SettleDirection> = .absent
  var lead: Field<SettleThreshold> = .absent
  /// The detent beyond which the clause does not count.
  var upTo: Field<Located<String>> = .absent
  var to: Field<SettleTargetDocument> = .absent
}

/// Where a clause sends what was let go.
enum SettleTargetDocument: Sendable, Hashable {
  case ahead, back, base, nearest
  /// A detent by name.
  case place(Located<String>)
}

/// A share, or an amount in points or points per second.
enum SettleAmount: Sendable, Hashable {
  case fraction(Double)
  case points(Double)
  case speed(Double)
}

/// `past 50% of gap`
struct SettleThreshold: Sendable, Hashable {
  var comparator: Comparator
  var amount: SettleAmount
  var of: SettleUnitWord?
}

/// What a share counts in. Width and height are the extent of the element behind the panel.
enum SettleUnitWord: String, Sendable, CaseIterable { case gap, travel, width, height }
