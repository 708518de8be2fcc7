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

extension Motion {
  /// A panel that settles.
  package static var panel: Motion { Motion(curve: .easeInOut, durationNanoseconds: 300_000_000) }
  /// A page that is pushed or popped.
  package static var page: Motion { Motion(curve: .easeInOut, durationNanoseconds: 350_000_000) }
  /// A scroller that was let go beyond its end.
  package static var scrollReturn: Motion {
    Motion(curve: .easeOut, durationNanoseconds: 300_000_000)
  }
}
