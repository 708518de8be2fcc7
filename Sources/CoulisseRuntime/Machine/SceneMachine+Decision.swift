extension SceneMachine {
  /// What the scene says about two recognizers that want the same touch, one that they track or one
  /// that begins now; nil when it says nothing. Slop, depth, order of declaration and groups decide
  /// nothing.
  public func decision(between first: Int, and second: Int) -> Decision? {
    if requiresFailure(of: first, by: second) || requiresFailure(of: second, by: first) {
      return .requirement
    }
    return standingDecision(between: first, and: second)
  }

  /// What the scene says about two recognizers in whatever configuration they meet.
  public func standingDecision(between first: Int, and second: Int) -> Decision? {
    let recognizers = program.recognizers
    guard recognizers.indices.contains(first), recognizers.indices.contains(second) else {
      return nil
    }
    if program.requirements.contains(where: {
      $0.condition.clauses.isEmpty
        && (($0.waiting == first && $0.blocker == second)
          || ($0.waiting == second && $0.blocker == first))
    }) {
      return .requirement
    }
    if areSimultaneous(first, second) { return .simultaneity }
    let (one, two) = (recognizers[first], recognizers[second])
    // The same finger has to have the same result.
    if !one.route.isEmpty, one.route == two.route, one.gain == two.gain { return .sharedRoute }
    return nil
  }

  func areSimultaneous(_ first: Int, _ second: Int) -> Bool {
    program.simultaneities.contains {
      ($0.first == first && $0.second == second) || ($0.first == second && $0.second == first)
    }
  }
}
