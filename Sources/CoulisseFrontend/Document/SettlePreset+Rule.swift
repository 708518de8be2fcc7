internal import CoulisseModel
internal import CoulisseRuntime

extension SettlePreset {
  /// What the name stands for on a track with so many detents. Numbers: `Spec/Semantics.md`, S9.
  func rule(detents: Int) -> SettleRule {
    switch self {
    case .standard: .standard
    case .drawerLayout: SettleRule(Self.flick(.from, 400) + Self.half(.past))
    case .flutterDrawer: SettleRule(Self.flick(.from, 365) + Self.half(.from))
    case .mmDrawer: SettleRule(Self.signedFlick(.past, 200) + Self.half(.from))
    case .qtDrawer: Self.qtDrawerRule
    case .sideMenu: Self.sideMenuRule
    case .zjDrawer: Self.distanceOrSpeed(0.35)
    case .zjRow: Self.distanceOrSpeed(0.5)
    case .swipeCellKit:
      SettleRule([
        SettleClause(Self.speed(.past, 0, .outward), to: .detent(0)),
        SettleClause(nil, to: .detent(1)),
      ])
    case .flutterSlidable: Self.flutterSlidableRule
    case .flutterDismissible: Self.flutterDismissibleRule
    case .rnghSwipeable: SettleRule(Self.half(.past, seconds: 0.05))
    case .motionLayout: SettleRule(Self.half(.from, seconds: 0.333_333_333))
    case .compose: Self.composeRule
    case .floatingPanel:
      SettleRule([
        SettleClause(
          SettleTest(.projected, .past, 0.5, of: .gap, projectionSeconds: 0.499), to: .ahead),
        SettleClause(nil, to: .base),
      ])
    case .flutterDraggableSheet: Self.flutterDraggableSheetRule
    case .materialHide: detents > 2 ? Self.hideFromCollapsed : Self.hideFromExpanded
    case .stay: .stay
    }
  }

  private static func speed(
    _ comparator: Comparator, _ value: Double, _ direction: SettleDirection = .ahead,
    lead: SettleLead? = nil
  ) -> SettleTest {
    SettleTest(.speed, comparator, value, of: .absolute, direction: direction, lead: lead)
  }

  private static func way(
    _ comparator: Comparator, _ share: Double, _ direction: SettleDirection = .ahead
  ) -> SettleTest {
    SettleTest(.travel, comparator, share, of: .gap, direction: direction)
  }

  private static func place(
    _ comparator: Comparator, _ share: Double, of unit: SettleUnit = .travel, seconds: Double = 0
  ) -> SettleTest {
    SettleTest(
      .position, comparator, share, of: unit, direction: .any, projectionSeconds: seconds)
  }

  /// A fling in the direction of the drag goes on, one against it goes back.
  private static func flick(
    _ comparator: Comparator, _ value: Double, lead: SettleLead? = nil
  ) -> [SettleClause] {
    [
      SettleClause(speed(comparator, value, lead: lead), to: .ahead),
      SettleClause(speed(comparator, value, .back, lead: lead), to: .base),
    ]
  }

  /// A fling inward opens, one outward closes.
  private static func signedFlick(_ comparator: Comparator, _ value: Double) -> [SettleClause] {
    [
      SettleClause(speed(comparator, value, .inward), to: .detent(1)),
      SettleClause(speed(comparator, value, .outward), to: .detent(0)),
    ]
  }

  /// Open in the upper half, wherever the drag came from.
  private static func half(_ comparator: Comparator, seconds: Double = 0) -> [SettleClause] {
    [
      SettleClause(place(comparator, 0.5, seconds: seconds), to: .detent(1)),
      SettleClause(nil, to: .detent(0)),
    ]
  }

  /// The closest of the two detents around; of two at one distance the one that `tie` points to.
  private static func closest(tie: SettleDirection) -> [SettleClause] {
    [
      SettleClause(way(.past, 0.5), to: .ahead), SettleClause(way(.from, 0.5, tie), to: .ahead),
      SettleClause(nil, to: .base),
    ]
  }

