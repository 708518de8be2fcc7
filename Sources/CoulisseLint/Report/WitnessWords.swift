import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// A contest's facts in words: how to get there, the touch, who gets it and why, and the sizes.
struct WitnessWords {
  private let contest: Contest
  private let context: LintContext

  init(_ contest: Contest, _ context: LintContext) {
    self.contest = contest
    self.context = context
  }

  var notes: [String] {
    ["\(configuration); \(touch): both want it", winner, sizes]
  }

  /// "touch (10, 333), move right 12 pt"
  private var touch: String {
    let start = contest.start.words
    let script = contest.script
    let fingers = self.fingers
    let times = fingers + (script.times == 1 ? "" : " \(script.times) times")
    let rest = script.rest > 0 ? DecimalText.seconds(script.rest) : nil
    guard let movement = script.movement else {
      return rest.map { "touch \(start)\(fingers) for \($0)" } ?? "tap \(start)\(times)"
    }
    let slow = script.hold.map { " in \(DecimalText.seconds($0))" } ?? ""
    let way = "\(movement.heading.direction) \(movement.length.inPoints)\(slow)\(times)"
    return "touch \(start), move \(way)" + (rest.map { ", lift after \($0)" } ?? "")
  }

  /// " with 2 fingers and one at (10, 20)"
  private var fingers: String {
    let script = contest.script
    let here = script.fingers == 1 ? "" : " with \(script.fingers) fingers"
    guard let beside = contest.beside else { return here }
    let others = script.others.count == 1 ? "one" : "\(script.others.count)"
    return here + (here.isEmpty ? " along with " : " and ") + "\(others) at \(beside.words)"
  }

  private var configuration: String {
    let size =
      "\(contest.surroundings.size.width.asWritten) x \(contest.surroundings.size.height.asWritten)"
    let direction = contest.direction == .rightToLeft ? ", right to left" : ""
    let steps = contest.path.map(words(for:)) + moment
    let path = steps.joined(separator: ", ")
    return
      "at \(size)\(direction)\(insets)\(measures), \(steps.isEmpty ? "at rest" : "after: \(path)")"
  }

  /// ", safe area 68 pt from the left edge and 68 pt from the right edge"
  private var insets: String {
    let sides = PhysicalSide.allCases.compactMap { side in
      let inset = contest.surroundings.insets.inset(at: side)
      return inset > 0 ? "\(inset.inPoints) from the \(side.noun)" : nil
    }
    return sides.isEmpty ? "" : ", safe area \(sides.joined(separator: " and "))"
  }

  /// ", where `caption` has 90 pt"
  private var measures: String {
    let words = contest.surroundings.measures.map {
      "`\(context.scene.quantities[$0.quantity].name)` has \($0.points.inPoints)"
    }
    return words.isEmpty ? "" : ", where \(words.joined(separator: " and "))"
  }

  private var moment: [String] {
    (contest.finger.map { ["it goes on to \($0.words)"] } ?? [])
      + (contest.delay > 0 ? ["wait \(DecimalText.seconds(contest.delay))"] : [])
  }

  private var winner: String {
    let loser = contest.winner == contest.first ? contest.second : contest.first
    let reason = contest.isWonByDepth ? "its view lies deeper" : "it is declared first"
    return "nothing in the scene decides; `\(context.name(contest.winner))` happens to get it, "
      + "because \(reason), and `\(context.name(loser))` never does"
  }

  private var sizes: String {
    let region = contest.region
    let place =
      "from x \(region.x.asWritten)..\(region.maxX.asWritten), "
      + "y \(region.y.asWritten)..\(region.maxY.asWritten)"
    let viewport = context.scene.viewport
    if contest.widths.cover(viewport.width), contest.heights.cover(viewport.height) {
      return "\(place), and so at every size of the viewport"
    }
    return "\(place); so at widths \(list(contest.widths)) and heights \(list(contest.heights))"
  }

  private func list(_ intervals: [SizeInterval]) -> String {
    intervals.map(\.words).joined(separator: ", ")
  }

  private func words(for step: ExplorationStep) -> String {
    switch step {
    case .perform(let action): words(for: action)
    case .rest: "wait until nothing moves"
    case .hold(let recognizer): "a finger drags by `\(context.name(recognizer))`"
    case .scroll(let track, let position): "`\(name(ofTrack: track))` \(position.words)"
    case .set(let mode, let value):
      "set `\(context.scene.words(set: EntityID(mode), to: value))`"
    case .carry(let tile, let corner):
      "carry `\(name(ofTile: tile))` to the \(corner.rawValue)"
    }
  }

  private func words(for action: SceneAction) -> String {
    switch action {
    case .settle(let track, let detent): words(forTrack: track, at: detent)
    case .close(let track, _): "close `\(name(ofTrack: track))`"
    case .toggle(let track, _): "toggle `\(name(ofTrack: track))`"
    case .next(let track): "turn `\(name(ofTrack: track))` forward"
    case .previous(let track): "turn `\(name(ofTrack: track))` backward"
    case .push(let stack): "push a page in `\(name(ofStack: stack))`"
    case .pop(let stack): "pop a page of `\(name(ofStack: stack))`"
    case .closeRows(let list):
      "close the rows of `\(context.scene.lists[list].name.value)`"
    case .emit, .emitOfTile: "the app is told"
    case .set(let mode, let value):
      "set `\(context.scene.words(set: EntityID(mode), to: value))`"
    case .announce: "the app announces something"
    case .choose: "the app chooses"
    }
  }

  private func words(forTrack track: Int, at detent: Int) -> String {
    let name = name(ofTrack: track)
    guard let mover = context.scene.mover(of: context.symbol(ofTrack: track)) else {
      return detent == 0 ? "close `\(name)`" : "open `\(name)`"
    }
    switch mover {
    case .panel(let id) where detent == context.scene.openDetent(of: id): return "open `\(name)`"
    case .panel where detent == context.scene.definition(of: mover).home: return "close `\(name)`"
    case .panel, .track, .row, .pager:
      return "send `\(name)` to `\(context.scene.places(of: mover)[detent])`"
    }
  }

  private func name(ofTrack track: Int) -> String {
    context.scene.name(of: context.symbol(ofTrack: track))
  }

  private func name(ofTile tile: Int) -> String {
    context.scene.name(of: context.lowered.symbols.views[context.lowered.program.tiles[tile].view])
  }

  private func name(ofStack stack: Int) -> String {
    context.scene.name(of: context.lowered.symbols.stacks[stack])
  }
}

extension ScrollPosition {
  /// As in "`main.scroll` at its start".
  fileprivate var words: String {
    switch self {
    case .fits: "with content that fits"
    case .start: "at its start"
    case .middle: "in the middle"
    case .end: "at its end"
    }
  }
}

extension Point {
  fileprivate var words: String { "(\(x.asWritten), \(y.asWritten))" }
}

extension SizeInterval {
  /// "320..667", "over 400 to under 420"
  fileprivate var words: String {
    if lower == upper { return lower.asWritten }
    if includesLower, includesUpper { return "\(lower.asWritten)..\(upper.asWritten)" }
    return (includesLower ? "" : "over ") + lower.asWritten + " to "
      + (includesUpper ? "" : "under ") + upper.asWritten
  }
}

extension [SizeInterval] {
  fileprivate func cover(_ range: ClosedRange<Double>) -> Bool {
    self == [SizeInterval(range.lowerBound, range.upperBound)]
  }
}
