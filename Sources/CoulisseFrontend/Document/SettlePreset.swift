internal import CoulisseModel
internal import CoulisseRuntime

/// Release rules by name, after the systems they come from.
enum SettlePreset: String, Sendable, CaseIterable {
  case standard
  case drawerLayout = "drawer-layout"
  case flutterDrawer = "flutter-drawer"
  case floatingPanel = "floating-panel"
  case stay

  /// What the name stands for. Numbers: `Spec/Semantics.md`, Tracks and settling.
  var rule: SettleRule {
    switch self {
    case .standard: .standard
    case .drawerLayout: SettleRule(Self.gate(400) + Self.half(.past))
    case .flutterDrawer: SettleRule(Self.gate(365) + Self.half(.from))
    case .floatingPanel:
      SettleRule([
        SettleClause(
          SettleTest(.projected, .past, 0.5, of: .gap, projectionSeconds: 0.499), to: .ahead),
        SettleClause(nil, to: .base),
      ])
    case .stay: .stay
    }
  }

  /// Whether it sends to the first and the second detent by number.
  var needsTwoDetents: Bool {
    switch self {
    case .drawerLayout, .flutterDrawer: true
    case .standard, .floatingPanel, .stay: false
    }
  }

  /// A fling of at least `speed` points per second goes where it points.
  private static func gate(_ speed: Double) -> [SettleClause] {
    [
      SettleClause(SettleTest(.speed, .from, speed, of: .absolute), to: .ahead),
      SettleClause(SettleTest(.speed, .from, speed, of: .absolute, direction: .back), to: .base),
    ]
  }

  /// Open in the upper half, wherever the drag came from.
  private static func half(_ comparator: Comparator) -> [SettleClause] {
    [
      SettleClause(
        SettleTest(.position, comparator, 0.5, of: .travel, direction: .any), to: .detent(1)),
      SettleClause(nil, to: .detent(0)),
    ]
  }
}
