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
  var traits: YAMLTraits
  var elements: [YAMLNode] = []
  var pairs: [YAMLPair] = []
  var key = Key.none
  var keys = KeyIndex()
  private var lastChildEnd: Int
  private(set) var extent = Extent(weight: 1, height: 1)

  init(
    _ kind: Kind, _ style: YAMLNode.CollectionStyle, start: Int, traits: YAMLTraits
  ) {
    self.kind = kind
    self.style = style
    self.start = start
    self.traits = traits
    lastChildEnd = start
  }

  /// Counts a child, also one that is then left out.
  mutating func include(_ child: ComposedNode) {
    lastChildEnd = max(lastChildEnd, child.end)
    extent.weight += child.extent.weight
    extent.height = max(extent.height, child.extent.height + 1)
  }

  /// - Parameter end: where libyaml saw the end: a closing bracket, or the next token.
  func closed(at end: SourceRange) -> ComposedNode {
    let range = SourceRange(start, end.isEmpty ? lastChildEnd : end.upperBound)
    let content: YAMLNode.Content =
      switch kind {
      case .sequence: .sequence(elements, style)
      case .mapping: .mapping(pairs, style)
      }
    return ComposedNode(
      node: YAMLNode(content, range, traits), end: range.upperBound, extent: extent)
  }
}

/// How large a node is when its aliases are expanded.
struct Extent {
  /// Nodes, with one more for each 64 bytes of text.
  var weight: Int
  /// Collections from the node down to its deepest leaf, itself included; 0 for a scalar.
  var height: Int
}

/// A node on its way into its parent.
struct ComposedNode {
  var node: YAMLNode
  /// Where it ends in the text; for an alias, the end of the alias.
  var end: Int
  var extent: Extent
}
