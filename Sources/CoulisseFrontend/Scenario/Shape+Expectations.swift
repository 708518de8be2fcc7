internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
internal import CoulisseYAML

extension ScenarioSections {
  static let subject: Section<SubjectDocument> = Section(
    "steps.expect.<name>", "what is expected of one thing",
    "Conditions of a panel, an element or a gesture, and numbers; a condition alone may stand "
      + "without `is`.",
    { SubjectDocument() },
    [
      Key(
        "is", .oneOrMoreLocated(.condition), \.conditions, absent: .described("no condition"),
        "Of a panel or a track the name of a detent, such as `open`, or `bound for` one; `moving`, "
          + "`dragged`; "
          + "of a tile `docked`, `free`; of an element `shown`, `hidden`; of a mode one of its values; "
          + "of a gesture `enabled`, `disabled`, or the last phase "
          + "it has reported: `possible` for none, `began`, `changed`, `ended`, `cancelled`, "
          + "`failed`."),
      number(
        "progress", .anyPercentage, \.progress,
        "Of a panel: 0% closed, 100% open. Of a track: 0% at its first detent, 100% at its last."),
      number("position", .coordinate, \.position, "Of a panel or a track: where it is."),
      number("offset", .coordinate, \.offset, "Of a scrolling container: how far it has scrolled."),
      number("left", .coordinate, \.left, "Left side of an element, on the stage."),
      number("top", .coordinate, \.top, "Upper side of an element, on the stage."),
      number("width", .extent, \.width, "Of an element."),
      number("height", .extent, \.height, "Of an element."),
      number("opacity", .share, \.opacity, "Of an element, without those it lies in."),
      number("shadow", .share, \.shadow, "Of an element: how dark its shadow is; 0% for none."),
      Key(
        "depth", .depth, \.depth, absent: .described("not compared"),
        "Of a container or panel with a stack: pages above the root."),
      Key(
        "slot", .depth, \.slot, absent: .described("not compared"),
        "Of a tile: its place in its dock, from 0."),
      Key(
        "order", .depth, \.order, absent: .described("not compared"),
        "Of a tile: how many of its set lie behind it."),
    ])

  private static func number(
    _ name: String, _ shape: Shape<Double>,
    _ path: any WritableKeyPath<SubjectDocument, Field<Double>> & Sendable, _ doc: String
  ) -> Key<SubjectDocument> {
    Key(name, shape, path, absent: .described("not compared"), doc)
  }
}

extension Shape<String> {
  /// A condition: some words.
  static let condition = Shape.scalar(
    .scalar(.condition), read: { scalar, _ in scalar.words.map(\.text).joined(separator: " ") },
    write: { $0 })

  /// Something that the app is told: some words.
  static let effect = Shape.scalar(
    .scalar(.effect), read: { scalar, _ in scalar.words.map(\.text).joined(separator: " ") },
    write: { $0 })
}

extension Shape<Double> {
  /// A share that may lie beyond all, or be negative.
  static let anyPercentage = quantity(.fraction, .anyShare, write: DecimalText.percent)
}

extension Shape<Int> {
  static let depth = Shape.scalar(
    .scalar(.count),
    read: { scalar, reader in
      reader.quantity(scalar, .number(0...1000, "from 0 to 1000")).flatMap { value in
        if let depth = Int(exactly: value) { return depth }
        reader.reportForm(scalar)
        return nil
      }
    }, write: { "\($0)" })
}

extension Shape<[ClaimDocument]> {
  /// A mapping from names and a few words to what is expected.
  static let expectation = Shape(
    .named("steps.expect.<name>"),
    read: { slot, reader in
      reader.pairs(slot, expecting: .named("steps.expect.<name>")).map { pairs in
        if pairs.isEmpty {
          reader.report(
            .missingKey, "this step expects nothing", at: slot.place,
            help: ["write for example `expect: { menu: open }`"])
        }
        return pairs.flatMap { reader.claims($0) }
      }
    },
    write: { _ in .mapping([]) })
}

