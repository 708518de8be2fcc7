internal import CoulisseDiagnostics
internal import CoulisseModel
internal import CoulisseSource

extension Shape<GuardDocument> {
  /// `main.depth is 0`, `menu at rest open`, `not menu moving`
  static let statement = Shape.scalar(
    .scalar(.statement), read: { scalar, reader in reader.statement(scalar) },
    write: { statement in
      (statement.negated ? "not " : "") + statement.subject.spelling + statement.predicate.spelling
    })
}

extension GuardDocument.Predicate {
  /// What follows the name.
  fileprivate var spelling: String {
    switch self {
    case .depth(let depth): ".depth is \(depth)"
    case .depthAtRest(let depth): ".depth-at-rest is \(depth)"
    case .atRest(let place): " at rest \(place.value)"
    case .boundFor(let place): " bound for \(place.value)"
    case .moving: " moving"
    case .dragged: " dragged"
    }
  }
}

extension Reader {
  fileprivate mutating func statement(_ scalar: ScalarSlot) -> GuardDocument? {
    var words = scalar.words
    // A panel may be called `not`; then what follows is a predicate.
    let isPredicate = words.count == 4 && ["at", "bound"].contains(words[1].text)
    let isNegated = words.first?.text == "not" && words.count > 2 && !isPredicate
    if isNegated { words.removeFirst() }
    guard let first = words.first else {
      reportStatement(scalar)
      return nil
    }
    let rest = words.dropFirst().map(\.text)
    guard let (subject, predicate) = predicate(of: first, rest, words, scalar) else { return nil }
    return GuardDocument(
      negated: isNegated, subject: subject, predicate: predicate, range: scalar.place)
  }

  private mutating func predicate(
    of first: Word, _ rest: [String], _ words: [Word], _ scalar: ScalarSlot
  ) -> (Reference, GuardDocument.Predicate)? {
    guard let subject = reference(first, in: scalar) else { return nil }
    switch rest {
    case ["moving"]: return (subject, .moving)
    case ["dragged"]: return (subject, .dragged)
    case _ where rest.count == 3 && rest.prefix(2) == ["at", "rest"]:
      return (subject, .atRest(Located(words[3].text, words[3].range)))
    case _ where rest.count == 3 && rest.prefix(2) == ["bound", "for"]:
      return (subject, .boundFor(Located(words[3].text, words[3].range)))
    case _ where rest.count == 2 && rest.first == "is" && subject.parts.count > 1:
      return depth(subject, words[2], scalar)
    case _:
      reportStatement(scalar)
      return nil
    }
  }

  private mutating func depth(
    _ subject: Reference, _ number: Word, _ scalar: ScalarSlot
  ) -> (Reference, GuardDocument.Predicate)? {
    let property = subject.parts.last ?? ""
    let owner = Reference(
      Array(subject.parts.dropLast()),
      SourceRange(
        subject.range.lowerBound,
        max(subject.range.lowerBound, subject.range.upperBound - property.utf8.count - 1)))
    guard let depth = Int(number.text), (0...1000).contains(depth) else {
      report(
        .outOfRange, "a depth is a whole number from 0, not \(quoted(number.text))",
        at: number.range, help: ["write `\(subject.spelling) is 0` for the root page"])
      return nil
    }
    switch property {
    case "depth": return (owner, .depth(depth))
    case "depth-at-rest": return (owner, .depthAtRest(depth))
    case _:
      report(
        .unknownValue, "\(quoted(property)) has no value that a statement could ask for",
        at: subject.range,
        help: [
          didYouMean(property, among: ["depth", "depth-at-rest"])
            ?? "only `depth` and `depth-at-rest` can be asked for"
        ])
      return nil
    }
  }

  private mutating func reportStatement(_ scalar: ScalarSlot) {
    var words = scalar.words.map(\.text)
    let isNegated = words.first == "not" && words.count > 2
    if isNegated { words.removeFirst() }
    let negation = isNegated ? "not " : ""
    let tails = [
      "at rest open", "at rest closed", "bound for open", "bound for closed", "moving", "dragged",
    ]
    let meant =
      Self.statement(comparedIn: words, isNegated)
      ?? nearest(to: words.dropFirst().joined(separator: " "), among: tails).map {
        "\(negation)\(words[0]) \($0)"
      }
      ?? (words.count == 2 ? "\(negation)\(words[0]) at rest \(words[1])" : nil)
    let help =
      meant.map { "did you mean `\($0)`?" } ?? Self.statements(of: words)
    report(
      .unknownValue, "\(quoted(scalar.text)) is not a statement that can be checked",
      at: scalar.place, help: [help])
  }

  /// `player at rest closed`, for `player == closed` and `player is closed`.
  private static func statement(comparedIn words: [String], _ isNegated: Bool) -> String? {
    var rest = words.dropFirst()
    guard let subject = words.first, let comparison = rest.popFirst(),
      ["is", "==", "=", "!=", "at", "in", "equals"].contains(comparison)
    else { return nil }
    let isOther = rest.first == "not"
    if isOther { rest.removeFirst() }
    guard rest.count == 1, let value = rest.first else { return nil }
    let negation = isNegated != (isOther || comparison == "!=") ? "not " : ""
    let isDepth = [".depth", ".depth-at-rest"].contains { subject.hasSuffix($0) }
    if ["moving", "dragged"].contains(value) { return "\(negation)\(subject) \(value)" }
    return "\(negation)\(subject) \(isDepth ? "is" : "at rest") \(value)"
  }

  /// What can be said of a subject, or of anything.
  private static func statements(of words: [String]) -> String {
    guard let subject = words.first, words.count > 1 else {
      return "write one of `main.depth is 0`, `main.depth-at-rest is 0`, `menu at rest open`, "
        + "`menu bound for closed`, `menu moving`, `menu dragged`, or `not` before one of them"
    }
    if let depth = [".depth", ".depth-at-rest"].first(where: { subject.hasSuffix($0) }) {
      let owner = subject.dropLast(depth.count)
      return "write `\(owner).depth is 0` or `\(owner).depth-at-rest is 0`"
    }
    return "write `\(subject) at rest <detent>`, `\(subject) bound for <detent>`, "
      + "`\(subject) moving`, `\(subject) dragged`, or `not` before one of them; for a stack "
      + "`\(subject).depth is 0` or `\(subject).depth-at-rest is 0`"
  }
}
