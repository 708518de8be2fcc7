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
  /// A mapping from names to lengths.
  case lengths

  /// The units of its numbers; nil where it has none.
  package var unit: String? {
    switch self {
    case .text, .boolean, .absence, .choice, .section, .named: nil
    case .lengths: ScalarForm.length.unit
    case .scalar(let form): form.unit
    case .list(let element), .oneOrMore(let element): element.unit
    case .either(let types): types.lazy.compactMap(\.unit).first
    }
  }

  /// The words that may be written; none where anything else may be.
  var words: [String] {
    switch self {
    case .choice(let words): words
    case .oneOrMore(let element): element.words
    case .either(let types): types.flatMap(\.words)
    case .text, .boolean, .absence, .scalar, .list, .section, .named, .lengths: []
    }
  }

  /// As the reference calls it: "a length", "one of `ios`, `android`".
  package var phrase: String {
    words(
      section: { "a mapping (see `\($0)`)" }, named: { "a mapping from names (see `\($0)`)" })
  }

  /// As diagnostics call it, to somebody who has never heard of mappings.
  var need: String {
    words(section: { _ in "keys and values" }, named: { _ in "names with keys of their own" })
  }

  private func words(
    section: (String) -> String, named: (String) -> String
  ) -> String {
    switch self {
    case .text: "text"
    case .boolean: "`true` or `false`"
    case .absence: "`false`"
    case .choice(let words): Self.listing(words)
    case .scalar(let form): form.phrase
    case .list(.scalar(let form)): "a list of \(form.plural)"
    case .list(let element): "a list of \(element.words(section: section, named: named))"
    case .oneOrMore(let element):
      "\(element.words(section: section, named: named)), or a list of them"
    case .either(let types):
      types.map { $0.words(section: section, named: named) }.joined(separator: ", or ")
    case .section(let path): section(path)
    case .named(let path): named(path)
    case .lengths: "names with lengths"
    }
  }

  /// What could be written, for a help line; several for one that has several forms, none where
  /// `need` says it.
  var examples: [String] {
    switch self {
    case .scalar(let form): form.examples
    case .oneOrMore(let element): element.examples
    case .list(.scalar(.points)): ["[115, 300]"]
    case .list(.scalar(.length)): ["[0, 64, 100%, 44]"]
    case .list(.scalar(.controlPoint)): ["[0.42, 0, 0.58, 1]"]
    case .list(let element): element.examples.first.map { ["[\($0)]"] } ?? []
    case .either(let types): types.lazy.map(\.examples).first { !$0.isEmpty } ?? []
    case .section(let path): SectionSample.of(path).map { [$0.text] } ?? []
    case .named(let path): SectionSample.of(path).map { [$0.named] } ?? []
    case .lengths: ["{ half: 50%, full: 100% - 20 }"]
    case .text, .boolean, .absence, .choice: []
    }
  }

  /// "write for example `80%` or `100% - 60`"; with the key where the value alone is hard to place.
  func exampleHelp(key: String?) -> [String] {
    guard !examples.isEmpty else {
      return [self == .text ? "write text, such as `Close menu`" : "write \(need)"]
    }
    let texts = examples.map { example in
      key.map { example.hasPrefix("{") ? "`\($0): \(example)`" : "`\(example)`" }
        ?? "`\(example)`"
    }
    return ["write for example \(texts.joined(separator: " or "))"]
  }

  static func listing(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
