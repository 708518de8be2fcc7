/// Release rules by name, after the systems they come from.
enum SettlePreset: String, Sendable, CaseIterable {
  case standard
  case drawerLayout = "drawer-layout"
  case flutterDrawer = "flutter-drawer"
  case mmDrawer = "mm-drawer"
  case qtDrawer = "qt-drawer"
  case sideMenu = "side-menu"
  case zjDrawer = "zj-drawer"
  case zjRow = "zj-row"
  case swipeCellKit = "swipe-cell-kit"
  case flutterSlidable = "flutter-slidable"
  case flutterDismissible = "flutter-dismissible"
  case rnghSwipeable = "rngh-swipeable"
  case motionLayout = "motion-layout"
  case compose
  case floatingPanel = "floating-panel"
  case flutterDraggableSheet = "flutter-draggable-sheet"
  case flutterPageView = "flutter-page-view"
  case viewPager2 = "view-pager-2"
  case materialHide = "material-hide"
  case stay

  /// How many detents it can tell apart, because it sends to some of them by number; nil for any.
  var mostDetents: Int? {
    switch self {
    case .drawerLayout, .flutterDrawer, .mmDrawer, .qtDrawer, .swipeCellKit, .flutterSlidable,
      .rnghSwipeable, .motionLayout:
      2
    case .materialHide: 3
    case .standard, .sideMenu, .zjDrawer, .zjRow, .flutterDismissible, .compose, .floatingPanel,
      .flutterDraggableSheet, .flutterPageView, .viewPager2, .stay:
      nil
    }
  }
}
