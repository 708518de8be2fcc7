import CoulisseModel
import CoulisseRuntime

/// A configuration in which tracks move or are dragged, with all the places to which they may carry
/// what they move.
struct LooseWays {
  /// The instant at which the configuration is reached.
  let start: SceneMachine
  /// The moments, and where tracks may come to rest.
  private let places: [SceneMachine]
  /// Points by which something may go beyond the ends of its way.
  private let play: Double
  /// Views that take every touch that falls on them at every moment.
  private let solids: [Int]

  /// Nil where nothing moves.
  init?(_ moments: [Moment]) {
    guard moments.count > 1, let start = moments.first?.machine else { return nil }
    self.start = start
    let machines = moments.map(\.machine)
    places = machines + start.endsOfLooseTracks
    play = start.playOfLooseTracks
    let solidity = machines.map(\.solidity)
    solids = start.program.views.indices.filter { view in solidity.allSatisfy { $0[view] } }
  }

  /// The smallest rectangle around all places at which a recognizer takes touches in a view.
  func hull(of recognizer: Int, in view: Int) -> Rect {
    places.map { $0.bandRect(of: recognizer, in: view) }
      .reduce(start.bandRect(of: recognizer, in: view)) { $0.union($1) }
      .widened(by: play)
  }

  /// Whether one view lies in front of the rectangle all the time.
  ///
  /// - Parameter deeper: The view in front of which it lies: pre-order puts it after that view.
  func isCovered(_ rect: Rect, before deeper: Int) -> Bool {
    let depth = start.order(of: deeper)
    return solids.contains { view in
      start.order(of: view) > depth && !start.isView(view, in: deeper)
        && places.allSatisfy { $0.touchableRect(of: view).widened(by: -play).encloses(rect) }
    }
  }
}

extension SceneMachine {
  /// For each view, whether it takes every touch that falls on it.
  fileprivate var solidity: [Bool] {
    let program = program
    // One that is carried away covers nothing.
    let loose = Set(program.tiles.map(\.view))
    let fading = Set(program.followers.filter { $0.property == .opacity }.map(\.view))
    var solid: [Bool] = []
    for (view, spec) in program.views.enumerated() {
      // Parents come first.
      let isSolid =
        (spec.parent < 0 || solid[spec.parent]) && spec.hits != .through
        && !isHidden(view, at: state.now) && isInteractive(view, at: state.now)
        && (spec.hits == .block || !fading.contains(view)) && !loose.contains(view)
      solid.append(isSolid)
    }
    return solid
  }

  /// The machines in which some of the tracks that move or are dragged have come to rest, at each of
  /// their detents.
  fileprivate var endsOfLooseTracks: [SceneMachine] {
    var ends = [self]
    if state.tiles.contains(where: \.isMoving) {
      // A tile goes straight to where it is to be.
      var copy = self
      copy.send(ExplorationStep.rest.events(on: copy) ?? [])
      ends.append(copy)
    }
    for track in looseTracks {
      ends += ends.flatMap { machine in
        program.tracks[track].detents.indices.map { detent in
          var copy = machine
          let step = ExplorationStep.perform(.settle(track: track, detent: detent))
          for step in [step, .rest] { copy.send(step.events(on: copy) ?? []) }
          return copy
        }
      }
    }
    return ends
  }

  /// How far, in points, springs and rubber bands may carry something beyond the ends of its way: as
  /// far again as the way is long. One that follows its fingers freely, taken again and again, is
  /// nowhere sure not to be.
  fileprivate var playOfLooseTracks: Double {
    looseTracks.map { track in
      let (lower, upper) = range(of: track)
      let isSpring =
        if case .spring = program.tracks[track].motion.curve { true } else { false }
      switch program.tracks[track].outOfRange {
      case .free: return 1e9
      case .rubberBand: return upper - lower
      case .clamp, .clampIncrements, .ignore: return isSpring ? upper - lower : 0
      }
    }.max() ?? 0
  }
}

extension Rect {
  /// The smallest rectangle around both.
  fileprivate func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  fileprivate func encloses(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The rectangle with as much more at each side.
  fileprivate func widened(by points: Double) -> Rect {
    Rect(x: x - points, y: y - points, width: width + 2 * points, height: height + 2 * points)
  }
}
