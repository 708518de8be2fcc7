import CoulisseRuntime

/// The touches that two recognizers could both want: one of each class that their own thresholds tell
/// apart.
struct PairScripts {
  let program: SceneProgram
  let one: RecognizerSpec
  let two: RecognizerSpec
  private let indices: [Int]

  init(_ first: Int, _ second: Int, in program: SceneProgram) {
    self.program = program
    indices = [first, second]
    // The one that is more about time first.
    let pair = [program.recognizers[first], program.recognizers[second]]
      .sorted { PairScripts.rank($0) < PairScripts.rank($1) }
    (one, two) = (pair[0], pair[1])
  }

  private static func rank(_ spec: RecognizerSpec) -> Int {
    switch spec.kind {
    case .longPress: 0
    case .tap: 1
    case .swipe, .pan, .edgePan, .scroll: 2
    }
  }

  /// - Parameter sides: The headings that both claim.
  func scripts(toward sides: [PhysicalSide]) -> [TouchScript] {
    guard let (fingers, others) = self.fingers else { return [] }
    return touches(toward: sides).map { script in
      var script = script
      (script.fingers, script.others) = (fingers, others)
      return script
    }
  }

  /// As many fingers as both take; where there is no such number, as many as the one takes, and beside
  /// it those that the other needs as well; nil where there is no beside.
  private var fingers: (Int, others: TouchScript.Others)? {
    let least = max(one.fingers.least, two.fingers.least)
    if least <= min(one.fingers.most, two.fingers.most) {
      return (least, TouchScript.Others(count: 0, recognizer: -1))
    }
    let sorted = indices.sorted {
      program.recognizers[$0].fingers.least < program.recognizers[$1].fingers.least
    }
    guard isAnywhereAlone(sorted[1], without: sorted[0]) else { return nil }
    let few = program.recognizers[sorted[0]].fingers.least
    return (few, TouchScript.Others(count: least - few, recognizer: sorted[1]))
  }

  /// Whether a recognizer watches something where another may take no touch.
  private func isAnywhereAlone(_ recognizer: Int, without other: Int) -> Bool {
    let (spec, other) = (program.recognizers[recognizer], program.recognizers[other])
    if case .edgePan = other.kind { return true }
    return !other.excludes.isEmpty
      || spec.views.contains { view in
        var current = view
        while current >= 0, !other.views.contains(current) {
          current = program.views[current].parent
        }
        return current < 0
      }
  }

  private func touches(toward sides: [PhysicalSide]) -> [TouchScript] {
    switch (one.kind, two.kind) {
    case (.longPress(_, let time), .longPress(_, let other)):
      return [.press(max(time, other))]
    case (.longPress(_, let time), .tap(_, _, let longest, _)):
      // A tap that lasts longer than the press needs.
      return longest > time ? [.press(time + (longest - time) / 2)] : []
    case (.longPress(let tolerance, let time), _):
      if two.beginsAtTouch { return [.press(time)] }
      return strayings(tolerance).flatMap { length in
        sides.map { .stroke($0, length: length, rest: time) }
      }
    case (.tap(let count, _, _, _), .tap(let other, _, _, _)):
      return count == other ? [.taps(count)] : []
    case (.tap(let count, let tolerance, _, _), _):
      if two.beginsAtTouch { return [.taps(count)] }
      return strayings(tolerance).flatMap { length in
        sides.map { .stroke($0, length: length, times: count) }
      }
    case (.swipe, _), (.pan, _), (.edgePan, _), (.scroll, _):
      return strokes(toward: sides)
    }
  }

  /// A little more than the second one needs and no more than a tolerance, in whole points where there
  /// is one; none where it needs more.
  private func strayings(_ tolerance: Double) -> [Double] {
    guard let reach = two.reach(from: program.decisionRadius), tolerance > reach else { return [] }
    let whole = reach.rounded(.down) + 1
    return [whole <= tolerance ? whole : (reach + tolerance) / 2]
  }

  /// As fast as any swipe asks for, and, where neither is one, so slowly that no third one is in the
  /// way.
  private func strokes(toward sides: [PhysicalSide]) -> [TouchScript] {
    let slowest = program.recognizers.compactMap { spec -> Int64? in
      if case .swipe(_, let longest) = spec.kind { longest } else { nil }
    }.max()
    let isSwipe = [one, two].contains { if case .swipe = $0.kind { true } else { false } }
    return sides.flatMap { side in
      TouchProbe.lengths(in: program).flatMap { length -> [TouchScript] in
        let quick = TouchScript.stroke(side, length: length)
        guard let slowest, !isSwipe else { return [quick] }
        var slow = quick
        slow.hold = slowest + TouchProbe.tenth
        return [quick, slow]
      }
    }
  }

  /// Whether there is a kind of script that both could want, whatever the configuration.
  var areThereAny: Bool {
    guard fingers != nil else { return false }
    switch (one.kind, two.kind) {
    case (.longPress, .longPress): return true
    case (.longPress(_, let time), .tap(_, _, let longest, _)): return longest > time
    case (.tap(let count, _, _, _), .tap(let other, _, _, _)): return count == other
    case (.longPress(let tolerance, _), _), (.tap(_, let tolerance, _, _), _):
      // Otherwise the one has failed, or is certain by time, before the other needs it to move.
      return two.beginsAtTouch || !strayings(tolerance).isEmpty
    case (.swipe, _), (.pan, _), (.edgePan, _), (.scroll, _):
      return [ReadingDirection.leftToRight, .rightToLeft].contains { direction in
        !headings(one, direction).isDisjoint(with: headings(two, direction))
      }
    }
  }

  private func headings(_ spec: RecognizerSpec, _ direction: ReadingDirection) -> Headings {
    if spec.takesEveryHeading { return .all }
    return spec.claims.reduce(into: Headings()) {
      $0.insert(Headings($1.physical(in: direction)))
    }
  }
}
