internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<Located<String>> {
  /// A word for a value of a mode.
  static let modeValue = Shape(
    .scalar(.modeValue),
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .scalar(.modeValue)) else { return nil }
      let value = Located(scalar.text, scalar.place)
      if case .scalar(_, .plain) = slot.node.content,
        case .boolean(let isTrue) = CoreValue(plain: scalar.text)
      {
        reader.report(
          .wrongType, "\(quoted(scalar.text)) is a truth value, not a word for one",
          at: scalar.place,
          help: [
            "for a mode that says yes or no write `<mode>: \(isTrue)`, the value that it begins with"
          ])
        return nil
      }
      let before = reader.problemCount
      reader.checkName(value)
      return reader.problemCount == before ? value : nil
    },
    write: { .text($0.value) })
}

extension Shape<ModeDocument> {
  /// `[shown, hidden]`, `false`, or a mapping.
  static let mode = Shape(
    .either([.list(.scalar(.modeValue)), .boolean, .section("modes.<name>")]),
    read: { slot, reader in
      switch slot.node.content {
      case .mapping: return reader.mapping(Sections.mode, slot)
      case .sequence:
        return Shape<[Located<String>]>.list(of: .modeValue).read(slot, &reader).map { values in
          ModeDocument(
            values: .written(Written(value: values, range: slot.place, key: slot.keyRange)))
        }
      case .scalar:
        return reader.truthMode(slot)
      }
    },
    write: { mode in
      let values = mode.values.value?.map(\.value) ?? []
      guard values == Mode.truth else { return Sections.mode.text(mode) }
      return .scalar(mode.starts.value?.value ?? values[0])
    })
}

extension Shape<[Named<ModeDocument>]> {
  /// `modes:`
  static let modes = Shape(
    .named("modes.<name>"),
    read: { slot, reader in
      reader.entries(Sections.mode, slot) { Shape<ModeDocument>.mode.read($0, &$1) }
    },
    write: { modes in
      .mapping(
        modes.map { mode in
          YAMLText.Entry(
            key: .text(mode.name.value),
            value: Shape<ModeDocument>.mode.write(mode.body.value ?? ModeDocument()))
        })
    })
}

extension Reader {
  /// `editing: false`
  fileprivate mutating func truthMode(_ slot: Slot) -> ModeDocument? {
    let type = Shape<ModeDocument>.mode.type
    guard let scalar = scalar(slot, expecting: type) else { return nil }
    guard case .boolean = CoreValue(plain: scalar.text),
      case .scalar(_, .plain) = slot.node.content
    else {
      report(
        .wrongType, "\(quoted(slot.key)) needs two values or more, not only \(quoted(scalar.text))",
        at: slot.place,
        help: [
          "write for example `\(slot.key): [\(scalar.text), hidden]`, or `\(slot.key): false` for a "
            + "mode that says yes or no"
        ])
      return nil
    }
    let values = Mode.truth.map { Located($0, slot.place) }
    return ModeDocument(
      values: .written(Written(value: values, range: slot.place, key: slot.keyRange)),
      starts: .written(
        Written(
          value: Located(scalar.text, slot.place), range: slot.place, key: slot.keyRange)))
  }
}

extension Shape<EventDocument> {
  /// `main.scroll begins`, `menu opened`, `sheet settled at half`, `bar becomes hidden`
  static let event = Shape.scalar(
    .scalar(.event), read: { scalar, reader in reader.event(scalar) },
    write: { $0.subject.spelling + " " + $0.kind.spelling })
}

extension EventDocument.Kind {
  /// The kinds that say nothing more.
  static let alone: [(word: String, kind: EventDocument.Kind)] = [
    ("begins", .begins), ("ends", .ends), ("opens", .opens), ("closes", .closes),
    ("opened", .opened), ("closed", .closed), ("pushed", .pushed), ("popped", .popped),
  ]

  /// What follows the name.
  var spelling: String {
    switch self {
    case .begins, .ends, .opens, .closes, .opened, .closed, .pushed, .popped:
      Self.alone.first { $0.kind == self }?.word ?? ""
    case .boundFor(let place): "bound for \(place.value)"
    case .settled(let place): "settled at \(place.value)"
    case .becomes(let value): "becomes \(value.value)"
    }
  }
}

extension Reader {
  fileprivate mutating func event(_ scalar: ScalarSlot) -> EventDocument? {
    let words = scalar.words
    guard let first = words.first, let kind = kind(words.dropFirst().map(\.self)) else {
      reportEvent(scalar)
      return nil
    }
    return reference(first, in: scalar).map {
      EventDocument(subject: $0, kind: kind, range: scalar.place)
    }
  }

  private func kind(_ words: [Word]) -> EventDocument.Kind? {
    func place(_ index: Int) -> Located<String> { Located(words[index].text, words[index].range) }
    let texts = words.map(\.text)
    if words.count == 1 { return EventDocument.Kind.alone.first { $0.word == texts[0] }?.kind }
    if words.count == 3, texts.prefix(2) == ["bound", "for"] { return .boundFor(place(2)) }
    if words.count == 3, texts.prefix(2) == ["settled", "at"] { return .settled(place(2)) }
    if words.count == 2, texts[0] == "becomes" { return .becomes(place(1)) }
    return nil
  }

  private mutating func reportEvent(_ scalar: ScalarSlot) {
    let words = scalar.words.map(\.text)
    let rest = words.dropFirst().joined(separator: " ")
    var meant: String?
    if words.count == 3, ["is", "=", "==", "changes", "turns"].contains(words[1]) {
      meant = "becomes \(words[2])"
    } else if words.count == 3, ["settled", "settles"].contains(words[1]) {
      meant = "settled at \(words[2])"
    } else if words.count == 4, words[1] == "at", words[2] == "rest" {
      meant = "settled at \(words[3])"
    } else if words.count > 1 {
      let others = ["begins": ["began", "starts", "started"], "ends": ["ended", "stops"]]
      meant =
        others.first { $0.value.contains(rest) }?.key
        ?? nearest(to: rest, among: EventDocument.Kind.alone.map(\.word))
    }
    report(
      .unknownValue, "\(quoted(scalar.text)) is not an event", at: scalar.place,
      help: [
        meant.map { "did you mean `\(words[0]) \($0)`?" }
          ?? "write one of `main.scroll begins`, `main.scroll ends`, `menu opens`, `menu opened`, "
          + "`menu closes`, `menu closed`, `sheet bound for half`, `sheet settled at half`, "
          + "`main pushed`, `main popped`, `bar becomes hidden`"
      ])
  }
}
