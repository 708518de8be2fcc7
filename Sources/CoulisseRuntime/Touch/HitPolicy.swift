/// How an element takes part in hit testing.
nonisolated public enum HitPolicy: UInt8, Hashable, Sendable {
  /// Takes the touches that fall on it, unless it is hidden or nearly transparent.
  case normal
  /// Takes none, nor do its children; what lies behind gets them.
  case through
  /// Takes the touches that fall on it even while it is transparent.
  case block
}
