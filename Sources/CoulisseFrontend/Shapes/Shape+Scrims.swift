internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

/// The colors that have names.
enum ColorNames {
  static let all = [
    "black", "white", "gray", "silver", "red", "maroon", "orange", "yellow", "green", "teal",
    "blue", "navy", "purple", "pink", "brown",
  ]
}

extension Shape<String> {
  /// A name, or `"#rrggbb"`.
  static let color = Shape(
    .scalar(.color),
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .scalar(.color)) else { return nil }
      if ColorNames.all.contains(scalar.text) || scalar.text.isHexColor { return scalar.text }
      reader.report(
        .unknownValue, "\(quoted(scalar.text)) is not a color", at: scalar.place,
        help: [
          reader.didYouMean(scalar.text, among: ColorNames.all)
            ?? "write `\"#rrggbb\"` or one of \(ValueType.listing(ColorNames.all))"
        ])
      return nil
    }, write: YAMLText.text)
}

extension String {
  /// `#` with three or six hexadecimal digits.
  fileprivate var isHexColor: Bool {
    let digits = utf8.dropFirst()
    return utf8.first == UInt8(ascii: "#") && (digits.count == 3 || digits.count == 6)
      && dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}

extension Shape<OpacitySource> {
  /// `menu 0..50%`
  static let opacitySource = Shape.scalar(
    .scalar(.opacitySource),
    read: { scalar, reader in
      let words = scalar.words
      guard words.count == 2 else {
        reader.reportForm(scalar)
        return nil
      }
      guard let panel = reader.reference(words[0], in: scalar),
        let range = reader.opacities(words[1], scalar)
      else { return nil }
      return OpacitySource(panel: panel, closed: range.closed, open: range.open)
    },
    write: { source in
      let closed = DecimalText.percent(source.closed)
      return "\(source.panel.spelling) \(closed)..\(DecimalText.percent(source.open))"
    })
}

extension Reader {
  /// `0..50%`: the unit at the end counts for both.
  fileprivate mutating func opacities(
    _ word: Word, _ scalar: ScalarSlot
  ) -> (closed: Double, open: Double)? {
    var scanner = NumberScanner(word.text)
    guard var first = scanner.number(), scanner.skip(".."), let last = scanner.number(),
      scanner.isAtEnd
    else {
      reportForm(scalar)
      return nil
    }
    if first.unit.isEmpty { first.unit = last.unit }
    guard let closed = value(of: first, in: scalar.part(word), .share),
      let open = value(of: last, in: scalar.part(word), .share)
    else { return nil }
    return (closed, open)
  }
}

extension Shape<OpacityDocument> {
  /// `50%`, `menu 0..50%`, or a combination of several.
  static let opacity = Shape(
    .either([.scalar(.fraction), .scalar(.opacitySource), .section("scrims.<name>.opacity")]),
    read: { slot, reader in
      switch slot.node.content {
      case .scalar(let text, _):
        if text.utf8.contains(UInt8(ascii: " ")) {
          return Shape<OpacitySource>.opacitySource.read(slot, &reader).map {
            .follows([$0], .max)
          }
        }
        return Shape<Double>.share.read(slot, &reader).map(OpacityDocument.everyPanel)
      case .mapping, .sequence: return reader.combination(slot)
      }
    },
    write: { opacity in
      switch opacity {
      case .everyPanel(let share): return Shape<Double>.share.write(share)
      case .follows(let sources, let combination):
        if sources.count == 1, combination == .max {
          return Shape<OpacitySource>.opacitySource.write(sources[0])
        }
        return Sections.opacity.text(CombinationDocument(sources, combination))
      }
    })
}

/// `{ max: [...] }` or `{ sum: [...] }`
struct CombinationDocument: Sendable {
  var max: Field<[OpacitySource]> = .absent
  var sum: Field<[OpacitySource]> = .absent

  init() {}

  init(_ sources: [OpacitySource], _ combination: FollowerCombination) {
    switch combination {
    case .max: max = Field(sources)
    case .sum: sum = Field(sources)
    }
  }
}

extension Reader {
  fileprivate mutating func combination(_ slot: Slot) -> OpacityDocument? {
    guard let document = mapping(Sections.opacity, slot) else { return nil }
    switch (document.max, document.sum) {
    case (.written(let sources), .absent): return .follows(sources.value, .max)
    case (.absent, .written(let sources)): return .follows(sources.value, .sum)
    case (.unreadable, _), (_, .unreadable): return nil
    case (.written, .written), (.absent, .absent):
      guard !slot.node.isIncomplete else { return nil }
      report(
        .unknownValue, "\(quoted(slot.key)) needs `max` or `sum`, one of them", at: slot.place,
        help: ["write `{ max: [menu 0..50%, info 0..50%] }`"])
      return nil
    }
  }
}
