import CoulisseRuntime

extension SceneProgram {
  /// Every condition that a configuration is asked about.
  var conditions: [Condition] {
    recognizers.map(\.condition) + requirements.map(\.condition) + predicates.map(\.condition)
      + presences.flatMap { [$0.appears, $0.goes] } + escapes.map(\.condition)
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
      case .atRest, .boundFor, .moving, .dragged, .past, .before, .followerAtRest, .rowOpen:
        nil
      }
    }
  }
}
