import CoulisseRuntime

/// Whether one touch can reach both of two recognizers, and the views that have a say in it.
struct CommonReach {
  /// The watched views of both of which one is, or lies in, the other. Siblings never share a touch.
  private(set) var pairs: [(one: Int, two: Int)] = []
  var isPossible: Bool { !pairs.isEmpty }

  /// Views on the way to the common ones, and what can lie in front of those.
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
          where sibling > current && program.views[sibling].parent == parent {
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
