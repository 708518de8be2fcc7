package import CoulisseSource

/// One YAML document with positions, styles and comments, aliases already expanded.
package struct YAMLTree: Sendable {
  package var file: SourceFile
  /// Nil for an empty document.
  package var root: YAMLNode?
  /// All comments, in order of position.
  package var comments: [YAMLComment]
}

/// A comment: the text after `#`, and its bytes from `#` to the end of the line.
package struct YAMLComment: Sendable, Hashable {
  package var text: String
  package var range: SourceRange
}

/// One node. An expanded alias keeps the range of the anchor's node in `range` and the range of
/// the `*alias` that stands for it in `aliasRange`.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    case scalar(String, ScalarStyle)
    case sequence([YAMLNode], CollectionStyle)
    case mapping([YAMLPair], CollectionStyle)
  }

  package enum ScalarStyle: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }
  package enum CollectionStyle: Sendable { case block, flow }

  package var content: Content
  /// The bytes of the node itself; a block collection ends at its last child.
  package var range: SourceRange
  /// The tag as written (`!open`), nil when there is none.
  package var tag: Located<String>?
  package var anchor: Located<String>?
  package var aliasRange: SourceRange?
}

/// One entry of a mapping, in source order. Keys are any node; duplicates were reported (Y003) and
/// only the first of them is kept.
package struct YAMLPair: Sendable {
  package var key: YAMLNode
  package var value: YAMLNode
}
