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
