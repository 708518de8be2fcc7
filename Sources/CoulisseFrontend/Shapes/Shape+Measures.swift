internal import CoulisseDiagnostics
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<MeasureDocument> {
  /// `30..90`, or `{ range: 30..90, design: 40 }`
  static let measure = Shape.scalar(
    Shape<ClosedRange<Double>>.textWidth.map(
      { MeasureDocument(range: Field($0)) }, back: { $0.range.value ?? 0...0 }),
    orMapping: .mapping("measures.<name>") { Sections.measure },
    write: { measure in
      if measure.design.isAbsent, let range = measure.range.value {
        return Shape<ClosedRange<Double>>.textWidth.write(range)
      }
      return Sections.measure.text(measure)
    })
}

extension Shape<[Named<MeasureDocument>]> {
  /// `{ caption: 30..90 }`
  static let measures = Shape(
    .named("measures.<name>"),
    read: { slot, reader in
      guard let pairs = reader.pairs(slot, expecting: .named("measures.<name>")) else { return nil }
      let measures = pairs.compactMap { reader.measure($0) }
      return measures.count == pairs.count ? measures : nil
    },
    write: { measures in
      .mapping(
        measures.map { measure in
          YAMLText.Entry(
            key: .text(measure.name.value),
            value: measure.body.value.map(Shape<MeasureDocument>.measure.write) ?? .mapping([]))
        })
    })
}

extension Reader {
  fileprivate mutating func measure(_ pair: YAMLPair) -> Named<MeasureDocument>? {
    guard let name = entryName(pair.key) else { return nil }
    guard NumberScanner.isName(name.value) else {
      report(
        .unknownValue, "\(quoted(name.value)) could not be told apart in a length", at: name.range,
        notes: ["`100% - caption` is made of numbers, signs and names"],
        help: ["begin with a letter, and use only letters from a to z, digits, `-` and `_`"])
      return nil
    }
    let slot = Slot(node: pair.value, key: name.value, keyRange: name.range, isRequired: true)
    guard let body = Shape<MeasureDocument>.measure.read(slot, &self) else {
      return Named(name: name, body: .unreadable(slot.place))
    }
    return Named(
      name: name, body: .written(Written(value: body, range: slot.place, key: name.range)))
  }

  /// The index of the measure of this name, in the order in which the file declares them; reported if
  /// there is none.
  mutating func measure(named word: Word) -> Int? {
    if let index = measureNames.firstIndex(of: word.text) {
      usedMeasures.insert(index)
      return index
    }
    report(
      .undefinedName, "there is no measure \(quoted(word.text))", at: word.range,
      help: [
        didYouMean(word.text, among: measureNames)
          ?? "declare it: `measures: { \(word.text): 30..90 }`"
      ])
    return nil
  }
}
