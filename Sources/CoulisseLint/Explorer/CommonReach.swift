import CoulisseRuntime

/// Whether one touch can reach both of two recognizers, and the views that have a say in it.
struct CommonReach {
  /// The watched views of both of which one is, or lies in, the other. Siblings never share a touch.
  private(set) var pairs: [(one: Int, two: Int)] = []

  /// Views on the way to the common ones, and what may uncover those by going away. What lies in
  /// front only when it has been brought there can hide a conflict but not make one, so its
  /// configurations need not be told apart: it stays where it starts, out of the way.
  private(set) var views: Set<Int> = []

  /// - Parameter start: The scene as it begins.
  init(_ first: Int, _ second: Int, from start: SceneMachine) {
    let program = start.program
    for one in program.recognizers[first].views {
      for two in program.recognizers[second].views {
        guard let deeper = CommonReach.deeper(one, two, in: program),
          ![first, second].contains(where: { CommonReach.excludes($0, deeper, in: program) })
        else { continue }
        pairs.append((one, two))
        addWay(to: deeper, start)
        // Where an excluded part lies, or whether it is there, decides who gets what is around it.
        for carved in [first, second].flatMap({ program.recognizers[$0].excludes })
        where start.isView(carved, in: deeper) {
          addWay(to: carved, start)
        }
      }
    }
  }

  /// The view and what it lies in, with what may uncover any of these.
  private mutating func addWay(to view: Int, _ start: SceneMachine) {
    let program = start.program
    var current = view
    while current >= 0 {
      views.insert(current)
      let parent = program.views[current].parent
      for sibling in program.views.indices
      where program.views[sibling].parent == parent
        && start.order(of: sibling) > start.order(of: current) && start.mayUncover(sibling)
      {
        views.insert(sibling)
      }
      current = parent
    }
  }

  /// Whether a recognizer takes no touch in a view that it watches or that lies in one: the view, or
  /// what it lies in, is carved out.
  private static func excludes(_ recognizer: Int, _ view: Int, in program: SceneProgram) -> Bool {
    let spec = program.recognizers[recognizer]
    var current = view
    while current >= 0 {
      if spec.excludes.contains(current) { return true }
      if spec.views.contains(current) { return false }
      current = program.views[current].parent
    }
    return false
  }

  private static func deeper(_ one: Int, _ two: Int, in program: SceneProgram) -> Int? {
    // Pre-order: a view comes after what it lies in.
    let (outer, inner) = (min(one, two), max(one, two))
    var current = inner
    while current > outer { current = program.views[current].parent }
    return current == outer ? inner : nil
  }
}

extension SceneMachine {
  /// Whether a view that can move or hide lies on the stage now.
  fileprivate func mayUncover(_ view: Int) -> Bool {
    let now = state.now
    let isPlaced = program.followers.contains { $0.view == view }
    let isHiding = program.predicates.contains {
      $0.view == view && ($0.property == .hidden || $0.property == .interactive)
    }
    let comesAndGoes = program.presences.contains { $0.view == view }
    if !isPlaced && !isHiding && !comesAndGoes { return false }
    let shown = touchRect(of: view, at: now).intersection(stageRect(of: 0, at: now))
    return shown.width > 0 && shown.height > 0
      && !isHidden(view, at: now)
  }
}
