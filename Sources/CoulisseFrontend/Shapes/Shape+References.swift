internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Shape<Reference> {
  /// A dotted name.
  static let reference = referring(.reference)
  /// A dotted name of something that is drawn.
  static let element = referring(.element)

  private static func referring(_ form: ScalarForm) -> Shape {
    Shape(
      .scalar(form),
      read: { slot, reader in
        guard let scalar = reader.scalar(slot, expecting: .scalar(form)) else { return nil }
        guard let word = scalar.words.first, scalar.words.count == 1 else {
          reader.reportForm(scalar)
          return nil
        }
        return reader.reference(word, in: scalar)
      },
      write: { .text($0.spelling) })
  }
}

extension Reader {
  /// The dotted name in `word`.
  mutating func reference(_ word: Word, in scalar: ScalarSlot) -> Reference? {
    let parts = word.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      report(
        .wrongType, "\(quoted(word.text)) is not a name: a part between dots is empty",
        at: word.range, help: ["write names joined by single dots, such as `main.scroll`"])
      return nil
    }
    return Reference(parts, word.range)
  }
}

extension Shape<ActionDocument> {
  /// `open menu`, `close`, `emit refresh`
  static let action = Shape.scalar(
    .scalar(.action), read: { scalar, reader in reader.action(scalar) },
    write: { action in
      ([action.verb.rawValue, action.target?.spelling]
        + (action.place.map { ["to", $0.value] } ?? []))
        .compactMap(\.self).joined(separator: " ")
    })
}

extension Shape<ActionDocument> {
  /// `sheet to half`, where the key says that it moves.
  static let destination = Shape.scalar(
    .scalar(.destination),
    read: { scalar, reader in reader.destination(scalar.words[...], scalar) },
    write: { action in
      [action.target?.spelling, "to", action.place?.value].compactMap(\.self).joined(separator: " ")
    })
}

extension Reader {
  fileprivate mutating func action(_ scalar: ScalarSlot) -> ActionDocument? {
    let words = scalar.words
    guard let first = words.first else {
      reportForm(scalar)
      return nil
    }
    guard let verb = ActionDocument.Verb(rawValue: first.text) else {
      reportVerb(first, words.dropFirst().map(\.text))
      return nil
    }
    if verb == .send { return destination(words.dropFirst(), scalar) }
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
    return ActionDocument(verb: verb, target: target, range: scalar.place)
  }

  /// `sheet to half`
  fileprivate mutating func destination(
    _ words: ArraySlice<Word>, _ scalar: ScalarSlot
  ) -> ActionDocument? {
    let verb = words.startIndex > 0 ? "send " : ""
    guard words.count == 3, words[words.startIndex + 1].text == "to", let first = words.first,
      let last = words.last
    else {
      report(
        .unknownValue, "\(quoted(scalar.text)) does not say what goes where", at: scalar.place,
        help: [
          words.count == 2
            ? "write `\(verb)\(words[words.startIndex].text) to \(words[words.startIndex + 1].text)`"
            : "write `\(verb)<panel or track> to <detent>`, for example `\(verb)sheet to half`"
        ])
      return nil
    }
    return reference(first, in: scalar).map {
      ActionDocument(
        verb: .send, target: $0, place: Located(last.text, last.range), range: scalar.place)
    }
  }

  private mutating func reportVerb(_ word: Word, _ rest: [String]) {
    let verbs = ActionDocument.Verb.allCases.map(\.rawValue)
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
    let verb = ActionDocument.Verb(rawValue: last) ?? KeySynonyms.verb(meantBy: last)
    guard let verb, verb != .send else { return nil }
    return "\(verb.rawValue) \(parts.joined(separator: "."))"
  }
}

extension Shape<Located<Platform>> {
  /// `ios`, `ios 18`, `android`
  static let platform = Shape(
    .scalar(.platform),
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .scalar(.platform)) else { return nil }
      return reader.platform(scalar).map { Located($0, scalar.place) }
    },
    write: { .scalar($0.value.spelling) })
}

extension Reader {
  private static let iosVersions = 15...99

  fileprivate mutating func platform(_ scalar: ScalarSlot) -> Platform? {
    let words = scalar.words.map(\.text)
    switch (words.first, words.count) {
    case ("android", 1): return .android
    case ("ios", 1): return .ios(version: 26)
    case ("ios", 2):
      if let version = Int(words[1]), Self.iosVersions.contains(version) {
        return .ios(version: version)
      }
      report(
        .unknownValue, "there is no iOS \(quoted(words[1])) that a scene could be proved for",
        at: scalar.words[1].range, help: ["write the major version, such as `ios 18` or `ios 26`"])
    case _:
      let word = scalar.words.first ?? Word(text: scalar.text, range: scalar.place)
      report(
        .unknownValue, "\(quoted(scalar.text)) is not a platform", at: scalar.place,
        help: [
          ["ios", "android"].contains(word.text.lowercased())
            ? "write it in lower case: `\(scalar.text.lowercased())`"
            : didYouMean(word.text, among: ["ios", "android"])
              ?? "write `ios`, `ios 18` or `android`"
        ])
    }
    return nil
  }
}
