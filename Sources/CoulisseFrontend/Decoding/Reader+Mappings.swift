internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

extension Reader {
  /// The entries of the mapping in `slot`; nil if there is something else.
  mutating func pairs(_ slot: Slot, expecting type: ValueType) -> [YAMLPair]? {
    if let tag = slot.node.tag {
      report(
        .wrongType, "tags such as \(quoted(tag.value)) have no meaning in a scene", at: tag.range,
        help: ["remove it"])
      return nil
    }
    switch slot.node.content {
    case .mapping(let pairs, _):
      if slot.node.isIncomplete { noteDamage() }
      return pairs
    case .sequence:
      reportType(slot, expected: type, found: "a list")
      return nil
    case .scalar(let text, let style):
      if slot.node.isIncomplete {
        noteDamage()
      } else if style == .plain, CoreValue(plain: text) == .null {
        report(
          .wrongType, "\(quoted(slot.key)) has no value", at: slot.place,
          help: ["write `{}` for one without keys of its own, or remove the key"])
      } else {
        reportType(slot, expected: type, found: quoted(text))
      }
      return nil
    }
  }

  /// Decodes a mapping with known keys.
  mutating func mapping<Document>(_ section: Section<Document>, _ slot: Slot) -> Document? {
    guard var pairs = pairs(slot, expecting: .section(section.path)) else { return nil }
    var document = section.empty()
    let torn = tornEntries(pairs)
    for entry in torn {
      spoil(entry.key, of: section, in: &document, at: entry.range)
    }
    for index in torn.flatMap(\.indices).sorted().reversed() { pairs.remove(at: index) }
    var seen = Set(torn.map(\.key))
    for pair in pairs {
      guard let name = keyName(pair.key, of: section) else { continue }
      if let key = section.keys.first(where: { $0.row.name == name }) {
        seen.insert(name)
        key.read(Slot(node: pair.value, key: name, keyRange: place(pair.key)), &self, &document)
      } else if let meant = reportUnknown(name, pair.key, in: section) {
        seen.insert(meant)
        spoil(meant, of: section, in: &document, at: place(pair.key))
      }
    }
    requireKeys(section, seen, slot, &document)
    return document
  }

  private func spoil<Document>(
    _ name: String, of section: Section<Document>, in document: inout Document,
    at range: SourceRange
  ) {
    section.keys.first { $0.row.name == name }?.spoil(range, &document)
  }

  private mutating func requireKeys<Document>(
    _ section: Section<Document>, _ seen: Set<String>, _ slot: Slot, _ document: inout Document
  ) {
    let subject = section.path.isEmpty ? section.title : quoted(slot.key)
    for key in section.keys where !seen.contains(key.row.name) {
      let isRequired =
        switch key.row.absence {
        case .required: true
        case .requiredUnless(let other): !seen.contains(other)
        case .means, .described: false
        }
      guard isRequired else { continue }
      key.spoil(slot.keyRange, &document)
      // What was left out before may have been this key.
      guard !slot.node.isIncomplete else { continue }
      report(
        .missingKey, "\(subject) needs the key `\(key.row.name)`", at: slot.keyRange,
        notes: [key.row.doc],
        help: ["add `\(key.row.name):` with \(key.row.type.phrase)"]
          + (key.row.type.example.map { ["for example \($0)"] } ?? []))
    }
  }

  /// Decodes a mapping from names.
  mutating func entries<Body>(_ section: Section<Body>, _ slot: Slot) -> [Named<Body>]? {
    guard let pairs = pairs(slot, expecting: .named(section.path)) else { return nil }
    return pairs.compactMap { pair in
      guard let name = entryName(pair.key) else { return nil }
      let body = Slot(node: pair.value, key: name.value, keyRange: name.range)
      guard let document = mapping(section, body) else {
        return Named(name: name, body: .unreadable(body.place))
      }
      return Named(
        name: name,
        body: .written(Written(value: document, range: body.place, key: name.range)))
    }
  }

  func place(_ node: YAMLNode) -> SourceRange { node.aliasRange ?? node.range }
}
