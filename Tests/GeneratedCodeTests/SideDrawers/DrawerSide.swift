import CoulisseRuntime

/// One of the two drawers of system S1, with the words that a test needs to speak of both.
enum DrawerSide: CaseIterable, Sendable {
  case left, right

  var panel: SideDrawers.Panel { self == .left ? .menu : .info }
  var view: SideDrawers.View { self == .left ? .menu : .info }
  var strip: SideDrawers.View { self == .left ? .menuOutside : .infoOutside }
  var page: SideDrawers.View { self == .left ? .menuPage : .infoPage }
  var pull: SideDrawers.Gesture { self == .left ? .pullMenu : .pullInfo }
  var push: SideDrawers.Gesture { self == .left ? .pushMenu : .pushInfo }
  var button: SideDrawers.Gesture { self == .left ? .mainShowMenu : .mainShowInfo }
  var stack: SideDrawers.Stack { self == .left ? .menu : .info }
  var other: DrawerSide { self == .left ? .right : .left }

  var items: [SideDrawers.Gesture] {
    self == .left ? [.menuBooks, .menuMusic] : [.infoProfile, .infoSettings]
  }

  /// The finger's translation for `points` in the opening direction.
  func opening(_ points: Double) -> Vector {
    Vector(dx: self == .left ? points : -points, dy: 0)
  }

  /// The finger's translation for `points` in the closing direction.
  func closing(_ points: Double) -> Vector { opening(-points) }

  /// Where the drawer stands when it has come `points` out of a stage `width` points wide.
  func x(out points: Double, width: Double) -> Double {
    self == .left ? -width + points : width - points
  }

  /// A point on the stage, `points` from the drawer's own edge.
  func point(_ points: Double, width: Double, y: Double = 300) -> Point {
    Point(x: self == .left ? points : width - points, y: y)
  }
}
