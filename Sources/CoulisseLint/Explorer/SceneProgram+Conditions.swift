import CoulisseRuntime

extension SceneProgram {
  /// Every condition that a configuration is asked about.
  var conditions: [Condition] {
    recognizers.map(\.condition) + requirements.map(\.condition) + predicates.map(\.condition)
      + presences.flatMap { [$0.appears, $0.goes] } + escapes.map(\.condition)
      + reactions.map(\.condition)
      + (recognizers.flatMap(\.actions) + reactions.flatMap(\.actions)
      + accessibilityActions.flatMap(\.actions)).flatMap(\.conditions)
  }

  /// Whether a clause holds before anything has happened; a clause about a fade counts as holding.
  func holdsAtStart(_ clause: [ConfigurationTerm]) -> Bool {
    clause.contains { term in
      switch term.word {
      case .atRest(let track, let detent), .boundFor(let track, let detent):
        (tracks[track].start == detent) != term.negated
      case .past(let track, let detent): (tracks[track].start > detent) != term.negated
      case .before(let track, let detent): (tracks[track].start < detent) != term.negated
      case .moving, .dragged, .rowOpen: term.negated
      case .depth(_, let depth), .depthAtRest(_, let depth): (depth == 0) != term.negated
      case .mode(let mode, let value): (modes[mode].start == value) != term.negated
      case .followerAtRest: true
      }
    }
  }
}

extension Condition {
  /// The depths that it speaks of.
  var depths: [Int] {
    clauses.joined().compactMap { term in
      switch term.word {
      case .depth(_, let depth), .depthAtRest(_, let depth): depth
      case .atRest, .boundFor, .moving, .dragged, .past, .before, .mode, .followerAtRest, .rowOpen:
        nil
      }
    }
  }
}

extension SceneAction {
  /// What it asks before it does something.
  fileprivate var conditions: [Condition] {
    switch self {
    case .settle, .close, .toggle, .next, .previous, .push, .pop, .emit, .emitOfTile, .closeRows,
      .set, .announce:
      []
    case .choose(let condition, let actions, let others):
      [condition] + (actions + others).flatMap(\.conditions)
    }
  }
}
