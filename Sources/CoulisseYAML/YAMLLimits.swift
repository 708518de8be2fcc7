internal import CoulisseDiagnostics
internal import CoulisseSource

/// How much is read before a file is refused (Y010). No scene comes near; a hostile file must not
/// cost time or memory out of proportion to its size.
enum YAMLLimits {
  /// Nested collections of any style, aliases expanded.
  static let depth = 128
  /// Nested `[` and `{`; libyaml needs time in the square of this depth.
  static let flowDepth = 64
  /// Nodes that aliases may add to the tree; 64 bytes of text count as one node more.
  static let aliasedNodes = 100_000
  /// Bytes of one file. Offsets in nodes are 32 bits wide.
  static let bytes = 256 << 20

  /// Y010 for a file of more than `limit` bytes.
  static func refusal(of file: SourceFile, limit: Int = bytes) -> Diagnostic? {
    guard file.bytes.count > limit else { return nil }
    return Diagnostic(
      .tooLarge, "the file is larger than \(limit >> 20) MB",
      at: Label(file, SourceRange(at: 0)),
      help: ["split the scene into several files"])
  }
}
