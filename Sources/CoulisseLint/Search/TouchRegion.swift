import CoulisseModel
import CoulisseRuntime

/// Where touches that reach two recognizers can begin, not counting what lies in front.
struct TouchRegion {
  let first: Int
  let second: Int
  let reach: CommonReach

  /// One rectangle for each two watched views that have a part of the stage in common.
  func rects(in machine: SceneMachine) -> [Rect] {
    reach.pairs.map { one, two in
      machine.bandRect(of: first, in: one)
        .intersection(machine.bandRect(of: second, in: two))
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  /// Whether the two can meet anywhere on the ways of the tracks that move or are dragged, as far as
  /// the hulls of their rectangles tell.
  ///
  /// - Parameter moments: The configuration at one instant after another; the first is the one at
  ///   which it is reached.
  func mayMeet(in moments: [SceneMachine]) -> Bool {
    guard let start = moments.first else { return false }
    let places = moments + start.endsOfLooseTracks
    let play = start.playOfLooseTracks
    return reach.pairs.contains { one, two in
      let hulls = [(first, one), (second, two)].map { recognizer, view in
        places.map { $0.bandRect(of: recognizer, in: view) }
          .reduce(start.bandRect(of: recognizer, in: view)) { $0.union($1) }
          .widened(by: play)
      }
      let common = hulls[0].intersection(hulls[1])
        .intersection(start.stageRect(of: 0, at: start.state.now))
      return common.width > 0 && common.height > 0
        && !isCovered(common, before: max(one, two), moments: moments, places: places, play: play)
    }
  }

  /// Whether one view lies in front of the rectangle all the time.
  ///
  /// - Parameter deeper: The view in front of which it lies: pre-order puts it after that view.
  private func isCovered(
    _ rect: Rect, before deeper: Int, moments: [SceneMachine], places: [SceneMachine], play: Double
  ) -> Bool {
    guard let start = moments.first else { return false }
    let depth = start.order(of: deeper)
    return start.program.views.indices.contains { view in
      start.order(of: view) > depth && !start.isView(view, in: deeper)
        && moments.allSatisfy { $0.isSolid(view) }
        && places.allSatisfy { $0.visibleRect(of: view).widened(by: -play).encloses(rect) }
    }
  }
}

extension SceneMachine {
  /// Whether the view takes every touch that falls on it.
  fileprivate func isSolid(_ view: Int) -> Bool {
    var current = view
    while current >= 0 {
      let spec = program.views[current]
      let fades = program.followers.contains { $0.view == current && $0.property == .opacity }
      if spec.hits == .through || isHidden(current, at: state.now)
        || !isInteractive(current, at: state.now) || (fades && spec.hits != .block)
      {
        return false
      }
      current = spec.parent
    }
    return true
  }

  /// The machines in which some of the tracks that move or are dragged have come to rest, at each of
  /// their detents.
  fileprivate var endsOfLooseTracks: [SceneMachine] {
    var ends = [self]
    for track in looseTracks {
      ends += ends.flatMap { machine in
        program.tracks[track].detents.indices.map { detent in
          var copy = machine
          let step = ExplorationStep.perform(.settle(track: track, detent: detent))
          for step in [step, .rest] {
            for timed in step.events(on: copy) ?? [] { copy.send(timed.event, at: timed.time) }
          }
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
