internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<RowStyle> {
  private static let styles: [(String, RowStyle)] = [
    ("none", .none), ("behind", .behind), ("reveal", .reveal), ("default", .standard),
    ("scroll", .scroll), ("overlap", .overlap), ("stretch", .stretch), ("drawer", .drawer),
    ("border", .border),
  ]

  /// `overlap`, `parallax 70%`
  static let rowStyle = Shape.scalar(
    .either([.choice(styles.map(\.0)), .scalar(.parallax)]),
    read: { scalar, reader in
      if let word = styles.first(where: { $0.0 == scalar.text }) { return word.1 }
      guard let first = scalar.words.first, first.text == "parallax" else {
        let first = scalar.words.first?.text ?? ""
        let names = styles.map(\.0)
        let near = reader.nearest(to: first, among: names + ["parallax"])
        reader.report(
          .unknownValue, "\(quoted(scalar.key)) cannot be \(quoted(scalar.text))",
          at: scalar.place,
          help: [
            near.map { "did you mean `\($0 == "parallax" ? "parallax 70%" : $0)`?" }
              ?? "write \(ValueType.listing(names + ["parallax 70%"]))"
          ])
        return nil
      }
      guard scalar.words.count == 2 else {
        reader.report(
          .unknownValue, "`parallax` needs the share by which the buttons follow the row",
          at: scalar.place, help: ["write for example `\(scalar.key): parallax 70%`"])
        return nil
      }
      return reader.quantity(scalar.part(scalar.words[1]), .share).map { RowStyle.parallax($0) }
    },
    write: { style in
      if case .parallax(let share) = style { return "parallax \(DecimalText.percent(share))" }
      return styles.first { $0.1 == style }?.0 ?? ""
    })
}

extension Shape<[PayloadField]> {
  /// `{ subject: text, unread: boolean }`
  static let fields = Shape(
    .fields,
    read: { slot, reader in
      guard let pairs = reader.pairs(slot, expecting: .fields) else { return nil }
      let fields = pairs.compactMap { reader.field($0) }
      return fields.count == pairs.count ? fields : nil
    },
    write: { fields in
      .mapping(
        fields.map {
          YAMLText.Entry(key: .text($0.name.value), value: Shape<PayloadType>.kind.write($0.type))
        })
    })
}

extension Shape<PayloadType> {
  fileprivate static let kind = words()
}

extension Reader {
  fileprivate mutating func field(_ pair: YAMLPair) -> PayloadField? {
    guard let name = entryName(pair.key) else { return nil }
    let slot = Slot(node: pair.value, key: name.value, keyRange: name.range, isRequired: true)
    return Shape<PayloadType>.kind.read(slot, &self).map { PayloadField(name: name, type: $0) }
  }
}
