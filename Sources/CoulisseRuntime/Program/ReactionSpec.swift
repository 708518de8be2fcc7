/// Something that happens in a scene, to which the scene itself can react.
nonisolated public enum SceneOccurrence: Hashable, Sendable {
  /// A recognizer begins; a tap is complete.
  case began(recognizer: Int)
  /// A drag that has begun ends or is cancelled; a tap is complete.
  case ended(recognizer: Int)
  /// A track is told to go to a detent which is neither its base nor, under a finger, the one that it
  /// was at before.
  case headed(track: Int, for: Int)
  /// A track comes to rest on a detent, from wherever.
  case settled(track: Int, at: Int)
  /// A page has arrived, or one is gone.
  case pushed(stack: Int)
  case popped(stack: Int)
  /// A mode gets this value and did not have it before.
  case became(mode: Int, Int)
}

/// What a scene does by itself when something happens in it.
nonisolated public struct ReactionSpec: Hashable, Sendable {
  /// Any of these.
  public var occurrences: [SceneOccurrence]
  /// Read when its turn comes, after the step in which it happened.
  public var condition: Condition
  public var actions: [SceneAction]

  public init(
    occurrences: [SceneOccurrence], condition: Condition = .always, actions: [SceneAction]
  ) {
    self.occurrences = occurrences
    self.condition = condition
    self.actions = actions
  }
}

/// A choice of several values, which guards and reactions may ask for.
nonisolated public struct ModeSpec: Hashable, Sendable {
  /// How many values there are; they are numbers from 0.
  public var count: Int
  public var start: Int

  public init(count: Int, start: Int = 0) {
    self.count = count
    self.start = start
  }
}
