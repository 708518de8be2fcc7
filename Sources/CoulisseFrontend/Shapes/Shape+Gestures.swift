internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<Side> {
  private static func sides(_ sides: [(String, Side)]) -> Shape { choice(sides) }

  /// An edge of the screen.
  static let edge = sides([
    ("leading", .leading), ("trailing", .trailing), ("left", .left), ("right", .right),
    ("top", .top), ("bottom", .bottom),
  ])

  /// A side of a navigation bar.
  static let barSide = sides([("leading", .leading), ("trailing", .trailing)])
}

extension Shape<AxisLock> {
  /// `45deg` or `none`
  static let lock = Shape.scalar(
    .either([.scalar(.angle), .choice(["none"])]),
    read: { scalar, reader in
      if scalar.text == "none" { return .free }
      guard let degrees = reader.quantity(scalar, .degrees) else { return nil }
      if degrees == 45 { return .dominant }
      reader.report(
        .outOfRange, "a lock has 45deg or is `none`, not \(quoted(scalar.text))", at: scalar.place,
        notes: ["the heading of a touch is decided once, for all gestures, at 45 degrees"],
        help: ["write `lock: 45deg` or `lock: none`"])
      return nil
    },
    write: { lock in
      switch lock {
      case .dominant: "45deg"
      case .free: "none"
      }
    })
}

extension Shape<PanWord> {
  /// A direction that needs no panel to be one.
  static let swipe = choice(
    [PanWord.left, .right, .up, .down, .horizontal, .vertical].map { ($0.rawValue, $0) })
}

extension Shape<Int64?> {
  /// `0.5s`, or `standard`
  static let longPress = Shape.scalar(
    .either([.scalar(.duration), .choice(["standard"])]),
    read: { scalar, reader in
      if scalar.text == "standard" { return .some(nil) }
      return reader.quantity(scalar, .touchTime).map { Int64($0.rounded()) }
    },
    write: { $0.map(DecimalText.seconds) ?? "standard" })
}

extension Shape<GestureDocument?> {
  /// `false`, or what is different from the default gesture.
  static let panelGesture = Shape<GestureDocument>.mapping("panels.<name>.pull") {
    Sections.panelGesture
  }.orAbsent
}

extension Shape {
  /// The value, or `false` for none.
  var orAbsent: Shape<Value?> {
    let type = ValueType.either([.absence, type])
    return Shape<Value?>(
      type,
      read: { slot, reader in
        guard case .scalar(let text, let style) = slot.node.content, style == .plain else {
          return read(slot, &reader).map { $0 }
        }
        switch CoreValue(plain: text) {
        case .boolean(false): return .some(nil)
        case .boolean(true):
          reader.report(
            .unknownValue, "\(quoted(slot.key)) is there by default; `true` says nothing",
            at: slot.place, help: ["remove the key"])
          return nil
        case .null, .integer, .float, .string:
          guard LegacyBoolean.reading(of: text) == nil else {
            _ = reader.scalar(slot, expecting: type)
            return nil
          }
          return read(slot, &reader).map { $0 }
        }
      },
      write: { $0.map(write) ?? .scalar("false") })
  }
}

extension Shape<PanelScrimDocument?> {
  /// `false`, a percentage, or a mapping.
  static let panelScrim = Shape<PanelScrimDocument>.scalar(
    Shape<Double>.share.map(
      { PanelScrimDocument(opacity: Field($0)) }, back: { $0.opacity.value ?? 0 }),
    orMapping: .mapping("panels.<name>.scrim") { Sections.panelScrim },
    write: { Sections.panelScrim.text($0) }
  ).orAbsent
}
