/// Words that mean something to Swift, and the characters its identifiers are made of.
enum SwiftWords {
  /// Need backticks wherever a name is expected.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Mean something after a dot even in backticks, or are members of the generated enums already;
  /// a case of this name gets an underscore.
  static let members: Set<String> = [
    "AllCases", "Protocol", "RawValue", "Type", "activation", "allCases", "hash", "hashValue",
    "init", "label", "name", "rawValue", "self", "track",
  ]

  /// As the name of a type these would hide, in the whole module of the app, what generated and
  /// other code refers to.
  static let types: Set<String> = [
    "Any", "Array", "Bool", "CaseIterable", "Character", "Comparable", "CoulisseRuntime",
    "Dictionary", "Double", "Equatable", "Error", "Float", "Hashable", "Identifiable", "Int",
    "Int32", "Int64", "IteratorProtocol", "Never", "Optional", "Protocol", "Result", "Self",
    "Sendable", "Sequence", "Set", "StaticString", "String", "Substring", "Swift", "Type", "UInt8",
    "Void",
  ]

  /// Whether Swift takes a character in an identifier, other than ASCII.
  ///
  /// Source: The Swift Programming Language, Lexical Structure, identifier-character.
  static func isIdentifierScalar(_ scalar: Unicode.Scalar) -> Bool {
    identifierRanges.contains { $0.contains(scalar.value) }
  }

  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054...0x2054,
    0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
    0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
    0xE0000...0xEFFFD,
  ]
}
