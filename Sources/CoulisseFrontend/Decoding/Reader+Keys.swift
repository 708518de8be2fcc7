internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

extension Reader {
  /// The text of a key; the YAML stage has refused keys that are not scalars.
  mutating func keyName<Document>(_ node: YAMLNode, of section: Section<Document>) -> String? {
    guard case .scalar(let text, let style) = node.content else { return nil }
    if style == .plain, LegacyBoolean.reading(of: text) != nil {
      reportLegacyKey(text, node, among: section.keys.map(\.row.name))
      return nil
    }
    return text
  }

  private mutating func reportLegacyKey(_ text: String, _ node: YAMLNode, among names: [String]) {
    let near = didYouMean(text, among: names)
    report(
      .legacyBoolean, "the key \(quoted(text)) is a truth value to older YAML tools",
      at: place(node), help: [near ?? "no key of a scene has this name: remove it"])
  }

  /// Reports a key that the section does not have. The value is the key that is probably meant.
  mutating func reportUnknown<Document>(
    _ name: String, _ node: YAMLNode, in section: Section<Document>
  ) -> String? {
    guard !isMuted else {
      report(.unknownKey, "", at: place(node))
      return nil
    }
    let names = section.keys.map(\.row.name)
    let meant =
      KeySynonyms.meant(by: name, among: names)
      ?? nearest(to: name, among: names)
    var notes: [String] = []
    let owners = sections.filter { $0.has(name) }.prefix(3).map(\.title)
    if !owners.isEmpty {
      notes.append("`\(name)` is a key of \(owners.joined(separator: ", of "))")
    }
    if let hidden = name.unicodeScalars.first(where: { $0.properties.generalCategory == .format }) {
      notes.append("there is an invisible character in it: \(NameRule.description(of: hidden))")
    }
    report(
      .unknownKey, "\(section.title) has no key \(quoted(name))", at: place(node),
      notes: notes,
      help: [
        meant.map { "did you mean `\($0)`?" }
          ?? (names.isEmpty
            ? "remove it: there are no keys here" : "the keys are \(Self.list(names))")
      ])
    return meant
  }

  /// The name of an entity.
  mutating func entryName(_ node: YAMLNode) -> Located<String>? {
    guard case .scalar(let text, let style) = node.content else { return nil }
    let name = Located(text, place(node))
    if style == .plain {
      reportPlainName(name)
    }
    checkName(name)
    return name
  }

  private mutating func reportPlainName(_ name: Located<String>) {
    let help = ["put it in quotes, `\"\(name.value)\":`, or choose another name"]
    if LegacyBoolean.reading(of: name.value) != nil {
      report(
        .legacyBoolean, "the name \(quoted(name.value)) is a truth value to older YAML tools",
        at: name.range, help: help)
    } else if AmbiguousNumber(plain: name.value) != nil {
      report(
        .ambiguousNumber, "the name \(quoted(name.value)) is a number to some YAML tools",
        at: name.range, help: help)
    } else if case .string = CoreValue(plain: name.value) {
      return
    } else {
      report(
        .wrongType, "\(quoted(name.value)) is not a name to a YAML tool", at: name.range,
        help: help)
    }
  }

  /// Names are any text without blanks and dots, up to 100 characters.
  ///
  /// - Parameter advice: What to write in place of a name with blanks or dots.
  mutating func checkName(_ name: Located<String>, advice: String = "write `-` instead") {
    let limit = 100
    if name.value.isEmpty {
      report(.outOfRange, "a name cannot be empty", at: name.range, help: ["write a name"])
    } else if name.value.utf8.count > limit, name.value.count > limit {
      report(
        .outOfRange, "a name has at most \(limit) characters; this one has \(name.value.count)",
        at: name.range, help: ["choose a shorter name; a `label:` may be as long as you like"])
    } else if let bad = name.value.unicodeScalars.first(where: NameRule.forbids) {
      report(
        .unknownValue, "a name cannot contain \(NameRule.description(of: bad))", at: name.range,
        notes: NameRule.reason(against: bad).map { [$0] } ?? [],
        help: [[".", " "].contains(bad) ? advice : "remove it"])
    }
  }

  /// "there is `a`, `b` and 12 more"
  static func inventory(_ names: [String]) -> String {
    let limit = 8
    guard names.count > limit else { return "there is \(list(names))" }
    let shown = names.prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
    return "there is \(shown) and \(names.count - limit) more"
  }

  static func list(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// Which characters a name must not have.
enum NameRule {
  static func forbids(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    // Two names that look alike would differ in them, and some turn the direction of text. Emoji and
    // several scripts need the joiners, flags the tags.
    case .format:
      !["\u{200C}", "\u{200D}"].contains(scalar) && !(0xE0020...0xE007F).contains(scalar.value)
    case _: scalar == "." || scalar == "`"
    }
  }

  static func description(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case ".": "a dot"
    case " ": "a blank"
    case "`": "a backtick"
    case "\t": "a tab"
    case "\n", "\r", "\u{2028}", "\u{2029}": "a line break"
    case "\u{FEFF}": "the byte order mark U+FEFF"
    case _: "the character U+\(hexadecimal(scalar))"
    }
  }

  /// Why the character cannot stand in a name; nil where it goes without saying.
  static func reason(against scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case ".", " ", "\t":
      "dots and blanks separate names where they are used: `main.scroll`, `open menu`"
    case "`": "in Swift and in messages, backticks stand around names"
    case _ where scalar.properties.generalCategory == .format: "nobody can see it"
    case _: nil
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
