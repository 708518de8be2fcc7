internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseRuntime
internal import CoulisseSource

extension Resolver {
  /// The release rule, expanded.
  mutating func settleRule(_ behavior: BehaviorDocument, _ owner: TrackOwner) -> SettleRule {
    var rule = settleRule(behavior.settle, owner)
    guard let cross = behavior.cross.written else { return rule }
    rule.crossing = cross.value
    let projects = rule.clauses.contains { $0.test?.quantity == .projected && $0.target == .ahead }
    if cross.value == .any, !projects {
      report(
        .unknownValue, "nothing passes a detent here: the rule projects nothing", at: cross.range,
        help: ["remove `cross`, or use a rule with `projected`, such as `settle: floating-panel`"])
    }
    return rule
  }

  private mutating func settleRule(
    _ field: Field<SettleDocument>, _ owner: TrackOwner
  ) -> SettleRule {
    guard let written = field.written else { return .standard }
    switch written.value {
    case .preset(let preset):
      if let most = preset.mostDetents, owner.places.count > most {
        report(
          .unknownValue,
          "\(quoted(preset.rawValue)) chooses between two \(most == 2 ? "" : "or three ")detents, "
            + "and here are \(owner.places.count)", at: written.range,
          help: ["write a list of clauses, `standard`, or `floating-panel`"])
      }
      return preset.rule(detents: owner.places.count)
    case .rule(let rule):
      let frame = rule.measuredFrom.value ?? .base
      if let clauses = rule.firstOf.written {
        reportMixture(rule, clauses)
        return SettleRule(self.clauses(clauses, owner), measuredFrom: frame)
      }
      if rule.firstOf.isUnreadable { return SettleRule([], measuredFrom: frame) }
      return SettleRule(threshold(rule, owner, at: written.range), measuredFrom: frame)
    }
  }

  private mutating func reportMixture(
    _ rule: SettleRuleDocument, _ clauses: Written<[SettleClauseDocument]>
  ) {
    let keys = [rule.past.written?.key, rule.from.written?.key, rule.of.written?.key]
    for key in keys.compactMap(\.self) {
      report(
        .unknownKey, "a rule has one threshold or a list of clauses, not both", at: key,
        secondary: [(clauses.key, "the list is here")],
        help: ["write the threshold as a clause: `{ travel: past 50% of gap, to: ahead }`"])
    }
  }

  /// `{ past: 25%, of: travel }`: on if the drag got that far, else back.
  private mutating func threshold(
    _ rule: SettleRuleDocument, _ owner: TrackOwner, at range: SourceRange
  ) -> [SettleClause] {
    let comparator: Comparator
    let amount: Written<SettleAmount>
    switch (rule.past, rule.from) {
    case (.unreadable, _), (_, .unreadable): return []
    case (.written(let past), .absent): (comparator, amount) = (.past, past)
    case (.absent, .written(let from)): (comparator, amount) = (.from, from)
    case (.written, .written(let from)):
      report(
        .unknownKey, "`past` and `from` say the same thing twice", at: from.key,
        help: ["keep `past` for more than the amount, or `from` for at least the amount"])
      return []
    case (.absent, .absent):
      report(
        .missingKey, "the rule has no threshold", at: range,
        help: ["write `{ past: 50%, of: gap }`, or `first-of` with a list of clauses"])
      return []
    }
    if case .speed = amount.value {
      report(
        .unit, "one threshold compares how far the drag got, not its speed", at: amount.range,
        help: [
          "write a list of clauses to use the speed: `[{ speed: from 200pt/s, to: ahead }, …]`"
        ])
      return []
    }
    let written = SettleThreshold(comparator: comparator, amount: amount.value, of: rule.of.value)
    guard let test = test(.travel, written, owner, at: amount.range) else { return [] }
    return [SettleClause(test, to: .ahead), SettleClause(nil, to: .base)]
  }

  private mutating func clauses(
    _ written: Written<[SettleClauseDocument]>, _ owner: TrackOwner
  ) -> [SettleClause] {
    var clauses: [SettleClause] = []
    for (index, document) in written.value.enumerated() {
      let isLast = index == written.value.count - 1
      let test = condition(of: document, owner)
      let limit = document.upTo.value.flatMap { place($0, of: owner.mover) }
      if test.isAbsent, document.upTo.isAbsent, !isLast {
        report(
          .unknownValue, "this clause has no condition, so that those after it never count",
          at: document.to.written?.key ?? written.range,
          help: ["put it last, or give it a condition: `travel: past 50% of gap`"])
      }
      if isLast, let key = test.written?.key ?? document.upTo.written?.key {
        report(
          .missingKey, "the last clause has a condition: nothing says what happens if none holds",
          at: key, help: ["end the list with `{ to: base }`"])
      }
      let target = target(document.to.value ?? .base, owner)
      clauses.append(SettleClause(test.value, upTo: limit, to: target))
    }
    if written.value.isEmpty {
      report(
        .outOfRange, "the list has no clause", at: written.range,
        help: ["end it with `{ to: base }`; for a panel that stays where it is write `stay`"])
    }
    return clauses
  }

  private mutating func target(
    _ document: SettleTargetDocument, _ owner: TrackOwner
  ) -> SettleTarget {
    switch document {
    case .ahead: .ahead
    case .back: .back
    case .base: .base
    case .nearest: .nearest
    case .place(let name): place(name, of: owner.mover).map { .detent($0) } ?? .base
    }
  }

