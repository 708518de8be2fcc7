import CoulisseRuntime

/// Where touches that reach two recognizers can begin, not counting what lies in front.
struct TouchRegion {
  let first: Int
  let second: Int
  let reach: CommonReach

  /// One rectangle for each two watched views that have a part of the stage in common.
  func rects(in machine: SceneMachine) -> [Rect] {
    reach.pairs.map { one, two in
      machine.bandRect(of: first, in: one)
        .intersection(machine.bandRect(of: second, in: two))
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  /// Whether the two can meet anywhere on the ways of the tracks that move or are dragged, as far as
  /// the hulls of their rectangles tell.
  func mayMeet(on ways: LooseWays) -> Bool {
    reach.pairs.contains { one, two in
      let common = ways.hull(of: first, in: one).intersection(ways.hull(of: second, in: two))
        .intersection(ways.start.stageRect(of: 0, at: ways.start.state.now))
      return common.width > 0 && common.height > 0
        && !ways.isCovered(common, before: max(one, two))
    }
  }
}
