internal import CoulisseRuntime
internal import CoulisseSource

extension SceneSpelling {
  func spelled(
    _ rule: SettleRule, along axis: Axis, _ places: [String]
  ) -> SettleDocument {
    guard !rule.clauses.isEmpty else { return .preset(.stay) }
    if let threshold = oneThreshold(rule, axis) { return .rule(threshold) }
    var document = SettleRuleDocument()
    document.firstOf = Field(rule.clauses.map { spelled($0, axis, places) })
    if rule.measuredFrom != .base { document.measuredFrom = Field(rule.measuredFrom) }
    return .rule(document)
  }

  /// `{ past: 25%, of: travel }`, if the rule is of this form.
  private func oneThreshold(_ rule: SettleRule, _ axis: Axis) -> SettleRuleDocument? {
    guard rule.clauses.count == 2, let test = rule.clauses[0].test,
      rule.clauses[0].target == .ahead, rule.clauses[1] == SettleClause(nil, to: .base),
      rule.clauses[0].limit == nil, test.quantity == .travel, test.direction == .ahead,
      test.lead == nil
    else { return nil }
    let threshold = spelled(test, axis)
    var document = SettleRuleDocument()
    switch test.comparator {
    case .past: document.past = Field(threshold.amount)
    case .from: document.from = Field(threshold.amount)
    case .before: return nil
    }
    document.of = threshold.of.map { Field($0) } ?? .absent
    document.measuredFrom = Field(rule.measuredFrom)
    return document
  }

  private func spelled(
    _ clause: SettleClause, _ axis: Axis, _ places: [String]
  ) -> SettleClauseDocument {
    var document = SettleClauseDocument()
    document.to = Field(SettleTargetDocument(clause.target, places))
    if let limit = clause.limit {
      document.upTo = Field(Located(places[limit], SourceRange(at: 0)))
    }
    guard let test = clause.test else { return document }
    let threshold = Field(spelled(test, axis))
    switch test.quantity {
    case .position: document.position = threshold
    case .travel: document.travel = threshold
    case .speed: document.speed = threshold
    case .projected:
      document.projected = threshold
    }
    if test.quantity == .projected || test.projectionSeconds != 0 {
      document.projection = Field(Int64((test.projectionSeconds * 1e9).rounded()))
    }
    if let lead = test.lead {
      document.lead = Field(
        SettleThreshold(comparator: lead.comparator, amount: .speed(lead.speed), of: nil))
    }
    if test.quantity != .position { document.direction = Field(test.direction) }
    return document
  }

  private func spelled(_ test: SettleTest, _ axis: Axis) -> SettleThreshold {
    let amount: SettleAmount
    let unit: SettleUnitWord?
    switch (test.unit, test.quantity) {
    case (.absolute, .speed): (amount, unit) = (.speed(test.value), nil)
    case (.absolute, .position), (.absolute, .travel), (.absolute, .projected):
      (amount, unit) = (.points(test.value), nil)
    case (.gap, _): (amount, unit) = (.fraction(test.value), .gap)
    case (.travel, _): (amount, unit) = (.fraction(test.value), .travel)
    case (.extent, _):
      (amount, unit) = (.fraction(test.value), axis == .horizontal ? .width : .height)
    }
    return SettleThreshold(comparator: test.comparator, amount: amount, of: unit)
  }
}

extension SettleTargetDocument {
  fileprivate init(_ target: SettleTarget, _ places: [String]) {
    switch target {
    case .ahead: self = .ahead
    case .back: self = .back
    case .base: self = .base
    case .nearest: self = .nearest
    case .detent(let detent): self = .place(Located(places[detent], SourceRange(at: 0)))
    }
  }
}
