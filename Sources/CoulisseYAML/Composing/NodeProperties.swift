internal import CoulisseSource

/// Where a node's anchor, tag and content lie. The events only say where the first of them begins.
struct NodeProperties {
  private(set) var traits = YAMLTraits()
  /// Offset of the first byte of the content; where the properties end if there is none.
  private(set) var contentStart: Int

  /// Nil for a node without anchor and tag.
  ///
  /// - Parameter limit: where the content begins at the latest.
  init?(of event: borrowing YAMLEvent, limit: Int, in file: borrowing SourceFile) {
    guard event.anchor != nil || event.hasTag else { return nil }
    var start = event.range.lowerBound
    var end = start
    var anchor = event.anchor
    var tagIsDue = event.hasTag
    scan: while anchor != nil || tagIsDue, start < limit {
      let word = SourceRange(start, Self.wordEnd(in: file.bytes, from: start))
      switch file.bytes[start] {
      case UInt8(ascii: "&") where anchor != nil:
        traits.anchor = anchor.map { Located($0, word) }
        anchor = nil
      case UInt8(ascii: "!") where tagIsDue:
        traits.tag = Located(file.text(in: word), word)
        tagIsDue = false
      case _: break scan
      }
      end = word.upperBound
      start = Self.spaceEnd(in: file.bytes, from: end, limit: limit)
    }
    contentStart = start < limit ? start : end
  }

  /// The end of an anchor, a tag or an alias: at a space, a line break or the end of a flow entry.
  private static func wordEnd(in bytes: [UInt8], from start: Int) -> Int {
    var end = start + 1
    let isVerbatim = end < bytes.count && bytes[end] == UInt8(ascii: "<")
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): return end
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if !isVerbatim { return end }
      case _: break
      }
      end += 1
    }
    return end
  }

  /// The first byte from `start` that is neither space nor line break nor comment.
  private static func spaceEnd(in bytes: [UInt8], from start: Int, limit: Int) -> Int {
    var end = start
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): end += 1
      case UInt8(ascii: "#"):
        while end < limit, !bytes[end].isLineBreak { end += 1 }
      case _: return end
      }
    }
    return end
  }
}
