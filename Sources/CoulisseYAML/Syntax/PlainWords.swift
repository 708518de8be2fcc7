/// What to say of an error that libyaml's own two sentences tell entirely.
struct PlainWords {
  let message: String
  let help: String
  /// Whether the place to show is where the construct began, not where it went wrong.
  let isAboutContext: Bool

  /// - Parameters:
  ///   - problem: what libyaml found wrong.
  ///   - context: what it was reading.
  init?(_ problem: String, context: String) {
    if context.contains("directive") || problem.contains("directive") {
      self = Self.directive
    } else if context.hasSuffix(" a tag") {
      self = Self.tag
    } else if let words = Self.table[problem] {
      self = words
    } else {
      return nil
    }
  }

  private init(_ message: String, _ help: String, isAboutContext: Bool = false) {
    self.message = message
    self.help = help
    self.isAboutContext = isAboutContext
  }

  private static let directive = PlainWords(
    "a line cannot begin with `%`, but for `%YAML 1.2` before `---`",
    "put the text in quotes, or remove the line", isAboutContext: true)

  private static let tag = PlainWords(
    "`!` begins a tag, and this is not how a tag is written",
    "put the text in quotes; to say the opposite of a word, write `not`", isAboutContext: true)

  private static let table: [String: PlainWords] = [
    "block sequence entries are not allowed in this context": PlainWords(
      "a list cannot begin here", "begin `- ` on the next line, indented"),
    "mapping keys are not allowed in this context": PlainWords(
      "`?` cannot begin a key here", "if it belongs to text, put the text in quotes"),
    "found unexpected ':'": PlainWords(
      "`:` cannot stand before `,` or a bracket without a space",
      "write a space after `:`, or put the text in quotes"),
    "did not find expected alphabetic or numeric character": PlainWords(
      "a name after `&` or `*` has only letters, digits, `-` and `_`",
      "if it belongs to text, put the text in quotes"),
    "found an indentation indicator equal to 0": PlainWords(
      "a block of lines cannot be indented by 0", "write a digit from 1 to 9, or none"),
    "found undefined tag handle": PlainWords(
      "`!` begins a tag, and this one is unknown",
      "put the text in quotes; to say the opposite of a word, write `not`"),
    "found incompatible YAML document": PlainWords(
      "this version of YAML is unknown", "remove the line `%YAML`"),
  ]
}
