internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource
internal import CoulisseYAML

extension Shape<SettleDocument> {
  private static let preset = Shape<SettlePreset>.words()
  private static let clauses = Shape<[SettleClauseDocument]>.list(of: .clause)

  /// A name, a list of clauses, or a mapping.
  static let settle = Shape(
    .either([preset.type, .list(.section("settle.clause")), .section("settle")]),
    read: { slot, reader in
      switch slot.node.content {
      case .scalar: preset.read(slot, &reader).map(SettleDocument.preset)
      case .sequence:
        clauses.read(slot, &reader).map { list in
          let written = Written(value: list, range: slot.place, key: slot.keyRange)
          return .rule(SettleRuleDocument(firstOf: .written(written)))
        }
      case .mapping: reader.mapping(Sections.settle, slot).map(SettleDocument.rule)
      }
    },
    write: { document in
      switch document {
      case .preset(let preset): return .scalar(preset.rawValue)
      case .rule(let rule):
        if rule.measuredFrom.isAbsent, rule.past.isAbsent, rule.from.isAbsent, rule.of.isAbsent,
          let list = rule.firstOf.value
        {
          return clauses.write(list)
        }
        return Sections.settle.text(rule)
      }
    })
}

extension Shape<SettleClauseDocument> {
  static let clause = Shape.mapping("settle.clause") { Sections.settleClause }
}

extension Shape<SettleAmount> {
  /// `25%`, `100pt`
  static let amount = Shape.scalar(
    .scalar(.amount),
    read: { scalar, reader in
      var scanner = NumberScanner(scalar.text)
      guard let token = scanner.number(), scanner.isAtEnd else {
        reader.reportNoNumber(scalar)
        return nil
      }
      return reader.distance(token, in: scalar)
    },
    write: \.spelling)
}

extension SettleAmount {
  fileprivate var spelling: String {
    switch self {
    case .fraction(let share): DecimalText.percent(share)
    case .points(let points): DecimalText.number(points) + "pt"
    case .speed(let speed): DecimalText.number(speed) + "pt/s"
    }
  }
}

extension Shape<SettleThreshold> {
  private static let comparators: [(String, Comparator)] = [
    ("past", .past), ("from", .from), ("before", .before),
  ]

  /// `past 50% of gap`, `from 200pt/s`
  static let threshold = Shape.scalar(
    .scalar(.threshold), read: { scalar, reader in reader.threshold(scalar, comparators) },
    write: { threshold in
      let word = comparators.first { $0.1 == threshold.comparator }?.0 ?? ""
      let unit = threshold.of.map { " of \($0.rawValue)" } ?? ""
      return "\(word) \(threshold.amount.spelling)\(unit)"
    })
}

extension Reader {
  /// A number whose unit says what kind of amount it is.
  fileprivate mutating func amount(_ token: NumberToken, in scalar: ScalarSlot) -> SettleAmount? {
    switch token.unit {
    case "%": value(of: token, in: scalar, .anyShare).map(SettleAmount.fraction)
    case "pt/s": value(of: token, in: scalar, .signedSpeed).map(SettleAmount.speed)
    case "pt": value(of: token, in: scalar, .points).map(SettleAmount.points)
    case _: value(of: token, in: scalar, .anyAmount).map(SettleAmount.points)
    }
  }

  /// How far a drag must get: somewhere on its way.
  fileprivate mutating func distance(
    _ token: NumberToken, in scalar: ScalarSlot
  ) -> SettleAmount? {
    switch token.unit {
    case "%": value(of: token, in: scalar, .share).map(SettleAmount.fraction)
    case "pt": value(of: token, in: scalar, .extent).map(SettleAmount.points)
    case _: amount(token, in: scalar)
    }
  }

  fileprivate mutating func threshold(
    _ scalar: ScalarSlot, _ comparators: [(String, Comparator)]
  ) -> SettleThreshold? {
    let words = scalar.words
    guard let first = words.first else {
      reportForm(scalar)
      return nil
    }
    guard let comparator = comparators.first(where: { $0.0 == first.text })?.1 else {
      reportComparator(first, comparators.map(\.0))
      return nil
    }
    guard words.count == 2 || words.count == 4 && words[2].text == "of" else {
      reportForm(scalar)
      return nil
    }
    var scanner = NumberScanner(words[1].text)
    guard let token = scanner.number(), scanner.isAtEnd else {
      reportNoNumber(scalar)
      return nil
    }
    guard let amount = amount(token, in: scalar.part(words[1])) else { return nil }
    guard words.count == 4 else {
      return SettleThreshold(comparator: comparator, amount: amount, of: nil)
    }
    guard let unit = SettleUnitWord(rawValue: words[3].text) else {
      reportChoice(words[3], key: "of", among: SettleUnitWord.allCases.map(\.rawValue))
      return nil
    }
    return SettleThreshold(comparator: comparator, amount: amount, of: unit)
  }

  private mutating func reportComparator(_ word: Word, _ comparators: [String]) {
    let help =
      ["<", ">", "<=", ">=", "=", "=="].contains { word.text.hasPrefix($0) }
      ? "comparisons are words: `past` (more than), `from` (at least), `before` (less than)"
      : didYouMean(word.text, among: comparators)
        ?? "begin with `past` (more than), `from` (at least) or `before` (less than)"
    report(
      .unknownValue, "\(quoted(word.text)) does not compare", at: word.range, help: [help])
  }
}

extension Measure {
  fileprivate static let signedSpeed = Measure(
    units: [("pt/s", 0)], bareShift: nil, range: -1e6...1e6,
    limits: "from -1000000pt/s to 1000000pt/s")
  /// What is left when the unit is none of those that an amount may have.
  fileprivate static let anyAmount = Measure(
    units: [("%", 0), ("pt", 0), ("pt/s", 0)], bareShift: nil, range: -1e6...1e6,
    limits: "from -1000000 to 1000000")
}
