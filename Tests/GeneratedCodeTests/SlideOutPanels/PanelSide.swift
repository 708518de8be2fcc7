import CoulisseRuntime

/// One of the two side panels of system S3, with the words that a test needs to speak of both.
enum PanelSide: CaseIterable, Sendable {
  case left, right

  var panel: SlideOutPanels.Panel { self == .left ? .left : .right }
  var view: SlideOutPanels.View { self == .left ? .left : .right }
  var detent: SlideOutPanels.Detent { self == .left ? .left : .right }
  var button: SlideOutPanels.Gesture { self == .left ? .centerShowLeft : .centerShowRight }
  var row: SlideOutPanels.Gesture { self == .left ? .leftCat : .rightCat }
  var other: PanelSide { self == .left ? .right : .left }

  /// +1 or -1: the direction in which the center goes to show the panel.
  var sign: Double { self == .left ? 1 : -1 }

  /// The finger's translation for `points` in the direction that shows the panel.
  func showing(_ points: Double) -> Vector { Vector(dx: sign * points, dy: 0) }
}
