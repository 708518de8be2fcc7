import CoulisseRuntime

extension SceneProgram {
  /// Every condition that a configuration is asked about.
  var conditions: [Condition] {
    recognizers.map(\.condition) + predicates.map(\.condition) + escapes.map(\.condition)
  }
}

extension Condition {
  /// The depths that it speaks of.
  var depths: [Int] {
    clauses.joined().compactMap { term in
      switch term.word {
      case .depth(_, let depth), .depthAtRest(_, let depth): depth
      case .atRest, .boundFor, .moving, .dragged, .followerAtRest: nil
      }
    }
  }
}