  private static func distanceOrSpeed(_ share: Double) -> SettleRule {
    SettleRule([
      SettleClause(way(.past, share), to: .ahead),
      SettleClause(speed(.past, 200, .any), to: .ahead), SettleClause(nil, to: .base),
    ])
  }

  private static var qtDrawerRule: SettleRule {
    SettleRule(
      [
        SettleClause(place(.past, 0.7), to: .detent(1)),
        SettleClause(speed(.past, 300, .inward), to: .detent(1)),
        SettleClause(place(.before, 0.3), to: .detent(0)),
        SettleClause(speed(.past, 300, .outward), to: .detent(0)),
        SettleClause(
          SettleTest(.travel, .past, 0, of: .absolute, direction: .inward), to: .detent(1)),
        SettleClause(nil, to: .detent(0)),
      ], measuredFrom: .start)
  }

  private static var sideMenuRule: SettleRule {
    SettleRule([
      SettleClause(speed(.from, 100), to: .ahead), SettleClause(speed(.before, -50), to: .base),
      SettleClause(way(.from, 0.5), to: .ahead), SettleClause(nil, to: .base),
    ])
  }

  private static var flutterSlidableRule: SettleRule {
    SettleRule(
      signedFlick(.past, 0) + [
        SettleClause(place(.past, 0.5), to: .detent(1)),
        SettleClause(place(.before, 0.5), to: .detent(0)),
        SettleClause(
          SettleTest(.travel, .from, 0, of: .absolute, direction: .inward), to: .detent(1)),
        SettleClause(nil, to: .detent(0)),
      ], measuredFrom: .start)
  }

  private static var flutterDismissibleRule: SettleRule {
    SettleRule(
      flick(.from, 700, lead: SettleLead(.from, 400)) + [
        SettleClause(way(.past, 0.4), to: .ahead), SettleClause(nil, to: .base),
      ])
  }

  private static var composeRule: SettleRule {
    SettleRule(
      flick(.from, 125) + [
        SettleClause(way(.past, 0.5), to: .ahead), SettleClause(way(.before, 0.5), to: .base),
        // Half of the gap exactly is enough for the one who still goes there.
        SettleClause(speed(.past, 0), to: .ahead), SettleClause(nil, to: .base),
      ])
  }

  private static var flutterDraggableSheetRule: SettleRule {
    SettleRule(flick(.past, 20) + closest(tie: .inward))
  }

  /// Hidden, collapsed, expanded: what is let go at collapsed or lower may hide.
  private static var hideFromCollapsed: SettleRule {
    SettleRule(
      [
        SettleClause(speed(.past, 0, .inward), to: .detent(2)),
        // Where nothing has moved there is no gap to count in.
        SettleClause(nil, upTo: 0, to: .detent(0)),
        SettleClause(place(.from, 0.5, of: .gap, seconds: 0.1), upTo: 1, to: .detent(1)),
        SettleClause(
          speed(.past, 500, .outward, lead: SettleLead(.past, 0)), upTo: 1, to: .detent(0)),
        SettleClause(place(.before, 0.5), upTo: 1, to: .detent(0)),
        SettleClause(nil, upTo: 1, to: .detent(2)),
        SettleClause(speed(.past, 0, .outward, lead: SettleLead(.from, 0)), to: .detent(1)),
      ] + closest(tie: .outward))
  }

  /// Hidden and expanded.
  private static var hideFromExpanded: SettleRule {
    SettleRule([
      SettleClause(speed(.past, 0, .inward), to: .detent(1)),
      SettleClause(speed(.past, 500, .outward, lead: SettleLead(.past, 0)), to: .detent(0)),
      SettleClause(place(.before, 0.5), to: .detent(0)), SettleClause(nil, to: .detent(1)),
    ])
  }
}
