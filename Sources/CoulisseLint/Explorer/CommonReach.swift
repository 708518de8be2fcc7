import CoulisseRuntime

/// Whether one touch can reach both of two recognizers, and the views that have a say in it.
struct CommonReach {
  /// The watched views of both of which one is, or lies in, the other. Siblings never share a touch.
  private(set) var pairs: [(one: Int, two: Int)] = []
  var isPossible: Bool { !pairs.isEmpty }

  /// Views on the way to the common ones, and what may uncover those by going away. What lies in
  /// front only when it has been brought there can hide a conflict but not make one, so its
  /// configurations need not be told apart: it stays where it starts, out of the way.
  private(set) var views: Set<Int> = []

  init(_ first: Int, _ second: Int, in program: SceneProgram) {
    for one in program.recognizers[first].views {
      for two in program.recognizers[second].views {
        guard let deeper = CommonReach.deeper(one, two, in: program) else { continue }
        pairs.append((one, two))
        var current = deeper
        while current >= 0 {
          views.insert(current)
          let parent = program.views[current].parent
          for sibling in program.views.indices
          where sibling > current && program.views[sibling].parent == parent
            && program.mayUncover(sibling)
          {
            views.insert(sibling)
          }
          current = parent
        }
      }
    }
  }

  private static func deeper(_ one: Int, _ two: Int, in program: SceneProgram) -> Int? {
    // Pre-order: a view comes after what it lies in.
    let (outer, inner) = (min(one, two), max(one, two))
    var current = inner
    while current > outer { current = program.views[current].parent }
    return current == outer ? inner : nil
  }
}

extension SceneProgram {
  /// Whether some track that moves or hides the view starts away from its first detent, at which a
  /// panel is off the stage and a scrim is hidden.
  fileprivate func mayUncover(_ view: Int) -> Bool {
    let own = followers.indices.filter { followers[$0].view == view }
    let hiding = predicates.filter { $0.view == view && $0.property == .hidden }
      .flatMap { $0.condition.clauses.joined() }
    let tracks =
      own.flatMap { followers[$0].sources.map(\.track) }
      + hiding.flatMap { term -> [Int] in
        switch term.word {
        case .atRest(let track, _), .boundFor(let track, _), .moving(let track),
          .dragged(let track):
          [track]
        case .followerAtRest(let follower, _): followers[follower].sources.map(\.track)
        case .depth(let stack, _), .depthAtRest(let stack, _): [stacks[stack].track]
        }
      }
    return tracks.contains { self.tracks[$0].start > 0 }
  }
}
