internal import CoulisseSource

/// A sequence or mapping whose end has not been read.
struct OpenCollection {
  enum Kind { case sequence, mapping }

  /// The key of the entry that is being read.
  enum Key {
    case none
    case kept(YAMLNode)
    /// Reported; its value is read and left out.
    case dropped
  }

  let kind: Kind
  let style: YAMLNode.CollectionStyle
  let start: Int
  var traits: YAMLTraits?
  var elements: ChildStack<YAMLNode>.Segment
  var pairs: ChildStack<YAMLPair>.Segment
  var keys: KeyIndex.Segment
  var key = Key.none
  var lastChildEnd: Int
  var extent = Extent(weight: 1, height: 1)

  /// Notes that an entry was reported and left out.
  mutating func leaveOutEntry() {
    var traits = traits ?? YAMLTraits()
    traits.isIncomplete = true
    self.traits = traits
  }
}
