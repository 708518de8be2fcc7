/// A name of the scene as Swift code can write it. There is no other way from a name to code.
///
/// Words are joined in camel case: `a-b`, `a_b` and `a+b` are all `aB`. What Swift does not take in
/// an identifier, and what cannot be seen, is spelled by its number or left out; names that thereby
/// become equal are reported by ``NameTable``.
package struct SwiftIdentifier: Hashable, Sendable {
  /// Without backticks.
  package let name: String

  /// A case of an enum, in the scene's own case of letters.
  package init(member source: String) {
    let name = Self.camelCase(source)
    self.name = SwiftWords.members.contains(name) ? name + "_" : name
  }

  /// A type: as a member, but with a capital letter.
  package init(type source: String) { name = Self.capitalized(Self.camelCase(source)) }

  /// As it is written where it is declared and where it is used.
  package var spelling: String { SwiftWords.keywords.contains(name) ? "`\(name)`" : name }

  private static func camelCase(_ source: String) -> String {
    let words = source.split(separator: ".").flatMap(words(of:))
    let name = (words.first ?? "") + words.dropFirst().map(capitalized).joined()
    return needsUnderscore(name) ? "_" + name : name
  }

  /// The words of a name without dots; of one that has none, the numbers of its characters.
  private static func words(of name: Substring) -> [String] {
    var words: [String] = []
    var isAtWordStart = true
    for scalar in name.unicodeScalars {
      switch Reading(of: scalar) {
      case .separator: isAtWordStart = true
      case .ignored: continue
      case .written(let text):
        if isAtWordStart { words.append("") }
        words[words.count - 1] += text
        isAtWordStart = false
      }
    }
    return words.isEmpty ? [name.unicodeScalars.map(Reading.number).joined()] : words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Digits and combining marks cannot come first.
  private static func needsUnderscore(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return true }
    switch first.value {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return true
    default: return false
    }
  }

  /// What becomes of one character.
  private enum Reading {
    case separator, ignored
    case written(String)

    init(of scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .written(String(scalar))
      case ..<0x80: self = .separator
      // The joiner that holds an emoji together; everything else that cannot be seen goes.
      case 0x200D: self = .written(String(scalar))
      case _ where scalar.properties.isDefaultIgnorableCodePoint: self = .ignored
      case _ where scalar.properties.generalCategory == .format: self = .ignored
      case _ where SwiftWords.isIdentifierScalar(scalar): self = .written(String(scalar))
      case _: self = .written(Self.number(scalar))
      }
    }

    static func number(_ scalar: Unicode.Scalar) -> String {
      "u" + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}
