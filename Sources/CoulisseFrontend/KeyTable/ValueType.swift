/// What may stand after a key: the part of a value's grammar that is data.
package indirect enum ValueType: Sendable, Hashable {
  /// Any text.
  case text
  /// `true` or `false`.
  case boolean
  /// `false`: the element is not wanted.
  case absence
  /// One of these words.
  case choice([String])
  /// A form of its own.
  case scalar(ScalarForm)
  case list(ValueType)
  /// One, or a list of them.
  case oneOrMore(ValueType)
  case either([ValueType])
  /// A mapping with the keys of the section at this path.
  case section(String)
  /// A mapping from names to mappings with the keys of the section at this path.
  case named(String)

  /// The units of its numbers; nil where it has none.
  package var unit: String? {
    switch self {
    case .text, .boolean, .absence, .choice, .section, .named: nil
    case .scalar(let form): form.unit
    case .list(let element), .oneOrMore(let element): element.unit
    case .either(let types): types.lazy.compactMap(\.unit).first
    }
  }

  /// As the reference and diagnostics call it: "a length", "one of `ios`, `android`".
  package var phrase: String {
    switch self {
    case .text: "text"
    case .boolean: "`true` or `false`"
    case .absence: "`false`"
    case .choice(let words): Self.listing(words)
    case .scalar(let form): form.phrase
    case .list(let element): "a list of \(element.plural)"
    case .oneOrMore(let element): "\(element.phrase), or a list of them"
    case .either(let types): types.map(\.phrase).joined(separator: ", or ")
    case .section(let path): "a mapping (see `\(path)`)"
    case .named(let path): "a mapping from names (see `\(path)`)"
    }
  }

  private var plural: String {
    switch self {
    case .scalar(let form): form.plural
    case .text, .boolean, .absence, .choice, .list, .oneOrMore, .either, .section, .named: phrase
    }
  }

  /// What could be written, for a help line: "write for example `80%`"; nil where `phrase` says it.
  package var example: String? {
    switch self {
    case .scalar(let form): form.examples.map { "`\($0)`" }.joined(separator: " or ")
    case .oneOrMore(let element), .list(let element): element.example
    case .either(let types): types.lazy.compactMap(\.example).first
    case .text, .boolean, .absence, .choice, .section, .named: nil
    }
  }

  static func listing(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
