import CoulisseRuntime

/// Points of the stage, one in each cell of the grid that all edges on it draw: within a cell every
/// touch hits the same view and lies in the same bands.
struct TouchGrid {
  /// Whole points where the cell holds one; nearer to the middle of the stage first.
  private(set) var points: [Point]

  init(_ machine: SceneMachine) {
    let stage = machine.stageRect(of: 0, at: machine.state.now)
    var columns: Set<Double> = [stage.x, stage.maxX]
    var rows: Set<Double> = [stage.y, stage.maxY]
    for view in machine.program.views.indices {
      let rect = machine.touchRect(of: view, at: machine.state.now)
      columns.formUnion([rect.x, rect.maxX])
      rows.formUnion([rect.y, rect.maxY])
      for (index, recognizer) in machine.program.recognizers.enumerated()
      where recognizer.views.contains(view) {
        let band = machine.bandRect(of: index, in: view)
        columns.formUnion([band.x, band.maxX])
        rows.formUnion([band.y, band.maxY])
      }
    }
    let xs = TouchGrid.inner(columns, stage.x, stage.maxX)
    let ys = TouchGrid.inner(rows, stage.y, stage.maxY)
    let middle = Point(x: stage.x + stage.width / 2, y: stage.y + stage.height / 2)
    points = ys.flatMap { y in xs.map { x in Point(x: x, y: y) } }
      .sorted {
        let (left, right) = (Vector(from: middle, to: $0), Vector(from: middle, to: $1))
        return (left.length, $0.y, $0.x) < (right.length, $1.y, $1.x)
      }
  }

  /// One coordinate strictly between each two neighbors, a whole number where there is one.
  private static func inner(_ edges: Set<Double>, _ low: Double, _ high: Double) -> [Double] {
    let sorted = edges.filter { low <= $0 && $0 <= high }.sorted()
    return zip(sorted, sorted.dropFirst()).compactMap { start, end in
      guard end - start > 1e-9 else { return nil }
      let middle = (start + end) / 2
      let whole = middle.rounded(.down)
      return whole > start && whole < end ? whole : middle
    }
  }
}

extension SceneMachine {
  /// The points of the grid at which a recognizer takes a touch now, found as they are asked for.
  func points(takenBy recognizer: Int) -> LazyFilterSequence<[Point]> {
    let map = HitMap(self)
    return TouchGrid(self).points.lazy.filter { shouldReceive(recognizer, at: $0, on: map) }
  }
}
