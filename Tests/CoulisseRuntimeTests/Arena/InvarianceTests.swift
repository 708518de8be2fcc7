import Testing

@testable import CoulisseRuntime

/// What may not change the outcome: more samples of the same strokes, and another epoch.
struct InvarianceTests {
  private struct Sample {
    var time: Int
    var phase: TouchPhase
    var point: Point
    var finger: Int32 = 0
  }

  /// Corners of strokes: milliseconds and points; whole multiples of eight, to be halved exactly.
  private static let strokes: [[(Int, Double, Double)]] = [
    [(0, 8, 304), (160, 208, 304), (320, 208, 304)],
    [(0, 8, 304), (80, 208, 296), (96, 216, 296)],
    [(0, 8, 304), (160, 24, 104), (480, 24, 104)],
    [(0, 200, 304), (160, 192, 104), (176, 192, 88)],
    [(0, 8, 304), (160, 304, 304), (320, 40, 304), (640, 40, 304)],
    [(0, 200, 304), (64, 104, 304), (80, 72, 304)],
    [(0, 360, 304), (160, 160, 312), (320, 160, 312)],
    [(0, 200, 304), (480, 200, 304)],
  ]

  /// Plays a stroke with `pieces` samples per segment, then lets everything come to rest.
  private func play(
    _ stroke: [(Int, Double, Double)], pieces: Int, shift: Int = 0, opens: Int?
  ) -> Player {
    var player = Player(SideDrawers.program())
    if let opens { player.perform(.settle(track: opens, detent: 1), at: shift - 40) }
    player.down(stroke[0].1, stroke[0].2, at: shift + stroke[0].0)
    for (start, end) in zip(stroke, stroke.dropFirst()) {
      for piece in 1...pieces {
        let share = Double(piece) / Double(pieces)
        player.move(
          start.1 + (end.1 - start.1) * share, start.2 + (end.2 - start.2) * share,
          at: shift + start.0 + (end.0 - start.0) * piece / pieces)
      }
    }
    let last = stroke[stroke.count - 1]
    player.up(last.1, last.2, at: shift + last.0)
    player.advance(to: shift + 5000)
    return player
  }

  /// Effects without the samples in between, times counted from `shift`.
  private func story(_ player: Player, shift: Int = 0) -> [SceneEffect] {
    player.log.compactMap { effect in
      switch effect {
      case .recognizer(_, .changed): return nil
      case .willSettle(var motion):
        motion.start = motion.start.advanced(byNanoseconds: Int64(-shift) * 1_000_000)
        motion.end = motion.end.advanced(byNanoseconds: Int64(-shift) * 1_000_000)
        return .willSettle(motion)
      case .recognizer, .interrupted, .settled, .enabled, .insert, .remove, .snapshot, .bound,
        .action, .tileAction, .raised, .docked, .undocked, .tileMoves, .stack, .mode, .reaction,
        .layout, .hit, .certain, .waiting, .contested, .undecided, .focus, .announce:
        return effect
      }
    }
  }

  @Test(arguments: strokes.indices, [nil, 0, 1])
  func `more samples on the same segments change nothing`(stroke: Int, opens: Int?) {
    let one = story(play(Self.strokes[stroke], pieces: 1, opens: opens))
    #expect(!one.isEmpty)
    for pieces in [2, 4, 8] {
      #expect(story(play(Self.strokes[stroke], pieces: pieces, opens: opens)) == one)
    }
  }

  @Test(arguments: strokes.indices, [nil, 0])
  func `another epoch changes nothing`(stroke: Int, opens: Int?) {
    let here = story(play(Self.strokes[stroke], pieces: 4, opens: opens))
    for shift in [-1_000_000, 1, 1_700_000_000] {
      let there = play(Self.strokes[stroke], pieces: 4, shift: shift, opens: opens)
      #expect(story(there, shift: shift) == here)
    }
  }

  @Test func `a moving track is grabbed at the instant that the finger crosses the slop`() {
    for pieces in [1, 2, 4, 16] {
      var player = Player(.drawer)
      player.perform(.settle(track: 0, detent: 1), at: 0)
      player.down(300, 100, at: 0)
      for piece in 1...pieces {
        player.move(300 - 160 * Double(piece) / Double(pieces), 100, at: 160 * piece / pieces)
      }
      // One point per millisecond: the slop of 10 is crossed at 10 ms, when the track is at 13.3;
      // from there the finger takes it down to 0.
      #expect(player.position(0) == 0)
      player.move(140 + 150, 100, at: 400)
      // Grabbed at 13.33 after 10 points of travel; back at no travel but 10 it stands there again.
      #expect((player.position(0) - (400.0 / 300 * 10)).magnitude < 1e-5)
    }
  }
}
