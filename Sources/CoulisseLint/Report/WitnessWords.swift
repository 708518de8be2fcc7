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
  var touch: String {
    let start = "(\(contest.start.x.asWritten), \(contest.start.y.asWritten))"
    guard let heading = contest.heading else { return "tap \(start)" }
    let length = TouchProbe.length(in: context.lowered.program)
    return "touch \(start), move \(heading.direction) \(length.inPoints)"
  }

  private var configuration: String {
    let size = "\(contest.size.width.asWritten) x \(contest.size.height.asWritten)"
    let direction = contest.direction == .rightToLeft ? ", right to left" : ""
    let path = contest.path.map(words(for:)).joined(separator: ", ")
    return "at \(size)\(direction), \(path.isEmpty ? "at rest" : "after: \(path)")"
  }

  private var winner: String {
    let loser = contest.winner == contest.first ? contest.second : contest.first
    let program = context.lowered.program
    let views = [contest.winner, loser].map { program.recognizers[$0].views.max() ?? 0 }
    let reason = views[0] == views[1] ? "it is declared first" : "its view lies deeper"
    return "nothing in the scene decides; `\(context.name(contest.winner))` happens to get it, "
      + "because \(reason)"
  }

  private var sizes: String {
    let region = contest.region
    let place =
      "from x \(region.x.asWritten)..\(region.maxX.asWritten), "
      + "y \(region.y.asWritten)..\(region.maxY.asWritten)"
    let viewport = context.scene.viewport
    if contest.widths == [viewport.width], contest.heights == [viewport.height] {
      return "\(place), and so at every size of the viewport"
    }
    return "\(place); so at widths \(list(contest.widths)) and heights \(list(contest.heights))"
  }

  private func list(_ ranges: [ClosedRange<Double>]) -> String {
    ranges.map {
      $0.lowerBound == $0.upperBound
        ? $0.lowerBound.asWritten : "\($0.lowerBound.asWritten)..\($0.upperBound.asWritten)"
    }.joined(separator: ", ")
  }

  private func words(for step: ExplorationStep) -> String {
    switch step {
    case .perform(let action): words(for: action)
    case .rest: "wait until nothing moves"
    case .hold(let recognizer): "a finger drags by `\(context.name(recognizer))`"
    case .scroll(let track, let position): "`\(name(ofTrack: track))` \(position.words)"
    }
  }

  private func words(for action: SceneAction) -> String {
    switch action {
    case .settle(let track, let detent):
      "\(detent == 0 ? "close" : "open") `\(name(ofTrack: track))`"
    case .toggle(let track, _): "toggle `\(name(ofTrack: track))`"
    case .push(let stack): "push a page in `\(name(ofStack: stack))`"
    case .pop(let stack): "pop a page of `\(name(ofStack: stack))`"
    case .emit: "the app is told"
    }
  }

  private func name(ofTrack track: Int) -> String {
    context.scene.name(of: context.lowered.symbols.tracks[track])
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
