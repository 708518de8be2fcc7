internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<[ShownRowsDocument]> {
  /// `{ inbox: [a, { id: b, height: 60 }], archive: 20 }`
  static let shownRows = Shape(
    .named("rows.<list>"),
    read: { slot, reader in
      guard let pairs = reader.pairs(slot, expecting: .named("rows.<list>")) else { return nil }
      let lists = pairs.compactMap { pair -> ShownRowsDocument? in
        guard let (slot, reference) = reader.entry(pair),
          let rows = Shape<[ShownRowDocument]>.rowList.read(slot, &reader)
        else { return nil }
        return ShownRowsDocument(list: reference, rows: rows)
      }
      return lists.count == pairs.count ? lists : nil
    },
    write: { _ in .mapping([]) })
}

extension Shape<[ShownRowDocument]> {
  /// `[a, { id: b, height: 60 }]`, one row alone, or how many there are.
  static let rowList: Shape = {
    let list = Shape.list(of: .row)
    return Shape(
      .either([list.type, .scalar(.count)]),
      read: { slot, reader in
        if case .mapping = slot.node.content {
          return Shape<ShownRowDocument>.row.read(slot, &reader).map { [$0] }
        }
        guard case .scalar = slot.node.content else { return list.read(slot, &reader) }
        return Shape<Int>.rowCount.read(slot, &reader).map { count in
          (0..<count).map { ShownRowDocument(id: Located("\($0 + 1)", slot.place)) }
        }
      },
      write: { _ in .mapping([]) })
  }()
}

extension Shape<Int> {
  fileprivate static let rowCount = Shape.scalar(
    .scalar(.count),
    read: { scalar, reader in
      reader.quantity(scalar, .number(0...10_000, "from 0 to 10000")).flatMap { value in
        if let count = Int(exactly: value) { return count }
        reader.reportForm(scalar)
        return nil
      }
    }, write: { "\($0)" })
}

extension Shape<Located<String>> {
  /// What a scenario calls a row.
  static let rowID = Shape(
    .text,
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .text) else { return nil }
      return reader.rowID(scalar.text, at: slot.place)
    },
    write: { .text($0.value) })
}

extension Shape<ShownRowDocument> {
  /// `a`, or `{ id: a, height: 60, subject: Hello }`
  fileprivate static let row = Shape(
    .either([.text, .section("rows.<list>")]),
    read: { slot, reader in
      guard case .mapping(let pairs, _) = slot.node.content, slot.node.tag == nil else {
        return Shape<Located<String>>.rowID.read(slot, &reader).map { ShownRowDocument(id: $0) }
      }
      return reader.row(pairs, at: slot)
    },
    write: { .text($0.id.value) })
}

extension Shape<[MeasuredDocument]> {
  /// `{ inbox.delete.text: 62 }`
  static let measured = Shape(
    .lengths,
    read: { slot, reader in
      guard let pairs = reader.pairs(slot, expecting: .lengths) else { return nil }
      let measured = pairs.compactMap { pair -> MeasuredDocument? in
        guard let (slot, reference) = reader.entry(pair),
          let points = Shape<Double>.extent.read(slot, &reader)
        else { return nil }
        return MeasuredDocument(name: reference, points: points)
      }
      return measured.count == pairs.count ? measured : nil
    },
    write: { _ in .mapping([]) })
}

extension Shape<EffectDocument> {
  /// `menu settles open`, or `{ emit flag: { row: a, subject: Hello } }`
  static let told = Shape(
    .scalar(.effect),
    read: { slot, reader in
      guard case .mapping(let pairs, _) = slot.node.content, slot.node.tag == nil else {
        return Shape<String>.effect.read(slot, &reader).map {
          EffectDocument(words: Located($0, slot.place))
        }
      }
      guard pairs.count == 1, case .scalar(let text, _) = pairs[0].key.content else {
        reader.reportType(slot, expected: .scalar(.effect), found: "several things")
        return nil
      }
      let key = reader.place(pairs[0].key)
      let own = Slot(node: pairs[0].value, key: text, keyRange: key)
      guard let values = reader.values(own) else { return nil }
      return EffectDocument(words: Located(text, key), values: values)
    },
    write: { .text($0.words.value) })
}

extension Reader {
  /// A name and what stands behind it.
  fileprivate mutating func entry(_ pair: YAMLPair) -> (slot: Slot, reference: Reference)? {
    guard case .scalar(let text, _) = pair.key.content else { return nil }
    let slot = Slot(node: pair.value, key: text, keyRange: place(pair.key), isRequired: true)
    let scalar = ScalarSlot(
      text: text, slot: slot, type: .scalar(.reference), start: slot.keyRange.lowerBound)
    return reference(Word(text: text, range: slot.keyRange), in: scalar).map { (slot, $0) }
  }

  /// An id that can stand in brackets behind the name of a list.
  fileprivate mutating func rowID(_ text: String, at range: SourceRange) -> Located<String>? {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    if isPlain, !text.isEmpty { return Located(text, range) }
    report(
      .unknownValue, "\(quoted(text)) cannot be the id of a row", at: range,
      help: ["write letters, digits, `-` and `_`, such as `a` or `mail-3`"])
    return nil
  }

  fileprivate mutating func row(_ pairs: [YAMLPair], at slot: Slot) -> ShownRowDocument? {
    var row = ShownRowDocument(id: Located("", slot.place))
    var isWhole = true
    for pair in pairs {
      guard case .scalar(let text, _) = pair.key.content else { continue }
      let own = Slot(node: pair.value, key: text, keyRange: place(pair.key), isRequired: true)
      switch text {
      case "id":
        guard let id = Shape<Located<String>>.rowID.read(own, &self) else {
          isWhole = false
          continue
        }
        row.id = id
      case "height":
        guard let height = Shape<Double>.extent.read(own, &self) else {
          isWhole = false
          continue
        }
        row.height = Located(height, own.place)
      default:
        guard let value = value(own) else {
          isWhole = false
          continue
        }
        row.values.append(value)
      }
    }
    guard isWhole else { return nil }
    guard row.id.value.isEmpty else { return row }
    report(
      .missingKey, "this row has no id", at: slot.place,
      help: ["write for example `{ id: a, height: 60 }`"])
    return nil
  }

  /// Names with single values.
  fileprivate mutating func values(_ slot: Slot) -> [ValueDocument]? {
    guard let pairs = pairs(slot, expecting: .section("rows.<list>")) else { return nil }
    let values = pairs.compactMap { pair -> ValueDocument? in
      guard case .scalar(let text, _) = pair.key.content else { return nil }
      return value(Slot(node: pair.value, key: text, keyRange: place(pair.key), isRequired: true))
    }
    return values.count == pairs.count ? values : nil
  }

  private mutating func value(_ slot: Slot) -> ValueDocument? {
    guard let scalar = scalar(slot, expecting: .text) else { return nil }
    let isPlain = if case .scalar(_, .plain) = slot.node.content { true } else { false }
    return ValueDocument(
      name: Located(slot.key, slot.keyRange), text: Located(scalar.text, slot.place),
      isPlain: isPlain)
  }
}
