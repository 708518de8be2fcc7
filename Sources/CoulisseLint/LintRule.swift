package import CoulisseDiagnostics
package import CoulisseModel
import CoulisseRuntime
import CoulisseSource

/// A rule that gives contested touches of one kind their code and their words.
package protocol LintRule: Sendable {
  var code: DiagnosticCode { get }

  /// What the rule says about a contest; nil when it is of another kind.
  func explain(_ contest: Contest, in context: LintContext) -> Explanation?
}

/// What a rule says, apart from the facts that every finding states.
package struct Explanation: Sendable, Hashable {
  /// The recognizer that has to change; findings with the same subject and code are one finding.
  package var subject: Int
  package var message: String
  /// What the subject does, and what its rival does.
  package var subjectLabel: String
  package var rivalLabel: String
  package var help: [String]
}

/// The scene that a contest was found in.
package struct LintContext: Sendable {
  package var scene: Scene
  package var lowered: LoweredScene
  package var platform: Platform

  package init(_ scene: Scene, for platform: Platform) {
    self.scene = scene
    self.platform = platform
    lowered = scene.lowered(for: platform)
    lowered.program = lowered.program.withRepresentativeRows
  }
}

extension LintContext {
  func spec(_ recognizer: Int) -> RecognizerSpec { lowered.program.recognizers[recognizer] }

  func gesture(_ recognizer: Int) -> Gesture {
    scene[id(ofRecognizer: recognizer)]
  }

  /// The gesture that a recognizer is of, whichever row it belongs to.
  func id(ofRecognizer recognizer: Int) -> EntityID<Gesture> {
    lowered.symbols.recognizers[lowered.program.original(ofRecognizer: recognizer)]
  }

  /// What a track moves, whichever row that is.
  func symbol(ofTrack track: Int) -> TrackSymbol {
    lowered.symbols.tracks[lowered.program.original(ofTrack: track)]
  }

  func name(_ recognizer: Int) -> String { gesture(recognizer).name.value }

  /// The one of the two that satisfies a test, and the other; nil when neither does. When both do,
  /// the first.
  func split(_ contest: Contest, _ test: (Int) -> Bool) -> (chosen: Int, other: Int)? {
    if test(contest.first) { return (contest.first, contest.second) }
    if test(contest.second) { return (contest.second, contest.first) }
    return nil
  }

  /// What a pan takes, in words: "rightward drags from the left edge".
  func taking(_ recognizer: Int, _ contest: Contest) -> String {
    let spec = spec(recognizer)
    switch spec.kind {
    case .tap: return "taps"
    case .longPress(_, let time):
      return "touches that rest for \(DecimalText.seconds(time))"
        + (spec.isDiscrete ? "" : ", and drags")
    case .swipe: return contest.heading.map { "\($0.adverb) swipes" } ?? "swipes"
    case .pan, .edgePan, .scroll: break
    }
    guard let heading = contest.heading else { return "every touch" }
    let drags = spec.takesEveryHeading ? "drags in every direction" : "\(heading.adverb) drags"
    if case .edgePan(let edge, let band) = spec.kind {
      let side = edge.physical(in: contest.direction)
      return "\(drags) from the \(band.inPoints) at the \(side.noun)"
    }
    return drags
  }

  /// Where the gesture lies, in words.
  func place(_ recognizer: Int) -> String {
    gesture(recognizer).regions.map { "`\(scene.name(of: $0))`" }.joined(separator: " and ")
  }
}

extension PhysicalSide {
  /// The direction toward this side.
  var adverb: String {
    switch self {
    case .left: "leftward"
    case .right: "rightward"
    case .top: "upward"
    case .bottom: "downward"
    }
  }

  var noun: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top edge"
    case .bottom: "bottom edge"
    }
  }

  /// As in "move left".
  var direction: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "up"
    case .bottom: "down"
    }
  }
}

extension Double {
  /// A number of points as people write it.
  var inPoints: String { "\(asWritten) pt" }

  /// To a hundredth of a point: finer differences mean nothing to a reader.
  var asWritten: String { DecimalText.number((self * 100).rounded() / 100) }
}
