import CoulisseModel
import CoulisseRuntime

extension StepLowering {
  /// Where a finger goes that is to touch `spot`: of an element the middle of what is on the stage,
  /// if a finger there hits it.
  func point(of spot: Spot, on machine: SceneMachine) throws(StepProblem) -> Point {
    switch spot {
    case .point(let point): return point
    case .middle(let element): return try middle(of: element, on: machine)
    }
  }

  private func middle(
    of element: Element, on machine: SceneMachine
  ) throws(StepProblem) -> Point {
    guard let view = symbols.view(of: element) else { throw .isOffStage(element) }
    if machine.isHidden(view) { throw .isHidden(element) }
    let visible = machine.visibleRect(of: view)
    guard visible.width > 0, visible.height > 0 else { throw .isOffStage(element) }
    let middle = Point(x: visible.x + visible.width / 2, y: visible.y + visible.height / 2)
    if let hit = machine.hitView(at: middle), !machine.isView(hit, in: view) {
      throw .isCovered(element, by: symbols.views[hit])
    }
    return middle
  }
}

extension SceneMachine {
  /// Whether a view is hidden, itself or with what it lies in.
  func isHidden(_ view: Int) -> Bool {
    var current = view
    while current >= 0 {
      if placement(of: current, at: state.now).isHidden { return true }
      current = program.views[current].parent
    }
    return false
  }

  /// What of a view is inside all that it lies in.
  fileprivate func visibleRect(of view: Int) -> Rect {
    var visible = stageRect(of: view, at: state.now)
    var current = program.views[view].parent
    while current >= 0 {
      visible = visible.intersection(stageRect(of: current, at: state.now))
      current = program.views[current].parent
    }
    return visible
  }
}
