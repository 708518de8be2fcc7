internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<ActionDocument> {
  /// Words, or a mapping that says when it does what.
  static let action = Shape(
    .scalar(.action),
    read: { slot, reader in
      if case .mapping(let pairs, _) = slot.node.content, slot.node.tag == nil,
        pairs.contains(where: { ["when", "do", "else", "if", "then"].contains($0.key.scalarText) })
      {
        var own = slot
        own.title = "a choice"
        own.keyRange = slot.place
        return reader.mapping(Sections.choice, own).map { .choice($0) }
      }
      return Shape<PlainActionDocument>.plainAction.read(slot, &reader).map { .plain($0) }
    },
    write: { action in
      switch action {
      case .plain(let action): Shape<PlainActionDocument>.plainAction.write(action)
      case .choice(let choice): Sections.choice.text(choice)
      }
    })
}

extension Shape<PlainActionDocument> {
  /// `open menu`, `close`, `emit refresh`
  static let plainAction = Shape.scalar(
    .scalar(.action), read: { scalar, reader in reader.action(scalar) },
    write: { action in
      ([action.verb.rawValue, action.target?.spelling]
        + (action.place.map { ["to", $0.value] } ?? []))
        .compactMap(\.self).joined(separator: " ")
    })
}

extension Shape<PlainActionDocument> {
  /// `sheet to half`, where the key says that it moves.
  static let destination = Shape.scalar(
    .scalar(.destination),
    read: { scalar, reader in reader.destination(scalar.words[...], .send, scalar) },
    write: { action in
      [action.target?.spelling, "to", action.place?.value].compactMap(\.self).joined(separator: " ")
    })

  /// `bar to hidden`, where the key says that it is set.
  static let setting = Shape.scalar(
    .scalar(.setting),
    read: { scalar, reader in reader.destination(scalar.words[...], .set, scalar) },
    write: { action in
      [action.target?.spelling, "to", action.place?.value].compactMap(\.self).joined(separator: " ")
    })
}

extension Reader {
  fileprivate mutating func action(_ scalar: ScalarSlot) -> PlainActionDocument? {
    let words = scalar.words
    guard let first = words.first else {
      reportForm(scalar)
      return nil
    }
    guard let verb = PlainActionDocument.Verb(rawValue: first.text) else {
      reportVerb(first, words.dropFirst().map(\.text))
      return nil
    }
    if verb == .send || verb == .set { return destination(words.dropFirst(), verb, scalar) }
    guard words.count <= 2 else {
      let meant = sending(words.dropFirst().map(\.text))
      report(
        .unknownValue, "\(quoted(scalar.text)) is more than one action", at: scalar.place,
        help: [
          meant.map { "did you mean `\($0)`?" }
            ?? "write a list: `[\(verb.rawValue) \(words[1].text), …]`"
        ])
      return nil
    }
    let target = words.count == 2 ? reference(words[1], in: scalar) : nil
    if words.count == 2, target == nil { return nil }
    guard target != nil || verb == .close else {
      report(
        .unknownValue, "`\(verb.rawValue)` does not say what", at: scalar.place,
        help: ["write `\(verb.rawValue) <name>`"])
      return nil
    }
    return PlainActionDocument(verb: verb, target: target, range: scalar.place)
  }

  /// `sheet to half`, `bar to hidden`
  fileprivate mutating func destination(
    _ words: ArraySlice<Word>, _ verb: PlainActionDocument.Verb, _ scalar: ScalarSlot
  ) -> PlainActionDocument? {
    guard words.count == 3, words[words.startIndex + 1].text == "to", let first = words.first,
      let last = words.last
    else {
      let spelled = words.startIndex > 0 ? "\(verb.rawValue) " : ""
      let form =
        verb == .set
        ? "`\(spelled)<mode> to <value>`, for example `\(spelled)bar to hidden`"
        : "`\(spelled)<panel or track> to <detent>`, for example `\(spelled)sheet to half`"
      let (from, to) = (words.first?.text ?? "", words.last?.text ?? "")
      report(
        .unknownValue,
        verb == .set
          ? "\(quoted(scalar.text)) does not say what gets which value"
          : "\(quoted(scalar.text)) does not say what goes where", at: scalar.place,
        help: ["write " + (words.count == 2 ? "`\(spelled)\(from) to \(to)`" : form)])
      return nil
    }
    return reference(first, in: scalar).map {
      PlainActionDocument(
        verb: verb, target: $0, place: Located(last.text, last.range), range: scalar.place)
    }
  }

  private mutating func reportVerb(_ word: Word, _ rest: [String]) {
    let verbs = PlainActionDocument.Verb.allCases.map(\.rawValue)
    let help: [String]
    if let meant = action(meantBy: word.text, rest) {
      help = ["did you mean `\(meant)`?"]
    } else if word.text.contains("(") {
      help = ["an action takes no parentheses: write `emit <name>`"]
    } else {
      help = didYouMean(word.text, among: verbs).map { [$0] } ?? []
    }
    report(
      .unknownValue, "\(quoted(word.text)) is not an action", at: word.range,
      help: help + ["the actions are \(Self.list(verbs))"])
  }

  /// `send player to full`, for `open player full` and `open player at full`.
  private func sending(_ words: [String]) -> String? {
    guard let name = words.first, let place = words.last, words.count < 4,
      places(of: name)?.contains(place) == true
    else { return nil }
    return "send \(name) to \(place)"
  }

  /// `open queue`, for `show queue`, `queue.open` and `queue.open()`.
  private func action(meantBy text: String, _ rest: [String]) -> String? {
    if let verb = KeySynonyms.verb(meantBy: text) {
      if rest.count > 1, let meant = sending(rest) { return meant }
      return rest.isEmpty ? nil : ([verb.rawValue] + rest).joined(separator: " ")
    }
    var parts = text.split(separator: ".").map(String.init)
    guard rest.isEmpty, parts.count > 1, var last = parts.popLast() else { return nil }
    if last.hasSuffix("()") { last.removeLast(2) }
    let verb = PlainActionDocument.Verb(rawValue: last) ?? KeySynonyms.verb(meantBy: last)
    guard let verb, verb != .send, verb != .set else { return nil }
    return "\(verb.rawValue) \(parts.joined(separator: "."))"
  }
}
