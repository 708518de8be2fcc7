extension Unicode.Scalar {
  /// Whether it steers a terminal or an editor, or cannot be seen: control characters, line and
  /// paragraph separators, and format characters (text direction among them) but the joiners, which
  /// emoji and several scripts need.
  package var isUnseen: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return value != 0x200C && value != 0x200D
    case _: return false
    }
  }
}
