internal import CoulisseSource

/// Where a node's anchor, tag and content lie. The events only say where the first of them begins.
struct NodeProperties {
  private(set) var traits = YAMLTraits()
  /// Offset of the first byte of the content; the end of the event if there is none.
  private(set) var contentStart: Int

  init(_ properties: YAMLEvent.Properties, at range: SourceRange, limit: Int, in file: SourceFile) {
    contentStart = range.lowerBound
    var anchorIsDue = properties.anchor != nil
    var tagIsDue = properties.hasTag
    var end = range.lowerBound
    while anchorIsDue || tagIsDue, contentStart < limit {
      let byte = file.bytes[contentStart]
      end = Self.wordEnd(in: file.bytes, from: contentStart)
      let word = SourceRange(contentStart, end)
      if anchorIsDue, byte == UInt8(ascii: "&") {
        traits.anchor = Located(properties.anchor ?? "", word)
        anchorIsDue = false
      } else if tagIsDue, byte == UInt8(ascii: "!") {
        traits.tag = Located(file.text(in: word), word)
        tagIsDue = false
      } else {
        break
      }
      contentStart = Self.spaceEnd(in: file.bytes, from: end, limit: limit)
    }
    if contentStart >= limit { contentStart = end }
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
        while end < limit, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      case _: return end
      }
    }
    return end
  }
}
