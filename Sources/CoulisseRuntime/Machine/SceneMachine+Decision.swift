extension SceneMachine {
  /// What the scene says about two recognizers that want the same touch; nil when it says nothing.
  /// Slop, depth, order of declaration and groups decide nothing.
  public func decision(between first: Int, and second: Int) -> Decision? {
    let recognizers = program.recognizers
    guard recognizers.indices.contains(first), recognizers.indices.contains(second) else {
      return nil
    }
    if program.requirements.contains(where: {
      ($0.waiting == first && $0.blocker == second) || ($0.waiting == second && $0.blocker == first)
    }) {
      return .requirement
    }
    if areSimultaneous(first, second) { return .simultaneity }
    let (one, two) = (recognizers[first], recognizers[second])
    // The same finger has to have the same result.
    if !one.route.isEmpty, one.route == two.route, one.gain == two.gain { return .sharedRoute }
    return nil
  }

  /// Hold precedence: who is certain by time, while the finger rests, comes before who needs it to move
  /// or to lift. Not the other way round: a finger that is already on its way rests by accident.
  func precedence(of winner: Int, over loser: Int) -> Decision? {
    state.recognizers[winner].isHeldLongEnough && !state.recognizers[loser].isHeldLongEnough
      ? .hold : nil
  }

  func areSimultaneous(_ first: Int, _ second: Int) -> Bool {
    program.simultaneities.contains {
      ($0.first == first && $0.second == second) || ($0.first == second && $0.second == first)
    }
  }
}
