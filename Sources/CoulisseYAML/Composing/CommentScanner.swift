internal import CoulisseSource

/// Finds the comments, which libyaml passes over: every `#` that lies in no scalar.
struct CommentScanner {
  private let file: SourceFile
  /// Everything before was looked at.
  private var offset: Int
  private(set) var comments: [YAMLComment] = []

  init(_ file: SourceFile) {
    self.file = file
    offset = file.lines.starts[0]
  }

  /// Reads up to the scalar at `content`, and passes over it.
  mutating func skip(_ style: YAMLNode.ScalarStyle, at content: SourceRange) {
    scan(to: content.lowerBound)
    switch style {
    case .literal, .folded:
      // The line of `|` or `>` may end with a comment.
      scan(to: min(lineEnd(from: content.lowerBound), content.upperBound))
    case .plain, .singleQuoted, .doubleQuoted: break
    }
    offset = max(offset, content.upperBound)
  }

  /// Reads up to `limit`, where no scalar lies.
  mutating func scan(to limit: Int) {
    while offset < limit {
      guard file.bytes[offset] == UInt8(ascii: "#") else {
        offset += 1
        continue
      }
      let end = lineEnd(from: offset)
      comments.append(
        YAMLComment(
          text: file.text(in: SourceRange(offset + 1, end)), range: SourceRange(offset, end)))
      offset = end
    }
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < file.bytes.count, !file.bytes[end].isLineBreak { end += 1 }
    return end
  }
}
