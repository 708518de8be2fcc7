import CoulisseDiagnostics
import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// T310: demands on tiles that nothing can meet, at some size: bounds that leave nothing between them,
/// or wishes of one priority for different places.
struct UnsatisfiableConstraints {
  func diagnostics(in context: LintContext) -> [Diagnostic] {
    let scene = context.scene
    return scene.tiles.indices.flatMap { index -> [Diagnostic] in
      let set = EntityID<TileSet>(index)
      let tiles = Tiles(set, context)
      return [tie(set, scene)].compactMap(\.self)
        + [Axis.horizontal, .vertical].compactMap { axis in
          free(tiles, axis, scene) ?? docked(tiles, axis, scene)
        }
    }
  }

  /// A tile in a finger wants to be there, and where it was.
  private func tie(_ set: EntityID<TileSet>, _ scene: Scene) -> Diagnostic? {
    let priorities = scene[set].priorities
    guard priorities.drag == priorities.place else { return nil }
    return Diagnostic(
      .unsatisfiableConstraints,
      "nothing says whether `\(scene[set].name.value)` are where a finger brings them or where they "
        + "were",
      at: Label(scene.file, scene[set].name.range, "both have priority \(priorities.drag)"),
      notes: ["so it is at every size"],
      help: ["give `drag` a greater number than `place`, as without `priorities`"])
  }

  /// A tile that does not fit between its bounds.
  private func free(_ tiles: Tiles, _ axis: Axis, _ scene: Scene) -> Diagnostic? {
    guard let sizes = tiles.clashes(along: axis, docked: []) else { return nil }
    return Diagnostic(
      .unsatisfiableConstraints,
      "`\(scene[tiles.set].name.value)` do not fit between their bounds",
      at: Label(
        scene.file, scene[tiles.set].name.range,
        "one is \(tiles.extent(along: axis)) points long"),
      notes: [sizes.words(along: axis)],
      help: ["make bounds or tiles smaller, or narrow `viewport` to where they fit"])
  }

  /// Tiles that do not fit side by side in their dock.
  private func docked(_ tiles: Tiles, _ axis: Axis, _ scene: Scene) -> Diagnostic? {
    guard scene[tiles.set].dock != nil,
      let sizes = tiles.clashes(along: axis, docked: tiles.all)
    else { return nil }
    return Diagnostic(
      .unsatisfiableConstraints,
      "the dock has no room for all \(tiles.all.count) of `\(scene[tiles.set].name.value)`",
      at: Label(
        scene.file, scene[tiles.set].name.range, "the last one cannot keep its step and its bound"),
      notes: [sizes.words(along: axis)],
      help: ["make `step`, bounds or tiles smaller, or narrow `viewport` to where all fit"])
  }
}

/// The tiles of a set, as the runtime places them at any size.
private struct Tiles {
  let set: EntityID<TileSet>
  /// Their indices in the program.
  let all: [Int]
  private let program: SceneProgram
  private let viewport: Viewport
  private let measures: [[Surroundings.Measure]]

  init(_ set: EntityID<TileSet>, _ context: LintContext) {
    self.set = set
    program = context.lowered.program
    viewport = context.scene.viewport
    measures = Checker.measures(context.scene.quantities)
    all = program.tiles.indices.filter { context.lowered.program.tiles[$0].pile == set.index }
  }

  func extent(along axis: Axis) -> String {
    SceneMachine(program).size(of: program.tiles[all[0]].view).extent(along: axis).inPlainPoints
  }

  /// The extents of the viewport at which something clashes, whatever the app measures; nil for none.
  /// Every demand is linear in the extent, so that what clashes anywhere clashes at one of the ends.
  func clashes(along axis: Axis, docked: [Int]) -> ClashingSizes? {
    let range = axis == .horizontal ? viewport.width : viewport.height
    func clash(_ extent: Double) -> Bool { isClashing(at: extent, axis, docked) }
    switch (clash(range.lowerBound), clash(range.upperBound)) {
    case (false, false): return nil
    case (true, true): return .all
    case (true, false): return .below(border(range.lowerBound, range.upperBound, clash))
    case (false, true): return .above(border(range.upperBound, range.lowerBound, clash))
    }
  }

  private func isClashing(at extent: Double, _ axis: Axis, _ docked: [Int]) -> Bool {
    var machine = SceneMachine(program)
    var size = viewport.design
    if axis == .horizontal { size.width = extent } else { size.height = extent }
    machine.send(.environment(.size(size, alongside: nil)), at: .distantPast)
    return measures.contains { measures in
      for measure in measures {
        machine.send(.environment(.quantity(measure.quantity, measure.points)), at: .distantPast)
      }
      return all.contains { tile in
        machine.placing(ofTile: tile, along: axis, docked: docked).clash == .emptyInterval
      }
    }
  }

  /// The extent between the two at which the clash ends, to a thousandth of a point.
  private func border(_ bad: Double, _ good: Double, _ clash: (Double) -> Bool) -> Double {
    var (bad, good) = (bad, good)
    while (good - bad).magnitude > 1e-4 {
      let middle = (bad + good) / 2
      if clash(middle) { bad = middle } else { good = middle }
    }
    return (good * 1000).rounded() / 1000
  }
}

/// Where in the viewport something clashes.
private enum ClashingSizes {
  case all
  case below(Double)
  case above(Double)

  func words(along axis: Axis) -> String {
    let extents = axis == .horizontal ? "widths" : "heights"
    switch self {
    case .all: return "so it is at all \(extents) of the viewport"
    case .below(let border): return "so it is at \(extents) below \(border.inPlainPoints)"
    case .above(let border): return "so it is at \(extents) above \(border.inPlainPoints)"
    }
  }
}

extension Double {
  fileprivate var inPlainPoints: String { DecimalText.number(self) }
}
