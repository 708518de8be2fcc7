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
          .wrongType, "\(slot.subject) has no value", at: slot.place,
          help: type.exampleHelp(key: slot.title == nil ? slot.key : nil)
            + (slot.isRequired || slot.title != nil
              ? [] : ["remove \(quoted(slot.key)) if none is meant"]))
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
      markUnreadable(entry.key, of: section, in: &document, at: entry.range)
    }
    for index in torn.flatMap(\.indices).sorted().reversed() { pairs.remove(at: index) }
    var seen = Set(torn.map(\.key))
    for pair in pairs {
      guard let name = keyName(pair.key, of: section) else { continue }
      if let key = section.keys.first(where: { $0.row.name == name }) {
        seen.insert(name)
        let value = Slot(
          node: pair.value, key: name, keyRange: place(pair.key),
          isRequired: key.row.absence.isRequired)
        key.read(value, &self, &document)
      } else if isMisplaced(name, pair, in: section.title) {
        continue
      } else if let meant = reportUnknown(name, pair.key, in: section) {
        seen.insert(meant)
        markUnreadable(meant, of: section, in: &document, at: place(pair.key))
      }
    }
    requireKeys(section, seen, slot, isTorn: !torn.isEmpty, &document)
    return document
  }

  private func markUnreadable<Document>(
    _ name: String, of section: Section<Document>, in document: inout Document,
    at range: SourceRange
  ) {
    section.keys.first { $0.row.name == name }?.markUnreadable(range, &document)
  }

  private mutating func requireKeys<Document>(
    _ section: Section<Document>, _ seen: Set<String>, _ slot: Slot, isTorn: Bool,
    _ document: inout Document
  ) {
    let missing = section.keys.filter { key in
      guard !seen.contains(key.row.name) else { return false }
      switch key.row.absence {
      case .required: return true
      case .requiredUnless(let other): return !seen.contains(other)
      case .means, .described: return false
      }
    }
    for key in missing { key.markUnreadable(slot.keyRange, &document) }
    // What was left out or torn before may have been one of them.
    guard !slot.node.isIncomplete, !isTorn else { return }
    var reported: Set<String> = []
    for row in missing.map(\.row) where reported.insert(row.name).inserted {
      var names = ["`\(row.name)`"]
      if case .requiredUnless(let other) = row.absence,
        missing.contains(where: { $0.row.name == other })
      {
        reported.insert(other)
        names.append("`\(other)`")
      }
      report(
        .missingKey, "\(slot.subject) needs the key \(names.joined(separator: " or "))",
        at: slot.keyRange, notes: [row.doc],
        help: ["add `\(row.name):` with \(row.type.need)"] + row.type.exampleHelp(key: row.name))
    }
  }

  /// Decodes a mapping from names.
  ///
  /// - Parameter read: Decodes one of them where it has other forms than a mapping.
  mutating func entries<Body>(
    _ section: Section<Body>, _ slot: Slot, read: ((Slot, inout Reader) -> Body?)? = nil
  ) -> [Named<Body>]? {
    guard let pairs = pairs(slot, expecting: .named(section.path)) else { return nil }
    return pairs.compactMap { pair in
      guard let name = entryName(pair.key) else { return nil }
      if isMisplaced(name.value, pair, among: section) { return nil }
      // Whoever writes a name means something by it.
      let body = Slot(
        node: pair.value, key: name.value, keyRange: name.range, isRequired: true)
      guard let document = read.map({ $0(body, &self) }) ?? mapping(section, body) else {
        return Named(name: name, body: .unreadable(body.place))
      }
      return Named(
        name: name,
        body: .written(Written(value: document, range: body.place, key: name.range)))
    }
  }

  func place(_ node: YAMLNode) -> SourceRange { node.aliasRange ?? node.range }
}
