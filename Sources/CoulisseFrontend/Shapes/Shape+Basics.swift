internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<String> {
  static let text = Shape(
    .text, read: { slot, reader in reader.scalar(slot, expecting: .text)?.text },
    write: YAMLText.text)

  /// What people are told: any text that says something.
  static let label = Shape(
    .text,
    read: { slot, reader in
      guard let text = Shape.text.read(slot, &reader) else { return nil }
      guard text.allSatisfy(\.isWhitespace) else { return text }
      reader.reportEmptyLabel(slot)
      return nil
    },
    write: YAMLText.text)

  /// The name of something that this key introduces.
  static let name = Shape(
    .scalar(.name),
    read: { slot, reader in
      guard let scalar = reader.scalar(slot, expecting: .scalar(.name)) else { return nil }
      let before = reader.problemCount
      reader.checkName(
        Located(scalar.text, scalar.place), advice: "write `\(scalar.text.asTypeName)`")
      return reader.problemCount == before ? scalar.text : nil
    },
    write: YAMLText.text)
}

extension String {
  /// The words joined as the name of a type: `PlayerView`.
  fileprivate var asTypeName: String {
    split { $0 == " " || $0 == "." }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension Reader {
  fileprivate mutating func reportEmptyLabel(_ slot: Slot) {
    var notes = ["a control without a label is mute for people who cannot see it"]
    if case .scalar(_, let style) = slot.node.content, style == .folded || style == .literal {
      let sign = style == .folded ? ">" : "|"
      notes.insert(
        "`\(sign)` begins a block of text in YAML, and no text is indented under it", at: 0)
    }
    report(
      .outOfRange, "\(slot.subject) is empty", at: slot.place, notes: notes,
      help: ["write for example `\(slot.key): Close`, or remove the key: then it is the name"])
  }
}

extension Shape<Bool> {
  static let boolean = Shape.scalar(
    .boolean,
    read: { scalar, reader in
      if case .boolean(let value) = CoreValue(plain: scalar.text) { return value }
      reader.reportForm(scalar)
      return nil
    }, write: { $0 ? "true" : "false" })
}

extension Shape<Int> {
  static let version = Shape.scalar(
    .scalar(.version),
    read: { scalar, reader in
      if scalar.text == "1" { return 1 }
      guard Int(scalar.text) != nil else {
        reader.reportForm(scalar)
        return nil
      }
      reader.report(
        .unknownValue, "this compiler reads version 1 of the language, not \(quoted(scalar.text))",
        at: scalar.place, help: ["write `coulisse: 1`, or use a newer compiler"])
      return nil
    }, write: { "\($0)" })

  static let tapCount = whole(1...5)
}

extension Shape where Value: FixedWidthInteger & Sendable {
  /// A whole number within these.
  static func whole(_ range: ClosedRange<Int>) -> Shape {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let limits = "from \(range.lowerBound) to \(range.upperBound)"
    return Shape.scalar(
      .scalar(.count),
      read: { scalar, reader in
        reader.quantity(scalar, .number(bounds, limits)).flatMap { value in
          if let number = Value(exactly: value) { return number }
          reader.reportForm(scalar)
          return nil
        }
      }, write: { "\($0)" })
  }
}

extension Shape {
  /// One of some words, each with its value. Writing takes the first word whose value is equal.
  static func choice(_ words: [(String, Value)]) -> Shape where Value: Equatable {
    let names = words.map(\.0)
    return Shape.scalar(
      .choice(names),
      read: { scalar, reader in
        if let found = words.first(where: { $0.0 == scalar.text }) { return found.1 }
        reader.reportChoice(
          Word(text: scalar.text, range: scalar.place), key: scalar.key, among: names)
        return nil
      },
      write: { value in words.first { $0.1 == value }?.0 ?? "" })
  }

  /// The words of an enumeration.
  static func words() -> Shape
  where Value: RawRepresentable<String> & CaseIterable & Equatable {
    choice(Value.allCases.map { ($0.rawValue, $0) })
  }

  /// A number with one of the units of `measure`.
  static func quantity(
    _ form: ScalarForm, _ measure: Measure, write: @escaping @Sendable (Double) -> String
  ) -> Shape where Value == Double {
    Shape.scalar(
      .scalar(form), read: { scalar, reader in reader.quantity(scalar, measure) }, write: write)
  }
}

extension Shape<Double> {
  static let share = quantity(.fraction, .share, write: DecimalText.percent)
  static let extent = quantity(.points, .extent, write: DecimalText.number)
  /// Something that a finger has to hit.
  static let band = quantity(.points, .band, write: DecimalText.number)
  static let gain = quantity(
    .number, .number(0.001...100, "from 0.001 to 100"), write: DecimalText.number)
  static let bounce = quantity(
    .bounce, .number(-1...1, "from -1 to 1"), write: DecimalText.number)
  /// A factor that cannot be zero.
  static let positive = quantity(
    .number, .number(1e-6...1e6, "from 0.000001 to 1000000"), write: DecimalText.number)
  static let controlPoint = quantity(
    .controlPoint, .number(-100...100, "from -100 to 100"), write: DecimalText.number)
}

extension Shape<Int64> {
  /// Nanoseconds.
  static let duration = Shape.scalar(
    .scalar(.duration),
    read: { scalar, reader in
      reader.quantity(scalar, .duration).map { Int64($0.rounded()) }
    }, write: DecimalText.seconds)

  /// Nanoseconds that a finger can be down.
  static let touchTime = Shape.scalar(
    .scalar(.duration),
    read: { scalar, reader in
      reader.quantity(scalar, .touchTime).map { Int64($0.rounded()) }
    }, write: DecimalText.seconds)
}
