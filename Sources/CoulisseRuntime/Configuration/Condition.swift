/// A statement about the present configuration, the atoms of guards and predicate followers.
nonisolated public enum ConfigurationWord: Hashable, Sendable {
  /// The track rests on the detent.
  case atRest(track: Int, detent: Int)
  /// The track rests on the detent, or has been told to go there; while dragged, it is the base.
  case boundFor(track: Int, detent: Int)
  /// The track is settling.
  case moving(track: Int)
  /// A finger holds the track.
  case dragged(track: Int)
  /// The track is at a position greater than the detent's.
  case past(track: Int, detent: Int)
  /// The track is at a position less than the detent's.
  case before(track: Int, detent: Int)
  /// The stack has this many pages above its root, counted from the start of a push to the end of
  /// a pop.
  case depth(stack: Int, is: Int)
  /// As `depth`, counted from the end of a push to the start of a pop.
  case depthAtRest(stack: Int, is: Int)
  /// The mode has this value.
  case mode(Int, is: Int)
  /// The follower has run out at this value: no source is dragged, its own motion is over.
  case followerAtRest(follower: Int, value: Double)
  /// A row of the list is open, or bound for open.
  case rowOpen(list: Int)
}

/// A word or its negation.
nonisolated public struct ConfigurationTerm: Hashable, Sendable {
  public var word: ConfigurationWord
  public var negated: Bool

  public init(_ word: ConfigurationWord, negated: Bool = false) {
    self.word = word
    self.negated = negated
  }
}

extension ConfigurationTerm {
  /// What holds when it does not.
  public var opposite: ConfigurationTerm { ConfigurationTerm(word, negated: !negated) }
}

/// All clauses hold, and in each clause at least one term. No clause holds always.
nonisolated public struct Condition: Hashable, Sendable {
  public var clauses: [[ConfigurationTerm]]

  public init(_ clauses: [[ConfigurationTerm]] = []) { self.clauses = clauses }

  /// Holds in every configuration.
  public static var always: Condition { Condition() }
}
