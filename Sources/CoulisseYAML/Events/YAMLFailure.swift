/// Why libyaml stopped, in its own words, with places in bytes.
struct YAMLFailure {
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
