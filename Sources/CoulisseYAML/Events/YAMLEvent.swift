internal import CoulisseSource

/// One event of the YAML stream, its place in bytes.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(String, YAMLNode.ScalarStyle, Properties)
    case sequenceStart(YAMLNode.CollectionStyle, Properties)
    case mappingStart(YAMLNode.CollectionStyle, Properties)
    case collectionEnd
    case streamEnd
  }

  /// What stands before a node's content.
  struct Properties {
    var anchor: String?
    var hasTag: Bool
  }

  var kind: Kind
  /// From the first property or the content to the end of the content; a block collection begins
  /// and ends with empty ranges.
  var range: SourceRange
}

/// Why libyaml stopped, in its own words, with places in bytes.
struct YAMLFailure: Error {
  enum Kind {
    /// The bytes are not UTF-8.
    case encoding
    /// U+0000 to U+001F and the like.
    case controlCharacter(UInt32)
    case syntax
    case memory
  }

  var kind: Kind
  var problem: String
  var offset: Int
  /// What libyaml was reading, and where that began.
  var context: String
  var contextOffset: Int?
}
