import CoulisseRuntime

extension SceneProgram {
  /// The insets of the sides at which edge pans have bands; 0 at the others, where nothing depends on
  /// them.
  func insets(thatBandsReach deepest: Insets) -> Insets {
    var insets = Insets.zero
    for side in recognizers.flatMap(\.bandSides) {
      switch side {
      case .left: insets.left = deepest.left
      case .top: insets.top = deepest.top
      case .right: insets.right = deepest.right
      case .bottom: insets.bottom = deepest.bottom
      }
    }
    return insets
  }
}

extension RecognizerSpec {
  var isEdgePan: Bool { !bandSides.isEmpty }

  /// Where its band lies in one reading direction or the other; nowhere unless it is an edge pan.
  fileprivate var bandSides: [PhysicalSide] {
    guard case .edgePan(let edge, _) = kind else { return [] }
    return [edge.physical(in: .leftToRight), edge.physical(in: .rightToLeft)]
  }
}
