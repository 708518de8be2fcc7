package import CoulisseModel
package import CoulisseRuntime

/// What happened when a scene was played, in order of time.
package struct Trace: Sendable, Hashable {
  package var entries: [TraceEntry]

  package init(entries: [TraceEntry] = []) { self.entries = entries }
}

extension Trace {
  /// The pairs that wanted one touch with nothing to decide between them, each once, in the order
  /// in which they appeared.
  package var undecidedPairs: [GesturePair] {
    var pairs: [GesturePair] = []
    for entry in entries {
      guard case .undecided(let winner, let loser, _) = entry.fact else { continue }
      let pair = GesturePair(winner, loser)
      if !pairs.contains(pair) { pairs.append(pair) }
    }
    return pairs
  }
}

/// One fact and when it came to be.
package struct TraceEntry: Sendable, Hashable {
  /// Since the start of the scenario.
  package var time: SceneTime
  package var fact: TraceFact
  /// The row whose parts the fact is about; nil for what is no row's.
  package var row: ScenarioRow?

  package init(_ fact: TraceFact, at time: SceneTime, row: ScenarioRow? = nil) {
    self.fact = fact
    self.time = time
    self.row = row
  }
}

/// A fact of a trace. Entities are those of the scene, positions are points.
package enum TraceFact: Sendable, Hashable {
  /// A finger comes down, on this element; nil beside the stage.
  case down(finger: Int32, at: Point, on: Element?)
  /// A finger has moved; the samples between two other facts are one.
  case moved(finger: Int32, to: Point)
  case up(finger: Int32, at: Point)
  /// The system takes a finger away.
  case taken(finger: Int32)
  /// A finger has moved a track; the samples between two other facts are one.
  case dragged(TrackSymbol, from: Double, to: Double, progress: Double)
  /// The app asks for something.
  case asked(Action)
  /// The app asks for something of a row.
  case askedOfRow(RowRequest)
  /// The app shows these rows of a list from now on.
  case shows(EntityID<RowList>, [ScenarioRow])
  /// The app has measured a quantity, in points.
  case measured(Int, Double)
  case escaped
  /// Assistive technology adjusts an element: 1 or -1.
  case adjusted(Element, Int)
  /// Assistive technology performs an action of an element, by its index there.
  case acted(Element, Int)
  /// The app gives a mode a value, by its index.
  case chosen(EntityID<Mode>, Int)
  case resized(Size)
  /// The safe area has other insets, in points.
  case inset(Insets)
  case turned(ReadingDirection)
  case motionReduced(Bool)
  case scrolled(ContentOwner, offset: Double, content: Double)
  /// A gesture's own condition is met.
  case wants(EntityID<Gesture>)
  /// A gesture's own condition is met, but the other one has to fail first.
  case waits(EntityID<Gesture>, on: EntityID<Gesture>)
  /// Both wanted the touch, and the scene says who gets it.
  case contested(winner: EntityID<Gesture>, loser: EntityID<Gesture>, Verdict)
  /// Both wanted the touch, and nothing in the scene says who gets it.
  case undecided(winner: EntityID<Gesture>, loser: EntityID<Gesture>, Preference)
  case phase(EntityID<Gesture>, RecognizerPhase)
  /// A track starts to move by itself; the detent is nil for one that goes to no detent.
  case settles(TrackSymbol, Settling)
  /// A track is stopped on its way.
  case interrupted(TrackSymbol, at: Double)
  /// A track has come to rest.
  case settled(TrackSymbol, at: Double, detent: Int?)
  case visibility(Element, isHidden: Bool)
  /// The app is told to put an element in place, or to take it away.
  case presence(Element, isThere: Bool)
  /// The app is told to take a still picture of an element, for another one.
  case pictured(Element, by: Element)
  case enabled(EntityID<Gesture>, Bool)
  case stack(ContentOwner, depth: Int, StackPhase)
  /// Assistive technology is to go to an element.
  case focused(Element)
  /// Assistive technology is to say something.
  case announced(EntityID<Announcement>)
  /// A mode has another value.
  case became(EntityID<Mode>, Int)
  /// The scene reacts to something that has happened in it: the index of the reaction.
  case reacts(Int)
  /// The app is told.
  case emitted(EntityID<EmittedAction>, [CarriedValue])
  /// The app is told, and which tile it is about.
  case emittedBy(EntityID<EmittedAction>, Element)
  /// A tile comes before the others, is docked or taken out of its dock.
  case tile(Element, TileEffect)
  /// A tile starts to move by itself, for so many nanoseconds.
  case tileMoves(Element, nanoseconds: Int64)
  case met(Expected)
  /// A step could not be done, or expected something else.
  case failed(StepFailure.Reason)
  case violated(Violation)
}

/// What in the scene decides between two gestures.
package enum Verdict: Sendable, Hashable {
  /// The loser waits for the winner to fail.
  case loserWaits
  /// The winner had to wait for the loser to fail.
  case winnerWaited
  /// Both may recognize.
  case simultaneity
  /// Both move the same tracks.
  case sharedRoute
  /// The winner was certain while the finger rested.
  case held
}

/// Why the documented default prefers one of two gestures.
package enum Preference: Sendable, Hashable {
  /// The loser was still waiting for this one to fail.
  case loserWaited(on: EntityID<Gesture>)
  /// Its condition was met earlier, by so many nanoseconds.
  case earlier(nanoseconds: Int64)
  /// Its condition was met earlier on the way between two samples: less travel, in points.
  case lessTravel(winner: Double, loser: Double)
  /// Both conditions were met at once; its element lies deeper.
  case deeper
  /// Both conditions were met at once, at the same depth.
  case declaredEarlier
}

/// A motion that a track starts.
package struct Settling: Sendable, Hashable {
  /// Points, in the track's coordinate.
  package var from: Double
  package var to: Double
  /// Nil for one that goes to no detent.
  package var detent: Int?
  package var curve: MotionCurve
  package var nanoseconds: Int64
  package var cause: SettleCause
}
