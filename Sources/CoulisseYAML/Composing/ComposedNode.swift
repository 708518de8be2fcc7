internal import CoulisseSource

/// How large a node is when its aliases are expanded.
struct Extent {
  /// Nodes, with one more for each 64 bytes of text.
  var weight: Int
  /// Collections from the node down to its deepest leaf, itself included; 0 for a scalar.
  var height: Int

  mutating func include(_ child: Extent) {
    weight += child.weight
    height = max(height, child.height + 1)
  }
}

/// A node on its way into its parent.
struct ComposedNode {
  var node: YAMLNode
  /// Where it ends in the text; for an alias, the end of the alias.
  var end: Int
  var extent: Extent

  /// A null that stands for what was reported at `range`.
  static func missing(at range: SourceRange) -> ComposedNode {
    ComposedNode(
      node: YAMLNode(.scalar("", .plain), range, YAMLTraits(isIncomplete: true)),
      end: range.upperBound, extent: Extent(weight: 1, height: 0))
  }
}
