/// How many columns a terminal gives to a character: 0, 1 or 2.
enum CharacterWidth {
  /// The first and last code points of the blocks that Unicode's East Asian Width (UAX #11) gives
  /// two columns, emoji aside.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]
  /// Asks for the colored, wide form of the character before it.
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x300 { return scalars.contains(emojiSelector) ? 2 : 1 }
    if scalars.contains(emojiSelector) || first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    case _: return wide.contains { $0.contains(first.value) } ? 2 : 1
    }
  }
}
