import CoulisseModel
import CoulisseRuntime

/// Where in what it lies in a tile is brought: there it lies in every band that it can lie in.
package enum Corner: String, CaseIterable, Sendable, Hashable {
  case topLeft = "top left"
  case topRight = "top right"
  case bottomLeft = "bottom left"
  case bottomRight = "bottom right"

  fileprivate var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  fileprivate var isTop: Bool { self == .topLeft || self == .topRight }
}

extension TouchProbe {
  /// A touch that carries a tile as far into a corner as its bounds allow and drops it; nil where no
  /// touch takes it.
  static func carrying(
    _ tile: Int, to corner: Corner, on machine: SceneMachine
  ) -> [TimedEvent]? {
    let program = machine.program
    guard let recognizer = program.recognizers.firstIndex(where: { $0.tile == tile }),
      let start = machine.points(takenBy: recognizer).first
    else { return nil }
    let view = program.tiles[tile].view
    var events = [touch(.down, start, machine.state.now)]
    var copy = machine
    copy.send(events[0].event, at: events[0].time)
    var finger = start
    // The first way is shorter by what the finger moves before the drag begins; the second makes up.
    for _ in 0..<2 {
      finger = copy.finger(finger, bringing: view, into: corner)
      let moved = touch(.move, finger, copy.state.now, after: tenth)
      copy.send(moved.event, at: moved.time)
      events.append(moved)
    }
    guard copy.state.tiles[tile].isHeld else { return nil }
    return events + [touch(.up, finger, copy.state.now, after: tenth)]
  }
}

extension SceneMachine {
  /// Where a finger on a view has to be for the view to lie in a corner; not beyond the stage.
  fileprivate func finger(_ finger: Point, bringing view: Int, into corner: Corner) -> Point {
    let rect = stageRect(of: view, at: state.now)
    let outer = visibleRect(of: program.views[view].parent)
    let stage = stageRect(of: 0, at: state.now)
    let x = finger.x + (corner.isLeft ? outer.x - rect.x : outer.maxX - rect.maxX)
    let y = finger.y + (corner.isTop ? outer.y - rect.y : outer.maxY - rect.maxY)
    return Point(
      x: min(max(x, stage.x), stage.maxX - 1), y: min(max(y, stage.y), stage.maxY - 1))
  }
}
