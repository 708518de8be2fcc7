internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

extension Reader {
  /// The scalar in `slot`; nil if there is something else, or a spelling that YAML gives another
  /// meaning than its author.
  mutating func scalar(_ slot: Slot, expecting type: ValueType) -> ScalarSlot? {
    if let tag = slot.node.tag {
      reportTag(tag, slot)
      return nil
    }
    switch slot.node.content {
    case .sequence:
      reportType(slot, expected: type, found: "a list")
      return nil
    case .mapping:
      reportType(slot, expected: type, found: "keys and values")
      return nil
    case .scalar(let text, let style):
      guard isMeant(text, style, slot, expecting: type) else { return nil }
      return ScalarSlot(
        text: text, slot: slot, type: type, start: start(of: text, style, slot.node))
    }
  }

  private mutating func isMeant(
    _ text: String, _ style: YAMLNode.ScalarStyle, _ slot: Slot, expecting type: ValueType
  ) -> Bool {
    switch style {
    case .singleQuoted, .doubleQuoted: return true
    case .literal, .folded:
      if type == .text { return true }
      reportBlockScalar(style, slot)
      return false
    case .plain: break
    }
    switch CoreValue(plain: text) {
    case .null:
      if slot.node.isIncomplete { noteDamage() } else { reportNull(slot, expecting: type) }
      return false
    case .boolean where type == .text || type == .scalar(.name):
      report(
        .wrongType, "\(quoted(text)) is a truth value, not text", at: slot.place,
        help: ["put it in quotes: `\"\(text)\"`"])
      return false
    case .boolean, .integer, .float, .string: break
    }
    return isUnambiguous(text, slot, expecting: type)
  }

  private mutating func isUnambiguous(
    _ text: String, _ slot: Slot, expecting type: ValueType
  ) -> Bool {
    if let reading = LegacyBoolean.reading(of: text) {
      report(
        .legacyBoolean, "\(quoted(text)) means `\(reading)` to older YAML tools and text to others",
        at: slot.place, help: Self.help(reading, text, slot, type))
      return false
    }
    if let ambiguity = AmbiguousNumber(plain: text) {
      report(
        .ambiguousNumber, "\(quoted(text)) is not the same number for every YAML tool",
        at: slot.place, notes: [ambiguity.explanation],
        help: [type == .text ? "put it in quotes" : "write the number in plain decimal digits"])
      return false
    }
    return true
  }

  /// What to write in place of a `yes` or `off`.
  private static func help(
    _ reading: Bool, _ text: String, _ slot: Slot, _ type: ValueType
  ) -> [String] {
    let removal = slot.isRequired || slot.isElement ? "" : "remove the key if the default is meant"
    switch type {
    case .boolean: return ["write `\(reading)`"]
    case .either(let types) where types.contains(.absence):
      return [reading ? removal : "write `false`"]
    case .choice(let words):
      return ["write \(ValueType.listing(words))" + (removal.isEmpty ? "" : ", or \(removal)")]
    case .scalar(.place): return ["write the name of a detent, such as `closed` or `open`"]
    case .text, .scalar(.name), .scalar(.reference), .scalar(.element), .scalar(.modeValue):
      return ["put it in quotes if you mean the word: `\"\(text)\"`"]
    case .absence, .scalar, .list, .oneOrMore, .either, .section, .named, .lengths:
      return type.exampleHelp(key: slot.isElement ? nil : slot.key)
    }
  }

  private func start(
    of text: String, _ style: YAMLNode.ScalarStyle, _ node: YAMLNode
  ) -> Int? {
    guard node.aliasRange == nil else { return nil }
    let length = node.range.upperBound - node.range.lowerBound
    switch style {
    case .plain: return length == text.utf8.count ? node.range.lowerBound : nil
    case .singleQuoted, .doubleQuoted:
      return length == text.utf8.count + 2 ? node.range.lowerBound + 1 : nil
    case .literal, .folded: return nil
    }
  }

  private mutating func reportTag(_ tag: Located<String>, _ slot: Slot) {
    let word = String(tag.value.drop { $0 == "!" })
    let help =
      word.isEmpty || tag.value.hasPrefix("!!")
      ? "remove it: every key knows what it takes"
      : "to say the opposite write `not \(word)`; to use the text put it in quotes"
    report(
      .wrongType, "`!` begins a YAML tag, so that \(quoted(slot.key)) has no value it can use",
      at: tag.range, help: [help])
  }

  private mutating func reportBlockScalar(_ style: YAMLNode.ScalarStyle, _ slot: Slot) {
    let sign = style == .folded ? ">" : "|"
    report(
      .wrongType, "`\(sign)` begins a block of text in YAML; it does not compare",
      at: slot.place,
      help: [
        style == .folded
          ? "comparisons are words: `past` (more than), `from` (at least), `before` (less than)"
          : "write the value on the line of its key"
      ])
  }

  private mutating func reportNull(_ slot: Slot, expecting type: ValueType) {
    let line = file.lines.line(of: slot.keyRange.upperBound)
    let comment = comments.first {
      $0.range.lowerBound >= slot.keyRange.upperBound
        && file.lines.line(of: $0.range.lowerBound) == line
    }
    if let comment, type == .scalar(.color) {
      let text = comment.text.split(separator: " ").first.map(String.init) ?? ""
      report(
        .wrongType, "\(quoted(slot.key)) has no value: `#` begins a comment", at: comment.range,
        help: ["put the color in quotes, `\"#\(text)\"`, or name it: `black`"])
      return
    }
    let isSpelled = slot.node.aliasRange != nil || !slot.node.range.isEmpty
    report(
      .wrongType, "\(slot.subject) has no value; it needs \(type.need)",
      at: isSpelled ? slot.place : slot.keyRange,
      help: type.exampleHelp(key: slot.isElement ? nil : slot.key)
        + (slot.isRequired || slot.isElement ? [] : ["remove the key if the default is meant"]))
  }
}
