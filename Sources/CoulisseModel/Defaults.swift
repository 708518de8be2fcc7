package import CoulisseRuntime

extension SettleRule {
  /// A flick of 200 pt/s or more goes where it points; else more than half of the gap goes on, and
  /// less, or exactly half, goes back.
  package static var standard: SettleRule {
    SettleRule([
      SettleClause(SettleTest(.speed, .from, 200, of: .absolute, direction: .ahead), to: .ahead),
      SettleClause(SettleTest(.speed, .from, 200, of: .absolute, direction: .back), to: .base),
      SettleClause(SettleTest(.travel, .past, 0.5, of: .gap), to: .ahead),
      SettleClause(nil, to: .base),
    ])
  }
}

extension SettleRule {
  /// Of a row: more than half of the gap goes on, and so does a flick faster than 200 pt/s the way of
  /// the drag.
  package static var row: SettleRule {
    SettleRule([
      SettleClause(SettleTest(.travel, .past, 0.5, of: .gap), to: .ahead),
      SettleClause(SettleTest(.speed, .past, 200, of: .absolute, direction: .ahead), to: .ahead),
      SettleClause(nil, to: .base),
    ])
  }
}

extension Motion {
  /// A row that settles.
  package static var row: Motion { Motion(curve: .easeInOut, durationNanoseconds: 250_000_000) }
  /// A panel that settles.
  package static var panel: Motion { Motion(curve: .easeInOut, durationNanoseconds: 300_000_000) }
  /// A page that is pushed or popped.
  package static var page: Motion { Motion(curve: .easeInOut, durationNanoseconds: 350_000_000) }
  /// A scroller that was let go beyond its end.
  package static var scrollReturn: Motion {
    Motion(curve: .easeOut, durationNanoseconds: 300_000_000)
  }
}
