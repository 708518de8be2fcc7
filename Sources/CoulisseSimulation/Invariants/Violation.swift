package import CoulisseModel
package import CoulisseRuntime

/// Something that must never happen, whatever the script.
///
/// Source: `Spec/Semantics.md`, Invariants.
package enum Invariant: String, Sendable, Hashable, CaseIterable {
  /// At rest every track that settles is on a declared detent.
  case restOnDetent = "I1"
  /// State and position agree.
  case agreement = "I2"
  /// Each began has one terminal phase.
  case oneEnd = "I3"
  /// A dragged track never goes further than the finger.
  case notFurther = "I4"
  /// A finger that moves one way never moves a track the other way.
  case notAgainst = "I5"
}

/// A broken invariant: what and when.
package struct Violation: Sendable, Hashable {
  package var evidence: Evidence
  /// Since the start of the scenario.
  package var time: SceneTime
  /// The rows whose parts it is about, one or two; none for what is no row's.
  package var rows: [ScenarioRow] = []

  /// What was seen; positions and distances are points.
  package enum Evidence: Sendable, Hashable {
    /// A track rests where it has no detent.
    case restsBetween(TrackSymbol, position: Double)
    /// A track says that it is at a detent, or bound for it, but its position says otherwise.
    case isElsewhere(TrackSymbol, detent: Int, position: Double)
    /// A stack rests with a phase that does not fit its depth.
    case depthDisagrees(ContentOwner, depth: Int, StackPhase)
    /// Two members of a group are open, or bound for it.
    case bothOpen(TrackSymbol, TrackSymbol)
    /// A gesture begins although it has not ended.
    case beganTwice(EntityID<Gesture>)
    /// A gesture ends, or goes on, although it has not begun.
    case notBegun(EntityID<Gesture>, RecognizerPhase)
    /// A gesture fails although it has begun.
    case failedAfterBegan(EntityID<Gesture>)
    /// All fingers are up, and a gesture has not ended.
    case neverEnded(EntityID<Gesture>)
    case movedFurther(TrackSymbol, by: Double, finger: Double)
    case movedAgainst(TrackSymbol, by: Double, finger: Double)
  }

  /// Which invariant is broken.
  package var invariant: Invariant {
    switch evidence {
    case .restsBetween: .restOnDetent
    case .isElsewhere, .depthDisagrees, .bothOpen: .agreement
    case .beganTwice, .notBegun, .failedAfterBegan, .neverEnded: .oneEnd
    case .movedFurther: .notFurther
    case .movedAgainst: .notAgainst
    }
  }
}
