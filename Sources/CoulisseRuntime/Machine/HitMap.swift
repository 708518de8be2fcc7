/// What a touch can hit, at one instant: front to back, never outside of where a parent takes touches; a view
/// that is hidden or nearly transparent is skipped with all that lies in it.
nonisolated public struct HitMap {
  /// The part of a view in which touches can hit it, as edges in points: a width would be rounded once
  /// more.
  private struct Window {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    func contains(_ point: Point) -> Bool {
      left <= point.x && point.x < right && top <= point.y && point.y < bottom
    }

    func narrowed(to other: Window) -> Window {
      Window(
        left: Swift.max(left, other.left), top: Swift.max(top, other.top),
        right: Swift.min(right, other.right), bottom: Swift.min(bottom, other.bottom))
    }
  }

  /// Nil for a view that no touch hits.
  private var windows: [Window?]
  /// Views, back to front.
  private let order: [Int]

  /// At the committed time of a machine.
  public init(_ machine: SceneMachine) {
    order = machine.state.order
    let count = machine.program.views.count
    windows = []
    windows.reserveCapacity(count)
    var rects: [Rect] = []
    rects.reserveCapacity(count)
    // Parents come first.
    for view in 0..<count {
      let parent = machine.program.views[view].parent
      let isOpen = machine.isOpenToTouches(view) && (parent < 0 || windows[parent] != nil)
      guard isOpen else {
        rects.append(Rect(x: 0, y: 0, width: 0, height: 0))
        windows.append(nil)
        continue
      }
      let rect = machine.stageRect(
        of: view, in: parent < 0 ? nil : rects[parent], at: machine.state.now)
      rects.append(rect)
      let taking = machine.touchRect(of: view, drawn: rect)
      let window = Window(
        left: taking.x, top: taking.y, right: taking.maxX, bottom: taking.maxY)
      windows.append(parent < 0 ? window : windows[parent]?.narrowed(to: window))
    }
  }

  /// The view that a touch at `point` hits; nil outside the stage.
  public func view(at point: Point) -> Int? {
    // Siblings stand back to front: the last that qualifies is in front.
    order.last { windows[$0]?.contains(point) ?? false }
  }
}

extension SceneMachine {
  /// The view that a touch at `point` hits now; nil outside the stage.
  public func hitView(at point: Point) -> Int? { HitMap(self).view(at: point) }

  /// Whether the view itself keeps no touch from itself and what lies in it.
  fileprivate func isOpenToTouches(_ view: Int) -> Bool {
    let hits = program.views[view].hits
    return hits != .through && !isHidden(view, at: state.now)
      && isInteractive(view, at: state.now)
      && (hits == .block || opacity(of: view, at: state.now) >= 0.01)
  }
}
