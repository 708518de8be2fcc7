internal import CoulisseDiagnostics
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<Located<String>> {
  /// The name of a detent.
  static let place = Shape(
    .scalar(.place),
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .scalar(.place)) else { return nil }
      guard scalar.words.count == 1 else {
        reader.reportForm(scalar)
        return nil
      }
      return Located(scalar.text, scalar.place)
    },
    write: { .text($0.value) })
}

extension Shape<Located<String>> {
  /// The name of a page, which is a detent of its pager.
  static let page = Shape(
    .scalar(.name),
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .scalar(.name)) else { return nil }
      let name = Located(scalar.text, scalar.place)
      let before = reader.problemCount
      reader.checkName(name)
      reader.checkMeaning(of: name, "page")
      return reader.problemCount == before ? name : nil
    },
    write: { .text($0.value) })
}

extension Shape<PlaceDocument> {
  /// `slide at left`
  static let placeOfTrack = Shape.scalar(
    .scalar(.trackPlace),
    read: { scalar, reader in
      let words = scalar.words
      guard words.count == 3, words[1].text == "at" else {
        reader.reportForm(scalar)
        return nil
      }
      return reader.reference(words[0], in: scalar).map {
        PlaceDocument(subject: $0, place: Located(words[2].text, words[2].range))
      }
    },
    write: { "\($0.subject.spelling) at \($0.place.value)" })
}

extension Shape<[DetentDocument]> {
  /// `{ tip: 60, half: 50%, full: 100% - 20 }`
  static let detents = Shape(
    .lengths,
    read: { slot, reader in
      guard let pairs = reader.pairs(slot, expecting: .lengths) else { return nil }
      if pairs.isEmpty {
        reader.report(
          .outOfRange, "there is no place to rest", at: slot.place,
          help: ValueType.lengths.exampleHelp(key: slot.key))
        return nil
      }
      let detents = pairs.compactMap { reader.detent($0) }
      return detents.count == pairs.count ? detents : nil
    },
    write: { detents in
      .mapping(
        detents.map {
          YAMLText.Entry(key: .text($0.name.value), value: Shape<Length>.length.write($0.position))
        })
    })
}

extension Reader {
  /// Reports the name of a place that rules or statements use for something else.
  fileprivate mutating func checkMeaning(of name: Located<String>, _ kind: String) {
    guard let meaning = SettleTargetDocument.meaning(of: name.value) else { return }
    report(
      .reservedName, "\(quoted(name.value)) cannot be the name of a \(kind): \(meaning)",
      at: name.range, help: ["choose another name"])
  }

  fileprivate mutating func detent(_ pair: YAMLPair) -> DetentDocument? {
    guard let name = entryName(pair.key) else { return nil }
    let before = problemCount
    checkMeaning(of: name, "detent")
    guard problemCount == before else { return nil }
    let slot = Slot(
      node: pair.value, key: name.value, keyRange: name.range, isRequired: true)
    return Shape<Length>.length.read(slot, &self).map { DetentDocument(name: name, position: $0) }
  }
}

extension Shape<SettleTargetDocument> {
  /// `ahead`, `back`, `base`, `nearest`, or the name of a detent.
  static let target = Shape.scalar(
    .either([.choice(SettleTargetDocument.words.map(\.0)), .scalar(.place)]),
    read: { scalar, reader in
      guard scalar.words.count == 1 else {
        reader.reportForm(scalar)
        return nil
      }
      return SettleTargetDocument.words.first { $0.0 == scalar.text }?.1
        ?? .place(Located(scalar.text, scalar.place))
    },
    write: { target in
      if case .place(let name) = target { return name.value }
      return SettleTargetDocument.words.first { $0.1 == target }?.0 ?? ""
    })
}

extension SettleTargetDocument {
  fileprivate static let words: [(String, SettleTargetDocument)] = [
    ("ahead", .ahead), ("back", .back), ("base", .base), ("nearest", .nearest),
  ]

  /// What a word means in a settle rule, if it is no detent there.
  fileprivate static func meaning(of word: String) -> String? {
    if words.contains(where: { $0.0 == word }) { return "a settle rule means something else by it" }
    return ["moving", "dragged"].contains(word) ? "a statement means something else by it" : nil
  }
}
