/// What a scene wants the host to know or do, in order.
nonisolated public enum SceneEffect: Hashable, Sendable {
  case recognizer(Int, RecognizerPhase)
  /// A track starts to move by itself.
  case willSettle(SettlingMotion)
  /// The motion with this token no longer counts: the track was grabbed or sent elsewhere.
  case interrupted(track: Int, token: Int32)
  /// A track has come to rest; detent -1 for none.
  case settled(track: Int, detent: Int)
  /// The host should enable or disable its recognizer.
  case enabled(recognizer: Int, Bool)
  /// The host should put a view into the hierarchy, at its place among its siblings.
  case insert(view: Int)
  /// The host should take a view out of the hierarchy.
  case remove(view: Int)
  /// The host should take a still picture of a view, for the view that comes next.
  case snapshot(of: Int, for: Int)
  /// An action of the scene for the app, and the row whose it is.
  case action(Int, of: RowReference?)
  /// An action of the scene for the app, and the tile whose it is.
  case tileAction(Int, tile: Int)
  /// The parts of a row stand for another one from now on, or for none; before, they stood for this one.
  case bound(list: Int, slot: Int, before: RowKey?)
  /// A tile lies before the others of its pile from now on.
  case raised(tile: Int)
  /// A tile has been dropped into its dock, and is at this place in it, from 0.
  case docked(tile: Int, slot: Int)
  /// A tile has been taken out of its dock.
  case undocked(tile: Int)
  /// A tile starts to move by itself, from where it is shown to where it is to be.
  case tileMoves(tile: Int, MotionSpec)
  /// The depth of a stack or its phase changed.
  case stack(Int, depth: Int, phase: StackPhase)
  /// A mode has got another value.
  case mode(Int, Int)
  /// Assistive technology should go to a view.
  case focus(view: Int)
  /// Assistive technology should say this announcement of the scene.
  case announce(Int)
  /// All placements changed; the motion is the one that came with the change.
  case layout(alongside: MotionSpec?)
  /// A touch came down on this view; -1 for none.
  case hit(touch: Int32, view: Int)
  /// A recognizer's own condition is met.
  case certain(recognizer: Int)
  /// It waits for the other one to fail.
  case waiting(recognizer: Int, on: Int)
  /// The scene reacts to something that has happened in it.
  case reaction(Int)
  /// Both wanted the touch and the scene says who gets it.
  case contested(winner: Int, loser: Int, Decision)
  /// Both wanted the touch and nothing says who gets it.
  case undecided(winner: Int, loser: Int)
}

/// What decides between two recognizers that want the same touch.
nonisolated public enum Decision: UInt8, Hashable, Sendable {
  /// One requires the other to fail.
  case requirement
  /// They may recognize together.
  case simultaneity
  /// They move the same tracks.
  case sharedRoute
  /// The winner was certain by time while the finger rested, and the other was not.
  case hold
}

/// A motion as an animator needs it.
nonisolated public struct SettlingMotion: Hashable, Sendable {
  public var track: Int
  /// Points, in the track's coordinate.
  public var from: Double
  public var to: Double
  /// The detent it goes to; -1 for none.
  public var detent: Int
  public var curve: MotionCurve
  /// At the start, in distances per second; 0 where the distance is 0.
  public var velocity: Double
  public var start: SceneTime
  public var end: SceneTime
  public var cause: SettleCause
  public var token: Int32
}