extension Reader {
  /// What one entry of `expect:` expects.
  fileprivate mutating func claims(_ pair: YAMLPair) -> [ClaimDocument] {
    guard case .scalar(let text, _) = pair.key.content else { return [] }
    let slot = Slot(node: pair.value, key: text, keyRange: place(pair.key))
    if let word = ExpectationWord(rawValue: text) {
      return content(of: word, slot).map {
        [ClaimDocument(subject: nil, content: $0, range: slot.entry)]
      } ?? []
    }
    let scalar = ScalarSlot(
      text: text, slot: slot, type: .scalar(.reference), start: slot.keyRange.lowerBound)
    let name = Word(text: text, range: slot.keyRange)
    guard let reference = reference(name, in: scalar) else { return [] }
    if case .sequence = pair.value.content,
      let word = nearest(to: text, among: ExpectationWord.allCases.map(\.rawValue)),
      word == ExpectationWord.undecided.rawValue
    {
      report(
        .unknownKey, "\(quoted(text)) is nothing that can be expected", at: slot.keyRange,
        help: ["did you mean `\(word)`?"])
      return []
    }
    let contents: [Located<ClaimDocument.Content>]
    if case .mapping = pair.value.content {
      contents = mapping(ScenarioSections.subject, slot)?.contents ?? []
    } else {
      let words = Shape<[Located<String>]>.oneOrMoreLocated(.condition).read(slot, &self) ?? []
      contents = words.map { Located(.condition($0.value), $0.range) }
    }
    return contents.map {
      ClaimDocument(subject: reference, content: $0.value, range: $0.range)
    }
  }

  private mutating func content(
    of word: ExpectationWord, _ slot: Slot
  ) -> ClaimDocument.Content? {
    if word == .undecided || word == .effects, let meant = slot.meansNone {
      report(
        .unknownValue, "\(quoted(slot.key)) cannot be \(quoted(meant))", at: slot.place,
        help: ["did you mean `none`?"])
      return nil
    }
    switch word {
    case .winner:
      let reference = Shape<Reference>.reference.read(slot, &self)
      return reference.map { .winner($0.spelling == "none" ? nil : $0) }
    case .undecided:
      return slot.isNone
        ? .undecided([])
        : Shape<[[Reference]]>.list(of: .list(of: .reference)).read(slot, &self).map {
          .undecided($0)
        }
    case .effects:
      return slot.isNone
        ? .effects([])
        : Shape<[EffectDocument]>.oneOrMore(.told).read(slot, &self).map { .effects($0) }
    case .atRest: return Shape<Bool>.boolean.read(slot, &self).map { .atRest($0) }
    }
  }
}

extension Slot {
  /// Whether the value is the word `none`.
  fileprivate var isNone: Bool {
    if case .scalar("none", .plain) = node.content { true } else { false }
  }

  /// The word, if it is nearly `none`.
  fileprivate var meansNone: String? {
    guard case .scalar(let text, .plain) = node.content,
      Suggestion.nearest(to: text, among: ["none"]) != nil
    else { return nil }
    return text
  }

  /// Key and value.
  fileprivate var entry: SourceRange { keyRange.union(place) }
}

extension SubjectDocument {
  /// Everything that is expected, conditions first.
  fileprivate var contents: [Located<ClaimDocument.Content>] {
    let conditions = (self.conditions.value ?? []).map {
      Located(ClaimDocument.Content.condition($0.value), $0.range)
    }
    let numbers: [(Measurable, Field<Double>)] = [
      (.progress, progress), (.position, position), (.offset, offset), (.left, left), (.top, top),
      (.width, width),
      (.height, height), (.opacity, opacity), (.shadow, shadow),
    ]
    let measured = numbers.compactMap { measurable, field in
      field.written.map {
        Located(ClaimDocument.Content.number(measurable, $0.value), $0.key.union($0.range))
      }
    }
    let depth = self.depth.written.map {
      Located(ClaimDocument.Content.depth($0.value), $0.key.union($0.range))
    }
    let slot = self.slot.written.map {
      Located(ClaimDocument.Content.slot($0.value), $0.key.union($0.range))
    }
    let order = self.order.written.map {
      Located(ClaimDocument.Content.order($0.value), $0.key.union($0.range))
    }
    return conditions + measured + [depth, slot, order].compactMap(\.self)
  }
}