  /// The one condition of a clause.
  private mutating func condition(
    of document: SettleClauseDocument, _ owner: TrackOwner
  ) -> Field<SettleTest> {
    let fields: [(SettleQuantity, Field<SettleThreshold>)] = [
      (.position, document.position), (.travel, document.travel), (.speed, document.speed),
      (.projected, document.projected),
    ]
    if let bad = fields.first(where: { $0.1.isUnreadable }) { return bad.1.map { _ in .never } }
    let written = fields.compactMap { quantity, field in field.written.map { (quantity, $0) } }
    guard let (quantity, threshold) = written.first else {
      reportIdleDetails(document)
      return .absent
    }
    if written.count > 1 {
      report(
        .unknownKey, "a clause has one condition", at: written[1].1.key,
        secondary: [(threshold.key, "the first one is here")],
        help: ["write two clauses: the first that holds decides"])
    }
    var test = test(quantity, threshold.value, owner, at: threshold.range) ?? .never
    test.direction = direction(document, quantity)
    test.projectionSeconds = projection(document, quantity, threshold)
    if let written = document.lead.written { test.lead = lead(written) }
    return .written(Written(value: test, range: threshold.range, key: threshold.key))
  }

  /// Which sign of the quantity counts; a position has none.
  private mutating func direction(
    _ document: SettleClauseDocument, _ quantity: SettleQuantity
  ) -> SettleDirection {
    guard quantity == .position else { return document.direction.value ?? .ahead }
    if let direction = document.direction.written {
      report(
        .unknownKey, "a position has no direction", at: direction.key,
        help: ["remove it, or compare the `travel`"])
    }
    return .any
  }

  private mutating func projection(
    _ document: SettleClauseDocument, _ quantity: SettleQuantity,
    _ threshold: Written<SettleThreshold>
  ) -> Double {
    if let projection = document.projection.written {
      if quantity == .projected || quantity == .position { return Double(projection.value) / 1e9 }
      report(
        .unknownKey, "`projection` belongs to `projected` or `position`", at: projection.key,
        help: ["remove it"])
    } else if quantity == .projected, document.projection.isAbsent {
      report(
        .missingKey, "`projected` needs `projection`: for how long the speed is kept",
        at: threshold.key, help: ["write `projection: 0.5s` beside it"])
    }
    return 0
  }

  private mutating func lead(_ threshold: Written<SettleThreshold>) -> SettleLead? {
    guard case .speed(let speed) = threshold.value.amount else {
      report(
        .unit, "`lead` compares speeds, in points per second", at: threshold.range,
        help: ["write `lead: from 400pt/s`"])
      return nil
    }
    if let unit = threshold.value.of { _ = refuse(unit, threshold.range) }
    return SettleLead(threshold.value.comparator, speed)
  }

  private mutating func reportIdleDetails(_ document: SettleClauseDocument) {
    let keys = [
      document.direction.written?.key, document.projection.written?.key,
      document.lead.written?.key,
    ]
    for key in keys.compactMap(\.self) {
      report(
        .unknownKey, "this says more of a condition that is not there", at: key,
        help: ["add a condition such as `speed: from 200pt/s`, or remove it"])
    }
  }
}

extension Resolver {
  /// The threshold in the units of the runtime.
  private mutating func test(
    _ quantity: SettleQuantity, _ threshold: SettleThreshold, _ owner: TrackOwner,
    at range: SourceRange
  ) -> SettleTest? {
    switch (threshold.amount, quantity) {
    case (.speed(let speed), .speed):
      guard let unit = threshold.of else {
        return SettleTest(quantity, threshold.comparator, speed, of: .absolute)
      }
      return refuse(unit, range)
    case (_, .speed):
      report(
        .unit, "a speed is in points per second", at: range, help: ["write `from 200pt/s`"])
      return nil
    case (.speed, _):
      report(
        .unit, "only `speed` is compared with points per second", at: range,
        help: ["write a percentage or points: `past 50% of gap`"])
      return nil
    case (.points(let points), _):
      guard let unit = threshold.of else {
        return SettleTest(quantity, threshold.comparator, points, of: .absolute)
      }
      return refuse(unit, range)
    case (.fraction(let share), _):
      return unit(threshold.of ?? .gap, owner, range).map {
        SettleTest(quantity, threshold.comparator, share, of: $0)
      }
    }
  }

  private mutating func refuse(_ unit: SettleUnitWord, _ range: SourceRange) -> SettleTest? {
    report(
      .unit, "only a percentage is of something", at: range,
      help: ["write `past 50% of \(unit.rawValue)`, or leave out `of \(unit.rawValue)`"])
    return nil
  }

  private mutating func unit(
    _ word: SettleUnitWord, _ owner: TrackOwner, _ range: SourceRange
  ) -> SettleUnit? {
    switch (word, owner.axis) {
    case (.gap, _): return .gap
    case (.travel, _): return .travel
    case (.width, .horizontal), (.height, .vertical): return .extent
    case (.width, .vertical), (.height, .horizontal):
      let right = owner.axis == .horizontal ? "width" : "height"
      report(
        .unknownValue, "it moves along the \(right), not the \(word.rawValue)", at: range,
        help: ["write `of \(right)`"])
      return nil
    }
  }
}

extension SettleTest {
  /// Stands for a condition that was reported.
  fileprivate static let never = SettleTest(.travel, .past, .infinity, of: .absolute)
}
