import CoulisseModel
import CoulisseRuntime

extension StepLowering {
  /// Where a finger goes that is to touch `spot`: of an element the middle of what is on the stage,
  /// or, where that is covered, the middle of the widest free stretch.
  func point(of spot: Spot, on machine: SceneMachine) throws(StepProblem) -> Point {
    switch spot {
    case .point(let point): return point
    case .middle(let element):
      guard let view = symbols.view(of: element) else { throw .isOffStage(element) }
      return try middle(of: element, view, on: machine)
    case .part(let element, let row): return try middle(of: element, row, on: machine)
    }
  }

  /// The middle of a part of one row, as if that had just been touched.
  private func middle(
    of element: Element, _ row: ScenarioRow, on machine: SceneMachine
  ) throws(StepProblem) -> Point {
    guard let (machine, place) = machine.standing(for: row.reference) else { throw .noRow(row) }
    guard let original = symbols.view(of: element), let own = symbols.view(of: .row(row.list))
    else { throw .inRow(row, .isOffStage(element)) }
    let visible = machine.visibleRect(of: machine.program.index(ofView: own, at: place))
    if visible.width <= 0 || visible.height <= 0 { throw .isScrolledAway(row) }
    let view = machine.program.index(ofView: original, at: place)
    do throws(StepProblem) {
      return try middle(of: element, view, on: machine)
    } catch {
      throw .inRow(row, error)
    }
  }

  private func middle(
    of element: Element, _ view: Int, on machine: SceneMachine
  ) throws(StepProblem) -> Point {
    if machine.isHidden(view) { throw .isHidden(element) }
    let visible = machine.touchableRect(of: view)
    guard visible.width > 0, visible.height > 0 else { throw .isOffStage(element) }
    let middle = visible.point(at: 0.5, 0.5)
    guard let hit = machine.hitView(at: middle), !machine.isView(hit, in: view) else {
      return middle
    }
    guard let free = machine.freePoint(of: view, in: visible) else {
      throw .isCovered(element, by: symbols.views[machine.program.original(ofView: hit)])
    }
    return free
  }
}

extension Rect {
  /// The point at these shares of width and height.
  fileprivate func point(at across: Double, _ down: Double) -> Point {
    Point(x: x + width * across, y: y + height * down)
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

  /// A point where nothing covers the view: the middle of the widest free stretch of a grid's row,
  /// the row nearest to the middle that has one.
  fileprivate func freePoint(of view: Int, in visible: Rect) -> Point? {
    let cells = 33
    func share(_ cell: Double) -> Double { (cell + 0.5) / Double(cells) }
    let rows = (0..<cells).sorted {
      (abs(2 * $0 + 1 - cells), $0) < (abs(2 * $1 + 1 - cells), $1)
    }
    for row in rows {
      var best = 0..<0
      var start = 0
      for column in 0..<cells {
        let point = visible.point(at: share(Double(column)), share(Double(row)))
        let isFree = hitView(at: point).map { isView($0, in: view) } ?? false
        if !isFree { start = column + 1 }
        if column + 1 - start > best.count { best = start..<(column + 1) }
      }
      if !best.isEmpty {
        let middle = Double(best.lowerBound + best.upperBound - 1) / 2
        return visible.point(at: share(middle), share(Double(row)))
      }
    }
    return nil
  }
}
