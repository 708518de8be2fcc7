internal import CoulisseSource

/// One event of the YAML stream, its place in bytes.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case documentEnd
    case alias
    case scalar(YAMLNode.ScalarStyle)
    case sequenceStart(YAMLNode.CollectionStyle)
    case mappingStart(YAMLNode.CollectionStyle)
    case collectionEnd
    case streamEnd
  }

  var kind: Kind
  /// From the first property or the content to the end of the content; a block collection begins
  /// and ends with empty ranges.
  var range: SourceRange
  /// The value of a scalar, the name of an alias, otherwise empty.
  var text = ""
  /// The name of the anchor before the content.
  var anchor: String?
  var hasTag = false
}
