import CoulisseModel
import CoulisseRuntime

/// What fingers try on each spot: made from the thresholds of the scene.
extension BruteForce {
  /// Strokes a little longer than each way that somebody needs, quick ones and slow ones, of which some
  /// rest before they move, or afterwards, as long as somebody wants; and taps.
  func scripts(_ x: Double, _ y: Double, from now: SceneTime) -> [[TimedEvent]] {
    var scripts: [[TimedEvent]] = []
    for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
      for way in ways {
        for (rest, pace, end) in paces {
          let (endX, endY) = (x + way * dx, y + way * dy)
          scripts.append(
            [finger(1, .down, x, y, now, after: 0)]
              + (rest > 0 ? [TimedEvent(.advance, at: now.later(rest))] : [])
              + [
                finger(1, .move, endX, endY, now, after: rest + pace),
                finger(1, .up, endX, endY, now, after: rest + pace + end),
              ])
        }
      }
    }
    for hold in holds {
      scripts.append([
        finger(1, .down, x, y, now, after: 0), finger(1, .up, x, y, now, after: hold),
      ])
    }
    let taps = (1...2).map { count in
      (0..<count).flatMap { tap in
        [
          finger(1, .down, x, y, now, after: Int64(tap) * 120),
          finger(1, .up, x, y, now, after: Int64(tap) * 120 + 60),
        ]
      } + [TimedEvent(.advance, at: now.later(1000))]
    }
    return (scripts + taps).flatMap { script in
      [script] + counts.flatMap { count in asides.map { withFingers(count, script, aside: $0) } }
    }
  }

  /// Where the second finger comes down, and each further one as far beside it: close by, or perhaps on
  /// something else.
  private var asides: [(Double, Double)] { [(3, 0), (90, 0), (-90, 0), (0, 90), (0, -90)] }

  /// As many fingers as somebody needs.
  private var counts: [Int] {
    Set(program.recognizers.map(\.fingers.least)).sorted().filter { $0 > 1 }
  }

  /// The same with more fingers beside the first, each a little later.
  private func withFingers(
    _ count: Int, _ script: [TimedEvent], aside: (x: Double, y: Double)
  ) -> [TimedEvent] {
    script.flatMap { timed -> [TimedEvent] in
      guard case .touch(let touch) = timed.event else { return [timed] }
      return (0..<count).map { index in
        var other = touch
        if index > 0 { other.id = touch.id + 10 + Int32(index) }
        other.location.x += Double(index) * aside.x
        other.location.y += Double(index) * aside.y
        return TimedEvent(.touch(other), at: timed.time)
      }
    }
  }

  /// Points.
  private var ways: [Double] {
    let needed = program.recognizers.map { recognizer in
      switch recognizer.kind {
      case .tap, .longPress: program.decisionRadius
      case .swipe(let distance, _): distance
      case .pan, .edgePan, .scroll: max(recognizer.slop, program.decisionRadius)
      }
    }
    return Set(needed).sorted().map { $0 + 3 } + [30]
  }

  /// How long a finger rests, moves and rests again, in milliseconds.
  private var paces: [(Int64, Int64, Int64)] {
    [(0, 80, 80)] + holds.flatMap { [(0, 80, $0), ($0, 80, 80)] }
      + (program.recognizers.contains { if case .swipe = $0.kind { true } else { false } }
        ? [(0, 700, 80)] : [])
  }

  /// A little more than what each long press wants, in milliseconds.
  private var holds: [Int64] {
    Set(
      program.recognizers.compactMap { recognizer in
        if case .longPress(_, let time) = recognizer.kind { time / 1_000_000 + 7 } else { nil }
      }
    ).sorted()
  }
}

extension SceneTime {
  fileprivate func later(_ milliseconds: Int64) -> SceneTime {
    advanced(byNanoseconds: milliseconds * 1_000_000)
  }
}
